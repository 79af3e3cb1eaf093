import { type DayOrder, readDayCell } from './days.ts'

/** The day that stands above a table, or what stands there of which nobody can say which day it is. */
export interface DayAbove {
  readonly day: string | null
  /** A day whose order of day and month is ambiguous, as written. */
  readonly unordered: string | null
  /** A day without a word for what happened on it. */
  readonly unlabelled: string | null
}

/** Labels of the day of a table that stand above it, the more telling first. */
const labels = [
  /^(保有日|残高日|評価日|position date|valuation date|holdings? (date|as of))/i,
  /^(基準日|時点|as[ -]of( date)?|stand|date)(?![a-z])/i,
]

const numbers = [
  String.raw`(?:令和|平成|昭和|[RHS])\s?(?:\d{1,2}|元)[年./-]\s?\d{1,2}[月./-]\s?\d{1,2}日?`,
  String.raw`\d{4}年\s?\d{1,2}月末日?`,
  String.raw`\d{4}[年./-]\s?\d{1,2}[月./-]\s?\d{1,2}日?`,
  String.raw`(?:19|20)\d{6}`,
  String.raw`\d{1,2}[./-]\d{1,2}[./-]\d{4}`,
  String.raw`\d{1,2}[-\s][A-Z][a-z]{2,8}[-\s,]+\d{4}`,
  String.raw`[A-Z][a-z]{2,8}\.?\s\d{1,2}(?:st|nd|rd|th)?,?\s\d{4}`,
].join('|')
/** A day within a text. */
const written = new RegExp(`(?<![\\d./-])(?:${numbers})(?![\\d./-])`, 'g')

/** Words behind or before a day that say that the table is of it. */
const isOfTable = /(現在|時点|末日?現在|基準)|\bas[ -](of|at)\b/i
/** Words that say of a day that something else happened on it. */
const isOther =
  /作成|出力|印刷|発行|更新|決算|設定|償還|取得|約定|受渡|期間|配信|ダウンロード|print|creat|generat|export|report|publish|updated|run|inception|launch|period|from|since|～|〜|~/i

const longest = 80

/** The day that lines above a table say: beside or behind a label, or in a remark such as `2026年11月20日現在の保有銘柄`. */
export function dayAbove(lines: readonly (readonly string[])[], order: DayOrder | null): DayAbove {
  const cells = lines
    .map((line) =>
      line.map((cell) => cell.normalize('NFKC').trim()).filter((cell) => cell !== '' && cell.length <= longest),
    )
    .filter((line) => line.length > 0)
  for (const label of labels)
    for (const line of cells)
      for (const [at, text] of line.entries()) {
        const isBehind = /(as[ -]of|基準日|現在)\s*:?$/i.test(text)
        if (!label.test(text) && !isBehind) continue
        const next = line[at + 1] ?? ''
        const foundDay = dayIn(text, order) ?? dayIn(next, order) ?? dayIn(`${text}, ${next}`, order)
        if (foundDay) return foundDay
      }
  for (const line of cells)
    for (const [at, text] of line.entries()) {
      // A comma within a day may have parted its cell.
      const foundDay = isOfTable.test(text)
        ? (dayIn(text, order) ?? dayIn(`${text}, ${line[at + 1] ?? ''}`, order))
        : null
      if (foundDay) return foundDay
    }
  const texts = cells.flat()
  const alone = texts.find(
    (text) => !isOther.test(text) && [...text.matchAll(written)].length === 1 && dayIn(text, order),
  )
  const isLabelled = cells.some(([first = ''], at) => isOther.test(first) && cells[at]!.includes(alone ?? ''))
  return { day: null, unordered: null, unlabelled: alone && !isLabelled ? alone : null }
}

/** The one day within a text; null where there is none, or a period of two. */
export function dayIn(text: string, order: DayOrder | null): DayAbove | null {
  const [only, ...more] = [...text.normalize('NFKC').matchAll(written)].map(([day]) => day)
  if (only === undefined || more.length > 0) return null
  const read = readDayCell(only, order)
  if ('fault' in read) return read.fault === 'day-order' ? { day: null, unordered: text, unlabelled: null } : null
  return { day: read.day, unordered: null, unlabelled: null }
}
