import { z } from 'zod'
import { headOf, readJson, refusePage } from '../net/bodies.ts'
import { troubleOf } from '../net/classify.ts'
import type { Answer } from '../net/client.ts'
import { Trouble } from '../net/trouble.ts'

// A field that is not there at all means that the list has another form: it must not read as one that is empty.
const text = z.string().nullable()
const flag = z
  .union([z.string(), z.number()])
  .nullable()
  .transform((value) => Number(value ?? 0))

/** One entry of a day’s list; all but its number and its place may be null. */
export const ListEntry = z.object({
  seqNumber: z.coerce.number().int(),
  docID: z.string().regex(/^[0-9A-Z]{8}$/),
  edinetCode: text,
  secCode: text,
  JCN: text,
  filerName: text,
  ordinanceCode: text,
  formCode: text,
  docTypeCode: text,
  periodEnd: text,
  submitDateTime: text,
  docDescription: text,
  parentDocID: text,
  withdrawalStatus: flag,
  docInfoEditStatus: flag,
  disclosureStatus: flag,
  xbrlFlag: flag,
  csvFlag: flag,
  legalStatus: flag,
})
export type ListEntry = z.infer<typeof ListEntry>

const DayList = z.object({ metadata: z.object({ status: z.coerce.string() }), results: z.array(ListEntry) })

/** What EDINET says is wrong, in a body that comes with HTTP 200. */
function statusIn(body: unknown): number | null {
  const { StatusCode, statusCode, metadata } = (body ?? {}) as Record<string, unknown>
  const inMetadata = (metadata as Record<string, unknown> | undefined)?.status
  const status = Number(StatusCode ?? statusCode ?? inMetadata)
  return Number.isInteger(status) && status !== 200 ? status : null
}

/** @throws Trouble for an error in the body, and for a list whose fields are not those of version 2 */
export function readDayList(
  answer: Answer,
  now: Date,
): { readonly kind: 'absent' } | { readonly kind: 'list'; readonly entries: readonly ListEntry[] } {
  const body = readJson(answer)
  const status = statusIn(body)
  if (status !== null) return { kind: troubleOf(status, answer.headers['retry-after'] ?? null, now) }
  const parsed = DayList.safeParse(body)
  if (parsed.success) return { kind: 'list', entries: parsed.data.results }
  const { path, message } = parsed.error.issues[0]!
  throw new Trouble('changed', `the list of a day has another form: ${path.join('.')} ${message}`)
}

/** A document’s zip, told by its content type and then by its bytes; a failure comes as JSON with HTTP 200. */
export function checkDocument(answer: Answer, now: Date): 'answer' | 'absent' {
  const type = answer.headers['content-type'] ?? ''
  if (type.startsWith('application/json')) {
    const status = statusIn(readJson(answer))
    if (status === null) throw new Trouble('later', 'words came instead of a document')
    return troubleOf(status, answer.headers['retry-after'] ?? null, now)
  }
  refusePage(answer)
  if (type.startsWith('application/pdf') || headOf(answer, 5) === '%PDF-')
    throw new Trouble('later', 'a PDF came instead of an archive')
  if (!headOf(answer, 4).startsWith('PK\u0003\u0004'))
    throw new Trouble('later', 'something that is no archive came instead of one')
  return 'answer'
}
