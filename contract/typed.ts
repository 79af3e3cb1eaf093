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

/** For names and titles: one line. Line breaks and other control characters become a space. */
export function toOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
