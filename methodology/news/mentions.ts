import { foldText } from './fold.ts'
import { genericWords } from './words/generic.ts'
import { Matcher } from './words/matcher.ts'

/** A company by what texts call it. */
export interface NamedCompany {
  readonly id: number
  /** Four characters, `7203`, `130A`; null without a listing. */
  readonly code: string | null
  readonly names: readonly string[]
}

/** Companies that an item of news can be about: more in its title are a list, more in its text are only named. Ours, proposed. */
export const mostMentions = { title: 10, lead: 2 } as const
/** Of a text, what is looked at where the title names nobody. */
const leadLength = 200
const titleLength = 1000

/** How surely a name is that company's and no other word. */
type Kind = 'sure' | 'short' | 'capital'
interface Named {
  /** Null where several companies have the name. */
  readonly id: number | null
  readonly kind: Kind
}

/**
 * Which companies a text names: by their codes in brackets, and by their names as registered, without the legal form. Of names inside each
 * other the longest counts. Short ones count where they stand by themselves; single Latin words where they are long or all capitals. A name
 * that two companies share names none.
 */
export class CompanyMentions {
  readonly #byCode = new Map<string, number>()
  readonly #matcher: Matcher<Named>

  constructor(companies: readonly NamedCompany[]) {
    const named = new Map<string, Named>()
    for (const { id, code, names } of companies) {
      if (code !== null) this.#byCode.set(code.toLowerCase(), id)
      for (const name of names)
        for (const [text, kind] of variantsOf(name)) {
          const held = named.get(text)
          named.set(text, held && held.id !== id ? { id: null, kind: 'sure' } : { id, kind })
        }
    }
    this.#matcher = new Matcher(named)
  }

  /** Companies of a title, else of the beginning of the text, in the order in which they stand there; `many` for a list of them. */
  of(title: string, body: string | null): readonly number[] | 'many' {
    const inTitle = this.#in(title.slice(0, titleLength))
    if (inTitle.length > 0) return inTitle.length > mostMentions.title ? 'many' : inTitle
    const inLead = body === null ? [] : this.#in(body.slice(0, leadLength))
    return inLead.length > mostMentions.lead ? 'many' : inLead
  }

  #in(text: string): number[] {
    const folded = foldText(text)
    const capitals = new Set(
      /[a-z]/.test(text) || /[ぁ-んァ-ヶ]/.test(text)
        ? Array.from(text.normalize('NFKC').matchAll(/[A-Z][A-Z0-9&-]{2,}/g), ([word]) => word.toLowerCase())
        : [],
    )
    const places = this.#matcher.scan(folded).flatMap(({ start, end, value: { id, kind } }) => {
      if (id === null || !stands(folded, start, end, kind)) return []
      return kind === 'capital' && !capitals.has(folded.slice(start, end)) ? [] : [{ id, start }]
    })
    const named = new Set(places.map(({ id }) => id))
    for (const { id, start, isYear } of this.#codesIn(folded)) if (!isYear || named.has(id)) places.push({ id, start })
    return [...new Set(places.toSorted((a, b) => a.start - b.start).map(({ id }) => id))]
  }

  *#codesIn(folded: string): Generator<{ readonly id: number; readonly start: number; readonly isYear: boolean }> {
    for (const pattern of codes)
      for (const { index, groups } of folded.matchAll(pattern)) {
        const id = this.#byCode.get(groups!.code!)
        const isMarked = groups!.mark !== undefined || groups!.market !== undefined
        if (id !== undefined) yield { id, start: index, isYear: !isMarked && /^(19|20)\d\d$/.test(groups!.code!) }
      }
  }
}

