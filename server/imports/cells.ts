import { webAddress } from '#contract/wire/link.ts'
import { isUnit, unitFactor } from '#methodology/figures/units.ts'
import { toSeenLine } from './clean.ts'
import { type DecimalMark, minusSigns, sizeOf } from './digits.ts'
import { toYear, yearPattern } from './eras.ts'
import type { RejectionReason } from './rejections.ts'

/** A cell after reading: its value, null where it is marked missing, or why it cannot be used. */
export type CellResult<T> = { readonly value: T | null } | { readonly reason: RejectionReason }

const missingMarks = new Set(['', '-', '－', '―', '—', '–', '−', 'NA', 'N/A', 'x', '----/--/--'])
/** The same as spreadsheets and programs write it, in any case and width of letters. */
const missingForms = new Set('n.a. n.a n/a #n/a n.d. * ** *** … ... -- ---'.split(' '))
/** Words that say so of a figure; elsewhere they may be an answer, as of assurance. */
const noFigure = new Set([
  ...'nil none null n/d nd tbd tba undisclosed なし 無し 該当なし 該当無し 該当せず 対象外'.split(' '),
  ...'開示なし 開示無し 未開示 非開示 不開示 不明 未定 未算定 未算出 未集計 算定中 集計中'.split(' '),
  ...['not available', 'not disclosed', 'not reported', 'no data'],
])
/** Longest of them; a longer cell need not be folded. */
const longestMark = 13

/** Whether a cell says that there is nothing. Not the same as zero, and not the same as no such row. */
export function isMissing(text: string): boolean {
  const plain = text.trim()
  if (missingMarks.has(plain)) return true
  return plain.length <= longestMark && missingForms.has(plain.normalize('NFKC').toLowerCase())
}

/** Whether a cell says of a figure that there is none. */
export function isNoFigure(text: string): boolean {
  const plain = text.trim()
  return isMissing(plain) || (plain.length <= longestMark && noFigure.has(plain.normalize('NFKC').toLowerCase()))
}

/** A cell that a spreadsheet would run; identifiers and numbers never begin like that. */
export function isFormula(text: string): boolean {
  return /^\s*[=@+]/.test(text.normalize('NFKC'))
}

/** A number that a spreadsheet has shortened, such as `1.18E+12`: its digits are lost. */
const shortened = /^\d+(\.\d+)?E[+-]\d+$/

/** Reads an identifier: width folded, upper case, and never out of what a spreadsheet made of it. */
function readIdentifier(text: string, read: (folded: string) => CellResult<string>): CellResult<string> {
  if (isMissing(text)) return { value: null }
  if (isFormula(text)) return { reason: 'formula' }
  const folded = text.normalize('NFKC').trim().toUpperCase()
  return shortened.test(folded) ? { reason: 'exponent' } : read(folded)
}

/** A securities code in five characters: `7203`, `7203.0` and `72030` are `72030`; class shares such as `25935` stay. B, E, I, O, Q, V and Z are never used. */
export function readSecurityCode(text: string): CellResult<string> {
  return readIdentifier(text, (folded) => {
    const code = folded.replace(/\.0$/, '')
    if (!/^\d[0-9ACDFGHJ-NPR-UWXY]\d[0-9ACDFGHJ-NPR-UWXY]\d?$/.test(code)) return { reason: 'code' }
    return { value: code.padEnd(5, '0') }
  })
}

/** `E02144`. Funds (`G…`) and samples are no companies of a list. */
export function readEdinetCode(text: string): CellResult<string> {
  return readIdentifier(text, (code) => (/^E\d{5}$/.test(code) ? { value: code } : { reason: 'edinet-code' }))
}

/** Thirteen digits of which the first checks the others: 9 − (Σ digit × (1, 2 alternating from the right) mod 9). */
export function readCorporateNumber(text: string): CellResult<string> {
  return readIdentifier(text, (number) =>
    isCorporateNumber(number) ? { value: number } : { reason: 'corporate-number' },
  )
}

