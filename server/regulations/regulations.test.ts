import { beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '#contract/account/session.ts'
import { listRegulationCompanies, type RegulationCompany, saveRegulation } from '#contract/regulations/companies.ts'
import { gapStates, regulationStates } from '#contract/regulations/names.ts'
import {
  getRegulation,
  listRegulations,
  type Regulation,
  type RegulationHead,
} from '#contract/regulations/regulations.ts'
import { getThemes, type ThemeAnswer } from '#contract/scores/ratings.ts'
import { getSearchVocabulary } from '#contract/search/searches.ts'
import { addWatchlist } from '#contract/watchlists/watchlists.ts'
import { regulations } from '#server/catalogue/regulations.ts'
import { givenAccount, givenApp, password } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 200, seed: 11 })
const app = givenApp(database)
let token = ''
let all: RegulationHead[] = []
let listed = 0
beforeAll(async () => {
  app.clock.now = new Date('2026-11-20T03:00:00Z')
  token = await app.signedIn()
  await database.db.updateTable('account').set({ password_changed_at: app.clock.now }).execute()
  const { data } = (await app.call(listRegulations, { query: {} }, token)).body
  all = data.regulations
  listed = data.listed
}, 60_000)

const get = (regulation: string, query: object = {}) =>
  app.call(getRegulation, { params: { regulation }, query: query as never }, token)
