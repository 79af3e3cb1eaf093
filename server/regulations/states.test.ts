import { describe, expect, test } from 'vitest'
import type { RegulationCompany } from '#contract/regulations/companies.ts'
import { regulationStates } from '#contract/regulations/names.ts'
import { listRegulations, type RegulationHead } from '#contract/regulations/regulations.ts'
import { getThemes, type ThemeAnswer } from '#contract/scores/ratings.ts'
import { getSearchVocabulary } from '#contract/search/searches.ts'
import { regulations } from '#server/catalogue/regulations.ts'
import { idsListedOn } from '#server/market/listing/listed-on.ts'
import { givenRegulations, sum } from './given-regulations.ts'
import { firstYearEnd } from './year-ends.ts'

const { database, app, market, read, page, every } = givenRegulations()

test('every regulation of the tables has whom it binds, two sentences, a text and a link; its dates begin with that of its rule', () => {
  expect(regulations()).toHaveLength(18)
  for (const { code, asks_en, asks_ja, stages, theme } of regulations()) {
    expect([code, asks_en.match(/\.( |$)/g)?.length, asks_ja.match(/。/g)?.length]).toEqual([code, 2, 2])
    const first = stages.find(({ force }) => force === 'in_force')?.year ?? 'none'
    expect([code, String(first)]).toEqual([code, theme.effective_year])
    expect(stages.map(({ from }) => from)).toEqual(stages.map(({ from }) => from).toSorted())
  }
})

describe('states', () => {
  test('those it applies to, does not and cannot be decided are all listed companies, in the whole and by market', async () => {
    expect(market.listed).toBe(
      (await database.db.selectFrom('company').select('id').where('is_listed', '=', true).execute()).length,
    )
    for (const { slug, states } of market.all) {
      expect([slug, sum(states)]).toEqual([slug, market.listed])
      const one = await read(slug)
      expect(one.states).toEqual(states)
      for (const state of regulationStates)
        expect(one.markets.reduce((total, market) => total + market.states[state], 0)).toBe(states[state])
      const dated = one.stages.reduce(
        (total, { force, companies }) => total + (force === 'in_force' ? companies! : 0),
        0,
      )
      expect([slug, dated + one.undated]).toEqual([slug, states.applies])
    }
  })

  test('they are those that the search counts', async () => {
    const { themes } = (await app.call(getSearchVocabulary, { query: {} }, market.token)).body.data
    for (const { code, states } of market.all) {
      const theme = themes.find((one: { code: string }) => one.code === code)
      const counted = Object.fromEntries(
        theme.states.map(({ state, companies }: { state: string; companies: number }) => [state, companies]),
      )
      expect([code, { applies: 0, not_applicable: 0, unknown: 0, ...counted }]).toEqual([code, states])
    }
  })

  test('of each company they are those of its own page, for the same reasons', async () => {
    const rows = new Map<string, Map<number, RegulationCompany>>()
    for (const { slug, code } of market.all)
      rows.set(code, new Map((await every(slug)).map((row) => [row.companyId, row])))
    const ids = [...rows.get('reg_ssbj')!.keys()].filter((_, at) => at % 7 === 0)
    for (const companyId of ids) {
      const { themes } = (await app.call(getThemes, { params: { companyId }, query: {} }, market.token)).body.data
      for (const theme of themes.filter(({ kind }: ThemeAnswer) => kind === 'regulation') as ThemeAnswer[]) {
        const row = rows.get(theme.code)!.get(companyId)!
        expect([theme.code, row.state]).toEqual([theme.code, theme.state])
        const reasons = theme.state === 'unknown' ? theme.because.filter(({ holds }) => holds === null) : theme.because
        expect(row.because).toEqual(reasons)
      }
    }
  })

  test('SSBJ: an average of five year-ends from ¥3tn binds from March 2027, from ¥1tn a year later, from ¥0.5tn it is planned', async () => {
    const found = new Set<string>()
    for (const { state, because, first, market, fiscalYear, yearEnd } of await every('ssbj')) {
      const size = because.find(({ term }) => term === 'avg_mcap_5y_jpy')?.found
      if (state === 'unknown') expect(size).toMatchObject({ kind: 'missing' })
      if (state !== 'applies') continue
      expect(market).toBe('PRM')
      const value = size?.kind === 'disclosed' ? Number(size.value) : Number.NaN
      expect(value).toBeGreaterThanOrEqual(1e12)
      const from = value >= 3e12 ? '2027-03-31' : '2028-03-31'
      expect(first).toMatchObject({ from, force: 'in_force', status: 'verified' })
      // The first fiscal year that ends on the date or later, on the company's own closing day.
      expect([first!.yearEnd! >= from, first!.yearEnd!.slice(5)]).toEqual([true, yearEnd!.slice(5)])
      expect(Date.parse(first!.yearEnd!) - Date.parse(from)).toBeLessThan(366 * 86_400_000)
      const { average } = because.find(({ term }) => term === 'avg_mcap_5y_jpy')!
      expect(average).toEqual({
        indicator: 'F-MK-002',
        boundary: 'consolidated',
        fromYear: fiscalYear! - 4,
        toYear: fiscalYear,
      })
      found.add(first!.from)
    }
    const { stages, terms } = await read('ssbj')
    expect(stages.every(({ isYearEnd }) => isYearEnd)).toBe(true)
    expect(terms.map(({ kind, firstYear, lastYear, status }) => [kind, firstYear, lastYear, status])).toEqual([
      ['two_steps', 0, 1, 'secondary'],
      ['safe_harbour', null, null, 'secondary'],
      ['assurance', 1, null, 'verified'],
      ['assurance_scope', 1, 2, 'secondary'],
      ['assurance_level', 1, null, 'recalled'],
    ])
    expect(stages.map(({ from, force }) => [from, force])).toEqual([
      ['2027-03-31', 'in_force'],
      ['2028-03-31', 'in_force'],
      ['2029-03-31', 'planned'],
    ])
    const planned = (await every('ssbj', { state: 'not_applicable' })).filter(({ first }) => first !== null)
    expect(planned.every(({ first }) => first!.force === 'planned')).toBe(true)
    expect(stages[2]!.companies).toBe(planned.length)
    expect(found.size).toBeGreaterThan(0)
  })

  test('estimates never decide: whoever is decided is so by what is disclosed', async () => {
    for (const { slug } of market.all) {
      for (const { state, because } of await every(slug)) {
        if (state === 'unknown')
          expect(because.every(({ found, holds }) => holds === null && found.kind !== 'disclosed')).toBe(true)
        else expect(because.every(({ found }) => found.kind === 'disclosed')).toBe(true)
      }
    }
  })

  test('a flag says who brought it and since when, a figure which year it is of', async () => {
    const [bound] = (await page('cbam', { state: 'applies' })).companies
    expect(bound!.because).toMatchObject([
      {
        term: 'flag.cbam_goods_export',
        source: { name: 'Satoyama Demo', validFrom: '2025-04-01' },
        found: { value: 1 },
      },
    ])
    const [staff] = (await page('womens-act', { state: 'applies' })).companies
    expect(staff!.because.find(({ term }) => term === 'S-LR-002')!.indicator).toMatchObject({
      fiscalYear: staff!.fiscalYear,
    })
  })
})

