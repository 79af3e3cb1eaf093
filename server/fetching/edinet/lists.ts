import { createHash } from 'node:crypto'
import { addMissing } from '#server/db/add-missing.ts'
import type { Db } from '#server/db/database.ts'
import { times } from '../schedule/times.ts'
import type { Source, SourceRun } from '../source.ts'
import { sourceRow } from '../store/sources.ts'
import { type ListEntry, readDayList } from './answers.ts'
import { daysAfter, daysBack, isFinalAt, newestYearDays, oldestDay } from './calendar.ts'

const host = 'api.edinet-fsa.go.jp'
const maxListBytes = 16_000_000
/** Bytes of a day’s list on average: some 240 entries of 690. */
const usualListBytes = 165_000

/** Which days to read: those asked for, else all that are not final yet, back to the day that the operator chose. */
export async function daysToRead({ db, params, today }: Pick<SourceRun, 'db' | 'params' | 'today'>): Promise<string[]> {
  const { from, to, limit, again } = params
  const now = today()
  const { back_to } = await sourceRow(db, edinetLists.name)
  const first = from ?? back_to ?? daysAfter(now, -newestYearDays)
  const oldest = oldestDay(now)
  const days = daysBack([first, oldest].toSorted()[1]!, [to ?? now, now].toSorted()[0]!)
  const rows = await db.selectFrom('edinet_day').select('day').where('is_final', '=', true).execute()
  const final = new Set(again ? [] : rows.map(({ day }) => day))
  return days.filter((day) => !final.has(day)).slice(0, limit ?? days.length)
}

const isAnnual = ({ ordinanceCode, docTypeCode, secCode }: ListEntry) =>
  ordinanceCode === '010' && (docTypeCode === '120' || docTypeCode === '130') && secCode !== null

/** The annual reports of listed companies in a list, as rows of the queue. */
export const toDocuments = (day: string, entries: readonly ListEntry[]) =>
  entries
    .filter((entry) => isAnnual(entry) && entry.edinetCode !== null && entry.docInfoEditStatus !== 1)
    .map((entry) => ({
      number: entry.docID,
      day,
      sequence: entry.seqNumber,
      edinet_code: entry.edinetCode!,
      security_code: entry.secCode,
      corporate_number: entry.JCN,
      filer_name: entry.filerName,
      form_code: entry.formCode,
      type_code: entry.docTypeCode,
      period_end: entry.periodEnd,
      submitted_at: entry.submitDateTime,
      title: entry.docDescription,
      parent_number: entry.parentDocID,
      format: entry.csvFlag === 1 ? (5 as const) : (1 as const),
      state: isGone(entry)
        ? ('withdrawn' as const)
        : entry.csvFlag === 1 || entry.xbrlFlag === 1
          ? ('waiting' as const)
          : ('left' as const),
      next_try_at: null,
      problem: entry.csvFlag === 1 || entry.xbrlFlag === 1 ? null : 'no table and no XBRL',
    }))

const isGone = ({ withdrawalStatus, disclosureStatus }: ListEntry) =>
  withdrawalStatus !== 0 || disclosureStatus === 1 || disclosureStatus === 2

/** What a list says of documents that other days brought: withdrawn or hidden, shown again, edited. */
export async function followStates(db: Db, entries: readonly ListEntry[]): Promise<void> {
  const withdrawn = entries.flatMap(({ docID, withdrawalStatus, parentDocID }) =>
    withdrawalStatus === 1 && parentDocID !== null ? [parentDocID] : withdrawalStatus === 2 ? [docID] : [],
  )
  const hidden = entries
    .filter(({ disclosureStatus }) => disclosureStatus === 1 || disclosureStatus === 2)
    .map(({ docID }) => docID)
  const gone = [...withdrawn, ...hidden]
  if (gone.length > 0)
    // Children go with the document that they correct.
    await db
      .updateTable('edinet_document')
      .set({ state: 'withdrawn' })
      .where((where) => where.or([where('number', 'in', gone), where('parent_number', 'in', gone)]))
      .where('state', 'in', ['waiting', 'fetched', 'absent'])
      .execute()
  const again = entries
    .filter(({ disclosureStatus, docInfoEditStatus }) => disclosureStatus === 3 || docInfoEditStatus === 1)
    .map(({ docID }) => docID)
  if (again.length > 0)
    await db
      .updateTable('edinet_document')
      .set({ state: 'waiting', attempts: 0, next_try_at: null, problem: null, whole_problem: null })
      .where('number', 'in', again)
      .execute()
}

