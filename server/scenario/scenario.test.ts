import { beforeAll, describe, expect, test } from 'vitest'
import { getPortfolioHoldings } from '#contract/portfolio/holdings.ts'
import { getScenario, type ScenarioResult, saveScenario, scenarioRowsPerPage } from '#contract/scenario/cost.ts'
import { listPricePaths, type PricePathRow } from '#contract/scenario/prices.ts'
import { saveSiteFile } from '#contract/scenario/sites.ts'
import { addWatchlist } from '#contract/watchlists/watchlists.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 200, seed: 11 })
const app = givenApp(database)
let token = ''
beforeAll(async () => {
  app.clock.now = new Date('2026-11-20T03:00:00Z')
  token = await app.signedIn()
  await database.db.updateTable('account').set({ password_changed_at: app.clock.now }).execute()
})

const ask = (query: Record<string, unknown>) => app.call(getScenario, { query: query as never }, token)
const scenario = async (query: Record<string, unknown>): Promise<ScenarioResult> => {
  const { status, body } = await ask(query)
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200)
  return body.data
}
const sum = (values: readonly (number | null)[]) => values.reduce<number>((total, value) => total + (value ?? 0), 0)

/** Companies of the market with figures to work with, the largest emitter first. */
const market = () => scenario({ who: 'market', value: 1e12 })

test('every price that the product has was checked against a source that it names, and the default is one of them', async () => {
  const paths: PricePathRow[] = (await app.call(listPricePaths, {}, token)).body.data
  expect(paths.map(({ key }) => key)).toEqual(['gx-floor', 'gx-cap', 'nze-2021-advanced'])
  for (const { key, points } of paths)
    for (const { year, status, source } of points) {
      expect(['verified', 'official'], `${key} ${year}`).toContain(status)
      expect(source, `${key} ${year}`).not.toBe('')
    }
  const { scenarios, years } = await market()
  expect(scenarios.map(({ key }) => key)).toEqual(['gx-floor', 'gx-cap'])
  const unchecked = scenarios.flatMap(({ prices }) => prices.filter((price) => price?.status !== 'verified'))
  expect(unchecked).toEqual([])
  expect(years[0]).toBe(2026)
})

test('between the years of the roadmap of 2021 a price lies on a straight line', async () => {
  const { scenarios, years } = await scenario({ who: 'market', scenarios: 'nze-2021-advanced' })
  // USD 75 in 2025, 130 in 2030, 250 in 2050: 75 + 55 ÷ 5 = 86 in 2026, 130 + 120 ÷ 2 = 190 in 2040.
  const prices = [2026, 2030, 2040, 2050].map((year) => scenarios[0]!.prices[years.indexOf(year)]!)
  expect(prices.map(({ price }) => price)).toEqual([86, 130, 190, 250])
  expect(prices.map(({ basis }) => basis)).toEqual(['between', 'given', 'between', 'given'])
})