/** `(7203)`, `<7203.T>`, `【東証 7203】`, `(TYO: 7203)`, `証券コード: 7203`. A bare (2025) is a year. */
const codes = [
  /[([【〔<〈《]\s*(?<mark>東証\S{0,6}|tse|tyo|tokyo|jpx|証券コード|コード(?:番号)?)?\s*[:・,、]?\s*(?<code>\d[0-9a-z]\d[0-9a-z])0?(?<market>\.t|\s*jp|[:,、・/ ]\s*(?:東証|プライム|スタンダード|グロース|jp|tse|tyo)[^)\]】〕>〉》]{0,12})?\s*[)\]】〕>〉》]/g,
  /(?<mark>証券コード|コード番号|tyo:|tse:)\s*[::]?\s*(?<code>\d[0-9a-z]\d[0-9a-z])(?![0-9a-z])(?<market>)/g,
  /(?<![0-9a-z])(?<code>\d[0-9a-z]\d[0-9a-z])(?<market>\.t)(?![0-9a-z])(?<mark>)/g,
]

const formsJa = /株式会社|有限会社|合同会社|投資法人|\(株\)/g
const formsEn = /[,.]?\s*\b(?:co\.?\s*,?\s*ltd|corporation|corp|incorporated|inc|company|limited|ltd|k\.k|plc|co)\.?$/

/** A name as it stands in texts, folded, and how surely each form is that name. */
function* variantsOf(name: string): Generator<[string, Kind]> {
  const folded = foldText(name)
  const isJapanese = /[ぁ-んァ-ヶ一-龠々]/.test(folded)
  const bare = foldText(folded.replace(formsJa, ' '))
  if (isJapanese) {
    for (const text of new Set([bare, bare.replaceAll(' ', '')])) {
      if (text.length >= 2) yield [text, text.length >= 5 ? 'sure' : 'short']
      const [, stem] = /^(.{3,}?)[・ ]?ホールディングス$/.exec(text) ?? []
      if (stem !== undefined) {
        yield [`${stem}hd`, 'sure']
        yield [`${stem}ホールディングス`, 'sure']
        yield [stem, 'short']
      }
      const [, group] = /^(.{3,}?)[・ ]?グループ$/.exec(text) ?? []
      if (group !== undefined) yield [group, 'short']
    }
    return
  }
  if (bare !== folded || formsEn.test(folded)) yield [folded, 'sure']
  let stem = bare
  while (formsEn.test(stem)) stem = stem.replace(formsEn, '').trim()
  if (stem.length < 3) return
  if (/[\s&-]/.test(stem)) yield [stem, 'sure']
  else if (stem.length >= 8 && !genericWords.has(stem)) yield [stem, 'sure']
  else yield [stem, 'capital']
}

const scriptOf = (char: string | undefined) =>
  char === undefined
    ? null
    : /[ァ-ヴー]/.test(char)
      ? 'katakana'
      : /[一-龠々]/.test(char)
        ? 'kanji'
        : /[a-z0-9]/.test(char)
          ? 'latin'
          : null

/** What may follow a short name without making it another word: 花王株, 花王社長, 花王など. */
const followers =
  /^(?:株|社|会長|首脳|幹部|製|系|側|傘下|子会社|本社|工場|前社長|元社長|労組|が|は|の|を|に|と|、|も|へ|で|や|から|など)/

/** Whether a name is no part of a longer word. */
function stands(text: string, start: number, end: number, kind: Kind): boolean {
  const [before, own, last, after] = [text[start - 1], text[start], text[end - 1], text[end]].map(scriptOf)
  if (own !== null && own !== 'latin' && before === own) return false
  if (last === 'katakana' && after === 'katakana') return false
  if (kind !== 'short') return true
  const isKatakana = /^[ァ-ヴー・]+$/.test(text.slice(start, end))
  // 中期ビジョン, 会社のビジョン: of a word that may be any the subject counts alone.
  if (isKatakana && end - start <= 4 && start > 0 && !/[、,・/|:)\]】 ]/.test(text[start - 1]!)) return false
  if (after === 'katakana' || after === 'kanji') return followers.test(text.slice(end, end + 4))
  return true
}
