import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Nothing of a page reaches beyond its window, once it has taken the width that it was given. */
export async function expectNoOverflow(page: Page, where = page.url()): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow, where).toBeLessThanOrEqual(0)
}