describe('a company', () => {
  test('costs its newest figure times the price, and the share is that of its operating profit', async () => {
    const { rows } = await market()
    const row = rows.find(({ base, levels, trend }) => base && base.value > 0 && levels.length === 0 && trend)!
    const who = `company-${row.company.id}`
    const own = await scenario({ who, path: 'constant', fx: 150, scenarios: 'nze-2021-advanced', free: 0, pass: 0 })
    const { year, value } = row.emissions!
    const at = own.years.indexOf(2030)
    // The roadmap of 2021: USD 130 in 2030.
    expect(own.scenarios[0]!.prices[at]).toMatchObject({ price: 130, status: 'verified', basis: 'given' })
    expect(own.scenarios[0]!.costs.constant[at]).toBeCloseTo(value * 130 * 150, 3)
    expect(own.scenarios[0]!.shares[at]).toBeCloseTo((value * 130 * 150) / (row.base!.value * 1e6), 9)
    expect(own.emissions.constant.every((tonnes) => tonnes === value)).toBe(true)
    expect(own.years[0]).toBe(2026)
    expect(year).toBeLessThan(2026)
    // The table begins in 2025, before the first year that is worked out.
    expect(own.scenarios[0]!.npv).toMatchObject({ from: 2026, to: 2050, missing: 0 })
    expect(own.rows).toHaveLength(1)
    expect(own.rows[0]!.inYear.costs[0]).toBeCloseTo(value * 130 * 150, 3)
  })

  test('the floor of GX-ETS rises by 3 % a year and needs no exchange rate', async () => {
    const { rows } = await market()
    const who = `company-${rows[0]!.company.id}`
    const { scenarios, years } = await scenario({ who, scenarios: 'gx-floor,gx-cap', fx: 999, path: 'constant' })
    const at = years.indexOf(2030)
    // 1,700 × 1.03^4 = 1,913.36; 4,300 × 1.03^4 = 4,839.69
    expect(scenarios.map(({ prices }) => prices[at]!.price)).toEqual([
      expect.closeTo(1913.365, 3),
      expect.closeTo(4839.688, 3),
    ])
    expect(scenarios[0]!.costs.constant[at]! / (rows[0]!.emissions!.value * 1700 * 1.03 ** 4)).toBeCloseTo(1, 12)
  })

  test('a target brings emissions down, and the other assumptions stay beside it', async () => {
    const { rows } = await market()
    const row = rows.find(({ path }) => path === 'target')!
    const { emissions, years, scenarios, coverage } = await scenario({
      who: `company-${row.company.id}`,
      path: 'target',
    })
    expect(coverage.withTarget).toBe(1)
    const last = row.levels.at(-1)!
    const at = years.indexOf(Math.min(2050, last.year))
    expect(emissions.target[at]).toBeLessThanOrEqual(Math.min(last.value, row.emissions!.value) * 1.000001)
    expect(emissions.constant[at]).toBe(row.emissions!.value)
    const in2030 = years.indexOf(2030)
    expect(scenarios[0]!.costs.target[in2030]).toBeLessThanOrEqual(scenarios[0]!.costs.constant[in2030]!)
  })

  test('a loss has no share; without emissions there is nothing', async () => {
    const { coverage } = await market()
    expect(coverage.losses).toBeGreaterThan(0)
    const pages = await Promise.all([1, 2, 3, 4].map((page) => scenario({ who: 'market', page })))
    const rows = pages.flatMap((page) => page.rows)
    const loss = rows.find(({ base, emissions }) => base && base.value < 0 && emissions)!
    const own = await scenario({ who: `company-${loss.company.id}` })
    expect(own.scenarios[0]!.shares.every((share) => share === null)).toBe(true)
    expect(own.scenarios[0]!.costs.target[own.years.indexOf(2030)]).toBeGreaterThan(0)
    const none = rows.find(({ emissions }) => emissions === null)!
    const empty = await scenario({ who: `company-${none.company.id}` })
    expect(empty.coverage).toMatchObject({ companies: 1, withEmissions: 0 })
    expect(empty.scenarios[0]!.costs.target.every((cost) => cost === null)).toBe(true)
    expect(empty.scenarios[0]!.npv.value).toBeNull()
  })

  test('assumptions that nobody set are told as start values', async () => {
    const { rows } = await market()
    const who = `company-${rows[0]!.company.id}`
    const plain = await scenario({ who })
    expect(plain.assumptions).toMatchObject({ fx: 150, wacc: 0.05, tax: 0.3, free: 0, pass: 0 })
    expect(plain.assumptions.started).toEqual(['free', 'pass', 'tax', 'wacc', 'fx'])
    const set = await scenario({ who, fx: 100, pass: 1, path: 'constant' })
    expect(set.assumptions.started).toEqual(['free', 'tax', 'wacc'])
    expect(sum(set.scenarios[0]!.costs.constant)).toBe(0)
  })
})

