import type { Page } from '@playwright/test'
import { industryIdOf } from '../contract/market/industry-id.ts'
import { go, settled } from './product.ts'
import { expect, test } from './test.ts'

/** Who works all day meets the same figure on many screens: whatever two of them say of one company has to be the same. */

const count = 20

/** What one screen says of one company, by figure, as it is read: `{ total: '95.1', 'rank of total': '1 / 12' }`. */
type Reading = Record<string, string>

const [figure, rank, share, change] = [/\d+\.\d/, /[\d,]+ \/ [\d,]+/, /\d+%/, /[+−±]\d+\.\d/]
const pick = (text: string | null | undefined, pattern: RegExp) => pattern.exec(text ?? '')?.[0]

/** Only what stands there: a screen that does not have a figure says nothing of it. */
const reading = (figures: Record<string, string | undefined>): Reading =>
  Object.fromEntries(Object.entries(figures).filter((entry): entry is [string, string] => entry[1] !== undefined))

async function cellsOf(page: Page, row: string): Promise<string[]> {
  await page.locator(row).first().waitFor()
  return page.locator(row).first().locator('> *').allInnerTexts()
}

/** One row a company in the order of the columns; `lead` columns stand before the total. */
async function readTable(page: Page, table: string, lead: number, tail: (cells: string[]) => Reading) {
  await page.locator(`${table} tbody tr a[href*="/companies/"]`).first().waitFor()
  const rows = await page.locator(`${table} tbody tr:has(a[href*="/companies/"])`).all()
  return Promise.all(
    rows.map(async (row) => {
      const href = await row.locator('a[href*="/companies/"]').first().getAttribute('href')
      const cells = await row.locator('> *').allInnerTexts()
      const [total, e, s, g] = cells.slice(lead)
      const scores = reading({
        total: pick(total, figure),
        e: pick(e, figure),
        s: pick(s, figure),
        g: pick(g, figure),
        'coverage of e': pick(e, share),
        'coverage of s': pick(s, share),
        'coverage of g': pick(g, share),
      })
      return [Number(/companies\/(\d+)/.exec(href!)![1]), { ...scores, ...tail(cells) }] as const
    }),
  )
}

async function readDashboard(page: Page): Promise<Reading> {
  await page.locator('.strip.scores').waitFor()
  const cells = await page.locator('.strip.scores > div').allInnerTexts()
  const [total, e, s, g] = cells
  const value = (text?: string) => pick(text?.replace(share, ''), figure)
  const own = await cellsOf(page, '#esg_evaluation_comparison tbody tr')
  const consensus = page.locator('#esg_evaluation_comparison tbody tr', { hasText: /コンセンサス|Consensus/ }).first()
  const theirs = (await consensus.count()) ? await consensus.locator('> *').allInnerTexts() : []
  const [finding] = await page.locator('#esg_evaluation_comparison .finding').allInnerTexts()
  return reading({
    total: value(total),
    e: value(e),
    s: value(s),
    g: value(g),
    'rank of total': pick(total, rank),
    'rank of e': pick(e, rank),
    'rank of s': pick(s, rank),
    'rank of g': pick(g, rank),
    'coverage of total': pick(total, share),
    'coverage of e': pick(e, share),
    'coverage of s': pick(s, share),
    'coverage of g': pick(g, share),
    'change of total': pick(total, change),
    'total beside the raters': pick(own[2], figure),
    'rank of total beside the raters': pick(own[5], rank),
    consensus: pick(theirs[2], figure),
    'rank of consensus': pick(theirs[5], rank),
    'dispersion of raters': pick(finding, /\d\.\d\d/),
  })
}

async function readEsg(page: Page): Promise<Reading> {
  await page.locator('.brief').waitFor()
  const [brief] = await page.locator('.brief').allInnerTexts()
  const total = await cellsOf(page, '.fig tbody tr.lv1')
  const pillars = await page.locator('.fig tbody tr.lv2').all()
  const [e, s, g] = await Promise.all(pillars.slice(0, 3).map((row) => row.locator('> *').allInnerTexts()))
  const readings = reading({
    'total in the head': pick(brief, figure),
    'rank in the head': pick(brief, rank),
    'coverage of total': pick(total[8], share),
    'change of total': pick(total[5], change),
  })
  for (const [key, row] of Object.entries({ total, e, s, g })) {
    Object.assign(readings, reading({ [key]: pick(row?.[3], figure), [`rank of ${key}`]: pick(row?.[6], rank) }))
    if (key !== 'total') Object.assign(readings, reading({ [`coverage of ${key}`]: pick(row?.[8], share) }))
  }
  return readings
}

