import { beforeAll, expect, test } from 'vitest'
import { listIndustryCompanies } from '#contract/industries/industries.ts'
import { getHighlights, listPeers } from '#contract/scores/peers.ts'
import type { Score } from '#contract/scores/score.ts'
import { type CompanyScores, getScores } from '#contract/scores/scores.ts'
import { listUnscored } from '#contract/scores/unscored.ts'
import { type SearchCell, searchMarket } from '#contract/search/searches.ts'
import { cellStates } from '#methodology/figures/cell-states.ts'
import { columnOf, counts } from '#methodology/panel/panel.ts'
import { scoredDirections } from '#server/market/scores/tables.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 200, seed: 11 })
const app = givenApp(database)
const version = '2.0'
let token = ''
let market: { id: number; scores: CompanyScores }[] = []
let year = 0
beforeAll(async () => {
  token = await app.signedIn()
  const rows = await database.db.selectFrom('company').select('id').orderBy('id').execute()
  year = (await app.call(searchMarket, { query: { version } }, token)).body.data.year
  const read = async (companyId: number) =>
    (await app.call(getScores, { params: { companyId }, query: { version, year } }, token)).body.data
  market = await Promise.all(rows.map(async ({ id }) => ({ id, scores: await read(id) })))
})

const all = () => market.flatMap(({ scores }) => scores.scores)
/** A company that reported, with a category that too little is known of. */
const thin = () => market.find(({ scores }) => scores.scores.some(({ value, known }) => value === null && known))!

test('what is known counts the indicators that coverage is of', () => {
  const reported = all().filter(({ known }) => known)
  expect(reported.length).toBeGreaterThan(1000)
  for (const { known, coverage } of reported) {
    expect(known!.disclosed).toBeLessThanOrEqual(known!.of)
    expect(known!.disclosed === 0).toBe(coverage === 0)
    // Indicators weigh unequally, but all of them disclosed is all of the weight.
    if (known!.disclosed === known!.of) expect(coverage).toBeCloseTo(1, 9)
  }
  const whole = market.filter(({ scores }) => scores.scores[0]!.known?.of === scoredDirections().size)
  expect(whole.length).toBeGreaterThan(10)
  for (const { scores } of whole) {
    const { disclosed, estimated } = scores.origins
    expect(scores.scores[0]!.known!.disclosed).toBe(disclosed + estimated)
  }
})

test('a score that is missing, or rests on nothing disclosed, has no rank, band or standing', () => {
  const silent = all().filter(({ value, coverage }: Score) => value === null || coverage === 0)
  expect(silent.length).toBeGreaterThan(10)
  for (const { rank, band, standing } of silent) expect([rank, band, standing]).toEqual([null, null, null])
})

test('the files that would fill a missing score hold all that was not disclosed', () => {
  const missing = all().filter(({ value, known }) => value === null && known)
  expect(missing.length).toBeGreaterThan(10)
  for (const { known, fillable } of missing) {
    expect(fillable!.annualReport + fillable!.template + fillable!.held.length).toBe(known!.of - known!.disclosed)
  }
  for (const { value, fillable } of all()) if (value !== null) expect(fillable).toBeNull()
  // 16 scored indicators of the catalogue have an element in annual reports; the whole is of all of them.
  for (const { scores } of market) expect(scores.scores[0]?.fillable?.annualReport ?? 0).toBeLessThanOrEqual(16)
})

test('what is held and not ranked is no gap: it is named with its reason, and none of it is what a file would fill', async () => {
  const panel = await app.market().current()
  const named = new Set<string>()
  for (const { id, scores } of market) {
    const company = panel.companies.findIndex((one) => one.id === id)
    for (const { fillable } of scores.scores) {
      for (const { indicator, reason } of fillable?.held ?? []) {
        const state = columnOf(panel, indicator, year)!.states[company]!
        named.add(reason)
        expect([indicator, counts(state) || ['other-boundary', 'under-review'].includes(cellStates[state]!)]).toEqual([
          indicator,
          true,
        ])
      }
    }
    const whole = scores.scores[0]
    if (!whole?.fillable) continue
    const here = panel.indicators.filter(({ code }) => counts(columnOf(panel, code, year)!.states[company]!))
    const scored = new Set(whole.fillable.held.map(({ indicator }) => indicator))
    const { figures } = (await app.call(listUnscored, { params: { companyId: id }, query: { version, year } }, token))
      .body.data
    const unranked = figures.filter(({ reason }: { reason: string }) => reason === 'unranked')
    expect(here.length).toBeGreaterThanOrEqual(unranked.length)
    // The two answers name the same figures as unranked.
    expect(unranked.filter(({ indicator }: { indicator: string }) => !scored.has(indicator))).toEqual([])
  }
  expect([...named]).not.toEqual([])
})

