import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'
import { expect, test } from '../test.ts'

/** A steward takes a company, or five, to a meeting on paper: the PDF that the browser's print makes is read back. */

const words = {
  ja: {
    locale: 'ja-JP',
    parts: [
      '概要と評価機関の評価',
      'スコアの内訳',
      'カテゴリー、強みと課題、テーマ',
      'スコアの推移',
      '非財務目標',
      '主要指標（5年）',
      '取締役会と直近12か月のニュース',
      '出典、計算条件、引用方法',
    ],
    report: ['スコアとカテゴリー', 'ローデータ', '業種', '非財務目標', '出典、計算条件、引用方法'],
    demo: 'デモ市場',
    asOf: 'データ基準日',
    print: '印刷',
    pdf: 'PDFファイルを作成',
    create: '作成する',
  },
  en: {
    locale: 'en-GB',
    parts: [
      'Summary and the vendors’ ratings',
      'What makes up the score',
      'Categories, strengths and issues, themes',
      'Scores over the years',
      'Non-financial targets',
      'Major indicators, five years',
      'Board, and news of 12 months',
      'Sources, recipe and citation',
    ],
    report: ['Scores and categories', 'Raw data', 'Industry', 'Non-financial targets', 'Sources, recipe and citation'],
    demo: 'Demo market',
    asOf: 'Data as of',
    print: 'Print',
    pdf: 'Create a PDF file',
    create: 'Create the file',
  },
} as const

/** Text of each page without its spaces, and the size of its smallest letters in points. */
async function pagesOf(page: Page): Promise<{ text: string; least: number }[]> {
  await page.locator('html[data-print-ready]').waitFor()
  return readPages(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
}

async function readPages(bytes: Uint8Array): Promise<{ text: string; least: number }[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent()
      const pieces = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []))
      return {
        text: plain(pieces.map(({ str }) => str).join('')),
        least: Math.min(...pieces.map(({ transform }) => Math.hypot(transform[2], transform[3]))),
      }
    }),
  )
}

/** Letters as they are written elsewhere: PDFs hold some as their look-alikes, and break words where lines end. */
const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '')

/** Every heading once, page n / N and the day at the foot of each page, nothing too small to read. */
function expectPages(
  pages: readonly { text: string; least: number }[],
  headings: readonly string[],
  w: (typeof words)['ja' | 'en'],
) {
  const whole = pages.map(({ text }) => text).join('\n')
  for (const heading of headings) expect(whole).toContain(plain(heading))
  for (const [index, { text, least }] of pages.entries()) {
    expect(text).toContain(`${index + 1}/${pages.length}`)
    expect(text).toContain(plain(w.asOf))
    expect(text).toContain(plain(w.demo))
    expect(least).toBeGreaterThanOrEqual(7.9)
  }
}

for (const [language, w] of Object.entries(words)) {
  test(`${language} › a company with many figures, one without a score and a report of five become PDFs with every heading`, async ({
    browser,
    demo,
  }) => {
    const page = await demo.signedIn(browser, { locale: w.locale })
    const lists = await Promise.all([1, 2, 3].map((at) => demo.call(`/companies?perPage=100&page=${at}`)))
    const companies = lists.flatMap((list) => list.companies).sort((a, b) => b.figures - a.figures)
    // Those with the most and with the fewest figures: among the latter some have no score.
    const scored = await Promise.all(
      [...companies.slice(0, 10), ...companies.slice(-20)].map(
        async ({ id, figures }: { id: number; figures: number }) => {
          const { scores } = await demo.call(`/companies/${id}/scores`)
          return { id, figures, value: scores[0]?.value ?? null }
        },
      ),
    )
    const max = scored.find(({ value }) => value !== null)
    const silent = scored.find(({ value }) => value === null)

    await page.goto(`${demo.address}/companies/${max!.id}/dashboard?year=2024`)
    await page.getByRole('link', { name: w.print, exact: true }).click()
    await page.waitForURL(/-print-company-\/\d+\?.*year=2024/)
    const pages = await pagesOf(page)
    expect(pages.length).toBeLessThanOrEqual(8)
    expectPages(pages, w.parts, w)

    // The same as a file that the server makes.
    await page.getByRole('button', { name: w.pdf }).click()
    const saved = page.waitForEvent('download', { timeout: 180_000 }) // The server prints one at a time, for other journeys too.
    await page.getByRole('dialog').getByRole('button', { name: w.create }).click()
    const file = await saved
    expect(file.suggestedFilename()).toMatch(/^satoyama-\d{4}-\d\d-\d\d\.pdf$/)
    const made = await readPages(readFileSync(await file.path()))
    expect(made.length).toBeLessThanOrEqual(8)
    expectPages(made, w.parts, w)

    await page.goto(`${demo.address}/-print-company-/${silent!.id}`)
    const unscored = await pagesOf(page)
    expect(unscored.length).toBeLessThanOrEqual(8)
    expectPages(unscored, w.parts, w)

    const five = scored.slice(0, 5).map(({ id }) => id)
    await page.goto(`${demo.address}/-print-comparison-?companies=${five.join('-')}`)
    expectPages(await pagesOf(page), w.report, w)
  })
}
