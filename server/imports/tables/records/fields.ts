import type { RatingVendor } from '#methodology/ratings/vendor-scales.ts'
import { type CellResult, isFormula, readDate, readLink, readName, readNumber } from '../../cells.ts'
import { toSeenLine } from '../../clean.ts'
import { readYear } from '../../fiscal-period.ts'
import { isRejection, rejectionOf } from '../../outcome.ts'
import type { Rejection } from '../../rejections.ts'
import type { Mapping } from '../mapping.ts'
import { type CellReader, companyOf, type TableRow } from '../row.ts'

export interface RecordContext {
  readonly today: string
  readonly knownFrom: string | undefined
  readonly vendors: readonly RatingVendor[]
}

/** The fields of one row; the first that cannot be used rejects the row. */
export class Fields {
  readonly row: TableRow
  readonly context: RecordContext
  readonly mapping: Mapping
  rejection: Rejection | null = null
  /** Cells that are reported and left out of a row that stays. */
  readonly leftOut: Rejection[] = []

  constructor(row: TableRow, mapping: Mapping, context: RecordContext) {
    this.row = row
    this.context = context
    this.mapping = mapping
  }

  company() {
    const key = companyOf(this.row, this.mapping)
    if (!isRejection(key)) return key
    this.rejection ??= key
    return {}
  }

  get<T>(field: string, read: CellReader<T>): T | null {
    const value = this.#read(field, read)
    if (!isRejection(value)) return value
    this.rejection ??= value
    return null
  }

  /** What a reader makes of the cell, or of the constant that the mapping has in its place. */
  #read<T>(field: string, read: CellReader<T>): T | null | Rejection {
    const source = this.mapping.fields?.[field]
    if (source === undefined || typeof source === 'string') return this.row.read(source, read)
    const outcome = read(source.constant, '.')
    return 'value' in outcome ? outcome.value : this.#rejected(field, outcome.reason)
  }

  #rejected(field: string, reason: Rejection['reason']): Rejection {
    const source = this.mapping.fields?.[field]
    if (source === undefined || typeof source === 'string') return this.row.reject(source ?? field, reason)
    return rejectionOf({ line: this.row.line, column: field, value: source.constant, reason })
  }

  must<T>(field: string, read: CellReader<T>): T {
    const value = this.get(field, read)
    if (value === null) this.reject(field, 'required')
    return value as T
  }

  reject(field: string, reason: Rejection['reason']): void {
    this.rejection ??= this.#rejected(field, reason)
  }

  /** A name, title or word: one line. */
  text(field: string, max = 300): string | null {
    return this.get<string>(field, (text) => (isFormula(text) ? { reason: 'formula' } : readName(text, max)))
  }

  /** A text of several lines. */
  passage(field: string, max: number): string | null {
    return this.get<string>(field, (text) =>
      isFormula(text) ? { reason: 'formula' } : text.length > max ? { reason: 'too-long' } : { value: text },
    )
  }

  /** Where it can be read; a link that nobody should follow is left out. */
  link(field: string): string | null {
    const address = this.#read(field, readLink)
    if (!isRejection(address)) return address
    this.leftOut.push(address)
    return null
  }

  mustText(field: string, max?: number): string {
    const text = this.text(field, max)
    if (text === null) this.reject(field, 'required')
    return text ?? ''
  }

  /** A day that has come: nothing is known before it is. */
  day(field: string): string {
    const day = this.must(field, readDate)
    if (day !== null && day > this.context.today) this.reject(field, 'future')
    return day
  }

  /** When the row became known: its own column, or what the operator says, or a day of the row. */
  knownFrom(otherwise: string): string {
    const knownFrom = this.get('known_from', readDate) ?? this.context.knownFrom ?? otherwise
    if (knownFrom > this.context.today) this.reject('known_from', 'future')
    return knownFrom
  }
}

/** An amount of this unit, which may stand behind the number; below zero where something is owed or sold short. */
export const signedAmountOf =
  (unit: string): CellReader<number> =>
  (text, mark) =>
    readNumber(text, unit, mark)

/** The same, never below zero. */
export const amountOf =
  (unit: string): CellReader<number> =>
  (text, mark) => {
    const result = readNumber(text, unit, mark)
    return 'value' in result && result.value !== null && result.value < 0 ? { reason: 'negative' } : result
  }

export const oneOf =
  <T extends string>(words: readonly T[], reason: Rejection['reason']) =>
  (text: string): CellResult<T> => {
    const match = words.find((word) => word === text.toLowerCase())
    return match === undefined ? { reason } : { value: match }
  }

export const whenPresent = <K extends string, V>(key: K, value: V | null) =>
  value === null ? {} : ({ [key]: value } as Record<K, V>)

export const split = (text: string | null) =>
  (text ?? '')
    .split(/[,;、\n]/)
    .map(toSeenLine)
    .filter(Boolean)

/** Names of the applicants; a column with the company's own number joins the first of them. */
export function applicantsOf(f: Fields) {
  const names = split(f.passage('applicants', 3000))
  const key = companyOfOrNone(f)
  if (names.length === 0 && !key) f.reject('applicants', 'required')
  if (names.some((name) => name.length > 300)) f.reject('applicants', 'too-long')
  return names.length === 0
    ? [{ ...key, name: '' }]
    : names.map((name, index) => (index === 0 && key ? { ...key, name } : { name }))
}

function companyOfOrNone(f: Fields) {
  const before = f.rejection
  const key = f.company()
  if (f.rejection !== before) f.rejection = before
  return Object.keys(key).length > 0 ? key : null
}

export const within =
  (min: number, max: number, unit?: string): CellReader<number> =>
  (text, mark) => {
    const result = readNumber(text, unit, mark)
    return 'value' in result && result.value !== null && (result.value < min || result.value > max)
      ? { reason: 'bounds' }
      : result
  }

export const whole =
  (min: number, max: number): CellReader<number> =>
  (text, mark) => {
    const result = within(min, max)(text, mark)
    return 'value' in result && !Number.isInteger(result.value ?? 0) ? { reason: 'number' } : result
  }

/** Target years come as `2030`, `FY2030`, or a list of which the first is meant; null for anything else. */
export function yearIn(f: Fields, field: string): number | null {
  const text = f.text(field, 200)
  if (text === null) return null
  for (const written of [text, text.split(/[,;/]/)[0]!]) {
    const result = readYear(written)
    if ('value' in result) return result.value
  }
  return null
}
