import { beforeAll, describe, expect, test } from 'vitest'
import { listObservations } from '#contract/market/observations.ts'
import { getPortfolioFigures, type PortfolioFigures } from '#contract/portfolio/figures.ts'
import { getPortfolioChange, getPortfolioHistory } from '#contract/portfolio/history.ts'
import { getPortfolioHoldings } from '#contract/portfolio/holdings.ts'
import { getAdverseImpacts } from '#contract/portfolio/impacts.ts'
import { listPortfolioSources } from '#contract/portfolio/sources.ts'
import { getCompanyTemperature } from '#contract/portfolio/temperature.ts'
import { addWatchlist } from '#contract/watchlists/watchlists.ts'
import { wordsOf } from '#server/http/openapi/parameters.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 200, seed: 11 })
const app = givenApp(database)
const of = 'holdings-Satoyama Core'
let token = ''
beforeAll(async () => {
  app.clock.now = new Date('2026-11-20T03:00:00Z')
  token = await signedIn()
})

/** Signed in with a password that is not too old on the day of the test. */
async function signedIn(email?: string): Promise<string> {
  const signed = await app.signedIn(email)
  await database.db.updateTable('account').set({ password_changed_at: app.clock.now }).execute()
  return signed
}

const figures = async (query: Record<string, unknown> = {}): Promise<PortfolioFigures> => {
  const { status, body } = await app.call(getPortfolioFigures, { query: { of, ...query } as never }, token)
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200)
  return body.data
}
const holdings = async (query: Record<string, unknown> = {}) => {
  const { status, body } = await app.call(getPortfolioHoldings, { query: { of, ...query } as never }, token)
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200)
  return body.data
}
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