function isCorporateNumber(number: string): boolean {
  if (!/^\d{13}$/.test(number)) return false
  const sum = [...number.slice(1)]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 2), 0)
  return 9 - (sum % 9) === Number(number[0])
}

/** Twelve characters; letters count as 10 to 35 and the digits of all together pass the Luhn check. */
export function readIsin(text: string): CellResult<string> {
  return readIdentifier(text, (isin) => (isIsin(isin) ? { value: isin } : { reason: 'isin' }))
}

function isIsin(isin: string): boolean {
  if (!/^[A-Z]{2}[0-9A-Z]{9}\d$/.test(isin)) return false
  const digits = [...isin].map((character) => Number.parseInt(character, 36)).join('')
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const weighted = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (weighted > 9 ? weighted - 9 : weighted)
  }, 0)
  return sum % 10 === 0
}

/** Twenty characters which, letters as 10 to 35, leave 1 when divided by 97 (ISO 17442). */
export function readLei(text: string): CellResult<string> {
  return readIdentifier(text, (lei) => (isLei(lei) ? { value: lei } : { reason: 'lei' }))
}

function isLei(lei: string): boolean {
  if (!/^[0-9A-Z]{18}\d{2}$/.test(lei)) return false
  return BigInt([...lei].map((character) => Number.parseInt(character, 36)).join('')) % 97n === 1n
}

/**
 * Absolute values a figure may have besides zero. The assets of the largest bank are 4e14 yen; a market's sum of squares of the
 * largest value stays finite here and in the database, and no quotient of two becomes zero.
 */
export const numbers = { least: 1e-30, most: 1e18 }

/** Whether a number is one that figures, prices and counts may have. */
export function isInDomain(value: number): boolean {
  const size = Math.abs(value)
  return value === 0 || (size >= numbers.least && size <= numbers.most)
}

/** Sign, digits with their separators and exponent, and what stands behind them, after width is folded. */
const amount = new RegExp(`^(${minusSigns})?\\s*((?:\\d|[.,]\\d)[\\d.,'’ ]*(?:e[+-]?\\d+)?)(.*)$`, 'i')
/** A sign behind the number. */
const signBehind = new RegExp(`^(.*?)${minusSigns}$`)

/**
 * A number with separators of thousands. Negative are `-5`, `△5`, `▲5`, `(5)` and `5-`.
 *
 * @param unit what the number counts. The same unit may stand behind it (`5.1%`, `1,234円`); another one is refused, because it
 * would be read as a different amount.
 * @param mark what parts the decimals of its column
 */
export function readNumber(text: string, unit?: string, mark: DecimalMark = '.'): CellResult<number> {
  if (isNoFigure(text)) return { value: null }
  if (isFormula(text)) return { reason: 'formula' }
  const written = text.normalize('NFKC').trim()
  const [, inner, after = ''] = /^\(([^()]+)\)([^()]*)$/.exec(written) ?? []
  const [, sign, digits = '', behind = ''] = amount.exec(inner ?? written) ?? []
  const suffix = (behind + after).trim()
  const [, rest] = inner === undefined && sign === undefined ? (signBehind.exec(suffix) ?? []) : []
  if (digits === '' || (inner !== undefined && sign !== undefined)) return { reason: 'number' }
  const writtenUnit = (rest ?? suffix).trim()
  if (writtenUnit !== '' && (unit === undefined || unitFactor(writtenUnit, unit) !== 1))
    return { reason: isUnit(writtenUnit) ? 'unit' : 'number' }
  const size = sizeOf(digits.trim(), mark)
  if (typeof size === 'string') return { reason: size }
  if (!isInDomain(size)) return { reason: 'magnitude' }
  return { value: sign === undefined && inner === undefined && rest === undefined ? size : -size }
}

