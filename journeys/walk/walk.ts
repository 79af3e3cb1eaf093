import { type Browser, expect, type Page } from '@playwright/test'
import { languages } from '../../tests/parts.ts'
import { faults, quietPage } from '../axe.ts'
import { overflowAtRest } from '../overflow.ts'
import type { Product } from '../product.ts'
import { type SharedProduct, test } from '../test.ts'
import { cutAtRest } from './cut-cells.ts'
import { goTo, stops, withoutVendors } from './stops.ts'

const locales = { ja: 'ja-JP', en: 'en-GB' } as const
const kana = /[぀-ヿ]/
const widths = [2560, 1920, 1024, 768, 390, 320] as const
const usual = { width: 1440, height: 900 }

/**
 * Goes to each of these screens once in each language, and asks there all that holds for every screen: it stands where its
 * address says, in its language, with a title; axe finds nothing in the light or in the dark; nothing reaches beyond the window and
 * no cell is cut, at any width; nobody else is asked anything; and an account without vendors sees it without a fault.
 */
export function walk(part: keyof typeof stops): void {
  for (const language of languages) {
    test(`${language} › every screen of this part stands whole`, async ({ browser, demo }) => {
      test.setTimeout(400_000)
      const fill = await filling(demo)
      const { page, outside } = await quietPage(browser, locales[language], demo.address)
      const failed = failuresOf(page)
      await demo.signIn(page, await demo.person({ language }))
      const plain = await plainPage(browser, demo, language)
      const wrong: string[] = []
      for (const path of stops[part].map(fill)) {
        await goTo(page, path)
        wrong.push(...(await faultsAt(page, { path, language })))
        await goTo(plain.page, path)
      }
      if (part === 'market') await lookWithoutVendors(plain.page)
      expect(wrong).toEqual([])
      expect([...failed, ...plain.failed]).toEqual([])
      expect(outside).toEqual([])
    })
  }
}

/** What is wrong with the screen that the page shows. */
async function faultsAt(page: Page, { path, language }: { path: string; language: keyof typeof locales }) {
  const where = path
  expect(new URL(page.url()).pathname, where).toBe(path.split('?')[0])
  await expect(page, where).toHaveTitle(/Satoyama$/)
  await expect(page.locator('main.fallback'), where).toHaveCount(0) // A screen that broke after it had a heading.
  if (language === 'ja') await expect(page.locator('main'), where).toContainText(kana)
  const found = [
    ...(language === 'en' ? await japaneseWordsOf(page) : []).map((words) => `${where}: in Japanese: ${words}`),
    ...(await faults(page, { where, theme: 'dark', onlyColors: true })),
    ...(await faults(page, { where, theme: 'light' })),
    ...(await cutAtRest(page)),
  ]
  const hasTables = (await page.locator('table').count()) > 0
  for (const width of widths) {
    await page.setViewportSize({ ...usual, width })
    found.push(...(await overflowAtRest(page)).map((by) => `${where} at ${width}: ${by} pixels beyond the window`))
    if (hasTables) found.push(...(await cutAtRest(page)).map((fault) => `${where} at ${width}: ${fault}`))
  }
  await page.setViewportSize(usual)
  return found
}

/** Japanese words of a page that do not say of themselves that they are. */
const japaneseWordsOf = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const words: string[] = []
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const isMarked = text.parentElement!.closest('[lang="ja"], script, noscript, style')
      if (!isMarked && /[぀-ヿ]/.test(text.textContent!)) words.push(text.textContent!.slice(0, 40))
    }
    return words
  })

/** Answers that say that the server failed, and what the page itself threw. */
function failuresOf(page: Page): string[] {
  const failed: string[] = []
  page.on('response', (reply) => {
    if (reply.status() >= 500 && reply.status() !== 503) failed.push(`${reply.status()} ${reply.url()}`)
  })
  page.on('pageerror', (error) => failed.push(`${page.url()} ${error.message}`))
  return failed
}

/** Somebody whose contract has no vendor, which is how the operator makes accounts. */
async function plainPage(browser: Browser, product: SharedProduct, language: keyof typeof locales) {
  const { page } = await quietPage(browser, locales[language], product.address)
  const failed = failuresOf(page)
  await product.signIn(page, await product.person({ vendors: [] }))
  return { page, failed }
}

async function lookWithoutVendors(page: Page): Promise<void> {
  for (const path of withoutVendors) await goTo(page, path)
  await goTo(page, '/v2/comparisons?where=consensus(0.5..)')
  await expect(page.locator('.cut.lock')).toHaveText(/契約外|Locked/)
}

/** Puts companies of the market into an address. */
async function filling(product: Product): Promise<(path: string) => string> {
  const { companies } = await product.call('/companies?q=')
  const ids: number[] = companies.slice(0, 8).map(({ id }: { id: number }) => id)
  return (path) => path.replace(':several', ids.join('-')).replace(':company', String(ids[0]))
}