test('lists say the same of a missing score as the company’s own page', async () => {
  const { id, scores } = thin()
  const missing = scores.scores.find(({ value, known }) => value === null && known)!
  const query = { version, year, where: `company(${id})`, columns: `${missing.key},sustainability_score` } as const
  const { rows, scored, total } = (await app.call(searchMarket, { query }, token)).body.data
  expect(rows[0].cells[0]).toMatchObject({ value: null, class: null, known: missing.known, coverage: missing.coverage })
  expect(total - scored).toBe(scores.scores[0]!.value === null ? 1 : 0)
})

test('a score that rests on nothing disclosed has no difference from the year before, in a search as on its page', async () => {
  const keys = ['community', 'emissions', 'water', 'waste', 'sdgs_14_score', 'sdgs_15_score']
  const columns = keys.flatMap((key) => [key, `${key}:difference`]).join()
  const query = { version: '1.0', year, perPage: 100, columns } as const
  const { rows } = (await app.call(searchMarket, { query }, token)).body.data
  const pairs = rows.flatMap(({ cells }: { cells: SearchCell[] }) =>
    keys.map((_, at) => [cells[2 * at]!, cells[2 * at + 1]!]),
  )
  const silent = pairs.filter(([score]: SearchCell[]) => score!.value !== null && score!.coverage === 0)
  expect(silent.length).toBeGreaterThan(0)
  for (const [, difference] of silent) expect(difference!.value).toBeNull()
})

test('a list counts those without a score, and coverage stands beside every score', async () => {
  const without = market.filter(({ scores }) => (scores.scores[0]?.value ?? null) === null)
  const params = { industryId: 'gics74-market' }
  const query = { version, year, perPage: 500 } as const
  const { industry, companies } = (await app.call(listIndustryCompanies, { params, query }, token)).body.data
  expect(industry.companies - industry.scored).toBe(without.length)
  for (const { values, coverages, known } of companies) {
    for (const key of Object.keys(values)) {
      if (values[key] !== null) expect([coverages[key] > 0, known[key]]).toEqual([true, null])
    }
  }
  const peersOf = { params: { companyId: market[0]!.id }, query: { version, year, scope: 'market' } as const }
  const peers = (await app.call(listPeers, peersOf, token)).body.data
  expect([peers.companies.length, peers.unscored]).toEqual([market.length - without.length, without.length])
  for (const { coverages } of peers.companies) expect(coverages[0]).toBeGreaterThan(0)
})

test('nothing is a strength or an issue of a company without a score', async () => {
  const without = market.filter(({ scores }) => scores.scores[0]?.value === null)
  for (const { id } of without.slice(0, 5)) {
    const request = { params: { companyId: id }, query: { version, year } } as const
    const { strengths, issues, inAll } = (await app.call(getHighlights, request, token)).body.data
    expect([strengths, issues, inAll]).toEqual([[], [], { strengths: 0, issues: 0 }])
  }
})

test('an annual report that is here fills nothing more; one that is not may', async () => {
  const { id, scores } = market.find(({ scores }) => scores.scores[0]?.fillable)!
  const ask = async () => {
    const { body } = await app.call(getScores, { params: { companyId: id }, query: { version, year } }, token)
    return body.data.scores[0].fillable
  }
  const whole = scores.scores[0]!.fillable!
  expect(whole.annualReport).toBe(0)
  await database.db.updateTable('document').set({ kind: 'table' }).where('company_id', '=', id).execute()
  const without = await ask()
  expect(without.annualReport).toBeGreaterThan(0)
  expect(without.annualReport + without.template).toBe(whole.template)
})
