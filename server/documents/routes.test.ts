import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  type CompanyDocument,
  getCompanyDocument,
  listCompanyDocuments,
  saveDocumentCopy,
} from '#contract/documents/documents.ts'
import { searchCompanies } from '#contract/market/companies.ts'
import { getFigure, listObservations } from '#contract/market/observations.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { codeList, givenImport, report2024, report2025, sampleBytes } from '#server/test/samples.ts'

const database = givenDatabase()
const app = givenApp(database)
let token = ''
let companyId = 0
beforeAll(async () => {
  for (const file of [codeList, report2024, report2025]) await givenImport(database.db, file)
  token = await app.signedIn()
  companyId = (await app.call(searchCompanies, { query: { q: '9X9Y' } }, token)).body.data.companies[0].id
})

async function documents(query = {}): Promise<CompanyDocument[]> {
  return (await app.call(listCompanyDocuments, { params: { companyId }, query }, token)).body.data.documents
}
const detail = (documentId: number, query = {}) =>
  app.call(getCompanyDocument, { params: { companyId, documentId }, query }, token)

describe('the list', () => {
  test('has each document with its kept copy and what came from it, newest first', async () => {
    const [newest, before] = await documents()
    expect([newest?.fiscalYear, before?.fiscalYear]).toEqual([2024, 2023])
    expect(newest).toMatchObject({
      kind: 'annual-report',
      isRead: true,
      isGiven: true,
      corrects: null,
      correctedBy: [],
    })
    const bytes = sampleBytes(report2025)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    expect(newest?.files).toEqual([{ name: 'S100ZZ01.tsv', sha256, bytes: bytes.length }])
    const { rows } = await count(newest!.id)
    expect([newest?.figures, newest?.restated]).toEqual([rows.figures, rows.restated])
    expect(rows.figures).toBeGreaterThan(10)
  })

  test('knows nothing of what was filed after the day', async () => {
    const [newest, before] = await documents()
    const day = (moved: string) => new Date(Date.parse(moved) - 86_400_000).toISOString().slice(0, 10)
    const then = await documents({ asOf: day(newest!.filedOn) })
    expect(then.map(({ id }) => id)).toEqual([before!.id])
    expect(await documents({ asOf: '1999-01-01' })).toEqual([])
    expect((await detail(newest!.id, { asOf: day(newest!.filedOn) })).body.code).toBe('document.not-found')
  })

  test('a correction stands with what it corrects', async () => {
    const [newest] = await documents()
    const { id: _, ...report } = await database.db
      .selectFrom('document')
      .selectAll()
      .where('id', '=', newest!.id)
      .executeTakeFirstOrThrow()
    const { id } = await database.db
      .insertInto('document')
      .values({
        ...report,
        source_key: 'correction',
        number: null,
        filed_on: '2025-08-01',
        submitted_at: '2025-08-01 15:01:00',
        is_amendment: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const [correction, original] = await documents()
    expect(correction).toMatchObject({
      id,
      corrects: newest!.id,
      submittedAt: '2025-08-01 15:01',
      figures: 0,
      files: [],
    })
    expect(original?.correctedBy).toEqual([id])
    expect((await documents({ asOf: '2025-07-31' }))[0]?.correctedBy).toEqual([])
    expect((await detail(id)).body.data.comparison).toEqual({ is: 'none', why: 'correction' })
    await database.db.deleteFrom('document').where('id', '=', id).execute()
  })

  test('of a company that is not here there is none', async () => {
    const reply = await app.call(listCompanyDocuments, { params: { companyId: 999_999 }, query: {} }, token)
    expect(reply.body.code).toBe('company.not-found')
  })
})

/** The figures of a document and its restatements, counted by the database itself. */
async function count(documentId: number) {
  const figures = await database.db
    .selectFrom('observation')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('document_id', '=', documentId)
    .executeTakeFirstOrThrow()
  const restated = await database.db
    .selectFrom('restatement')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('document_id', '=', documentId)
    .executeTakeFirstOrThrow()
  return { rows: { figures: Number(figures.count), restated: Number(restated.count) } }
}

describe('one document', () => {
  test('has the figures that the raw data has of it', async () => {
    const [newest] = await documents()
    const { data } = (await detail(newest!.id)).body
    expect(data.figures).toHaveLength(newest!.figures)
    const { cells } = (await app.call(listObservations, { params: { companyId }, query: {} }, token)).body.data
    const standing = cells.filter(({ documentId }: { documentId: number }) => documentId === newest!.id)
    const keyOf = (one: { indicator: string; fiscalYear: number; boundary: string; part: string; value: number }) =>
      `${one.indicator} ${one.fiscalYear} ${one.boundary} ${one.part} ${one.value}`
    const own = data.figures.filter(({ isStanding }: { isStanding: boolean }) => isStanding)
    expect(own.map(keyOf).sort()).toEqual(standing.map(keyOf).sort())
  })

  test('is held against the year before, and restates what the panel of the figure says', async () => {
    const [newest, before] = await documents()
    const { comparison, restated, people } = (await detail(newest!.id)).body.data
    expect(comparison).toMatchObject({ is: 'made', documentId: before!.id })
    const [now, earlier] = await Promise.all([newest!, before!].map(async ({ id }) => (await detail(id)).body.data))
    const codes = ({ figures, document }: typeof now) =>
      new Set(
        figures
          .filter((one: { fiscalYear: number; part: string }) => one.fiscalYear === document.fiscalYear && !one.part)
          .map(({ indicator }: { indicator: string }) => indicator),
      ) as Set<string>
    const names = (changes: { indicator: string }[]) => changes.map(({ indicator }) => indicator).sort()
    expect(names(comparison.added)).toEqual([...codes(now)].filter((code) => !codes(earlier).has(code)).sort())
    expect(names(comparison.dropped)).toEqual([...codes(earlier)].filter((code) => !codes(now).has(code)).sort())
    expect(people.officers).toBeGreaterThan(0)
    expect(restated).toHaveLength(newest!.restated)
    for (const { indicator, fiscalYear, boundary, part, value, earlierValue } of restated) {
      const reply = await app.call(
        getFigure,
        { params: { companyId, indicator, fiscalYear }, query: { boundary, part } },
        token,
      )
      expect(reply.body.data.vintages.map((one: { value: number }) => one.value).slice(0, 2)).toEqual([
        value,
        earlierValue,
      ])
    }
  })

  test('the first one on file has none to be held against', async () => {
    const oldest = (await documents()).at(-1)!
    expect((await detail(oldest.id)).body.data.comparison).toEqual({ is: 'none', why: 'none-on-file' })
  })

  test('one of another company, or none at all, is not found', async () => {
    expect((await detail(999_999)).body.code).toBe('document.not-found')
  })
})

describe('the kept copy', () => {
  const copy = (documentId: number, sha256: string, as = token) =>
    app.call(saveDocumentCopy, { params: { documentId, sha256 } }, as)

  test('leaves byte by byte, under its name, and is counted once', async () => {
    const [newest] = await documents()
    const { rowCount } = await downloads()
    const reply = await copy(newest!.id, newest!.files[0]!.sha256)
    expect([reply.status, reply.headers['content-type']]).toEqual([200, 'application/octet-stream'])
    expect(reply.headers['content-disposition']).toContain('filename="S100ZZ01.tsv"')
    expect((await downloads()).rowCount).toBe(rowCount + 1)
  })

  test('of a vendor, of a table, or of another document does not', async () => {
    const [newest, before] = await documents()
    expect((await copy(newest!.id, before!.files[0]!.sha256)).body.code).toBe('document.copy-missing')
    expect((await copy(newest!.id, 'ab'.repeat(32))).body.code).toBe('document.copy-missing')
    expect((await copy(999_999, 'ab'.repeat(32))).body.code).toBe('document.not-found')
    for (const kind of ['vendor-file', 'table'] as const) {
      await database.db.updateTable('document').set({ kind }).where('id', '=', newest!.id).execute()
      expect((await documents()).find(({ id }) => id === newest!.id)?.isGiven).toBe(false)
      expect((await copy(newest!.id, newest!.files[0]!.sha256)).body.code).toBe('document.copy-missing')
    }
    await database.db.updateTable('document').set({ kind: 'annual-report' }).where('id', '=', newest!.id).execute()
  })

  test('that is no longer what it was does not leave', async () => {
    const oldest = (await documents()).at(-1)!
    const { sha256 } = oldest.files[0]!
    await database.db
      .updateTable('source_file')
      .set({ content: Buffer.from('not gzip') })
      .where('sha256', '=', sha256)
      .execute()
    expect((await copy(oldest.id, sha256)).body.code).toBe('document.copy-missing')
  })

  const downloads = async () => {
    const rows = await database.db.selectFrom('download').selectAll().execute()
    return { rowCount: rows.length }
  }
})
