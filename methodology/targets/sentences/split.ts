/** Longest sentence, in UTF-16 units; a longer run, mostly a table, is cut, so that no text takes more than linear time. */
export const longestSentence = 500

export interface Sentence {
  /** As filed, without the white space around it. */
  readonly text: string
  /** Where it begins in the text, in UTF-16 units. */
  readonly start: number
  /** Whether it has no end of its own: a cell of a table, a heading, a run that was cut. */
  readonly isRun: boolean
}

/** Words before a full stop that end no sentence. */
const abbreviation = /(?:^|[\s(])(?:no|vs|approx|inc|co|ltd|corp|e\.g|i\.e|u\.s|st|fig|dr|mr|ms|cf|[a-z])$/i
const marks = new Set(['。', '！', '？', '!', '?', '.', '．', '\n', '\r', '■', '●', '◆', '□', '○', '◎', '▼', '※'])

/** Sentences of a text in Japanese or English, in order. Reads each character once. */
export function* sentencesOf(text: string): Generator<Sentence> {
  let start = 0
  for (let at = 0; at < text.length; at++) {
    if (at - start >= longestSentence) {
      const end = cutBefore(text, start, at)
      yield* sentence(text, { start, end, isRun: true })
      start = end
    }
    const mark = text[at]!
    if (!marks.has(mark) || !endsSentence(text, at, start)) continue
    const isBreak = /[\n\r■●◆□○◎▼※]/.test(mark)
    const end = isBreak ? at : afterBrackets(text, at + 1)
    yield* sentence(text, { start, end, isRun: isBreak })
    start = end
    at = end - (isBreak ? 0 : 1)
  }
  for (let end = text.length; start < end; ) {
    const to = end - start > longestSentence ? cutBefore(text, start, start + longestSentence) : end
    yield* sentence(text, { start, end: to, isRun: true })
    start = to
  }
}

function* sentence(text: string, { start, end, isRun }: { start: number; end: number; isRun: boolean }) {
  const own = text.slice(start, end)
  const trimmed = own.trim()
  if (trimmed.length > 5) yield { text: trimmed, start: start + own.indexOf(trimmed[0]!), isRun }
}

/** A point in 46.2 and after an abbreviation ends nothing. */
function endsSentence(text: string, at: number, start: number): boolean {
  if (text[at] !== '.' && text[at] !== '．') return true
  const next = text[at + 1]
  if (next !== undefined && !/\s/.test(next)) return false
  return !abbreviation.test(text.slice(Math.max(start, at - 8), at))
}

function afterBrackets(text: string, at: number): number {
  let end = at
  while (end < at + 4 && /[」』）)"”]/.test(text[end] ?? '')) end++
  return end
}

/** The last place where a run may be cut; after a whole character where there is none. */
function cutBefore(text: string, start: number, end: number): number {
  for (let at = end; at > start + longestSentence / 2; at--) if (/[、，,)）\s]/.test(text[at - 1]!)) return at
  return /[\ud800-\udbff]/.test(text[end - 1]!) ? end - 1 : end
}
