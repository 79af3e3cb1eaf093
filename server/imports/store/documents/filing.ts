import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import type { Db } from '#server/db/database.ts'
import type { Parsed } from '../../records.ts'
import { countFigures } from '../figures/count-figures.ts'
import { saveFigures } from '../figures/observations.ts'
import { settleShortPeriods } from '../figures/short-periods.ts'
import type { FileAtHand } from '../import-source.ts'
import { saveReading } from '../read-figures/save.ts'
import { openReviews } from '../reviews/reviews.ts'
import { RowFates } from '../row-fates.ts'
import { countFilingRecords, type Tally } from '../tally.ts'
import { saveFilingDocument } from './documents.ts'
import { saveTexts } from './texts.ts'

interface At {
  readonly importId: number
  readonly now: Date
}

/**
 * A filing: its document, the copy of its file, figures, officers and targets; answers whose it is. An unknown filer is reported,
 * nothing is guessed.
 */
export async function saveFiling(
  db: Db,
  parsed: Parsed,
  file: FileAtHand,
  tally: Tally,
  { importId, now }: At,
): Promise<number[]> {
  const filing = parsed.filing!
  const company = await db
    .selectFrom('company')
    .select('id')
    .where('edinet_code', '=', filing.edinetCode)
    .executeTakeFirst()
  if (!company) {
    const isEmpty = (await db.selectFrom('company').select('id').limit(1).executeTakeFirst()) === undefined
    tally.reject({
      line: 0,
      column: 'EDINETCodeDEI',
      value: `${filing.edinetCode} ${filing.filerNameJa ?? ''}`.trim(),
      reason: isEmpty ? 'no-companies' : 'unknown-company',
    })
    const fate = isEmpty ? 'rejected' : 'notOurs'
    tally.figuresLeftOut[fate] += (parsed.figures ?? []).length
    tally.rowsOfFigures = { ...new RowFates().count(), [fate]: parsed.read }
    return []
  }
  const companyId = company.id
  const documentId = await saveFilingDocument(db, filing, { companyId, importId })
  const isReread = await wasRead(db, documentId)
  await saveCopy(db, documentId, file)
  await savePeople(db, parsed, documentId)
  await saveSegments(db, parsed, documentId)
  const read = await saveTexts(db, parsed.texts ?? [], { documentId, importId })
  tally.readTexts += read.texts
  tally.texts += parsed.texts?.length ?? 0
  tally.filingRecords = countFilingRecords((kind) => parsed[kind]?.length ?? 0)
  tally.readTargets += read.waiting
  await saveFigures(
    db,
    parsed.figures ?? [],
    {
      companyId,
      documentId,
      importId,
      knownFrom: filing.filedOn,
      isReread,
    },
    tally,
    parsed.rejected,
  )
  if (parsed.reading)
    await saveReading(
      db,
      parsed.reading,
      { companyId, documentId, importId, filedOn: filing.filedOn, today: tokyoDay(now) },
      tally,
    )
  await settleShortPeriods(db, [companyId], importId)
  tally.reviews += await openReviews(db, [companyId], { importId, now })
  await countFigures(db, [companyId], now)
  return [companyId]
}

async function wasRead(db: Db, documentId: number): Promise<boolean> {
  const copy = await db
    .selectFrom('source_file')
    .select('sha256')
    .where('document_id', '=', documentId)
    .limit(1)
    .executeTakeFirst()
  return copy !== undefined
}

/** Keep a file as it was read; `documentId` null for a table, which its import names. */
export async function saveCopy(
  db: Db,
  documentId: number | null,
  { sha256, fileName, bytes }: FileAtHand,
): Promise<void> {
  const stored = await db.selectFrom('source_file').select('sha256').where('sha256', '=', sha256).executeTakeFirst()
  if (stored) return
  const content = await promisify(gzip)(bytes)
  await db
    .insertInto('source_file')
    .values({ sha256, document_id: documentId, file_name: fileName, bytes: bytes.length, content })
    .execute()
}

async function saveSegments(db: Db, { segments = [] }: Parsed, documentId: number): Promise<void> {
  const rows = segments.map(({ nameJa, nameEn, ...segment }, index) => ({
    document_id: documentId,
    position: index + 1,
    name_ja: nameJa,
    name_en: nameEn,
    ...segment,
  }))
  if (rows.length === 0) return
  await db
    .insertInto('company_segment')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function savePeople(
  db: Db,
  { officers = [], targets = [], shareholders = [], officerCounts = null }: Parsed,
  documentId: number,
): Promise<void> {
  const people = officers.map((officer, index) => ({
    document_id: documentId,
    member: officer.member,
    list: officer.list,
    position: index + 1,
    name: officer.name,
    title: officer.title,
    birth_date: officer.birthDate,
    career: [...officer.career],
    term: officer.term,
    shares_held: officer.sharesHeld,
    is_outside: officer.isOutside,
    pay_million_jpy: officer.payMillionJpy,
  }))
  for (let start = 0; start < people.length; start += 2000) {
    await db
      .insertInto('officer')
      .values(people.slice(start, start + 2000))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  if (officerCounts)
    await db
      .insertInto('board_note')
      .values({ document_id: documentId, ...officerCounts })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  if (shareholders.length > 0)
    await db
      .insertInto('shareholder')
      .values(shareholders.map(({ line: _, ...row }) => ({ document_id: documentId, ...row })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()

  const rows = targets.map((target) => ({
    document_id: documentId,
    row: target.row,
    name: target.name,
    target: target.target,
    performance: target.performance,
    unit: target.unit,
    target_period: target.targetPeriod,
    locator: JSON.stringify(target.lines),
  }))
  for (let start = 0; start < rows.length; start += 2000) {
    await db
      .insertInto('target')
      .values(rows.slice(start, start + 2000))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
