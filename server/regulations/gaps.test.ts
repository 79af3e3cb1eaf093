import { describe, expect, test } from 'vitest'
import { signIn } from '#contract/account/session.ts'
import { listRegulationCompanies, type RegulationCompany, saveRegulation } from '#contract/regulations/companies.ts'
import { gapStates } from '#contract/regulations/names.ts'
import { countMatches } from '#contract/search/searches.ts'
import { addWatchlist } from '#contract/watchlists/watchlists.ts'
import { givenAccount, password } from '#server/test/app.ts'
import { givenRegulations, sum } from './given-regulations.ts'

const { database, app, market, get, read, page, every } = givenRegulations()

describe('gaps', () => {
  test('of every indicator the companies in scope by what is there are all of them, and a table adds up to the same', async () => {
    for (const { slug } of market.all) {
      const one = await read(slug)
      const rows = await every(slug, { state: 'applies' })
      expect(rows).toHaveLength(one.states.applies)
      for (const indicator of one.indicators) {
        expect(sum(indicator.inScope)).toBe(one.states.applies)
        expect(sum(indicator.market)).toBe(market.listed)
      }
      for (const state of gapStates) {
        const byIndicator = one.indicators.reduce((total, { inScope }) => total + inScope[state], 0)
        expect([slug, state, rows.reduce((total, { gaps }) => total + gaps[state], 0)]).toEqual([
          slug,
          state,
          byIndicator,
        ])
      }
      for (const { figures, gaps } of rows)
        expect(gapStates.map((state) => figures.filter((one) => one === state).length)).toEqual(
          gapStates.map((state) => gaps[state]),
        )
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
    for (const { companyId, worst, figures, first, yearEnd } of (await page('human-capital-jp')).companies.slice(
      0,
      30,
    )) {
      const { indicators: own, set } = await read('human-capital-jp', { set: `company-${companyId}` })
      expect(own.map(({ figure }) => figure!.state)).toEqual(figures)
      expect(set!.company).toMatchObject({ first, yearEnd })
      expect([set!.companies, sum(set!.states)]).toEqual([1, 1])
      const gaps = own.filter(({ figure }) =>
        ['estimated', 'not-disclosed', 'other-boundary', 'under-review'].includes(figure!.state),
      )
      const max = Math.max(...gaps.map(({ code }) => shares.get(code)!))
      expect(worst ? shares.get(worst.code) : gaps.length).toBe(worst ? max : 0)
    }
  })

  test('a search saved for an alert finds those in scope that disclose an indicator, and those that do not', async () => {
    const { indicators, states } = await read('ssbj')
    const found = async (where: string) => {
      const { body } = await app.call(countMatches, { query: { where } as never }, market.token)
      return body.data.total as number
    }
    expect(await found('regulation(reg_ssbj)')).toBe(states.applies)
    for (const { code, unit, inScope } of indicators) {
      const reported = `${code}(${unit === 'yes/no' ? 'yes,no' : '..'},disclosed)`
      expect([code, await found(`regulation(reg_ssbj),${reported}`)]).toEqual([code, inScope.disclosed])
      expect([code, await found(`regulation(reg_ssbj),!${reported}`)]).toEqual([
        code,
        states.applies - inScope.disclosed,
      ])
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
    const list = (await app.call(addWatchlist, { body: { name: 'Mine', members } as never }, market.token)).body.data
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
      expect(new Set(rows.map(({ companyId }) => companyId)).size).toBe(market.listed)
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
      market.token,
    )
    expect(other.body.code).toBe('request.invalid')
  })
})

const textOf = (body: unknown) => Buffer.from(body as Uint8Array).toString('utf8')

describe('file', () => {
  const save = (format: 'csv' | 'xlsx', query: object, by = market.token) =>
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
