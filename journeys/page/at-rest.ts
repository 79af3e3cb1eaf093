import type { Page } from '@playwright/test'

/** Pictures that a page may take to come to rest: columns leave in the one after a new width, and others after those. */
const maxPictures = 40

/** What is wrong with a page once it has come to rest: what no later picture puts right. */
export async function atRest(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  await nextPicture(page)
  let wrong = await look()
  for (let pictures = 0; wrong.length > 0 && pictures < maxPictures; pictures++) {
    await nextPicture(page)
    wrong = await look()
  }
  return wrong
}

const nextPicture = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))))