test('what can be looked at: the demo market brings two portfolios, its indices and itself', async () => {
  const { body } = await app.call(listPortfolioSources, { query: {} }, token)
  const kinds = (body.data as { of: string; kind: string; dates: string[] }[]).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'holdings')).toHaveLength(2)
  expect(kinds).toContain('index')
  expect(kinds.at(-1)).toBe('market')
  expect(body.data.find((one: { of: string }) => one.of === of).dates).toHaveLength(8)
  // What the words of the parameter name is there to be asked for.
  const named = [...wordsOf('portfolio', 'of')!.matchAll(/`((?:holdings|index)-[^`]+)`/g)].map(([, one]) => one)
  expect(named).toHaveLength(2)
  expect(body.data.map((one: { of: string }) => one.of)).toEqual(expect.arrayContaining(named))
})

describe('the figures are the sums of the holdings', () => {
  test('weights, intensity, financed emissions', async () => {
    const { strip, portfolio, climate } = await figures()
    const { holdings: rows } = await holdings()
    expect(rows).toHaveLength(portfolio.matched)
    expect(sum(rows.map(({ weight }: { weight: number }) => weight))).toBeCloseTo(1, 9)
    const parts = rows.map(({ contribution }: { contribution: number | null }) => contribution ?? 0)
    expect(sum(parts)).toBeCloseTo(strip.waci.value!, 9)
    const financed = rows.map(({ financed: tonnes }: { financed: number | null }) => tonnes ?? 0)
    expect(sum(financed)).toBeCloseTo(strip.financed.value!, 6)
    const covered = rows.filter(({ intensity }: { intensity: number | null }) => intensity !== null)
    expect(sum(covered.map(({ weight }: { weight: number }) => weight))).toBeCloseTo(strip.waci.coverage, 9)
    expect(sum([...climate.contributors.map((one) => one.contribution), climate.others.contribution])).toBeCloseTo(
      strip.waci.value!,
      9,
    )
    expect(sum(climate.sectors.map(({ contribution }) => contribution))).toBeCloseTo(strip.waci.value!, 9)
    expect(sum(climate.sources.map(({ weight }) => weight))).toBeCloseTo(1, 9)
  })

  test('a disclosed intensity is what the company’s own page says', async () => {
    const { holdings: rows, fiscalYear } = await holdings({ estimates: 'off' })
    const row = rows.find(({ intensity }: { intensity: number | null }) => intensity !== null)
    const { body } = await app.call(
      listObservations,
      { params: { companyId: row.company.id }, query: { toYear: fiscalYear } },
      token,
    )
    const text = JSON.stringify(body)
    expect(text).toContain(String(row.sales))
  })
})

describe('against a benchmark', () => {
  test('effects sum to the difference, of the intensity and of a score', async () => {
    const { climate, strip, benchmarkStrip, esg } = await figures({ score: 'e_score' })
    for (const effects of [climate.effects!, esg.opened.effects!]) {
      const { portfolio, benchmark, allocation, selection, interaction, sectors } = effects
      expect(allocation + selection + interaction).toBeCloseTo(portfolio - benchmark, 9)
      expect(sum(sectors.map((one) => one.allocation + one.selection + one.interaction))).toBeCloseTo(
        portfolio - benchmark,
        9,
      )
    }
    expect(climate.effects!.portfolio).toBeCloseTo(strip.waci.value!, 9)
    expect(climate.effects!.benchmark).toBeCloseTo(benchmarkStrip!.waci.value!, 9)
    expect(esg.opened.effects!.portfolio).toBeCloseTo(esg.scores.find(({ key }) => key === 'e_score')!.value!, 9)
  })

  test('a portfolio that is its benchmark has no effects', async () => {
    const { climate, strip, benchmarkStrip } = await figures({ benchmark: of })
    expect(strip).toEqual(benchmarkStrip)
    for (const { allocation, selection, interaction } of climate.effects!.sectors)
      expect([allocation, selection, interaction].map(Math.abs)).toEqual([0, 0, 0])
  })
})

test('what is not covered is kept or scaled away, and estimates can be left out', async () => {
  const [rescaled, kept, disclosed] = [
    await figures(),
    await figures({ uncovered: 'keep' }),
    await figures({ estimates: 'off' }),
  ]
  expect(kept.strip.waci.value!).toBeCloseTo(rescaled.strip.waci.value! * rescaled.strip.waci.coverage, 9)
  expect(disclosed.strip.waci.coverage).toBeLessThan(rescaled.strip.waci.coverage)
  expect(disclosed.strip.waci.disclosed).toBe(1)
})

test('no coverage and no share ever exceeds the whole', async () => {
  const walk = (value: unknown, path = ''): void => {
    if (Array.isArray(value)) for (const [at, one] of value.entries()) walk(one, `${path}.${at}`)
    else if (value !== null && typeof value === 'object')
      for (const [key, one] of Object.entries(value)) walk(one, `${path}.${key}`)
    else if (/coverage|weight$|Weight$|targets$|validated/.test(path) && typeof value === 'number') {
      expect(value, path).toBeGreaterThanOrEqual(0)
      expect(value, path).toBeLessThanOrEqual(1)
    }
  }
  for (const scope of ['12', '123']) walk(await figures({ scope, of: 'holdings-Satoyama Broad' }))
})

describe('temperature', () => {
  test('the staircase is as wide as the share on targets says, and what-ifs never warm', async () => {
    const { temperatures, strip } = await figures()
    const withTarget = temperatures.steps.filter(({ isDefault }) => !isDefault)
    expect(sum(withTarget.map(({ weight }) => weight))).toBeCloseTo(strip.temperature.targets, 9)
    expect(sum(temperatures.steps.map(({ weight, score }) => weight * score))).toBeCloseTo(strip.temperature.value!, 9)
    for (const { value } of temperatures.whatIfs) expect(value!).toBeLessThanOrEqual(strip.temperature.value! + 1e-12)
    expect(temperatures.aggregations.find(({ name }) => name === 'wats')!.value).toBe(strip.temperature.value)
  })

  test('targets for 2030 leave the middle term when the reference year moves on', async () => {
    const [before, after] = [await figures({ ref: 2025 }), await figures({ ref: 2026 })]
    expect(after.strip.temperature.targets).toBeLessThan(before.strip.temperature.targets)
  })

  test('each company’s score opens to the target that was used', async () => {
    const { holdings: rows } = await holdings({ ref: 2025 })
    const row = rows.find(({ isDefault }: { isDefault: boolean }) => !isDefault)
    const { body } = await app.call(
      getCompanyTemperature,
      { params: { companyId: row.company.id }, query: { ref: 2025 } as never },
      token,
    )
    const score = body.data.scores.find(
      (one: { scope: string; horizon: string }) => one.scope === 'scope1+2' && one.horizon === 'mid',
    )
    expect(score.score).toBe(row.temperature)
    const { param, larr, intercept } = score.regression
    expect(Math.round((param * larr + intercept) * 100) / 100).toBe(row.temperature)
    expect(
      body.data.targets.some(
        ({ reason, wording }: { reason: string | null; wording: string }) => reason === null && wording,
      ),
    ).toBe(true)
  })
})

describe('what if', () => {
  test('a trade moves weight from one to the other', async () => {
    const { holdings: rows } = await holdings()
    const [a, b] = [rows[0].company.id, rows[1].company.id]
    const { whatIf, strip } = await figures({ trade: `${a}-${b}-0.50,${a}-999999-1,999999-${a}-1` })
    expect(whatIf!.strip.waci.value).not.toBe(strip.waci.value)
    expect(whatIf!.ignored.map(({ reason }) => reason)).toEqual(['unknown', 'unknown'])
    const expected = 0.005 * ((rows[1].intensity ?? 0) - (rows[0].intensity ?? 0))
    if (rows[0].intensity !== null && rows[1].intensity !== null)
      expect(whatIf!.strip.waci.value! - strip.waci.value!).toBeCloseTo(expected / strip.waci.coverage, 9)
  })

  test('the fewest sales reach a target exactly', async () => {
    const { strip } = await figures()
    const reach = strip.waci.value! * 100 * 0.6
    const { whatIf } = await figures({ reach })
    expect(whatIf!.sales!.isReached).toBe(true)
    expect(whatIf!.strip.waci.value! * 100).toBeCloseTo(reach, 6)
    expect((await figures({ reach: 0 })).whatIf!.sales).toMatchObject({ isReached: false, sold: [] })
  })

  test('a screen takes out what it hits', async () => {
    const before = await figures({ of: 'holdings-Satoyama Broad' })
    const hit = before.esg.violations.filter(({ companies }) => companies.length > 0).map(({ screen }) => screen)
    const { whatIf } = await figures({ of: 'holdings-Satoyama Broad', exclude: hit.join(',') })
    expect(before.strip.excluded.companies).toBeGreaterThan(0)
    expect(whatIf!.excluded).toHaveLength(before.strip.excluded.companies)
    expect(whatIf!.strip.excluded).toEqual({ companies: 0, weight: 0 })
  })
})

test('history: a benchmark with days of its own stands at what it held on each', async () => {
  const { body } = await app.call(getPortfolioHistory, { query: { of, benchmark: of } as never }, token)
  for (const { strip, benchmark } of body.data.points)
    expect(benchmark).toEqual({ waci: strip.waci, score: strip.score })
})

test('history: a point for each day, the last of which is the strip', async () => {
  const { status, body } = await app.call(getPortfolioHistory, { query: { of } as never }, token)
  expect(status).toBe(200)
  expect(body.data.points).toHaveLength(8)
  expect(body.data.points.at(-1).strip).toEqual((await figures()).strip)
  expect(body.data.points[0].fiscalYear).toBeLessThan(body.data.points.at(-1).fiscalYear)
})

test('why it moved: the parts sum to the change', async () => {
  const query = { of, from: '2025-09-30', to: '2026-09-30' } as never
  const { status, body } = await app.call(getPortfolioChange, { query }, token)
  expect(status, JSON.stringify(body).slice(0, 200)).toBe(200)
  const { before, after, parts } = body.data
  expect(sum(Object.values(parts))).toBeCloseTo(after - before, 9)
  const { body: history } = await app.call(getPortfolioHistory, { query: { of } as never }, token)
  expect(history.data.points.at(-1).strip.waci.value).toBeCloseTo(after, 12)
})

test('adverse impacts: fourteen, each with its coverage, the missing with a reason', async () => {
  const { status, body } = await app.call(getAdverseImpacts, { query: { of } as never }, token)
  expect(status, JSON.stringify(body).slice(0, 200)).toBe(200)
  const { impacts, quarters } = body.data
  expect(new Set(impacts.map(({ no }: { no: number }) => no))).toEqual(
    new Set(Array.from({ length: 14 }, (_, at) => at + 1)),
  )
  expect(quarters.map(({ heldOn }: { heldOn: string }) => heldOn)).toEqual([
    '2025-12-30',
    '2026-03-31',
    '2026-06-30',
    '2026-09-30',
  ])
  for (const { values, notes, covered, eligible } of impacts) {
    expect(covered).toBeLessThanOrEqual(eligible)
    if (values.every((value: number | null) => value === null)) expect(notes.length).toBeGreaterThan(0)
  }
  const intensity = impacts.find(({ no }: { no: number }) => no === 3)
  expect(intensity.values.at(-1)).toBeCloseTo((await figures({ scope: '123' })).strip.waci.value! * 100, 6)
})

describe('a watchlist as portfolio', () => {
  test('stakes weigh, none means equal, and somebody else’s is not found', async () => {
    const { holdings: rows } = await holdings()
    const ids: number[] = rows.slice(0, 3).map(({ company }: { company: { id: number } }) => company.id)
    const make = async (name: string, stakes: (number | null)[]) => {
      const members = ids.map((companyId, at) => ({ companyId, stake: stakes[at] ?? null }))
      return (await app.call(addWatchlist, { body: { name, members } }, token)).body.data.id
    }
    const staked = await figures({ of: `watchlist-${await make('a', [30, 50, 16.5])}` })
    expect(staked.portfolio).toMatchObject({ weighting: 'stake', entered: 96.5, value: null })
    expect(staked.strip.financed.value).toBeNull()
    const equal = await figures({ of: `watchlist-${await make('b', [])}`, value: 1e9 })
    expect(equal.portfolio).toMatchObject({ weighting: 'equal', entered: null, value: 1000 })
    const stranger = await signedIn('stranger@asset.example')
    const { status, body } = await app.call(
      getPortfolioFigures,
      { query: { of: staked.portfolio.of } as never },
      stranger,
    )
    expect([status, body.code]).toEqual([404, 'portfolio.not-found'])
    const empty = (await app.call(addWatchlist, { body: { name: 'c', members: [] } }, token)).body.data.id
    const none = await app.call(getPortfolioFigures, { query: { of: `watchlist-${empty}` } as never }, token)
    expect([none.status, none.body.code]).toEqual([422, 'portfolio.empty'])
  })
})

test.each([
  { of: 'holdings-nothing' },
  { of: 'index-nothing' },
  { of: 'portfolio-999' },
  { of: 'none' },
  { of, benchmark: 'watchlist-999' },
])('nothing of that name: %j', async (query) => {
  const { status, body } = await app.call(getPortfolioFigures, { query: query as never }, token)
  expect([status, body.code]).toEqual([404, 'portfolio.not-found'])
})

test.each([
  { of: 'nonsense' },
  { of, trade: '1-2-0' },
  { of, trade: '1-2-101' },
  { of, reach: 'NaN' },
  { of, value: '-1' },
  { of, date: '2026-13-01' },
  { of, tilt: 'score:99' },
])('bad requests are refused: %j', async (query) => {
  expect((await app.call(getPortfolioFigures, { query: query as never }, token)).status).toBe(400)
})
