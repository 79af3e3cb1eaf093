import { familyOf, type NameKind, registeredForms, shortForms } from './company-names.ts'
import { foldText } from './fold.ts'
import { Matcher } from './words/matcher.ts'

/** A company by what texts call it. */
export interface NamedCompany {
  readonly id: number
  /** Four characters, `7203`, `130A`; null without a listing. */
  readonly code: string | null
  readonly names: readonly string[]
}

/** Companies that an item of news can be about: more in its title are a list, more in its text are only named. Ours, proposed. */
export const maxMentions = { title: 10, lead: 2 } as const
/** Of a text, what is looked at where the title names nobody. */
const leadLength = 200
const titleLength = 1000

interface Named {
  /** Null where several companies have the name. */
  readonly id: number | null
  readonly kind: NameKind
}

/**
 * Which companies a text names: by their codes in brackets, by their names as registered, without the legal form, and by what groups are
 * called for short. Of names inside each other the longest counts. Short ones count where they stand by themselves; single Latin words
 * where they are long or all capitals. A name that two companies share names none.
 */
export class CompanyMentions {
  readonly #byCode = new Map<string, number>()
  readonly #matcher: Matcher<Named>

  constructor(companies: readonly NamedCompany[]) {
    const named = new Map<string, Named>()
    const families = new Map<string, Set<number>>()
    const add = (text: string, id: number, kind: NameKind) => {
      const previous = named.get(text)
      named.set(text, previous && previous.id !== id ? { id: null, kind: 'sure' } : (previous ?? { id, kind }))
    }
    for (const { id, code, names } of companies) {
      if (code !== null) this.#byCode.set(code.toLowerCase(), id)
      for (const [text, kind] of names.flatMap((name) => [...registeredForms(name)])) {
        add(text, id, kind)
        const family = familyOf(text)
        families.set(family, (families.get(family) ?? new Set()).add(id))
      }
    }
    for (const { id, names } of companies)
      for (const [text, kind] of names.flatMap((name) => [...shortForms(name)])) {
        const isFamily = familyOf(text) === text && [...(families.get(text) ?? [])].some((one) => one !== id)
        if (!isFamily) add(text, id, kind)
      }
    this.#matcher = new Matcher(named)
  }

  /** Companies of a title, else of the beginning of the text, in the order in which they stand there; `many` for a list of them. */
  of(title: string, body: string | null): readonly number[] | 'many' {
    const inTitle = this.#in(title.slice(0, titleLength))
    if (inTitle.length > 0) return inTitle.length > maxMentions.title ? 'many' : inTitle
    const inLead = body === null ? [] : this.#in(body.slice(0, leadLength))
    return inLead.length > maxMentions.lead ? 'many' : inLead
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
      if (kind === 'proper' && !isWrittenAsName(text, folded.slice(start, end))) return []
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

/** The same, or a mark behind it. */
const closers = new RegExp(`${followers.source}|^[^\\p{L}\\p{N}ー]`, 'u')

const beginsPhrase = (text: string, start: number) => start === 0 || /[、,・/|:)\]】 ]/.test(text[start - 1]!)

/** Words of Latin letters as they stand, with the marks that end a sentence. */
const latinWords = /[\p{L}\p{N}][\p{L}\p{N}'.&-]*|[.!?:|]/gu

/**
 * Whether a Latin name is written as one somewhere in a text: each of its words with a capital, and none beside it, which would make it
 * the name of somebody else (Hanadama Bank). One word at the beginning of an English sentence has a capital anyway, and counts in
 * capitals alone, among small letters.
 */
function isWrittenAsName(text: string, name: string): boolean {
  const plain = text.normalize('NFKC')
  const hasKana = /[ぁ-んァ-ヶ]/.test(plain)
  const words = plain.match(latinWords) ?? []
  const own = name.split(' ')
  return words.some((_, at) => {
    const found = words.slice(at, at + own.length)
    if (found.map((word) => word.replace(/'s$|[.]$/, '').toLowerCase()).join(' ') !== name) return false
    if (!found.every(isCapitalized)) return false
    const [before, after] = [words[at - 1], words[at + own.length]]
    if (!hasKana && ((before && isCapitalized(before)) || (after && isCapitalized(after)))) return false
    if (own.length > 1 || hasKana) return true
    const isFirst = before === undefined || /^[.!?:|]$/.test(before)
    return isFirst
      ? /^[A-Z0-9]{3,}$/.test(found[0]!) && /[a-z]/.test(plain)
      : name.length >= 8 || /^[A-Z0-9]{3,}$/.test(found[0]!)
  })
}

const isCapitalized = (word: string) => /^\p{Lu}/u.test(word)

/** Whether a name is no part of a longer word. */
function stands(text: string, start: number, end: number, kind: NameKind): boolean {
  const [before, own, last, after] = [text[start - 1], text[start], text[end - 1], text[end]].map(scriptOf)
  if (own !== null && own !== 'latin' && before === own) return false
  if (last === 'katakana' && after === 'katakana') return false
  if (kind === 'subject')
    return beginsPhrase(text, start) && (end === text.length || closers.test(text.slice(end, end + 4)))
  if (kind !== 'short') return true
  const isKatakana = /^[ァ-ヴー・]+$/.test(text.slice(start, end))
  // 中期ビジョン, 会社のビジョン: of a word that may be any the subject counts alone.
  if (isKatakana && end - start <= 4 && !beginsPhrase(text, start)) return false
  if (after === 'katakana' || after === 'kanji') return followers.test(text.slice(end, end + 4))
  return true
}