const read = async (regulation: string, query: object = {}): Promise<Regulation> => {
  const { status, body } = await get(regulation, query)
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200)
  return body.data
}
const page = async (regulation: string, query: object = {}) => {
  const { status, body } = await app.call(
    listRegulationCompanies,
    { params: { regulation }, query: { perPage: 100, ...query } as never },
    token,
  )
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200)
  return body.data as { total: number; companies: RegulationCompany[] }
}
const every = async (regulation: string, query: object = {}) => {
  const companies: RegulationCompany[] = []
  for (let at = 1; ; at++) {
    const { total, companies: own } = await page(regulation, { ...query, page: at })
    companies.push(...own)
    if (own.length === 0 || companies.length >= total) return companies
  }
}
const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0)

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
    expect(listed).toBe(
      (await database.db.selectFrom('company').select('id').where('is_listed', '=', true).execute()).length,
    )
    for (const { slug, states } of all) {
      expect([slug, sum(states)]).toEqual([slug, listed])
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
    const { themes } = (await app.call(getSearchVocabulary, { query: {} }, token)).body.data
    for (const { code, states } of all) {
      const theme = themes.find((one: { code: string }) => one.code === code)
      const counted = Object.fromEntries(
        theme.states.map(({ state, companies }: { state: string; companies: number }) => [state, companies]),
      )
      expect([code, { applies: 0, not_applicable: 0, unknown: 0, ...counted }]).toEqual([code, states])
    }
  })

  test('of each company they are those of its own page, for the same reasons', async () => {
    const rows = new Map<string, Map<number, RegulationCompany>>()
    for (const { slug, code } of all) rows.set(code, new Map((await every(slug)).map((row) => [row.companyId, row])))
    const ids = [...rows.get('reg_ssbj')!.keys()].filter((_, at) => at % 7 === 0)
    for (const companyId of ids) {
      const { themes } = (await app.call(getThemes, { params: { companyId }, query: {} }, token)).body.data
      for (const theme of themes.filter(({ kind }: ThemeAnswer) => kind === 'regulation') as ThemeAnswer[]) {
        const row = rows.get(theme.code)!.get(companyId)!
        expect([theme.code, row.state]).toEqual([theme.code, theme.state])
        const said = theme.state === 'unknown' ? theme.because.filter(({ holds }) => holds === null) : theme.because
        expect(row.because).toEqual(said)
      }
    }
  })

  test('SSBJ: an average of five year-ends from ¥3tn binds from March 2027, from ¥1tn a year later, from ¥0.5tn it is planned', async () => {
    const found = new Set<string>()
    for (const { state, because, first, market } of await every('ssbj')) {
      const size = because.find(({ term }) => term === 'avg_mcap_5y_jpy')?.found
      if (state === 'unknown') expect(size).toMatchObject({ kind: 'missing' })
      if (state !== 'applies') continue
      expect(market).toBe('PRM')
      const value = size?.kind === 'disclosed' ? Number(size.value) : Number.NaN
      expect(value).toBeGreaterThanOrEqual(1e12)
      expect(first).toEqual({
        from: value >= 3e12 ? '2027-03-31' : '2028-03-31',
        force: 'in_force',
        status: 'verified',
      })
      found.add(first!.from)
    }
    const { stages } = await read('ssbj')
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
    for (const { slug } of all) {
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
    const { body } = await app.call(listRegulations, { query: asOf ? { asOf } : {} }, token)
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
    expect(before).toHaveLength(listed)
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

describe('gaps', () => {
  test('of every indicator the companies in scope by what is there are all of them, and a table adds up to the same', async () => {
    for (const { slug } of all) {
      const one = await read(slug)
      const rows = await every(slug, { state: 'applies' })
      expect(rows).toHaveLength(one.states.applies)
      for (const indicator of one.indicators) {
        expect(sum(indicator.inScope)).toBe(one.states.applies)
        expect(sum(indicator.market)).toBe(listed)
      }
      for (const state of gapStates) {
        const byIndicator = one.indicators.reduce((total, { inScope }) => total + inScope[state], 0)
        expect([slug, state, rows.reduce((total, { gaps }) => total + gaps[state], 0)]).toEqual([
          slug,
          state,
          byIndicator,
        ])
      }
      const expected = (gaps: RegulationCompany['gaps']) =>
        sum(gaps) - gaps['no-report'] - gaps['not-tagged'] - gaps['not-applicable']
      const complete = rows.filter(({ gaps }) => gaps.disclosed > 0 && gaps.disclosed === expected(gaps)).length
      expect(one.complete).toBe(one.indicators.length === 0 ? null : complete)
      expect(rows.filter(({ gaps, worst }) => (worst === null) !== (gaps.disclosed === expected(gaps)))).toEqual([])
    }
  })

  test('the worst gap of a company is what it does not disclose and most others in scope do', async () => {
    const { indicators } = await read('human-capital-jp')
    const shares = new Map(
      indicators.map(({ code, inScope: { disclosed, ...rest } }) => [
        code,
        disclosed /
          (disclosed + rest.estimated + rest['not-disclosed'] + rest['other-boundary'] + rest['under-review']),
      ]),
    )
    for (const { companyId, worst } of (await page('human-capital-jp')).companies.slice(0, 30)) {
      const { indicators: own, set } = await read('human-capital-jp', { set: `company-${companyId}` })
      expect([set!.companies, sum(set!.states)]).toEqual([1, 1])
      const gaps = own.filter(({ figure }) =>
        ['estimated', 'not-disclosed', 'other-boundary', 'under-review'].includes(figure!.state),
      )
      const most = Math.max(...gaps.map(({ code }) => shares.get(code)!))
      expect(worst ? shares.get(worst.code) : gaps.length).toBe(worst ? most : 0)
    }
  })

  test('a company’s figure is that of the raw data: disclosed with its value, silent without one', async () => {
    const { companies } = await page('human-capital-jp')
    for (const { companyId, fiscalYear } of companies.slice(0, 10)) {
      const { indicators } = await read('human-capital-jp', { set: `company-${companyId}` })
      for (const { code, figure } of indicators) {
        expect(figure!.fiscalYear).toBe(fiscalYear)
        if (figure!.state !== 'disclosed') continue
        const row = await database.db
          .selectFrom('observation')
          .innerJoin('indicator', 'indicator.id', 'observation.indicator_id')
          .select(['value'])
          .where('company_id', '=', companyId)
          .where('indicator.code', '=', code)
          .where('fiscal_year', '=', fiscalYear!)
          .where('part', '=', '')
          .orderBy('known_from', 'desc')
          .orderBy('import_id', 'desc')
          .executeTakeFirstOrThrow()
        expect(figure!.value).toBeCloseTo(row.value!, 9)
      }
    }
  })

  test('a code that no indicator of ours serves says so, and has no worst gap', async () => {
    const { indicators, complete, binds } = await read('stewardship-code')
    expect([indicators, complete, binds]).toEqual([[], null, 'investor'])
    expect((await page('stewardship-code')).companies.every(({ worst }) => worst === null)).toBe(true)
  })

  test('what nobody was told of is named', async () => {
    expect((await read('gx-ets')).unheld.map(({ term }) => term)).toEqual(['avg_direct_co2_3y_t'])
    expect((await read('eu-taxonomy')).unheld.map(({ term }) => term)).toEqual(['eu_employees', 'eu_turnover_eur'])
    expect((await read('ssbj')).unheld).toEqual([])
  })
})

describe('table', () => {
  test('a watchlist, a state and words narrow it; orders keep every company', async () => {
    const some = (await page('human-capital-jp')).companies.slice(3, 9)
    const members = some.map(({ companyId }) => ({ companyId }))
    const list = (await app.call(addWatchlist, { body: { name: 'Mine', members } as never }, token)).body.data
    const set = `watchlist-${list.id}`
    expect((await page('human-capital-jp', { set })).total).toBe(6)
    expect((await read('human-capital-jp', { set })).set).toMatchObject({
      kind: 'watchlist',
      nameJa: 'Mine',
      companies: 6,
      company: null,
    })
    for (const sort of ['fewest', 'most', 'first', 'ticker'] as const) {
      const rows = await every('human-capital-jp', { sort })
      expect(new Set(rows.map(({ companyId }) => companyId)).size).toBe(listed)
    }
    const shares = (await every('human-capital-jp', { sort: 'fewest' })).map(({ gaps }) => gaps.disclosed)
    expect(shares.slice(0, 20)).toEqual(shares.slice(0, 20).toSorted((a, b) => a - b))
    const { ticker } = some[0]!
    expect((await page('human-capital-jp', { find: ticker! })).companies.map((row) => row.ticker)).toContain(ticker)
  })

  test('bad input is refused', async () => {
    expect((await get('no-such')).body.code).toBe('regulation.not-found')
    expect((await get('SSBJ')).body.code).toBe('request.invalid')
    expect((await get('ssbj', { set: 'company-999999' })).body.code).toBe('company.not-found')
    expect((await get('ssbj', { set: 'watchlist-999999' })).body.code).toBe('watchlist.not-found')
    expect((await get('ssbj', { set: 'industry-3' })).body.code).toBe('request.invalid')
    const other = await app.call(
      listRegulationCompanies,
      { params: { regulation: 'ssbj' }, query: { state: 'maybe' } as never },
      token,
    )
    expect(other.body.code).toBe('request.invalid')
  })
})

const textOf = (body: unknown) => Buffer.from(body as Uint8Array).toString('utf8')

describe('file', () => {
  const save = (format: 'csv' | 'xlsx', query: object, by = token) =>
    app.call(saveRegulation, { params: { regulation: 'human-capital-jp', format }, query: query as never }, by)

  test('holds what the screen says, in either language, and is counted', async () => {
    const before = await database.db.selectFrom('download').selectAll().execute()
    const rows = await every('human-capital-jp', { state: 'applies' })
    const { status, body } = await save('csv', { lang: 'en', state: 'applies' })
    expect(status).toBe(200)
    const lines = textOf(body)
      .replace(/^\uFEFF/, '')
      .split('\r\n')
    expect(lines[0]).toBe('Regulation,Human capital disclosure (Cabinet Office Order)')
    const head = lines.findIndex((line) => line.startsWith('Code,Company'))
    expect(lines.slice(head + 1).filter(Boolean)).toHaveLength(rows.length)
    expect(lines[head + 1]).toContain(rows[0]!.nameEn ?? rows[0]!.nameJa)
    expect(textOf((await save('csv', { lang: 'ja' })).body)).toContain('求める内容の確認状況')
    const after = await database.db.selectFrom('download').selectAll().execute()
    expect(after).toHaveLength(before.length + 2)
    expect(after.at(-2)).toMatchObject({ kind: 'regulation', companies: rows.length })
  })

  test('a trial may not', async () => {
    await givenAccount(database.db, 'trial@asset.example', { isTrial: true } as never)
    const { token: trial } = (await app.call(signIn, { body: { email: 'trial@asset.example', password } })).body
    expect((await save('csv', {}, trial)).status).toBe(403)
  })
})
