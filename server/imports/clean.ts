import { toOneLine, withoutUnseen } from '#contract/wire/typed.ts'

/** Whatever may need cleaning; most cells have none of it, and one look tells. */
const doubtful = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Cs}]/u

/** The text of a cell as it is kept: whole characters, nothing unseen, no control characters but tabs and line breaks. */
export function toSeenText(text: string): string {
  if (!doubtful.test(text)) return text
  return withoutUnseen(text.toWellFormed()).replace(/(?![\t\n\r])\p{Cc}/gu, '')
}

/** The same for what is one line: names, titles, publishers. */
export function toSeenLine(text: string): string {
  return toOneLine(text.toWellFormed())
}
