import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { ownTemporaryFolder } from '../server/test/temporary.ts'

const root = join(import.meta.dirname, '..')
export const account = { email: 'demo@satoyama.example', password: 'journey-Password-1' }

/** Who signs in. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

/** One that the database’s user can enter: else the database would live elsewhere, and stay behind. */
export function newHome(): string {
  const home = mkdtempSync(join(ownTemporaryFolder(), 'journey-'))
  chmodSync(home, 0o755)
  return home
}

/** The whole product on a data folder, which is a fresh one when none is given, started as its users start it. */
export class Product {
  readonly home: string
  readonly env: NodeJS.ProcessEnv
  address = ''
  server: ChildProcess | null = null
  readonly #tokens = new Map<string, string>()

  constructor(home = newHome()) {
    this.home = home
    this.env = {
      ...process.env,
      SATOYAMA_HOME: home,
      SATOYAMA_DEMO_PASSWORD: account.password,
      PORT: '0',
      LANG: 'C.UTF-8',
      SATOYAMA_DEMO_COMPANIES: '0',
    }
  }

  /** The operator's CLI; answers with what it printed. */
  satoyama(...args: string[]): { status: number | null; output: string } {
    const done = spawnSync(process.execPath, [join(root, 'server/cli.ts'), ...args], {
      env: this.env,
      encoding: 'utf8',
    })
    return { status: done.status, output: done.stdout + done.stderr }
  }

  /**
   * Start serving. A demo market that is made goes on being made behind the first page: whoever needs no more than companies, figures and
   * scores begins at the page.
   */
  async start(until: 'whole' | 'page' = 'whole'): Promise<string> {
    const server = spawn(process.execPath, [join(root, 'server/main.ts')], { env: this.env })
    this.server = server
    return new Promise((resolve, reject) => {
      let output = ''
      const listen = (chunk: Buffer) => {
        output += chunk
        const isMaking = until === 'whole' && output.includes('the rest of the demo market, news among it')
        const isThere = isMaking ? /rest of the demo market made/.test(output) : output.includes('Ctrl-C')
        const address = /http:\/\/localhost:\d+/.exec(output)?.[0]
        if (address && isThere) {
          this.address = address
          resolve(output)
        }
      }
      server.stdout.on('data', listen)
      server.stderr.on('data', listen)
      server.on('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)))
    })
  }

  async stop(signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
    const { server } = this
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    server.removeAllListeners('exit')
    const gone = new Promise((done) => server.once('exit', done))
    server.kill(signal)
    await gone
  }

  /** What an endpoint answers to an account, the first one when none is named. */
  // biome-ignore lint/suspicious/noExplicitAny: journeys say what they expect
  async call(path: string, by: Credentials = account): Promise<any> {
    const token = this.#tokens.get(by.email) ?? (await this.#signInByCall(by))
    for (;;) {
      const reply = await fetch(`${this.address}/api${path}`, { headers: { token } })
      const { code, data } = (await reply.json()) as { code?: string; data: unknown }
      if (code !== 'market.preparing') return data
      await setTimeout(Number(reply.headers.get('retry-after')) * 1000) // As every client is asked to.
    }
  }

  async #signInByCall({ email, password }: Credentials): Promise<string> {
    const reply = await fetch(`${this.address}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    const { token } = (await reply.json()) as { token: string }
    this.#tokens.set(email, token)
    return token
  }

  /** Wait until the market in memory is as new as the database. */
  async untilFresh(): Promise<void> {
    const isFresh = async () => {
      const { revision, revisionInMemory } = await this.call('/market')
      return revision === revisionInMemory
    }
    await expect.poll(isFresh, { timeout: 60_000, intervals: [200] }).toBe(true)
  }

  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.home, { recursive: true, force: true })
  }

  async signIn(page: Page, { email, password }: Credentials = account): Promise<void> {
    await page.goto(`${this.address}/`)
    await page.getByLabel(/メールアドレス|E-mail/).fill(email)
    await page.getByLabel(/^(パスワード|Password)$/).fill(password)
    await page.getByRole('button', { name: /ログインする|Sign in/ }).click()
    await page.waitForURL(/comparisons/)
  }
}

/** Go somewhere as the application itself does, without loading it anew. */
export async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** Where the page has settled: the screen that the address names is there, with its heading, and nothing of it is loading. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { location: asked, resolvedLocation, status } = __TSR_ROUTER__.state
    return status === 'idle' && resolvedLocation?.href === asked.href && asked.pathname === location.pathname
  })
  await page.locator('h1').first().waitFor()
  await expect(page.locator('[role="status"][aria-label], .bone, .is-stale')).toHaveCount(0)
}

/** The router that TanStack leaves on its page. */
declare const __TSR_ROUTER__: { state: { status: 'pending' | 'idle'; location: Place; resolvedLocation?: Place } }
interface Place {
  readonly href: string
  readonly pathname: string
}

/** Notes that lie over what is to be pressed go by themselves, as long as nobody points at them. */
export async function notesGone(page: Page): Promise<void> {
  await page.mouse.move(0, 400)
  await expect(page.locator('.note-card')).toHaveCount(0)
}

/** Call up the palette by a key; what is typed from here on goes into it. */
export async function callPalette(page: Page, key: '/' | 'Control+k'): Promise<void> {
  await page.keyboard.press(key)
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
}
