import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { saveRegulation } from '#contract/regulations/companies.ts'
import { parseTable } from '#server/imports/tables/read-table.ts'
import { givenParsedImport } from '#server/test/table.ts'
import { givenRegulations } from './given-regulations.ts'

const { database, app, market, read, page } = givenRegulations()

/** Two companies in scope that disclose the same indicator. */
async function twoDisclosing() {
  const found: { companyId: number; ticker: string; code: string; value: number; fiscalYear: number; unit: string }[] =
    []
  const { companies } = await page('human-capital-jp', { state: 'applies' })
  for (const { companyId, ticker } of companies) {
    const { indicators } = await read('human-capital-jp', { set: `company-${companyId}` })
    const one = indicators.find(
      ({ figure, code }) => figure?.state === 'disclosed' && (found[0]?.code ?? code) === code,
    )
    if (one && ticker)
      found.push({
        ...{ companyId, ticker, code: one.code, unit: one.unit },
        ...{ value: one.figure!.value!, fiscalYear: one.figure!.fiscalYear! },
      })
    if (found.length === 2) return found
  }
  throw new Error('no two companies disclose the same')
}

let two: Awaited<ReturnType<typeof twoDisclosing>>
const figureOf = async (companyId: number, code: string, query = {}) =>
  (await read('human-capital-jp', { set: `company-${companyId}`, ...query })).indicators.find(
    (one) => one.code === code,
  )!

describe('marks on figures', () => {
  beforeAll(async () => {
    two = await twoDisclosing()
  })

  test('before a source tells of any, nothing is said', async () => {
    const { figure, marks } = await figureOf(two[0]!.companyId, two[0]!.code)
    expect(figure).toMatchObject({ assurance: null, standard: null })
    const nothing = { assured: 0, unassured: 0, ssbj: 0 }
    expect(marks).toEqual({ inScope: nothing, market: nothing, set: nothing })
  })

  test('a file that repeats the values with their assurance adds it, restates nothing and is shown from its day', async () => {
    const rows = two.map(({ ticker, fiscalYear, code, value, unit }, at) =>
      [ticker, fiscalYear, code, value, unit, '2026-11-10', ['限定的保証', 'なし'][at], ['SSBJ', ''][at]].join(','),
    )
    const bad = `${two[0]!.ticker},${two[0]!.fiscalYear},E-CC-002,1,t-CO2e,2026-11-10,strong,`
    const head = 'code,fiscal_year,indicator,value,unit,known_from,assurance,standard'
    const text = [head, ...rows, bad].join('\n')
    const parsed = await parseTable(Buffer.from(text), 'assured.csv', { today: '2026-11-20' })
    const summary = await givenParsedImport(database.db, parsed, { now: app.clock.now })
    expect(summary).toMatchObject({ accepted: 2, restated: 0, unchanged: 0 })
    expect(summary.rejections).toMatchObject([{ line: 4, column: 'assurance', value: 'strong', reason: 'assurance' }])

    const [one, other] = two
    // The market is loaded again beside the calls.
    await expect
      .poll(async () => (await figureOf(one!.companyId, one!.code)).marks.market.assured, { timeout: 120_000 })
      .toBe(1)
    const { figure, marks } = await figureOf(one!.companyId, one!.code)
    expect(figure).toMatchObject({ value: one!.value, state: 'disclosed', assurance: 'limited', standard: 'ssbj' })
    expect(marks.set).toEqual({ assured: 1, unassured: 0, ssbj: 1 })
    expect([marks.inScope, marks.market]).toEqual(Array(2).fill({ assured: 1, unassured: 1, ssbj: 1 }))
    expect((await figureOf(other!.companyId, other!.code)).figure).toMatchObject({ assurance: 'none', standard: null })
    const before = await figureOf(one!.companyId, one!.code, { asOf: '2026-11-09' })
    expect(before.figure).toMatchObject({ value: one!.value, assurance: null, standard: null })
  })

  test('a mark dated before its value counts once both are known, and none where the value was another in between', async () => {
    const { companyId, ticker, code } = two[0]!
    const { indicators } = await read('human-capital-jp', { set: `company-${companyId}` })
    const others = indicators.filter(({ figure, code: other }) => figure?.state === 'disclosed' && other !== code)
    const [plain, changed] = others as [(typeof others)[number], (typeof others)[number]]
    const knownOf = async (one: (typeof others)[number]) => {
      const { rows } = await sql<{ day: string }>`
        select max(known_from)::text as day from observation join indicator on indicator.id = indicator_id
        where company_id = ${companyId} and code = ${one.code} and fiscal_year = ${one.figure!.fiscalYear}`.execute(
        database.db,
      )
      return rows[0]!.day
    }
    const earlier = (day: string, days: number) =>
      new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)
    const row = (one: (typeof others)[number], value: number, day: string, mark: string) =>
      [ticker, one.code, one.unit, '', day, value, mark, ''].join(',')
    const [own, other] = [await knownOf(plain), await knownOf(changed)]
    const keep = async (rows: readonly string[], year: number) => {
      const text = [`code,indicator,unit,boundary,known_from,FY${year},assurance,standard`, ...rows].join('\n')
      const parsed = await parseTable(Buffer.from(text), 'years.csv', { today: '2026-11-20' })
      expect(parsed.rejected).toEqual([])
      await givenParsedImport(database.db, parsed, { now: app.clock.now })
    }
    await keep([row(plain, plain.figure!.value!, earlier(own, 9), '限定的保証')], plain.figure!.fiscalYear!)
    await keep(
      [
        row(changed, changed.figure!.value!, earlier(other, 9), '限定的保証'),
        row(changed, changed.figure!.value! + 1, earlier(other, 5), ''),
      ],
      changed.figure!.fiscalYear!,
    )
    const assuranceOf = async ({ code }: { code: string }) => (await figureOf(companyId, code)).figure!.assurance
    await expect.poll(() => assuranceOf(plain), { timeout: 120_000 }).toBe('limited')
    expect(await assuranceOf(changed)).toBeNull()
  })

  test('the file has them beside the value', async () => {
    const { body } = await app.call(
      saveRegulation,
      {
        params: { regulation: 'human-capital-jp', format: 'csv' },
        query: { lang: 'ja', find: two[0]!.ticker } as never,
      },
      market.token,
    )
    const text = Buffer.from(body as Uint8Array).toString('utf8')
    expect(text).toContain('保証（空欄は情報なし）')
    expect(text).toContain('開示,限定的保証,SSBJ基準')
  })
})
