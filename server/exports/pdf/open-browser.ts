import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, BrowserContextOptions } from 'playwright-core'
import { makeTemporary } from '#server/machine/temporary-folder.ts'
import { browserUser, type Unprivileged } from '#server/machine/unprivileged.ts'

export interface BrowserSettings {
  readonly chromium: string
  /** Without one only where the operator takes the risk. */
  readonly hasSandbox: boolean
}

/** A browser that is open, with one context. */
export interface OpenBrowser {
  readonly context: BrowserContext
  close(): Promise<void>
}

const folderOfScripts = import.meta.dirname

/** Chromium puts a socket into a folder below its own; it ends at once where the path is longer than a socket's may be (104 bytes on macOS). */
const maxPath = 103 - '/org.chromium.Chromium.XXXXXX/SingletonSocket'.length

/**
 * Start a browser for one piece of work. Pages run in its sandbox, as a user who owns nothing where we are root, since Chromium has no
 * sandbox as root; all that it writes lies in a folder of its own, which goes with it. It is told nothing of our environment.
 */
export async function openBrowser(
  { chromium, hasSandbox }: BrowserSettings,
  options: BrowserContextOptions = {},
): Promise<OpenBrowser> {
  const { chromium: playwright } = await import('playwright-core')
  const user = browserUser()
  const folder = makeTemporary('browser', user, maxPath)
  try {
    const artifactsDir = join(folder.path, '..', 'artifacts')
    mkdirSync(artifactsDir)
    const context = await playwright.launchPersistentContext(folder.path, {
      ...options,
      ...programOf(chromium, folder.path, user),
      artifactsDir,
      chromiumSandbox: hasSandbox,
      // The server ends in its own order, and the browser with it.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      args: ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
    })
    const close = async () => {
      await context.close().catch(() => {})
      folder.remove()
    }
    return { context, close }
  } catch (error) {
    folder.remove()
    throw error
  }
}

function programOf(chromium: string, home: string, user: Unprivileged | null) {
  const { PATH = '/usr/bin:/bin', LANG = 'C.UTF-8' } = process.env
  const env = { PATH, LANG, HOME: home, TMPDIR: home, TEMP: home, TMP: home }
  if (!user) return { executablePath: chromium, env }
  return {
    executablePath: join(folderOfScripts, 'as-user.sh'),
    env: {
      ...env,
      SATOYAMA_AS_USER_NODE: process.execPath,
      SATOYAMA_AS_USER_SCRIPT: join(folderOfScripts, 'as-user.ts'),
      SATOYAMA_AS_USER_PROGRAM: chromium,
      SATOYAMA_AS_USER_ID: String(user.uid),
    },
  }
}