async function readConsensus(page: Page): Promise<Reading> {
  await page.locator('.fig').first().waitFor()
  const [finding, ...answers] = await page.locator('.fig').first().locator('.finding, dl dd').allInnerTexts()
  return reading({
    consensus: pick(answers[0], figure),
    'dispersion of raters': pick(answers[1], /\d\.\d\d/),
    'dispersion of raters in words': pick(finding, /\d\.\d\d/),
    'rank of consensus': pick(answers[2], rank),
  })
}

/** What is called by another name where two places of one screen say it. */
const same: Record<string, string> = {
  'total beside the raters': 'total',
  'rank of total beside the raters': 'rank of total',
  'total in the head': 'total',
  'rank in the head': 'rank of total',
  'dispersion of raters in words': 'dispersion of raters',
}

test(`what two screens say of one company is the same, over ${count} companies`, async ({ demo, browser }) => {
  test.setTimeout(240_000)
  const page = await demo.signedIn(browser, { locale: 'en-GB', by: await demo.person({ language: 'en' }) })
  await settled(page)
  // Through the whole market by size: with a score and without, rated by many and by nobody.
  const { rows } = await demo.call('/search?perPage=100&sort=-sustainability_score')
  const { length } = rows
  const ids: number[] = Array.from({ length: count }, (_, i) => rows[Math.floor((i * length) / count)].id)
  const readingsById = new Map(ids.map((id) => [id, [] as (readonly [screen: string, reading: Reading])[]]))
  const note = (screen: string, id: number, of: Reading) => readingsById.get(id)?.push([screen, of])

  await go(page, `/v2/comparisons?where=company(${ids.join(',')})`)
  // All of them and nobody else: the list of before has more rows.
  await expect(page.locator('.search-screen tbody tr:has(a[href*="/companies/"])')).toHaveCount(count)
  for (const [id, of] of await readTable(page, '.search-screen', 4, (cells) =>
    reading({ 'change of total': pick(cells[8], change), 'coverage of total': pick(cells.at(-1), share) }),
  )) {
    note('search', id, of)
  }
  for (const id of ids) {
    await go(page, `/companies/${id}/dashboard`)
    await settled(page)
    if (await page.locator('.strip.scores').count()) note('dashboard', id, await readDashboard(page))
    await go(page, `/companies/${id}/sustainability/esg`)
    await settled(page)
    if (await page.locator('.brief').count()) note('esg', id, await readEsg(page))
    await go(page, `/companies/${id}/sustainability/consensus`)
    await settled(page)
    note('consensus', id, await readConsensus(page))
    const { peers } = await demo.call(`/companies/${id}/scores`)
    await go(page, `/industries/${industryIdOf(peers)}/companies?perPage=100`)
    await settled(page)
    for (const [other, of] of await readTable(page, 'main', 3, (cells) =>
      reading({
        'change of total': pick(cells[7], change),
        'coverage of total': pick(cells[8], share),
        'place in the industry': pick(cells[0], /^\d+$/),
      }),
    )) {
      if (other === id) note('industry', id, of)
    }
  }

  const unlike: string[] = []
  let compared = 0
  for (const [id, readings] of readingsById) {
    const byFigure = new Map<string, (readonly [string, string])[]>()
    for (const [screen, of] of readings) {
      for (const [name, text] of Object.entries(of)) {
        const key = same[name] ?? name
        byFigure.set(key, [...(byFigure.get(key) ?? []), [screen, text]])
      }
    }
    for (const [name, texts] of byFigure) {
      if (texts.length < 2) continue
      compared += 1
      if (new Set(texts.map(([, text]) => text)).size > 1) {
        unlike.push(`company ${id}, ${name}: ${texts.map((each) => each.join(' ')).join(', ')}`)
      }
    }
    const [place] = byFigure.get('place in the industry') ?? []
    const [ranked] = byFigure.get('rank of total') ?? []
    if (place && ranked && !ranked[1].startsWith(`${place[1]} / `)) unlike.push(`company ${id}: ${place} and ${ranked}`)
  }
  expect(unlike).toEqual([])
  // Not because nothing was read: of a company with a score fourteen figures stand on several screens.
  expect(compared).toBeGreaterThan(count * 10)
})
