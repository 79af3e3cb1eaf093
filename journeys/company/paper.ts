import type { Page } from '@playwright/test'
import { expect } from '../test.ts'

/** Width of an A4 sheet between its margins of 14 mm, and a height that it has, in pixels. */
const sheet = { width: 688, height: 1000 }

/** What a screen is on paper: headings and figures are there, nothing is cut at the edge of the sheet, and no command is printed. */
export async function expectOnPaper(page: Page): Promise<void> {
  await page.setViewportSize(sheet)
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible()
  const figures = main.locator('.fig:not(search)')
  await expect(figures).not.toHaveCount(0)
  for (const figure of await figures.all()) await expect(figure).toBeVisible()
  await expect.poll(() => main.evaluate(cutParts)).toEqual([])
  await expect.poll(() => main.evaluate(commands)).toEqual([])
}

/** Parts that reach beyond the sheet, or whose contents are cut off at their own edge. */
function cutParts(main: Element): string[] {
  const isCut = (part: Element) => {
    const { width, right } = part.getBoundingClientRect()
    if (width <= 1 || part.closest('.sr') || !part.checkVisibility()) return false // Only read aloud.
    const isBox = getComputedStyle(part).overflowX !== 'visible' && part.scrollWidth > part.clientWidth + 1
    return right > innerWidth + 1 || (isBox && part.tagName !== 'INPUT')
  }
  return [...main.querySelectorAll('*')].filter(isCut).map((part) => part.outerHTML.slice(0, 120))
}

/** Commands that are still there; a field that holds a figure, or the choice that is made, is one of the figures. */
function commands(main: Element): string[] {
  const all = main.querySelectorAll('button:not([aria-pressed=true]), select, input:not([type=text])')
  return [...all].filter((one) => one.checkVisibility()).map((one) => one.outerHTML.slice(0, 120))
}
