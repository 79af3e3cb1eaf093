import type { RejectionReason } from './records.ts'

/** A cell after reading: its value, null where it is marked missing, or why it cannot be used. */
export type Read<T> = { readonly value: T | null } | { readonly reason: RejectionReason }

const missingMarks = new Set(['', '-', '－', '―', '—', '–', 'NA', 'N/A', 'x', '----/--/--'])

/** Whether a cell says that there is nothing. Not the same as zero, and not the same as no such row. */
export function isMissing(text: string): boolean {
  return missingMarks.has(text.trim())
}

/** A cell that a spreadsheet would run; identifiers and numbers never begin like that. */
export function isFormula(text: string): boolean {
  return /^\s*[=@+]/.test(text)
}

const folded = (text: string) => text.normalize('NFKC').trim().toUpperCase()

/** A securities code in five characters: `7203`, `7203.0` and `72030` are `72030`; class shares such as `25935` stay. */
export function readSecurityCode(text: string): Read<string> {
  if (isMissing(text)) return { value: null }
  if (isFormula(text)) return { reason: 'formula' }
  const code = folded(text).replace(/\.0$/, '')
  if (/^\d(\.\d+)?E\+\d+$/.test(code)) return { reason: 'exponent' }
  if (/^\d[0-9A-Z]\d[0-9A-Z]$/.test(code)) return { value: `${code}0` }
  return /^\d[0-9A-Z]\d[0-9A-Z]\d$/.test(code) ? { value: code } : { reason: 'code' }
}

export function readEdinetCode(text: string): Read<string> {
  if (isMissing(text)) return { value: null }
  return /^E[0-9A-Z]{5}$/.test(folded(text)) ? { value: folded(text) } : { reason: 'edinet-code' }
}

/** Thirteen digits of which the first checks the others: 9 − (Σ digit × (1, 2 alternating from the right) mod 9). */
export function readCorporateNumber(text: string): Read<string> {
  if (isMissing(text)) return { value: null }
  const number = folded(text)
  if (/E\+\d+$/.test(number)) return { reason: 'exponent' }
  if (!/^\d{13}$/.test(number)) return { reason: 'corporate-number' }
  const sum = [...number.slice(1)]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 2), 0)
  return 9 - (sum % 9) === Number(number[0]) ? { value: number } : { reason: 'corporate-number' }
}

/** Twelve characters; letters count as 10 to 35 and the digits of all together pass the Luhn check. */
export function readIsin(text: string): Read<string> {
  if (isMissing(text)) return { value: null }
  if (isFormula(text)) return { reason: 'formula' }
  const isin = folded(text)
  if (!/^[A-Z]{2}[0-9A-Z]{9}\d$/.test(isin)) return { reason: 'isin' }
  const digits = [...isin].map((letter) => Number.parseInt(letter, 36)).join('')
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const weighted = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (weighted > 9 ? weighted - 9 : weighted)
  }, 0)
  return sum % 10 === 0 ? { value: isin } : { reason: 'isin' }
}

/** Twenty characters which, letters as 10 to 35, leave 1 when divided by 97 (ISO 17442). */
export function readLei(text: string): Read<string> {
  if (isMissing(text)) return { value: null }
  const lei = folded(text)
  if (!/^[0-9A-Z]{18}\d{2}$/.test(lei)) return { reason: 'lei' }
  const digits = [...lei].map((letter) => Number.parseInt(letter, 36)).join('')
  return BigInt(digits) % 97n === 1n ? { value: lei } : { reason: 'lei' }
}

/** A number with separators of any grouping, a per cent sign or 円; `△` and `▲` are minus where the source writes so. */
export function readNumber(text: string, { triangleIsMinus = false } = {}): Read<number> {
  if (isMissing(text)) return { value: null }
  if (isFormula(text)) return { reason: 'formula' }
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(triangleIsMinus ? /^[△▲]\s*/ : /^$/, '-')
    .replace(/^[−–]/, '-')
    .replace(/[,\s]/g, '')
    .replace(/(%|円)$/, '')
  return /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? { value: Number(plain) } : { reason: 'number' }
}

/** A day in any of the forms met; null texts are missing, days that no calendar has are refused. */
export function readDate(text: string): Read<string> {
  if (isMissing(text)) return { value: null }
  const plain = text.normalize('NFKC').trim()
  const numbers =
    /^(\d{4})[-/年](\d{1,2})[-/月](\d{1,2})日?(現在)?$/.exec(plain)?.slice(1, 4) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(plain)?.slice(1, 4) ??
    /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(plain)?.slice(1, 4).reverse()
  if (!numbers) return { reason: 'date' }
  const [year, month, day] = numbers.map(Number) as [number, number, number]
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return { reason: 'date' }
  return year >= 1900 && year <= 2100 ? { value: date.toISOString().slice(0, 10) } : { reason: 'year' }
}

/** `3月31日`, `3月末日`, `2月末日` as `03-31`, `03-31`, `02-28`. */
export function readYearEnd(text: string): Read<string> {
  if (isMissing(text)) return { value: null }
  const match = /^(\d{1,2})月(末|\d{1,2})日$/.exec(text.normalize('NFKC').trim())
  const month = Number(match?.[1])
  if (!match || month < 1 || month > 12) return { reason: 'date' }
  const last = new Date(Date.UTC(2023, month, 0)).getUTCDate()
  const day = match[2] === '末' ? last : Math.min(Number(match[2]), last)
  return day >= 1 ? { value: `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` } : { reason: 'date' }
}
