/** First year of each Japanese era that a table may count in. */
const firstYears: Readonly<Record<string, number>> = { M: 1868, T: 1912, S: 1926, H: 1989, R: 2019 }

const letters: Readonly<Record<string, string>> = { 明治: 'M', 大正: 'T', 昭和: 'S', 平成: 'H', 令和: 'R' }

/** Begins an expression for a year: `2024`, `令和6`, `R6`, `平成元`. Its group is what `toYear` reads. */
export const yearPattern = '(\\d{4}|(?:明治|大正|昭和|平成|令和|[MTSHR])\\s?(?:\\d{1,2}|元))'

interface WrittenYear {
  readonly year: number
  /** Whether a day of that year lies in the era it is counted in; always of a year of our calendar. */
  readonly holds: (month: number, day: number) => boolean
}

/** A year as it is written, `令和6` or `2024`. An era ends on a day, so whether it is right is only known with one. */
export function toYear(text: string): WrittenYear {
  const [, name = '', number = ''] = /^(\D+?)\s?(\d{1,2}|元)$/.exec(text) ?? []
  if (name === '') return { year: Number(text), holds: () => true }
  const letter = letters[name] ?? name.toUpperCase()
  const yearOfEra = number === '元' ? 1 : Number(number)
  const year = (firstYears[letter] ?? Number.NaN) + yearOfEra - 1
  return { year, holds: (month, day) => eraOn(year, month, day) === `${letter}${yearOfEra}` }
}

const calendar = new Intl.DateTimeFormat('en-u-ca-japanese', { era: 'narrow', year: 'numeric', timeZone: 'UTC' })

/** `R6`: era and year of a day by the calendar of the platform. */
function eraOn(year: number, month: number, day: number): string {
  if (Number.isNaN(year)) return ''
  const parts = calendar.formatToParts(Date.UTC(year, month - 1, day))
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('era')}${part('year')}`
}
