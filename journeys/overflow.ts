import type { Page } from '@playwright/test'
import { atRest } from './page/at-rest.ts'
import { expect } from './test.ts'

/** Pixels by which a page reaches beyond its window, and the element that does, once it has come to rest. */
export function overflowAtRest(page: Page): Promise<string[]> {
  return atRest(page, () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      if (scrollWidth <= clientWidth) return []
      const widest = [...document.body.querySelectorAll('*')].reduce((one, other) =>
        other.getBoundingClientRect().right > one.getBoundingClientRect().right ? other : one,
      )
      return [`${scrollWidth - clientWidth} (${widest.tagName.toLowerCase()}.${widest.className})`]
    }),
  )
}

/** Nothing of a page reaches beyond its window, once it has taken the width that it was given. */
export async function expectNoOverflow(page: Page, where = page.url()): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow, where).toBeLessThanOrEqual(0)
}
