import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { appendFileSync, chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { ownTemporaryFolder } from '../server/test/temporary.ts'
import { logs } from './page/evidence.ts'

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
  /** Those that calls are made in, by address. */
  readonly #sessions = new Map<string, Session>()

  constructor(home = newHome()) {
    this.home = home
    logs.add(this.log)
    this.env = {
      ...process.env,
      SATOYAMA_HOME: home,
      SATOYAMA_DEMO_PASSWORD: account.password,
      PORT: '0',
      LANG: 'C.UTF-8',
      FORCE_COLOR: undefined, // What Playwright sets; what is compared has none.
      SATOYAMA_DEMO_COMPANIES: '0',
    }
  }

  /** What its servers said, one after the other; it lies beside the folder, and goes with the process that made it. */
  get log(): string {
    return `${this.home}.log`
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
        appendFileSync(this.log, chunk)
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
    const session = this.#sessions.get(by.email) ?? (await this.#newSession(by))
    this.#sessions.set(by.email, session)
    const { token } = session
    for (;;) {
      const reply = await fetch(`${this.address}/api${path}`, { headers: { token } })
      const { code, data } = (await reply.json()) as { code?: string; data: unknown }
      if (code !== 'market.preparing') return data
      await setTimeout(Number(reply.headers.get('retry-after')) * 1000) // As every client is asked to.
    }
  }

  async #newSession({ email, password }: Credentials): Promise<Session> {
    const reply = await fetch(`${this.address}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    const session = (await reply.json()) as Session
    expect(session.token, `${email} signs in`).toBeTruthy()
    return session
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

  /** Signed in as by the form, which the journey of accounts fills in: a new session stands in the browser's store. */
  async signIn(page: Page, by: Credentials = account): Promise<void> {
    await page.goto(`${this.address}/healthz`) // A page of ours on which no program runs.
    await page.evaluate(storeSession, await this.#newSession(by))
    await page.goto(`${this.address}/`)
    await page.waitForURL(/comparisons/)
  }
}

/** What signing in answers, as far as journeys read it. */
interface Session {
  readonly token: string
}

/** In the page: the session is stored as `auth-store.ts` of the web stores it. */
async function storeSession(session: Session): Promise<void> {
  const ended = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const opening = indexedDB.open('authDB', 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore('auth')
  const db = await ended(opening)
  await ended(db.transaction('auth', 'readwrite').objectStore('auth').put(session, 'token'))
  db.close()
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
    const { location: target, resolvedLocation, status } = __TSR_ROUTER__.state
    return status === 'idle' && resolvedLocation?.href === target.href && target.pathname === location.pathname
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
