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
    .replace(/[ァ-ヶ]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0x60))
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
  readonly lei?: string | null
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
    company.lei,
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

/** Ways to write the same name, folded: a word that has one of a pair is looked for with the other, too. */
const spellings = [
  ['が', 'ゖ'],
  ['け', 'ゖ'],
  ['ゔぁ', 'ば'],
  ['ゔぃ', 'び'],
  ['ゔぇ', 'べ'],
  ['ゔぉ', 'ぼ'],
  ['ゔ', 'ぶ'],
  ['渕', '淵'],
  ['﨑', '崎'],
  ['髙', '高'],
  ['濱', '浜'],
  ['邊', '辺'],
  ['邉', '辺'],
  ['澤', '沢'],
  ['齋', '斎'],
  ['廣', '広'],
  ['國', '国'],
  ['櫻', '桜'],
  ['冨', '富'],
] as const

/** A company's code as other systems write it, with its exchange behind: `7203.T`, `7203 JT`. */
const codeOnExchange = /^([0-9][0-9A-Z]{3}0?)[.:](T|TYO|JP|JT)$/i

const maxWords = 10

/**
 * The words of a search, folded; a space of either width separates them, and any of them is enough. A legal form says nothing where a name
 * stands beside it, and a word that can be spelled in another way is two.
 */
export function searchWords(text: string): string[] {
  const words = [
    ...new Set(
      text
        .split(/[\s　]+/)
        .map(wordOf)
        .filter(Boolean),
    ),
  ].slice(0, maxWords)
  return [...new Set([...words, ...words.flatMap(otherSpellings)])].slice(0, 2 * maxWords)
}

function wordOf(text: string): string {
  const plain = text.normalize('NFKC')
  return foldText(codeOnExchange.exec(plain)?.[1] ?? plain.replace(legalForms, '')) || foldText(plain)
}

/** With one pair the other way, and with all of them. */
function otherSpellings(word: string): string[] {
  const swaps = spellings.flatMap(([one, other]) => [
    (text: string) => text.replaceAll(one, other),
    (text: string) => text.replaceAll(other, one),
  ])
  const [older, newer] = [0, 1].map((side) =>
    swaps.filter((_, at) => at % 2 === side).reduce((text, swap) => swap(text), word),
  )
  return [...swaps.map((swap) => swap(word)), older!, newer!].filter((text) => text !== word)
}
