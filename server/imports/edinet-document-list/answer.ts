import type { CsvRow } from '../files/csv.ts'
import { Unreadable } from '../rejections.ts'

/** An answer of EDINET's API, or the entry of one document, as rows. */
interface Answer {
  readonly rows: readonly CsvRow[]
  /** Day of the list; null of a single entry. */
  readonly date: string | null
  /** When EDINET made it, `YYYY-MM-DD HH:mm`: what it says of documents of earlier days holds since then at the latest. */
  readonly madeAt: string | null
}

type Json = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** Characters in which an answer shows what it is. */
const headLength = 4096

/** Whether a JSON text is an answer of EDINET's API, an error of it among them, or the entry of one document. */
export function isDocumentEntry(text: string): boolean {
  const head = text.slice(0, headLength)
  if (!head.trimStart().startsWith('{')) return false
  if (/^\s*\{\s*"(status_?code|metadata)"\s*:/i.test(head)) return true
  return text.includes('"docID"') && text.includes('"submitDateTime"')
}

/**
 * EDINET answers errors with HTTP 200 too: one that says so is refused with what it says, and is no empty list. With `type=1` it has
 * no `results`.
 *
 * @param columns names that every entry must have; a list of which EDINET renames a field is refused and names it
 */
export function readAnswer(text: string, columns: readonly string[]): Answer {
  const answer = parseJson(text)
  const error = errorIn(answer)
  if (error) throw new Unreadable('edinet-error', error)
  return entriesOf(answer, columns)
}

/**
 * The entries of an answer that is no error, as rows: to import them, and to queue what they name.
 *
 * @throws Unreadable for another form, with the fields that an entry lacks
 */
export function entriesOf(answer: Json, columns: readonly string[]): Answer {
  const { metadata, results } = answer
  if (!isObject(metadata)) return { rows: [toRow(answer, 1, columns)], date: null, madeAt: null }
  const { parameter, processDateTime } = metadata
  const entries = results ?? []
  if (!Array.isArray(entries) || !entries.every(isObject)) throw new Unreadable('unrecognised', { field: 'results' })
  return {
    rows: entries.map((entry, index) => toRow(entry, index + 1, columns)),
    date: isObject(parameter) ? textOf(parameter.date) || null : null,
    madeAt: textOf(processDateTime) || null,
  }
}

/** What EDINET says is wrong, with HTTP 200 too; null of an answer that is none. */
export function errorIn(answer: Json): { readonly status: string; readonly message: string } | null {
  const { metadata } = answer
  const code = answer.StatusCode ?? answer.statusCode ?? (isObject(metadata) ? metadata.status : undefined)
  if (code === undefined || String(code) === '200') return null
  const message = textOf(isObject(metadata) ? metadata.message : (answer.message ?? answer.Message))
  return { status: textOf(code).slice(0, 20), message: message.slice(0, 200) }
}

function toRow(entry: Json, line: number, columns: readonly string[]): CsvRow {
  const absent = columns.filter((column) => !(column in entry))
  if (absent.length > 0) throw new Unreadable('header-missing', { columns: absent.join(', ') })
  return { line, cells: Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, textOf(value)])) }
}

function parseJson(text: string): Json {
  try {
    const value: unknown = JSON.parse(text)
    if (isObject(value)) return value
  } catch {} // Cut off, or no JSON at all.
  throw new Unreadable('unrecognised')
}
