/** A character with the marks that combine with it: such a cluster folds by itself, so a folded text can be mapped back. */
const cluster = /[\s\S][\p{M}\uff9e\uff9f\u1160-\u11ff]*/gu
/** Characters that nothing below changes but their case: ASCII, kana and kanji that no form folds, the marks between them. */
const plain = /^[\x20-\x7e、。々〆「」ぁ-ゖァ-ヺー・一-\u9fff]*$/

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
  return piece
    .replace(quotes, "'")
    .replace(doubleQuotes, '"')
    .replace(dashes, '-')
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replace(/ς/g, 'σ')
    .replace(/〜/g, '~')
    .replace(/『/g, '「')
    .replace(/』/g, '」')
}

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
  let folded = ''
  const [starts, ends]: [number[], number[]] = [[], []]
  for (const { 0: piece, index } of text.matchAll(cluster)) {
    for (const char of foldPiece(piece)) {
      const isSpace = /\s/.test(char)
      if (isSpace && (folded === '' || folded.endsWith(' '))) continue
      folded += isSpace ? ' ' : char
      for (let unit = 0; unit < char.length; unit++) {
        starts.push(index)
        ends.push(index + piece.length)
      }
    }
  }
  const isTrailed = folded.endsWith(' ')
  return isTrailed
    ? { text: folded.slice(0, -1), starts: starts.slice(0, -1), ends: ends.slice(0, -1) }
    : { text: folded, starts, ends }
}
