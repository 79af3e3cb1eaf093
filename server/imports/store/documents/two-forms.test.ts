import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { searchCompanies } from '#contract/market/companies.ts'
import { getFigure, getSourceLines } from '#contract/market/observations.ts'
import { getPassage, listReadFigures, type ReadFigure } from '#contract/read-figures/read-figures.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { codeListZip } from '#server/test/world/tables/edinet.ts'
import { makeWorld } from '#server/test/world/world.ts'
import { type GivenFact, givenReport } from '../../edinet-annual-report/given-report.ts'
import { givenZip } from '../../files/given-zip.ts'
import { importFile } from '../import-file.ts'

const today = '2025-12-01'
const world = makeWorld({ seed: 9, companies: 8, years: 1, today, withdrawals: 0, hidings: 0, withoutCsv: 0 })
const database = givenDatabase()
const app = givenApp(database)
let token = ''
const correction = world.documents.find(({ kind, submittedAt }) => kind === 'correction' && submittedAt < today)!
const report = world.document(correction.parentDocID!)!
const other = world.documents.find(
  ({ kind, filer, submittedAt }) => kind === 'annual' && submittedAt < today && filer !== report.filer,
)!

const add = (bytes: Buffer, fileName: string) =>
  importFile(database.db, { bytes, fileName, by: 'test', now: new Date(`${today}T09:00:00Z`) })

beforeAll(async () => {
  await add(codeListZip(world, today), 'Edinetcode.zip')
  token = await app.signedIn()
})

const tables = [
  ...['observation', 'officer', 'shareholder', 'board_note', 'target', 'company_segment'],
  ...['review', 'import_rejection', 'restatement', 'news'],
]

/** Every row that the tags of a filing leave, as text; its words are read anew from the form that has tables. */
async function rowsNow(): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {}
  for (const table of tables) {
    const query = sql<{ row: string }>`select to_jsonb(one)::text as row from ${sql.table(table)} one
      where to_jsonb(one) ->> 'state' is distinct from 'read-from-text' order by 1`
    rows[table] = (await query.execute(database.db)).rows.map(({ row }) => row)
  }
  return rows
}

/** What stands whichever form was read: the whole form also has figures of its tables, and an import that added them. */
async function taggedRows(): Promise<Record<string, string[]>> {
  const { import: _, restatement: __, ...rows } = await rowsNow()
  return { ...rows, observation: rows.observation!.filter((row) => !row.includes('read-from-text')) }
}

test('a report and its correction as tables, then whole: no row is changed or doubled, and both copies are kept', async () => {
  const first = await add(world.reportZip(report.docID)!, `${report.docID}.zip`)
  const corrected = await add(world.reportZip(correction.docID)!, `${correction.docID}.zip`)
  expect([first.accepted > 40, corrected.restated > 0]).toEqual([true, true])
  const before = await taggedRows()
  for (const { docID } of [correction, report])
    expect(await add(world.xbrlZip(docID)!, `${docID}.zip`)).toMatchObject({ rejections: [] })
  expect(await taggedRows()).toEqual(before)
  const whole = await rowsNow()
  for (const { docID } of [correction, report])
    expect(await add(world.reportZip(docID)!, `${docID}.zip`)).toMatchObject({
      importId: null,
      accepted: 0,
      restated: 0,
    })
  expect(await rowsNow()).toEqual(whole)
  const { rows } = await sql<{ number: string; copies: number }>`
    select number, count(*)::int as copies from source_file join document on document.id = document_id
    group by 1 order by 1`.execute(database.db)
  expect(rows).toEqual([report.docID, correction.docID].toSorted().map((number) => ({ number, copies: 2 })))
})

test('lines still open, in the copy that a figure was read from and in the other', async () => {
  const { edinetCode, securityCode } = report.filer
  const reply = await app.call(searchCompanies, { query: { q: securityCode.slice(0, 4) } }, token)
  const companyId = reply.body.data.companies[0].id
  const sales = world.expected(report.docID).findLast(({ indicator }) => indicator === 'F-BS-001')!
  const params = { companyId, indicator: sales.indicator, fiscalYear: sales.fiscalYear }
  const { body } = await app.call(getFigure, { params, query: { boundary: sales.boundary } }, token)
  const { documentId, file, lines } = body.data
  const { rows: copies } = await sql<{ sha256: string; file_name: string }>`
    select sha256, file_name from source_file where document_id = ${documentId}`.execute(database.db)
  expect([edinetCode, copies.map(({ sha256 }) => sha256)]).toEqual([edinetCode, expect.arrayContaining([file.sha256])])
  const values = []
  for (const { sha256 } of copies) {
    const query = { item: lines[0].item, sha256 }
    const { body: copy } = await app.call(getSourceLines, { params: { documentId }, query }, token)
    expect(copy.data.isIntact).toBe(true)
    values.push(copy.data.lines.find(({ position }: { position: string }) => position === lines[0].position)?.value)
  }
  expect(values).toEqual([lines[0].value, lines[0].value])
})

test('words that were read open in the form that they were read from', async () => {
  const [first] = (await app.call(searchCompanies, { query: { q: report.filer.securityCode.slice(0, 4) } }, token)).body
    .data.companies
  const params = { companyId: first.id }
  const { figures } = (await app.call(listReadFigures, { params, query: {} }, token)).body.data
  const inTables = figures.filter(({ passages }: ReadFigure) => passages.some(({ address }) => address.startsWith('t')))
  expect(inTables.length).toBeGreaterThan(5)
  for (const { document, passages } of inTables.slice(0, 20) as ReadFigure[])
    for (const { element, address } of passages) {
      const query = { element, address, sha256: document.sha256! }
      const { body } = await app.call(getPassage, { params: { documentId: document.id }, query }, token)
      const blocks = body.data.blocks.map((block: { address: string }) => block.address)
      expect([address, blocks.includes(address.split('/')[0]!)]).toEqual([address, true])
    }
})

test('whole first, then as a table: nothing is doubled either', async () => {
  const first = await add(world.xbrlZip(other.docID)!, `${other.docID}.zip`)
  expect([first.accepted > 40, first.rejections]).toEqual([true, []])
  const before = await rowsNow()
  expect(await add(world.reportZip(other.docID)!, `${other.docID}.zip`)).toMatchObject({
    ...{ importId: null, accepted: 0, restated: 0 },
  })
  expect(await rowsNow()).toEqual(before)
})

test('what a correction of the same day says stands, although the report it corrects is read again', async () => {
  const { edinetCode } = world.filers.find(
    ({ edinetCode: code }) => ![report, other].some((one) => one.filer.edinetCode === code),
  )!
  const employees = (count: number): GivenFact => ['NumberOfEmployees', 'CurrentYearInstant', String(count), 'pure']
  const original = givenReport([employees(900)], { EDINETCodeDEI: edinetCode })
  const corrected = { EDINETCodeDEI: edinetCode, AmendmentFlagDEI: 'true' }
  await add(original, 'S100ZZ11.tsv')
  expect(await add(givenReport([employees(950)], corrected), 'S100ZZ12.tsv')).toMatchObject({ restated: 1 })
  const before = await rowsNow()
  const name = 'XBRL_TO_CSV/jpcrp030000-asr-001_E99001-000_2025-03-31_01_2025-06-20.csv'
  expect(await add(givenZip([{ name, content: original }]), 'S100ZZ11.zip')).toMatchObject({
    ...{ importId: null, restated: 0, unchanged: 1 },
  })
  expect(await rowsNow()).toEqual(before)
})
