/**
 * What people type, made to fit its field as they type it. Full-width forms become half-width; what the field cannot hold is left out.
 */

/** For addresses: ASCII letters, digits and symbols, no spaces. */
export function toMailText(text: string): string {
  return text.normalize('NFKC').replace(/[^\x21-\x7e]/g, '')
}

/** Hyphens, dashes, minus signs and the long vowel mark, which Japanese keyboards put in numbers. */
const dashes = /[\u002d\u00ad\u02d7\u2010-\u2015\u2043\u2212\u2500\u2501\u2796\u30fc\u3161\ufe58\ufe63\uff0d\uff70]/g

/** For telephone numbers and postal codes: digits and hyphens. */
export function toNumberText(text: string): string {
  return text
    .replace(dashes, '-')
    .normalize('NFKC')
    .replace(dashes, '-')
    .replace(/[^0-9-]/g, '')
}

/** A letter or digit, then letters, digits, underscore, dot or hyphen, then `@`, a domain and a dot-suffix. */
export const mailPattern = /^[A-Za-z0-9][A-Za-z0-9_.-]*@[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)+$/

/** Marks that turn the direction of writing, and characters without width; the joiner of an emoji's parts is none of them. */
const unseen =
  /[\u061c\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]|(?<!\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)\u200d/gu

/** Text without what is not seen but changes how it reads, so that no two names look the same and no name turns its neighbors around. */
export function withoutUnseen(text: string): string {
  return text.replace(unseen, '')
}

/** For names and titles: one line. Line breaks and other control characters become a space, unseen characters go. */
export function toOneLine(text: string): string {
  return withoutUnseen(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
}

/** For messages of several lines: line breaks and tabs stay, other control characters and unseen ones go. */
export function toLines(text: string): string {
  return withoutUnseen(text)
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}

const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' })

/** Latin letters, digits, symbols and half-width kana with their voicing marks. */
const halfWidth = /^[\u0020-\u007e\u00a1-\u024f\uff61-\uff9f]+$/

/** Longest name of what people keep (searches, lists), in full-width characters. */
export const nameWidth = 75

/** Length in full-width characters, of which a half-width one is half: `水素CCUS` is 4. A rare kanji or an emoji is one. */
export function fullWidths(text: string): number {
  return [...segmenter.segment(text)].reduce((sum, { segment }) => sum + widthOf(segment), 0)
}

/** As much of a text's beginning as fits into so many full-width characters. */
export function cutFullWidths(text: string, max: number): string {
  let width = 0
  for (const { index, segment } of segmenter.segment(text)) {
    width += widthOf(segment)
    if (width > max) return text.slice(0, index)
  }
  return text
}

const widthOf = (grapheme: string) => (halfWidth.test(grapheme) ? grapheme.length / 2 : 1)