describe('dates', () => {
  const forceOn = async (slug: string, asOf?: string) => {
    const { body } = await app.call(listRegulations, { query: asOf ? { asOf } : {} }, market.token)
    return body.data.regulations.find((one: RegulationHead) => one.slug === slug).force
  }

  test('what is not in force says so: SSBJ until March 2027, EUDR until 30 December 2026, the SEC rules never', async () => {
    expect(await forceOn('ssbj')).toBe('not-yet')
    expect(await forceOn('eudr')).toBe('not-yet')
    expect(await forceOn('us-sec-climate')).toBe('never')
    expect(await forceOn('cbam')).toBe('in-force')
    expect(await forceOn('cbam', '2025-12-31')).toBe('not-yet')
  })

  test('a past day does not know what was filed or told later', async () => {
    const { states, day } = await read('cbam', { asOf: '2010-01-01' })
    expect([day, states.applies]).toEqual(['2010-01-01', 0])
    const before = await every('ssbj', { asOf: '2022-01-01' })
    expect(before).toHaveLength((await idsListedOn(database.db, '2022-01-01')).size)
    expect(before.every(({ fiscalYear }) => fiscalYear === null || fiscalYear <= 2021)).toBe(true)
    expect(before.filter(({ state }) => state === 'applies').length).toBeLessThanOrEqual(
      (await every('ssbj')).filter(({ state }) => state === 'applies').length,
    )
  })

  test('a year that is asked for is the one looked at', async () => {
    const rows = await every('human-capital-jp', { year: 2022 })
    expect(new Set(rows.map(({ fiscalYear }) => fiscalYear))).toEqual(new Set([2022]))
  })
})

test.each([
  ['2025-03-31', '2027-03-31', '2027-03-31'],
  ['2025-12-31', '2027-03-31', '2027-12-31'],
  ['2026-02-28', '2027-03-31', '2028-02-29'],
  ['2025-03-20', '2027-03-31', '2028-03-20'],
  ['2024-02-29', '2028-03-31', '2029-02-28'],
])('a company whose year ended on %s is bound from %s: first in the year to %s', (last, from, expected) => {
  const [stage] = regulations().find(({ slug }) => slug === 'ssbj')!.stages
  const ends = new Map([
    [2023, last],
    [2010, '2011-06-30'],
  ])
  expect(firstYearEnd({ ...stage!, from }, ends)).toBe(expected)
  expect(firstYearEnd({ ...stage!, from }, undefined)).toBeNull()
  expect(firstYearEnd({ ...stage!, from, counts_from: 'day' }, ends)).toBeNull()
})
