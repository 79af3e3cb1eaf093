import { entriesOf, errorIn, isObject } from '#server/imports/edinet-document-list/answer.ts'
import type { CsvRow } from '#server/imports/files/csv.ts'
import { Unreadable } from '#server/imports/rejections.ts'
import { headOf, readJson, refusePage } from '../net/bodies.ts'
import { troubleOf } from '../net/classify.ts'
import type { Answer } from '../net/client.ts'
import { Trouble } from '../net/trouble.ts'

const texts = [
  'edinetCode',
  'secCode',
  'JCN',
  'filerName',
  'ordinanceCode',
  'formCode',
  'docTypeCode',
  'periodEnd',
  'submitDateTime',
  'docDescription',
  'parentDocID',
] as const
const flags = [
  'withdrawalStatus',
  'docInfoEditStatus',
  'disclosureStatus',
  'xbrlFlag',
  'csvFlag',
  'legalStatus',
] as const
// A field that is not there at all means that the list has another form: it must not read as one that is empty.
const columns = ['seqNumber', 'docID', ...texts, ...flags]

/** One entry of a day’s list; all but its number and its place may be null. */
export type ListEntry = Readonly<
  { seqNumber: number; docID: string } & Record<(typeof texts)[number], string | null> &
    Record<(typeof flags)[number], number>
>

const changed = (what: string, cause?: unknown) =>
  new Trouble('changed', `the list of a day has another form: ${what}`, { cause })

function toEntry({ line, cells }: CsvRow): ListEntry {
  const wrong = (field: string) => changed(`entry ${line}, ${field} “${(cells[field] ?? '').slice(0, 40)}”`)
  if (!/^\d+$/.test(cells.seqNumber!)) throw wrong('seqNumber')
  if (!/^[0-9A-Z]{8}$/.test(cells.docID!)) throw wrong('docID')
  for (const flag of flags) if (!/^\d*$/.test(cells[flag]!)) throw wrong(flag)
  return {
    seqNumber: Number(cells.seqNumber),
    docID: cells.docID!,
    ...(Object.fromEntries(texts.map((field) => [field, cells[field] || null])) as Record<
      (typeof texts)[number],
      string | null
    >),
    ...(Object.fromEntries(flags.map((field) => [field, Number(cells[field])])) as Record<
      (typeof flags)[number],
      number
    >),
  }
}

/** @throws Trouble for an error in the body, and for a list whose fields are not those of version 2 */
export function readDayList(
  answer: Answer,
  now: Date,
): { readonly kind: 'absent' } | { readonly kind: 'list'; readonly entries: readonly ListEntry[] } {
  const body = readJson(answer)
  if (!isObject(body)) throw changed('no object')
  const error = errorIn(body)
  if (error) return { kind: troubleOf(Number(error.status), answer.headers['retry-after'] ?? null, now) }
  // An importer reads one entry too, and an answer without a list; here both are another form.
  if (!isObject(body.metadata) || !Array.isArray(body.results)) throw changed('metadata, results')
  try {
    return { kind: 'list', entries: entriesOf(body, columns).rows.map(toEntry) }
  } catch (error) {
    if (error instanceof Unreadable) throw changed(Object.values(error.detail).join(', ') || error.reason, error)
    throw error
  }
}

/** A document’s zip, told by its content type and then by its bytes; a failure comes as JSON with HTTP 200. */
export function checkDocument(answer: Answer, now: Date): 'answer' | 'absent' {
  const type = answer.headers['content-type'] ?? ''
  if (type.startsWith('application/json')) {
    const body = readJson(answer)
    const error = isObject(body) ? errorIn(body) : null
    if (error === null) throw new Trouble('later', 'words came instead of a document')
    return troubleOf(Number(error.status), answer.headers['retry-after'] ?? null, now)
  }
  refusePage(answer)
  if (type.startsWith('application/pdf') || headOf(answer, 5) === '%PDF-')
    throw new Trouble('later', 'a PDF came instead of an archive')
  if (!headOf(answer, 4).startsWith('PK\u0003\u0004'))
    throw new Trouble('later', 'something that is no archive came instead of one')
  return 'answer'
}
