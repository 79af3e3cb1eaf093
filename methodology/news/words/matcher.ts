import { foldText } from '../fold.ts'

/** Where a word of a list stands in a folded text. */
export interface Match<Value> {
  readonly start: number
  readonly end: number
  readonly value: Value
}

interface Entry<Value> {
  readonly text: string
  /** Its third character, 0 for none: compared before the whole. */
  readonly third: number
  /** The word may go on: `declin*`. */
  readonly isOpen: boolean
  /** ミス is no word in ミスミ. */
  readonly isShortKatakana: boolean
  readonly value: Value
}

/**
 * Finds words of a list in a folded text: from left to right, the longest first, none inside another. Built once; a text is walked once,
 * with a look at the entries that begin with the same two characters. Words of Latin letters match whole words, or beginnings where the
 * list says so with a star; katakana of up to three alone, all others match anywhere. Of two entries with the same text the first counts.
 */
export class Matcher<Value> {
  private readonly byBeginning = new Map<number, Entry<Value>[]>()
  /** Entries of one character. */
  private readonly single = new Map<number, Entry<Value>[]>()
  /** Whether any entry may begin with the two characters, by their hash: most places of a text are no beginning. */
  private readonly mayBegin = new Uint8Array(hashes)
  private readonly maySingle = new Uint8Array(0x10000)

  constructor(words: Iterable<readonly [word: string, value: Value]>) {
    const texts = new Set<string>()
    for (const [word, value] of words) {
      const isOpen = word.endsWith('*')
      const text = foldText(isOpen ? word.slice(0, -1) : word)
      if (text.length < 1 || texts.has(text)) continue
      texts.add(text)
      const third = text.length > 2 ? text.charCodeAt(2) : 0
      this.add({ text, third, isOpen, value, isShortKatakana: /^[ァ-ヶー]{1,3}$/.test(text) })
    }
    for (const entries of this.byBeginning.values()) entries.sort((a, b) => b.text.length - a.text.length)
  }

  private add(entry: Entry<Value>): void {
    const [first, second] = [entry.text.charCodeAt(0), entry.text.charCodeAt(1)]
    const isSingle = entry.text.length === 1
    if (isSingle) this.maySingle[first] = 1
    else this.mayBegin[hashOf(first, second)] = 1
    const lists = isSingle ? this.single : this.byBeginning
    const key = isSingle ? first : keyOf(first, second)
    const entries = lists.get(key)
    if (entries) entries.push(entry)
    else lists.set(key, [entry])
  }

  scan(text: string): Match<Value>[] {
    const matches: Match<Value>[] = []
    const { length } = text
    let wasLatin = false
    let code = text.charCodeAt(0)
    for (let at = 0; at < length; ) {
      const next = at + 1 < length ? text.charCodeAt(at + 1) : 0
      const isLatinHere = isLatin(code)
      const match = wasLatin && isLatinHere ? null : this.at(text, at, code, next)
      if (match) {
        matches.push(match)
        at = match.end
        wasLatin = isLatin(text.charCodeAt(at - 1))
        code = text.charCodeAt(at)
      } else {
        at++
        wasLatin = isLatinHere
        code = next
      }
    }
    return matches
  }

  private at(text: string, start: number, code: number, next: number): Match<Value> | null {
    const pair =
      this.mayBegin[hashOf(code, next)] === 1 ? longest(this.byBeginning.get(keyOf(code, next)), text, start) : null
    return pair ?? (this.maySingle[code] === 1 ? longest(this.single.get(code), text, start) : null)
  }
}

function longest<Value>(
  entries: readonly Entry<Value>[] | undefined,
  text: string,
  start: number,
): Match<Value> | null {
  if (!entries) return null
  const third = text.charCodeAt(start + 2)
  for (const entry of entries) {
    if (entry.third !== 0 && entry.third !== third) continue
    if (!text.startsWith(entry.text, start)) continue
    let end = start + entry.text.length
    const goesOn = isLatin(text.charCodeAt(end - 1)) && isLatin(text.charCodeAt(end))
    if (goesOn && !entry.isOpen) continue
    if (entry.isShortKatakana && (isKatakana(text.charCodeAt(start - 1)) || isKatakana(text.charCodeAt(end)))) continue
    if (goesOn) while (isLatin(text.charCodeAt(end))) end++
    return { start, end, value: entry.value }
  }
  return null
}

/** Two characters as one number. */
const keyOf = (first: number, second: number) => first * 0x10000 + second

const hashes = 0x10000
const hashOf = (first: number, second: number) => (Math.imul(first, 0x9e3b) ^ Math.imul(second, 0x85eb)) & (hashes - 1)

/** a to z and digits, and the letters with accents that European names have. */
const isLatin = (code: number) => code <= 0x24f && latin[code] === 1
const latin = Uint8Array.from({ length: 0x250 }, (_, code) =>
  Number((code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 0xdf && code !== 0xf7)),
)

const isKatakana = (code: number) => code >= 0x30a1 && code <= 0x30fc && code !== 0x30fb

/** Words of a table, written with bars or line breaks between them. */
export function wordsIn(table: string): string[] {
  return table.split(/[|\n]/).flatMap((word) => (word.trim() === '' ? [] : [word.trim()]))
}
