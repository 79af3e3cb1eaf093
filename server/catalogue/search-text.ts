import { toRomaji } from 'wanakana'

const legalForms = /株式会社|有限会社|合同会社|投資法人|\(株\)/g
const latinForms = /\b(corporation|incorporated|company|limited|holdings|corp|inc|ltd|co|plc)\b/g

/**
 * Text as search compares it: width and case folded, katakana as hiragana, no spaces, dots or dashes, so that
 * `トヨタ`, `とよた`, `ﾄﾖﾀ` and `ＴＯＹＯＴＡ`, `Toyota` meet.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))
    .replace(/[\s・･,.'’"“”&＆()（）「」\-‐‑‒–—―−〜~]/g, '')
}

/** A name without what companies share: its form, width, case, blanks and dots. Equal bare names may still be two companies. */
export function bareName(name: string): string {
  return foldText(name.normalize('NFKC').replace(legalForms, ' ').toLowerCase().replace(latinForms, ' '))
}

interface Searchable {
  readonly nameJa: string
  readonly nameEn: string | null
  readonly nameKana: string | null
  readonly securityCode: string | null
  readonly edinetCode: string | null
  readonly corporateNumber: string | null
  readonly isin: string | null
}

/** Everything a company can be found by, folded, one variant a line; every line begins with a line break. */
export function searchTextOf(company: Searchable): string {
  const nameJa = company.nameJa.normalize('NFKC').replace(legalForms, ' ')
  const kana = (company.nameKana ?? '').replace(/カブシキ[ガカ]イシャ|ユウゲンガイシャ/g, '')
  const nameEn = (company.nameEn ?? '').normalize('NFKC').toLowerCase()
  const variants = [
    company.securityCode,
    tickerOf(company.securityCode),
    company.edinetCode,
    company.corporateNumber,
    company.isin,
    nameJa,
    company.nameJa,
    kana,
    toRomaji(foldText(kana)),
    nameEn,
    nameEn.replace(latinForms, ' '),
  ]
  const folded = variants.map((variant) => foldText(variant ?? '')).filter(Boolean)
  return [...new Set(folded)].map((variant) => `\n${variant}`).join('')
}

/** Four characters for ordinary shares, five for a class share; null without a listing. */
export function tickerOf(securityCode: string | null): string | null {
  if (!securityCode) return null
  return securityCode.endsWith('0') ? securityCode.slice(0, 4) : securityCode
}

/** The words of a search, folded; a space of either width separates them, and any of them is enough. */
export function searchWords(text: string): string[] {
  return [
    ...new Set(
      text
        .split(/[\s　]+/)
        .map(foldText)
        .filter(Boolean),
    ),
  ].slice(0, 10)
}
