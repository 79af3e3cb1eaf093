import { foldText } from './fold.ts'
import { genericWords } from './words/generic.ts'
import { ordinaryNames } from './words/ordinary-names.ts'

/**
 * Where a form counts as the company's name: `sure` anywhere; `short` unless kanji or katakana beside it make a longer word; `capital`
 * in capitals within lower-case text; `subject` at the start of a phrase; `proper` when capitalized as a name.
 */
export type NameKind = 'sure' | 'short' | 'capital' | 'subject' | 'proper'
export type NameForm = readonly [text: string, kind: NameKind]

const formsJa = /株式会社|有限会社|合同会社|投資法人|\(株\)/g
const formsEn = /[,.]?\s*\b(?:co\.?\s*,?\s*ltd|corporation|corp|incorporated|inc|company|limited|ltd|k\.k|plc|co)\.?$/
const groupJa = /^(.{2,}?)[・ ]?(?:ホールディングス?|hd|グループ本社|グループ)$/
const groupEn = /^(.{3,}?),?\s+(?:holdings?|hldgs?\.?|hd|group)$/

const isJapanese = (text: string) => /[ぁ-んァ-ヶ一-龠々]/.test(text)

/** A name as it is registered, without its legal form, as it stands in texts, folded. */
export function* registeredForms(name: string): Generator<NameForm> {
  const folded = foldText(name)
  if (isJapanese(folded)) {
    for (const text of bareJa(folded)) {
      if (text.length >= 2) yield [text, text.length >= 5 ? 'sure' : 'short']
      const [, stem] = /^(.{3,}?)[・ ]?ホールディングス$/.exec(text) ?? []
      if (stem !== undefined) {
        yield [`${stem}hd`, 'sure']
        yield [`${stem}ホールディングス`, 'sure']
      }
      const [, bank] = /^(.{2,}?)[・ ]?フィナンシャル[・ ]?グループ$/.exec(text) ?? []
      if (bank !== undefined) yield [`${bank}fg`, 'sure']
    }
    return
  }
  const stem = bareEn(folded)
  if (stem !== folded) yield [folded, 'sure']
  if (stem.length < 3) return
  if (/[\s&-]/.test(stem)) yield [stem, 'sure']
  else if (stem.length >= 8 && !genericWords.has(stem)) yield [stem, 'sure']
  else yield [stem, 'capital']
}

/**
 * What a group is called for short: its name without “Holdings” and “Group” too. A rest of two characters is one where both are kanji; a
 * word that most texts use for something else is none.
 */
export function* shortForms(name: string): Generator<NameForm> {
  const folded = foldText(name)
  const all = isJapanese(folded)
    ? bareJa(folded).flatMap((text) => stemsOf(text, groupJa))
    : stemsOf(bareEn(folded), groupEn)
  for (const stem of new Set(all)) {
    if (ordinaryNames.has(stem)) continue
    if (isJapanese(stem)) {
      if (stem.length >= 3) yield [stem, 'short']
      else if (/^[一-龠々]{2}$/.test(stem)) yield [stem, 'subject']
    } else if (isJapanese(folded)) {
      if (stem.length >= 3) yield [stem, 'short']
    } else if (!stem.split(/[\s&-]+/).every((word) => genericWords.has(word) || ordinaryNames.has(word)))
      yield [stem, 'proper']
  }
}

/** A name by which several companies begin is their family's: 花玉 of 花玉銀行 and 花玉商事, Hanadama of Hanadama Foods. */
export const familyOf = (text: string): string => (isJapanese(text) ? text.slice(0, 2) : text.split(' ')[0]!)

function bareJa(folded: string): string[] {
  const bare = foldText(folded.replace(formsJa, ' '))
  return [...new Set([bare, bare.replaceAll(' ', '')])]
}

function bareEn(folded: string): string {
  let stem = foldText(folded.replace(formsJa, ' '))
  while (formsEn.test(stem)) stem = stem.replace(formsEn, '').trim()
  return stem
}

/** The name without the last word for a group, and again without the one before it. */
function stemsOf(text: string, group: RegExp): string[] {
  const [, stem] = group.exec(text) ?? []
  return stem === undefined ? [] : [stem, ...stemsOf(stem, group)]
}
