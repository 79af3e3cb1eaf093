import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { decideReadFigures as decide, getPassage, listReadFigures } from '#contract/read-figures/read-figures.ts'
import { type GivenFact, givenReport } from '#server/imports/edinet-annual-report/given-report.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { codeList, givenImport } from '#server/test/samples.ts'
import { givenFigure, givenParsedImport, givenTable } from '#server/test/table.ts'
import { parseEdinetAnnualReport } from '../../edinet-annual-report/parse.ts'
import { importFile } from '../import-file.ts'
import { Tally } from '../tally.ts'
import { decideReadFigures } from './decide.ts'
import { saveReading } from './save.ts'

const database = givenDatabase()
const app = givenApp(database)
let token = ''
let companyId = 0

const governance = 'OverviewOfCorporateGovernance'
const block = (name: string, text: string): GivenFact => [`${name}TextBlock`, 'FilingDateInstant', text]
const meetings = (times: number) => `当事業年度において取締役会を${times}回開催しております。`

const reportOf = (text: string, about: Readonly<Record<string, string>> = {}, filedOn?: string) =>
  givenReport([block(governance, text)], about, filedOn)
const given = (bytes: Buffer, name: string) =>
  importFile(database.db, { bytes, fileName: name, by: 'test', now: new Date('2026-01-15T03:00:00Z') })

/** Every vintage of the meetings of the board, oldest first. */
const vintages = async () =>
  (
    await sql<{ value: number | null; state: string; knownFrom: string; notes: string[] | null }>`
      select value, state, to_char(known_from, 'YYYY-MM-DD') as "knownFrom", notes
      from observation join indicator on indicator.id = indicator_id
      where code = 'G-BD-009' and company_id = ${companyId} order by known_from, import_id`.execute(database.db)
  ).rows
interface Read {
  readonly id: number
  readonly value: number
  readonly state: string
  readonly beside: string
  readonly passages: readonly { element: string; address: string; text: string }[]
  readonly document: { id: number; sha256: string }
}
const read = async (query = {}): Promise<Read> => {
  const { body } = await app.call(
    listReadFigures,
    { params: { companyId }, query: { indicator: 'G-BD-009', ...query } },
    token,
  )
  return (body.data as { figures: Read[] }).figures[0]!
}
const decided = async (verdict: 'accepted' | 'refused' | 'undone', more: object = {}) => {
  const { body, status } = await app.call(decide, { body: { ids: [(await read()).id], verdict, ...more } }, token)
  return status === 200 ? (body.data as { outcomes: { outcome: string }[] }).outcomes[0]!.outcome : body.code
}

beforeAll(async () => {
  app.clock.now = new Date('2026-11-20T03:00:00Z')
  token = await app.signedIn()
  await database.db.updateTable('account').set({ password_changed_at: app.clock.now }).execute()
  await givenImport(database.db, codeList)
  const company = database.db.selectFrom('company').select('id').where('edinet_code', '=', 'E99001')
  companyId = (await company.executeTakeFirstOrThrow()).id
})