/** First and last year a figure or target may belong to. */
export const years = { first: 1990, last: 2100 }
/** Year of the first day that is read: founders were born then. */
export const firstDay = 1900

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** A day in any of the forms met: `2026-05-12`, `2026/5/12`, `20260512`, `2026年5月12日現在`, `12/05/2026`, `May 12, 2026`, `令和8年5月12日`. */
export function readDate(text: string): CellResult<string> {
  if (isMissing(text)) return { value: null }
  const numbers = dateParts(text.normalize('NFKC').trim())
  if (!numbers) return { reason: 'date' }
  const [year, month, day] = numbers
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return { reason: 'date' }
  return year >= firstDay && year <= years.last ? { value: date.toISOString().slice(0, 10) } : { reason: 'year' }
}

const dayPattern = new RegExp(`^${yearPattern}[-/.年]\\s?(\\d{1,2})[-/.月]\\s?(\\d{1,2})日?(現在)?$`, 'i')

function dateParts(text: string): [year: number, month: number, day: number] | null {
  const yearFirst = dayPattern.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  if (yearFirst) {
    const [month, day] = [Number(yearFirst[2]), Number(yearFirst[3])]
    const { year, holds } = toYear(yearFirst[1]!)
    return holds(month, day) ? [year, month, day] : null
  }
  const dayFirst = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text)
  if (dayFirst) return [Number(dayFirst[3]), Number(dayFirst[2]), Number(dayFirst[1])]
  const namedMonth = /^([a-z]{3})[a-z]* (\d{1,2}), (\d{4})$/i.exec(text)
  const month = months.indexOf(namedMonth?.[1]?.toLowerCase() ?? '') + 1
  return namedMonth && month > 0 ? [Number(namedMonth[3]), month, Number(namedMonth[2])] : null
}

/** A minute of the day, `9:05`, `15:30` or `15:30:00`, as `09:05` and `15:30`. */
export function readTime(text: string): CellResult<string> {
  const [, hour = '', minute = ''] = /^(\d{1,2}):(\d{2})(?::[0-5]\d)?$/.exec(text.normalize('NFKC').trim()) ?? []
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return { reason: 'date' }
  return { value: `${hour.padStart(2, '0')}:${minute}` }
}

/** A day and minute of Tokyo, `2025-06-20 15:30`; a day alone begins at midnight. */
export function readMinute(text: string): CellResult<string> {
  const folded = text.normalize('NFKC').trim()
  const [, day = '', time = '00:00'] = /^(.*?)(?:[ T](\d{1,2}:\d{2}(?::\d{2})?)(?:\.\d+)?)?$/.exec(folded) ?? []
  const [date, minute] = [readDate(day), readTime(time)]
  if ('reason' in date) return date
  return 'reason' in minute ? minute : { value: date.value && `${date.value} ${minute.value}` }
}

/** A day, whatever time stands after it. */
export function readDay(text: string): CellResult<string> {
  return readDate(text.replace(/[ T]\d{1,2}:\d{2}.*$/s, ''))
}

/** The name of a company, document or publisher: one line, and no longer than any name. */
export function readName(text: string, longest = 300): CellResult<string> {
  const name = toSeenLine(text)
  if (name === '') return { value: null }
  return name.length > longest ? { reason: 'too-long' } : { value: name }
}

/** Where something can be read: an address that may be followed. */
export function readLink(text: string): CellResult<string> {
  if (isMissing(text)) return { value: null }
  const address = webAddress(text.trim())
  if (address === null) return { reason: 'link' }
  return address.length > longestLink ? { reason: 'too-long' } : { value: address }
}

const longestLink = 1000

/** `3月31日`, `3月末日`, `2月末日` as `03-31`, `03-31`, `02-28`. */
export function readYearEnd(text: string): CellResult<string> {
  if (isMissing(text)) return { value: null }
  const match = /^(\d{1,2})月(末|\d{1,2})日$/.exec(text.normalize('NFKC').trim())
  const month = Number(match?.[1])
  if (!match || month < 1 || month > 12) return { reason: 'date' }
  const last = new Date(Date.UTC(2023, month, 0)).getUTCDate()
  const day = match[2] === '末' ? last : Math.min(Number(match[2]), last)
  return day >= 1 ? { value: `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` } : { reason: 'date' }
}