describe('many companies', () => {
  test('a portfolio finances a share of each, as its own screen has it', async () => {
    const of = 'holdings-Satoyama Core'
    const whole = await scenario({ who: of, path: 'constant', scenarios: 'gx-floor' })
    expect(whole.who).toMatchObject({ kind: 'holdings', ownership: 'evic' })
    const { holdings } = (await app.call(getPortfolioHoldings, { query: { of } as never }, token)).body.data
    const pages = Math.ceil(whole.coverage.companies / scenarioRowsPerPage)
    const rows = (
      await Promise.all(Array.from({ length: pages }, (_, at) => scenario({ who: of, page: at + 1 })))
    ).flatMap((page) => page.rows)
    expect(rows).toHaveLength(whole.coverage.companies)
    for (const { company, owned } of rows) {
      const holding = holdings.find((one: { company: { id: number } }) => one.company.id === company.id)
      if (owned === null) expect(holding.evic).toBeNull()
      else expect(owned).toBeCloseTo(holding.value / holding.evic, 9)
    }
    const tonnes = sum(rows.map(({ emissions, owned }) => (emissions?.value ?? 0) * (owned ?? 0)))
    expect(whole.emissions.constant[0]).toBeCloseTo(tonnes, 3)
    const at = whole.years.indexOf(2030)
    const constant = await Promise.all(
      Array.from({ length: pages }, (_, page) =>
        scenario({ who: of, path: 'constant', scenarios: 'gx-floor', page: page + 1 }),
      ),
    )
    const costs = constant.flatMap((page) => page.rows.map(({ inYear }) => inYear.costs[0]!))
    expect(whole.scenarios[0]!.costs.constant[at]! / sum(costs)).toBeCloseTo(1, 9)
  })

  test('a watchlist counts whole companies, and is its owner’s alone', async () => {
    const ids = (await market()).rows.slice(0, 3).map(({ company }) => company.id)
    const members = ids.map((companyId) => ({ companyId }))
    const saved = await app.call(addWatchlist, { body: { name: 'シナリオ', members } as never }, token)
    const who = `watchlist-${saved.body.data.id}`
    const list = await scenario({ who, path: 'constant' })
    expect(list.who).toMatchObject({ ownership: 'whole', nameJa: 'シナリオ' })
    expect(list.emissions.constant[0]).toBeCloseTo(sum(list.rows.map(({ emissions }) => emissions!.value)), 6)
    const other = await app.signedIn('scenario-other@asset.example')
    await database.db.updateTable('account').set({ password_changed_at: app.clock.now }).execute()
    expect((await app.call(getScenario, { query: { who } as never }, other)).body.code).toBe('portfolio.not-found')
  })
})

test.each([
  [{ who: 'company-999999' }, 404, 'company.not-found'],
  [{ who: 'portfolio-999999' }, 404, 'portfolio.not-found'],
  [{ who: 'market', scenarios: 'nze-2500' }, 422, 'scenario.price-unknown'],
  [{ who: 'nobody' }, 400, 'request.invalid'],
  [{ who: 'market', free: '1.2' }, 400, 'request.invalid'],
  [{ who: 'market', wacc: '-0.1' }, 400, 'request.invalid'],
  [{ who: 'market', in: '2100' }, 400, 'request.invalid'],
])('%o is refused', async (query, status, code) => {
  expect(await ask(query)).toMatchObject({ status, body: { code } })
})

test.each(['ja', 'en'] as const)('a file holds assumptions, years, companies and a draft, in %s', async (lang) => {
  const who = 'holdings-Satoyama Core'
  const { coverage } = await scenario({ who })
  const answer = await app.call(saveScenario, { params: { format: 'csv' }, query: { who, lang } as never }, token)
  expect(answer.status).toBe(200)
  const lines = String(answer.body).split('\r\n')
  const words =
    lang === 'ja'
      ? ['無償割当（%）', '延長', '移行（政策・法規制）']
      : ['Free allocation (%)', 'extended', 'Transition (policy and legal)']
  expect(lines.find((line) => line.startsWith('2035,'))).toContain(words[1])
  for (const word of words.filter((_, at) => at !== 1))
    expect(
      lines.some((line) => line.startsWith(word)),
      word,
    ).toBe(true)
  expect(lines.filter((line) => /^20\d\d,/.test(line))).toHaveLength(25)
  expect(lines.length).toBeGreaterThan(coverage.companies + 25)
})

test.each([
  ['ja', '未照合'],
  ['en', 'not yet checked'],
] as const)('what floods cost is written beside how far its ratios were checked, in %s', async (lang, status) => {
  const csv =
    '拠点名,都道府県,緯度,経度,固定資産（円）,浸水深,年間発生確率,在庫（円）,1日当たり売上高（円）\n見本工場,愛知県,,,10000000000,100-199,1/100,,\n'
  const file = Buffer.from(csv).toString('base64')
  expect((await app.call(saveSiteFile, { body: { file } }, token)).status).toBe(200)
  const query = { who: 'holdings-Satoyama Core', lang } as never
  const answer = await app.call(saveScenario, { params: { format: 'csv' }, query }, token)
  const floods = String(answer.body)
    .split('\r\n')
    .filter((line) => /洪水による|flood damage a year/.test(line))
  expect(floods).toHaveLength(2)
  for (const line of floods) expect(line).toContain(status)
})
