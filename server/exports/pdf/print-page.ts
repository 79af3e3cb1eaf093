import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, Route } from 'playwright-core'
import { type BrowserSettings, openBrowser } from './open-browser.ts'

/** What a page may take until everything on it stands, and the whole PDF. */
const readyMilliseconds = 60_000
const wholeMilliseconds = 110_000

export interface PrintOrder extends BrowserSettings {
  /** Address that people use; the page believes that it stands there, so that its citations name it. */
  readonly address: string
  /** Address of this server on this machine, where the page really comes from. */
  readonly local: string
  /** Path with its query. */
  readonly path: string
  /** What the page signs in with. */
  readonly pass: string
  readonly lang: 'ja' | 'en'
  readonly signal: AbortSignal
}

/** A page of this server as a PDF, printed by a Chromium that sees nothing but this server and ends with it. */
export async function printPage(order: PrintOrder): Promise<Buffer> {
  order.signal.throwIfAborted()
  const browser = await openBrowser(order, {
    locale: order.lang === 'ja' ? 'ja-JP' : 'en-GB',
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  })
  const close = () => void browser.close()
  order.signal.addEventListener('abort', close)
  try {
    return await Promise.race([print(browser.context, order), late()])
  } finally {
    order.signal.removeEventListener('abort', close)
    await browser.close()
  }
}

async function late(): Promise<never> {
  await setTimeout(wholeMilliseconds, undefined, { ref: false })
  throw new Error('the page was not printed in time')
}

async function print(context: BrowserContext, { address, local, path, pass }: PrintOrder): Promise<Buffer> {
  const { origin } = new URL(address)
  // What is still on its way when the browser closes fails, and nobody waits for it.
  await context.route('**/*', (route) => answer(route, { origin, local }).catch(() => route.abort().catch(() => {})))
  const page = await context.newPage()
  await page.goto(origin + empty)
  await page.evaluate(signIn(pass))
  await page.goto(origin + path)
  await page.waitForSelector('html[data-print-ready="1"]', { state: 'attached', timeout: readyMilliseconds })
  return page.pdf({ preferCSSPageSize: true, printBackground: true })
}

/** A page of nothing, on which the pass is left for the application. */
const empty = '/print-begins'

/** The own server is asked at its own address; nothing else is asked at all. */
async function answer(route: Route, { origin, local }: { origin: string; local: string }): Promise<void> {
  const url = new URL(route.request().url())
  if (url.origin !== origin) return route.abort()
  if (url.pathname === empty) return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
  await route.fulfill({ response: await route.fetch({ url: local + url.pathname + url.search, maxRedirects: 0 }) })
}

/** Runs in the page: leave the pass where the application looks for a session. */
const signIn = (pass: string) => `new Promise((done, fail) => {
  const auth = ${JSON.stringify({ result: true, token: pass, token_period: '2999/12/31 00:00:00', refresh_token: '', name: '', ip: '' })}
  const opening = indexedDB.open('authDB', 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore('auth')
  opening.onerror = () => fail(opening.error)
  opening.onsuccess = () => {
    const tx = opening.result.transaction('auth', 'readwrite')
    tx.objectStore('auth').put(auth, 'token')
    tx.oncomplete = () => { opening.result.close(); done() }
    tx.onerror = () => fail(tx.error)
  }
})`