describe('what the words of a report say', () => {
  test('is a figure of a state of its own, known since the report, with its sentence in the stored copy', async () => {
    await given(reportOf(`当社は監査役会設置会社であります。${meetings(14)}`), 'S100ZR01.tsv')
    expect(await vintages()).toMatchObject([{ value: 14, state: 'read-from-text', knownFrom: '2025-06-20' }])
    const figure = await read()
    expect(figure).toMatchObject({ value: 14, state: 'counts', beside: 'none' })
    expect(figure.passages[0]!.text).toContain('取締役会を14回開催')
    expect(await read({ asOf: '2025-06-19' })).toBeUndefined()
    const { element, address } = figure.passages[0]!
    const { id: documentId, sha256 } = figure.document
    const place = { params: { documentId }, query: { element, address, sha256 } }
    const { body } = await app.call(getPassage, place, token)
    expect(body.data).toMatchObject({ isIntact: true })
    expect(body.data.blocks).toContainEqual({ kind: 'paragraph', address, text: meetings(14) })
    const elsewhere = { ...place, query: { ...place.query, address: 'p999' } }
    expect((await app.call(getPassage, elsewhere, token)).body.data.blocks).toEqual([])
  })

  test('is not read a second time by the same rules', async () => {
    const again = await given(reportOf(`当社は監査役会設置会社であります。${meetings(14)}`), 'S100ZR01.tsv')
    expect(again.importId).toBeNull()
    expect(await vintages()).toHaveLength(1)
  })

  test('follows a correction of the report: another number, and then none', async () => {
    const about = { AmendmentFlagDEI: 'true', IdentificationOfDocumentSubjectToAmendmentDEI: 'S100ZR01' }
    await given(reportOf(meetings(15), about, '2025-08-01'), 'S100ZR02.tsv')
    expect((await vintages()).at(-1)).toMatchObject({ value: 15, state: 'read-from-text', knownFrom: '2025-08-01' })
    await given(reportOf('取締役会については別紙のとおりであります。', about, '2025-08-20'), 'S100ZR03.tsv')
    expect((await vintages()).map(({ value }) => value)).toEqual([14, 15, null])
    expect(await read()).toBeUndefined()
    expect(await read({ asOf: '2025-08-19' })).toMatchObject({ value: 15 })
    await given(reportOf(meetings(15), about, '2025-09-01'), 'S100ZR05.tsv')
    expect(await read()).toMatchObject({ value: 15, state: 'counts' })
  })
})

describe('an operator', () => {
  test('alone decides', async () => {
    expect(await decided('refused')).toBe('operator.only')
    await database.db.updateTable('account').set({ is_operator: true }).execute()
  })

  test('refuses what the words do not say, takes it back, and says what they do say', async () => {
    const before = await vintages()
    expect(await decided('refused')).toBe('done')
    expect((await vintages()).at(-1)).toMatchObject({ value: null, state: 'withdrawn', knownFrom: '2026-11-20' })
    expect((await vintages()).slice(0, -1)).toEqual(before)
    expect(await decided('accepted')).toBe('decided-before')
    expect(await decided('undone')).toBe('done')
    expect((await vintages()).at(-1)).toMatchObject({ value: 15, state: 'read-from-text' })
    expect(await decided('undone')).toBe('nothing-to-undo')
    expect(await decided('accepted', { value: 16 })).toBe('done')
    expect((await vintages()).at(-1)).toMatchObject({ value: 16, notes: ['corrected-on-review'] })
    expect(await read()).toMatchObject({ value: 16, state: 'counts' })
    expect(await read({ asOf: '2026-11-19' })).toMatchObject({ value: 15 })
    expect(await decided('refused', { value: 3 })).toBe('request.invalid')
  })
})

describe('beside a list', () => {
  test('that says another figure both are shown, and the list’s is doubted until somebody decides', async () => {
    const figure = { indicator: 'G-BD-009', boundary: 'parent', fiscalYear: 2024 } as const
    await givenParsedImport(database.db, givenTable([givenFigure({ ...figure, value: 12, knownFrom: '2026-11-25' })]))
    expect(await read({ asOf: '2026-11-25' })).toMatchObject({ value: 16, beside: 'differs' })
    const reviews = await database.db.selectFrom('review').select(['reason', 'filed', 'reference', 'doubted']).execute()
    expect(reviews).toEqual([{ reason: 'text-differs', filed: 12, reference: 16, doubted: '{[2026-11-25,)}' }])
    await givenParsedImport(database.db, givenTable([givenFigure({ ...figure, value: 16, knownFrom: '2026-11-26' })]))
    expect(await read({ asOf: '2026-11-26' })).toMatchObject({ beside: 'same' })
    expect((await vintages()).at(-1)).toMatchObject({ value: 16, state: 'disclosed' })
    const [review] = await database.db.selectFrom('review').select('doubted').execute()
    expect(review!.doubted).toBe('{[2026-11-25,2026-11-26)}')
    // What a list confirms no company has restated.
    const restated = await sql<{ value: number }>`select value from restatement where value = 16`.execute(database.db)
    expect(restated.rows).toHaveLength(2) // 16 after 15 by decision, and 16 after the list's 12.
  })
})