async function readDay(run: SourceRun, day: string): Promise<void> {
  // A run may have ended between the file and its day: nothing of such a list is queued, and “unchanged” would leave it so for good.
  const row = await run.db.selectFrom('edinet_day').select('day').where('day', '=', day).executeTakeFirst()
  const request = {
    item: day,
    isWhole: row === undefined,
    url: `https://${host}/api/v2/documents.json?date=${day}&type=2`,
    secret: `Subscription-Key=${encodeURIComponent(run.key('edinet'))}`,
    maxBytes: maxListBytes,
    check: (answer: Parameters<typeof readDayList>[0]) => {
      const list = readDayList(answer, run.now())
      return list.kind === 'absent' ? ('absent' as const) : ('answer' as const)
    },
  }
  const readAt = run.now()
  const got = await run.ask(request)
  const isFinal = isFinalAt(day, readAt)
  if (got.kind === 'unchanged')
    await run.db.updateTable('edinet_day').set({ read_at: readAt, is_final: isFinal }).where('day', '=', day).execute()
  // A day that is not there is no empty one: it is asked for again.
  if (got.kind !== 'answer') return
  const list = readDayList(got.answer, run.now())
  if (list.kind === 'absent') return
  // The list waits for its import before its day counts as read: a kill between the two reads the day once more.
  await run.importAnswer({
    request,
    answer: got.answer,
    fileName: `documents_${day}.json`,
    source: 'edinet-document-list',
  })
  await saveDay(run.db, { day, entries: list.entries, readAt, isFinal })
}

interface Day {
  readonly day: string
  readonly entries: readonly ListEntry[]
  readonly readAt: Date
  readonly isFinal: boolean
}

async function saveDay(db: Db, { day, entries, readAt, isFinal }: Day): Promise<void> {
  const row = {
    day,
    documents: entries.length,
    max_number: Math.max(0, ...entries.map(({ seqNumber }) => seqNumber)),
    sha256: createHash('sha256').update(JSON.stringify(entries)).digest('hex'),
    read_at: readAt,
    is_final: isFinal,
  }
  await db.transaction().execute(async (tx) => {
    const before = await tx.selectFrom('edinet_day').select('sha256').where('day', '=', day).executeTakeFirst()
    await tx
      .insertInto('edinet_day')
      .values(row)
      .onConflict((conflict) => conflict.column('day').doUpdateSet(row))
      .execute()
    if (before?.sha256 === row.sha256) return
    const documents = toDocuments(day, entries)
    if (documents.length > 0) await addMissing(tx, { table: 'edinet_document', key: ['number'] }, documents)
    await followStates(tx, entries)
  })
}

/** Which annual reports there are, day by day, the newest first. */
export const edinetLists: Source = {
  name: 'edinet-lists',
  title: { ja: 'EDINET 提出書類一覧', en: 'EDINET lists of documents' },
  fills: { ja: '有価証券報告書の提出・訂正・取下げ', en: 'Annual reports filed, corrected and withdrawn' },
  terms: 'open',
  termsUrl: 'https://disclosure2.edinet-fsa.go.jp/',
  key: 'edinet',
  hosts: [host],
  pace: 2000,
  // No listed company’s report comes after 18:00; in the morning the day before is final; years back are read at night.
  next: times.daily('09:10', '18:40', '20:05'),
  estimate: async (run) => {
    const days = await daysToRead(run)
    return { requests: days.length, bytes: days.length * usualListBytes }
  },
  howToImport: () => ({ source: 'edinet-document-list' }),
  fetch: async (run) => {
    const days = await daysToRead(run)
    for (const [at, day] of days.entries()) {
      if (run.isOver()) break
      await readDay(run, day)
      run.progress(at + 1, days.length)
    }
    await run.flush()
  },
}
