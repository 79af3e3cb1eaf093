/** A quantity that a text states, the same in both languages: 120億円 and ¥12 billion are yen 12,000,000,000. */
export interface Amount {
  readonly kind: 'yen' | 'money' | 'percent' | 'date' | 'year' | 'count'
  /** Yen, percent, the number itself; of a date month × 100 + day. */
  readonly value: number
  readonly start: number
  readonly end: number
}

const scales: Readonly<Record<string, number>> = {
  兆: 1e12,
  億: 1e8,
  万: 1e4,
  千: 1e3,
  trillion: 1e12,
  billion: 1e9,
  million: 1e6,
  thousand: 1e3,
  bn: 1e9,
  mn: 1e6,
}
const piece =
  /(¥|\$|€|us\$)?\s?(\d+(?:,\d{3})*(?:\.\d+)?)\s?(兆|億|万|千|trillion|billion|million|thousand|bn\b|mn\b)?/g
const unit = /^\s?(円|yen\b|ドル|ユーロ|dollars?\b|euros?\b|%|パーセント|percent\b|年度?(?!間|以上|連続|ぶり|前)|月|日)/
const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const monthBefore = new RegExp(`\\b(${monthNames.join('|')}) $`)

/** Quantities in a folded text, in order. */
export function amountsOf(text: string): Amount[] {
  if (!/\d/.test(text)) return []
  const amounts: Amount[] = []
  let open: Digits | null = null
  for (const match of text.matchAll(piece)) {
    const [whole, sign = '', digits, scale = ''] = match
    const end = match.index + whole.trimEnd().length
    const value = Number(digits!.replaceAll(',', '')) * (scales[scale] ?? 1)
    // 12億3400万 is one number in two pieces.
    if (open && open.end === match.index && /[兆億万千]$/.test(text.slice(open.start, open.end))) {
      const { start, mark }: Digits = open
      open = { value: open.value + value, start, end, mark }
    } else {
      if (open) amounts.push(toAmount(text, open))
      open = { value, start: match.index, end, mark: sign }
    }
  }
  if (open) amounts.push(toAmount(text, open))
  return joinDates(amounts, text)
}

interface Digits {
  readonly value: number
  readonly start: number
  readonly end: number
  readonly mark: string
}

function toAmount(
  text: string,
  { value, start, end, mark }: { value: number; start: number; end: number; mark: string },
): Amount {
  const after = unit.exec(text.slice(end, end + 12))
  const to = end + (after?.[0].length ?? 0)
  const at = { value, start, end: to }
  if (mark === '¥') return { ...at, kind: 'yen', end }
  if (mark !== '') return { ...at, kind: 'money', end }
  switch (after?.[1]) {
    case '円':
    case 'yen':
      return { ...at, kind: 'yen' }
    case '%':
    case 'パーセント':
    case 'percent':
      return { ...at, kind: 'percent' }
    case '月':
      return { ...at, kind: 'date', value: value * 100 }
    case '日':
      return { ...at, kind: 'date' }
    case '年':
    case '年度':
      return { ...at, kind: value > 1900 && value < 2200 ? 'year' : 'count' }
    case undefined:
      break
    default:
      return { ...at, kind: 'money' }
  }
  const month = monthBefore.exec(text.slice(Math.max(0, start - 12), text[start] === ' ' ? start + 1 : start))
  if (month && value <= 31) return { ...at, kind: 'date', value: (monthNames.indexOf(month[1]!) + 1) * 100 + value }
  const isYear = value >= 1990 && value <= 2100 && Number.isInteger(value) && !text.slice(start, end).includes(',')
  return { ...at, kind: isYear && !/^\s?[人件台点個本社カ]/.test(text.slice(end)) ? 'year' : 'count' }
}

/** 3月5日 is one date. */
function joinDates(amounts: readonly Amount[], text: string): Amount[] {
  const joined: Amount[] = []
  for (const amount of amounts) {
    const last = joined.at(-1)
    const isDay = amount.kind === 'date' && text[amount.end - 1] === '日'
    if (isDay && last?.kind === 'date' && last.end === amount.start && last.value % 100 === 0)
      joined[joined.length - 1] = { ...last, value: last.value + amount.value, end: amount.end }
    else joined.push(amount)
  }
  return joined
}