describe('in whatever order', () => {
  const of = (year: number) => ({
    CurrentFiscalYearStartDateDEI: `${year}-04-01`,
    CurrentFiscalYearEndDateDEI: `${year + 1}-03-31`,
    PreviousFiscalYearStartDateDEI: `${year - 1}-04-01`,
    PreviousFiscalYearEndDateDEI: `${year}-03-31`,
  })
  const ofYear = async (year: number) =>
    (await vintages()).filter(({ knownFrom }) => knownFrom.startsWith(`${year + 1}`))

  test('a correction that came first still takes the place of the chapter it repeats', async () => {
    const about = { ...of(2020), AmendmentFlagDEI: 'true', IdentificationOfDocumentSubjectToAmendmentDEI: 'S100ZR20' }
    await given(reportOf('取締役会については別紙のとおりであります。', about, '2021-08-20'), 'S100ZR21.tsv')
    await given(reportOf(meetings(11), of(2020), '2021-06-20'), 'S100ZR20.tsv')
    expect(await ofYear(2020)).toMatchObject([
      { value: 11, knownFrom: '2021-06-20' },
      { value: null, state: 'withdrawn', knownFrom: '2021-08-20' },
    ])
  })

  test('readings of one figure in two filings are decided in one call, and the last one stands', async () => {
    const about = { ...of(2018), AmendmentFlagDEI: 'true', IdentificationOfDocumentSubjectToAmendmentDEI: 'S100ZR18' }
    await given(reportOf(meetings(11), of(2018), '2019-06-20'), 'S100ZR18.tsv')
    await given(reportOf(meetings(12), about, '2019-08-20'), 'S100ZR19.tsv')
    const { rows } = await sql<{ id: number }>`
      select id from read_figure where fiscal_year = 2018 order by id desc`.execute(database.db)
    const decision = { verdict: 'refused', by: 'test', now: app.clock.now } as const
    const ids = rows.map(({ id }) => id)
    expect([...(await decideReadFigures(database.db, ids, decision)).values()]).toEqual(['done', 'done'])
    const standing = async () => {
      const { rows } = await sql<{ value: number | null }>`
        select value from observation where fiscal_year = 2018 and company_id = ${companyId}
        order by known_from desc, import_id desc limit 1`.execute(database.db)
      return rows[0]!.value
    }
    expect(await standing()).toBeNull()
    await decideReadFigures(database.db, ids, { ...decision, verdict: 'undone' })
    await decideReadFigures(database.db, ids, { ...decision, verdict: 'accepted' })
    expect(await standing()).toBe(12)
  })
})

test('newer rules read a stored filing again: what they read differently is known from today on', async () => {
  const report = givenReport(
    [block(governance, meetings(14))],
    {
      CurrentFiscalYearStartDateDEI: '2022-04-01',
      CurrentFiscalYearEndDateDEI: '2023-03-31',
      PreviousFiscalYearStartDateDEI: '2021-04-01',
      PreviousFiscalYearEndDateDEI: '2022-03-31',
    },
    '2023-06-20',
  )
  const { importId } = await given(report, 'S100ZR04.tsv')
  const reading = (await parseEdinetAnnualReport(report, 'S100ZR04.tsv')).reading!
  const document = database.db.selectFrom('document').select('id').where('filed_on', '=', '2023-06-20')
  const documentId = (await document.executeTakeFirstOrThrow()).id
  const origin = { companyId, documentId, importId: importId!, filedOn: '2023-06-20' }
  const newer = { ...reading, figures: [{ ...reading.figures[0]!, value: 13 }], revision: 98 }
  await saveReading(database.db, newer, { ...origin, today: '2026-11-27' }, new Tally())
  const own = async () => (await vintages()).filter(({ knownFrom }) => /^2023|11-2[78]/.test(knownFrom))
  expect(await own()).toMatchObject([
    { value: 14, knownFrom: '2023-06-20', notes: null },
    { value: 13, knownFrom: '2026-11-27', notes: ['read-again'] },
  ])
  const newest = { ...reading, figures: [], revision: 100 }
  await saveReading(database.db, newest, { ...origin, today: '2026-11-28' }, new Tally())
  expect((await own()).at(-1)).toMatchObject({ value: null, state: 'withdrawn', knownFrom: '2026-11-28' })
  const restated = await sql`select from restatement where fiscal_year = 2022`.execute(database.db)
  expect(restated.rows).toEqual([])
})
