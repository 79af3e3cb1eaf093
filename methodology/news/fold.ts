/** Characters that nothing below changes but their case: ASCII, kana and kanji that no form folds, the marks between them. */
const plain = /^[\x20-\x7e、。々〆「」ぁ-ゖァ-ヺー・一-\u9fff]*$/
/**
 * As many of those as no mark combines with; else a cluster, a character with the marks that combine with it. Either folds by itself, so a
 * folded text can be mapped back.
 */
const pieces =
  /[\x20-\x7e、。々〆「」ぁ-ゖァ-ヺー・一-\u9fff]+(?![\p{M}\uff9e\uff9f\u1160-\u11ff])|[\s\S][\p{M}\uff9e\uff9f\u1160-\u11ff]*/gu

/**
 * A text as search and reading see it: NFKC, lower case, one space for any white space, one dash and one mark of quotation for their
 * variants, trimmed. Kana stay kana, and ー stays a vowel. Folding twice changes nothing.
 */
export function foldText(text: string): string {
  return foldPiece(text).replace(/\s+/g, ' ').trim()
}

/** Variants of marks that NFKC would take apart or keep. */
const quotes = /[´`‘’‚‛′ʼ]/g
const doubleQuotes = /[“”„‟″〝〞〟«»]/g
const dashes = /[‐‑‒–—―−⁃﹘﹣－]/g

function foldPiece(piece: string): string {
  if (plain.test(piece)) return piece.replace(/`/g, "'").toLowerCase()
  // NFKC makes such marks too, of ŉ, ‴ or ⁻, so they are folded before it and after.
  return foldMarks(foldMarks(piece).normalize('NFKC').toLowerCase().normalize('NFKC'))
    .replace(/ς/g, 'σ')
    .replace(/〜/g, '~')
    .replace(/『/g, '「')
    .replace(/』/g, '」')
}

const foldMarks = (text: string) => text.replace(quotes, "'").replace(doubleQuotes, '"').replace(dashes, '-')

/** A folded text and where its characters came from. */
export interface FoldedText {
  readonly text: string
  /** For each character of the folded text, where its cluster begins in the text as published. */
  readonly starts: readonly number[]
  /** And where that cluster ends. */
  readonly ends: readonly number[]
}

/** The same folding with a map back, for what must be shown as published. Slower; for one text, not for a market. */
export function foldWithMap(text: string): FoldedText {
  const map: Growing = { text: '', isAfterSpace: true, starts: [], ends: [] }
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    const folded = foldPiece(piece)
    if (plain.test(piece))
      for (let at = 0; at < folded.length; at++) add(map, folded[at]!, [index + at, index + at + 1])
    else for (const char of folded) add(map, char, [index, index + piece.length])
  }
  const length = map.text.length - (map.text.endsWith(' ') ? 1 : 0)
  return { text: map.text.slice(0, length), starts: map.starts.slice(0, length), ends: map.ends.slice(0, length) }
}

interface Growing {
  text: string
  /** So is the beginning, where no space stands. */
  isAfterSpace: boolean
  readonly starts: number[]
  readonly ends: number[]
}

function add(map: Growing, char: string, [start, end]: readonly [number, number]): void {
  const isSpace = char === ' ' || /\s/.test(char)
  if (isSpace && map.isAfterSpace) return
  map.text += isSpace ? ' ' : char
  map.isAfterSpace = isSpace
  for (let unit = 0; unit < char.length; unit++) {
    map.starts.push(start)
    map.ends.push(end)
  }
}
