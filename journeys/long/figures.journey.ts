import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { settled } from '../product.ts'
import { expect, test } from '../test.ts'

const words = {
  ja: {
    locale: 'ja-JP',
    svg: 'SVG画像',
    csv: 'CSV（表の値）',
    save: 'ダウンロード',
    asOf: 'データ基準日',
    source: '出典',
  },
  en: {
    locale: 'en-GB',
    svg: 'SVG image',
    csv: 'CSV (the table)',
    save: 'Download',
    asOf: 'Data as of',
    source: 'Source',
  },
} as const

/** The menu of a figure. */
const more = /^(出力とリンク|Export and link)/

/** Screens that carry figures, half of them in each language. */
const screens = (id: number, ids: string) => ({
  ja: [`/companies/${id}/dashboard?year=2024`, '/v2/comparisons?view=map'],
  en: [
    `/companies/${id}/sustainability/esg?year=2024`,
    '/industries/market/sustainability',
    `/comparisons/comparison/materiality?companies=${ids}`,
    `/comparisons/comparison/raws?companies=${ids}`,
    `/comparisons/comparison/non-financial-targets?companies=${ids}`,
  ],
})

for (const [language, w] of Object.entries(words)) {
  test(`${language} › every figure of a screen is saved with its title, day and source, and nothing of it is cut`, async ({
    browser,
    demo,
  }) => {
    const page = await demo.signedIn(browser, { locale: w.locale })
    const { companies } = await demo.call('/companies?perPage=5')
    const ids = companies.map(({ id }: { id: number }) => id)
    const faults: string[] = []
    let saved = 0
    for (const path of screens(ids[0], ids.join('-'))[language as 'ja']) {
      await again(page, demo.address + path)
      for (const id of await page.locator('figure.fig').evaluateAll((all) => all.map((figure) => figure.id))) {
        const name = `${path} #${id}`
        const title = (await page.locator(`#${id} h2`).first().textContent())!.trim()
        const svg = await savedAs(page, id, w.svg, w.save)
        if (svg !== null) {
          saved++
          faults.push(...(await faultsOf(page, svg, [title, w.asOf, w.source])).map((fault) => `${name}: ${fault}`))
        }
        const leads = id === 'industry_average_materiality_map' || id === 'comparison_materiality'
        if (svg !== null && leads) await back(page, demo.address + path)
        const csv = await savedAs(page, id, w.csv, w.save)
        if (csv !== null && leads) await back(page, demo.address + path)
        if (csv !== null) faults.push(...faultsOfCsv(csv, title).map((fault) => `${name}: ${fault}`))
      }
    }
    expect(faults).toEqual([])
    expect(saved).toBeGreaterThan(8)
  })
}

/** A screen with its figures, all of them drawn. */
async function again(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await settled(page)
  await page.locator('figure.fig').first().waitFor()
  await page.waitForLoadState('networkidle')
}

/** What is saved of a materiality chart leads on to the details of its company, and the query comes along. */
async function back(page: Page, address: string): Promise<void> {
  await page.waitForURL(/\/companies\/\d+\/details/)
  if (address.includes('year=')) expect(page.url()).toContain('year=2024')
  await again(page, address)
}

/** The text of what a figure's menu saves; null where the menu says that there is nothing to save. */
async function savedAs(page: Page, id: string, kind: string, save: string): Promise<string | null> {
  await page.locator(`#${id}`).getByRole('button', { name: more }).click()
  const item = page.getByRole('menuitem', { name: new RegExp(kind.replace(/[（(].*/, '')) })
  await item.waitFor()
  if ((await item.getAttribute('aria-disabled')) === 'true' || (await item.isDisabled())) {
    await page.keyboard.press('Escape')
    return null
  }
  await item.click()
  const download = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: save, exact: true }).click()
  const path = await (await download).path()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  return readFileSync(path, 'utf8')
}

/** What a picture lacks, and texts of it that lie outside. */
async function faultsOf(page: Page, svg: string, needed: readonly string[]): Promise<string[]> {
  const blank = await page.context().newPage()
  await blank.setContent(`<body style="margin:0">${svg}</body>`)
  const { text, outside } = await blank.evaluate(() => {
    const picture = document.querySelector('svg')!
    const { left, right, top, bottom } = picture.getBoundingClientRect()
    const texts = [...picture.querySelectorAll('text')]
    return {
      text: texts.map((each) => each.textContent).join('\n'),
      outside: texts
        .filter((each) => {
          const box = each.getBoundingClientRect()
          return (
            box.width > 0 &&
            (box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1)
          )
        })
        .map((each) => each.textContent),
    }
  })
  await blank.close()
  return [
    ...needed.filter((part) => !text.includes(part)).map((part) => `"${part}" is not in the picture`),
    ...outside.map((part) => `"${part}" lies outside`),
  ]
}

/** Lines that say what the values are, then one row of heads, then rows as wide as it. */
function faultsOfCsv(csv: string, title: string): string[] {
  const lines = csv.replace('\ufeff', '').split(/\r?\n/)
  const notes = lines.filter((line) => line.startsWith('#'))
  const rest = lines.slice(notes.length).filter((line) => line !== '')
  return [
    ...(notes.some((line) => line.includes(title.slice(0, 12).replaceAll(',', '，')))
      ? []
      : ['its title is not in the file']),
    ...(rest.length > 1 ? [] : ['there is no row below the heads']),
    ...(rest[0]?.startsWith('#') ? ['a note stands between the heads'] : []),
  ]
}
