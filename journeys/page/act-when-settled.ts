import type { Browser, Locator, Page } from '@playwright/test'

/** What a journey does, and where it looks at something once without waiting for it. */
const acts = ['check', 'clear', 'click', 'dblclick', 'fill', 'hover', 'press', 'pressSequentially'] as const
const moreActs = ['selectOption', 'setChecked', 'setInputFiles', 'uncheck'] as const
const looks = ['allInnerTexts', 'allTextContents', 'boundingBox', 'count', 'evaluateAll', 'isVisible'] as const

/** A screen that never comes to rest (what is being tried may be just that) holds nobody up for longer. */
const patience = 5000

const taught = new WeakSet<object>()

/**
 * From here on every act and every single look of a locator waits until its page has settled: whatever is still being loaded
 * may replace what is pressed, or is not yet what is looked for. What a journey expects (`expect(locator)`) waits by itself.
 */
export async function actWhenSettled(browser: Browser): Promise<void> {
  if (taught.has(browser)) return
  taught.add(browser)
  const context = await browser.newContext()
  const locator = Object.getPrototypeOf((await context.newPage()).locator('html')) as Record<string, Method>
  for (const name of [...acts, ...moreActs, ...looks] satisfies (keyof Locator)[]) {
    const original = locator[name]!
    locator[name] = async function (...args) {
      await untilSettled(this.page())
      return original.apply(this, args)
    }
  }
  await context.close()
}

type Method = (this: Locator, ...args: unknown[]) => Promise<unknown>

/** Also where the page goes elsewhere meanwhile; a page that has gone says so to whoever acts on it. */
async function untilSettled(page: Page): Promise<void> {
  for (let tries = 0; tries < 10; tries++) {
    try {
      return await page.evaluate(settling, patience)
    } catch {
      if (page.isClosed()) return
    }
  }
}

/** In the page: the screen that the address names is there, and nothing of it is loading. */
function settling(patience: number): Promise<void> {
  const isLoading = () => {
    const state = (window as { __TSR_ROUTER__?: Router }).__TSR_ROUTER__?.state
    const isUnderWay = state && (state.status !== 'idle' || state.resolvedLocation?.href !== state.location.href)
    return isUnderWay || document.querySelector('.bone, .is-stale') !== null
  }
  const started = performance.now()
  return new Promise((done) => {
    const look = () => {
      if (!isLoading()) return done()
      const isOver = performance.now() - started > patience
      if (isOver) return done()
      setTimeout(look, 20)
    }
    look()
  })
}

/** The router that TanStack leaves on its page. */
interface Router {
  readonly state: {
    readonly status: 'pending' | 'idle'
    readonly location: { readonly href: string }
    readonly resolvedLocation?: { readonly href: string }
  }
}
