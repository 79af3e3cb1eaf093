import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tryBrowser } from '../server/exports/pdf/try-browser.ts'
import { findChromium } from '../server/machine/chromium.ts'

/** Chromium without the frame of a browser: the journeys take a fifth less time in it. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/** The browser to drive: one of the system's, or Playwright's own; null when there is none. */
export function chromiumPath(): string | null {
  return findChromium(process.env.SATOYAMA_CHROMIUM || undefined)
}

/** Where its sandbox does not start, the journeys make PDFs without one, as an operator may choose to, and say so. */
export async function chooseSandbox(): Promise<void> {
  const chromium = chromiumPath()
  const outcome = chromium && (await tryBrowser({ chromium, chromiumSandbox: true }))
  if (!outcome) return
  process.stdout.write(
    `PDFs are made without a sandbox, which does not start here (${outcome.why}: ${outcome.said}).\n`,
  )
  process.env.SATOYAMA_CHROMIUM_SANDBOX = 'off'
}

/** Install a Chromium and Japanese letters where they are missing, and say so. */
export async function ensureBrowser(): Promise<void> {
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) return ensurePackages()
  if (chromiumPath()) return
  process.stdout.write('Installing Playwright’s Chromium for the journeys…\n')
  await run('npx', ['playwright', 'install', 'chromium'])
}

async function ensurePackages(): Promise<void> {
  const isChosen = Boolean(process.env.SATOYAMA_CHROMIUM)
  const hasLetters = existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc')
  if ((isChosen || existsSync(headlessShell)) && hasLetters) return
  process.stdout.write('Installing what the journeys need…\n')
  const install = (name: string) => run('apt-get', ['install', '-y', '-qq', name])
  await run('apt-get', ['update', '-qq'])
  if (!hasLetters) await install('fonts-noto-cjk')
  if (!isChosen) await install('chromium-headless-shell')
  if (!chromiumPath()) await install('chromium') // Where the system has no such package.
}

function run(program: string, args: readonly string[]): Promise<unknown> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env })
  return new Promise((done) => child.once('error', done).once('exit', done))
}
