import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { Trouble } from '../net/trouble.ts'
import { times } from '../schedule/times.ts'
import type { ImportResult, Source, SourceRun } from '../source.ts'
import { checkDocument } from './answers.ts'
import { newestYearDays } from './calendar.ts'

const host = 'api.edinet-fsa.go.jp'
const maxBytes = { 5: 32_000_000, 1: 100_000_000 } as const
/** Bytes of a document on average. */
const usualBytes = { 5: 110_000, 1: 956_000 } as const
const maxAttempts = 8

interface Waiting {
  readonly number: string
  readonly format: 1 | 5
  readonly attempts: number
}

type QueueRequest = Pick<SourceRun, 'db' | 'params'> & {
  readonly now?: SourceRun['now']
  readonly today: SourceRun['today']
}

/**
 * What is still to be fetched: the newest year first, in it the largest companies (by the exchange’s size segments, else by capital), then
 * back year by year.
 */
export async function waitingDocuments({ db, params, today, now }: QueueRequest): Promise<Waiting[]> {
  const { from, to, only, limit, again } = params
  const states = again ? ['waiting', 'imported', 'refused', 'absent'] : ['waiting']
  const { rows } = await sql<Waiting>`
    select number, format, attempts from edinet_document document
    left join company on company.edinet_code = document.edinet_code
    where document.state = any (${states})
      and (next_try_at is null or next_try_at <= ${now?.() ?? new Date()})
      and (${from ?? null}::date is null or day >= ${from ?? null}::date)
      and (${to ?? null}::date is null or day <= ${to ?? null}::date)
      and (${only ?? null}::text[] is null or left(document.security_code, 4) = any (${only ?? null}::text[]))
    order by (${today()}::date - day) / ${newestYearDays},
      coalesce(array_position(array['TOPIX Core30', 'TOPIX Large70', 'TOPIX Mid400', 'TOPIX Small 1', 'TOPIX Small 2'], company.size_segment), 6),
      company.capital_million_jpy desc nulls last, day desc, number
    ${limit === undefined ? sql`` : sql`limit ${limit}`}`.execute(db)
  return rows
}

async function fetchOne(run: SourceRun, { number, format }: Waiting): Promise<void> {
  const request = {
    item: number,
    url: `https://${host}/api/v2/documents/${number}?type=${format}`,
    secret: `Subscription-Key=${encodeURIComponent(run.key('edinet'))}`,
    maxBytes: maxBytes[format],
    check: (answer: Parameters<typeof checkDocument>[0]) => checkDocument(answer, run.now()),
  }
  const got = await run.ask(request)
  if (got.kind !== 'answer')
    return setState(run.db, number, { state: got.kind === 'absent' ? 'absent' : 'imported', problem: null })
  await setState(run.db, number, { state: 'fetched', problem: null })
  await run.importAnswer({ request, answer: got.answer, fileName: `${number}.zip`, source: 'edinet-annual-report' })
}

async function setState(
  db: Db,
  number: string,
  change: {
    readonly state: 'absent' | 'imported' | 'fetched' | 'refused' | 'waiting'
    readonly problem: string | null
  },
): Promise<void> {
  await db.updateTable('edinet_document').set(change).where('number', '=', number).execute()
}

/** Not again before that, and not for ever. */
async function putOff(
  db: Db,
  { number, attempts }: Pick<Waiting, 'number' | 'attempts'>,
  { problem, now }: { problem: string; now: Date },
): Promise<void> {
  const nextTry = new Date(now.getTime() + Math.min(2 ** attempts, 24) * 3_600_000)
  await db
    .updateTable('edinet_document')
    .set({
      ...{ attempts: attempts + 1, next_try_at: nextTry, problem },
      state: attempts + 1 >= maxAttempts ? 'refused' : 'waiting',
    })
    .where('number', '=', number)
    .execute()
}

/** Documents that an earlier process fetched and whose file is gone are fetched again. */
const takeBack = (db: Db) =>
  sql`update edinet_document set state = 'waiting' where state = 'fetched' and not exists (
    select from fetch_file where source = ${edinetDocuments.name} and item = number and fetch_file.state = 'waiting')`.execute(
    db,
  )

/** The annual reports themselves. */
export const edinetDocuments: Source = {
  name: 'edinet-documents',
  title: { ja: 'EDINET 有価証券報告書', en: 'EDINET annual reports' },
  fills: {
    ja: '財務・人的資本・多様性・役員・ガバナンスの数値',
    en: 'Figures on finance, people, diversity, officers and governance',
  },
  terms: 'open',
  termsUrl: 'https://disclosure2.edinet-fsa.go.jp/',
  key: 'edinet',
  hosts: [host],
  pace: 2000,
  next: times.daily('09:40', '19:10', '20:10'),
  estimate: async (run) => {
    const waiting = await waitingDocuments(run)
    return { requests: waiting.length, bytes: waiting.reduce((sum, { format }) => sum + usualBytes[format], 0) }
  },
  howToImport: () => ({ source: 'edinet-annual-report' }),
  fetch: async (run) => {
    await takeBack(run.db)
    const waiting = await waitingDocuments(run)
    for (const [at, document] of waiting.entries()) {
      if (run.isOver()) break
      try {
        await fetchOne(run, document)
      } catch (error) {
        // One document never stops a day.
        if (!(error instanceof Trouble) || !['later', 'too-much', 'too-large'].includes(error.kind)) throw error
        await putOff(run.db, document, { problem: error.message, now: run.now() })
      }
      run.progress(at + 1, waiting.length)
    }
    await run.flush()
  },
  onImported: async (db: Db, { item, state, problem }: ImportResult, now: Date) => {
    if (state !== 'refused') return setState(db, item, { state: 'imported', problem })
    // A damaged archive may be a bad transfer: another try is worth it. What is whole and cannot be read stays so.
    if (!problem?.startsWith('zip-damaged')) return setState(db, item, { state: 'refused', problem })
    const { attempts } = await db
      .selectFrom('edinet_document')
      .select('attempts')
      .where('number', '=', item)
      .executeTakeFirstOrThrow()
    return putOff(db, { number: item, attempts }, { problem, now })
  },
}
