import { foldText, foldWithMap } from './fold.ts'

export interface Passage {
  /** As published, white space as it is; no dots are added. */
  readonly text: string
  /** Where words stand in it: from, and up to but not with. In order, without overlap. */
  readonly marks: [number, number][]
}

interface Hit {
  readonly start: number
  readonly end: number
  readonly word: number
}

/**
 * The excerpt with the most different words, then the most words, then the earliest; its beginning where no word is found. At most
 * `length` characters, begun at a sentence where one begins within the first third. A word of Latin letters matches anywhere inside a
 * word, as the search does.
 */
export function passageOf(text: string, words: readonly string[], length = 160): Passage {
  const { text: folded, starts, ends } = foldWithMap(text)
  const hits = [...new Set(words.map(foldText))]
    .filter((word) => word !== '')
    .flatMap((word, index) => positions(folded, word).map((at) => toHit(at, word.length, index, { starts, ends })))
    .filter(({ start, end }) => end - start <= length)
    .sort((a, b) => a.start - b.start || b.end - a.end)
  const from = beginningFor(text, bestOf(hits, length), length)
  const to = Math.min(text.length, from + length)
  const cut = wholeCharacters(text, from, to)
  return { text: text.slice(...cut), marks: marksIn(hits, ...cut) }
}

function positions(text: string, word: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) found.push(at)
  return found
}

function toHit(
  at: number,
  length: number,
  word: number,
  map: { starts: readonly number[]; ends: readonly number[] },
): Hit {
  return { start: map.starts[at]!, end: map.ends[at + length - 1]!, word }
}

/** The hits of the window that is best, by sliding its first hit. */
function bestOf(hits: readonly Hit[], length: number): { start: number; end: number } | null {
  let best: { start: number; end: number; different: number; many: number } | null = null
  const counts = new Map<number, number>()
  let right = 0
  for (const [left, first] of hits.entries()) {
    while (right < hits.length && hits[right]!.end - first.start <= length) {
      counts.set(hits[right]!.word, (counts.get(hits[right]!.word) ?? 0) + 1)
      right++
    }
    const [different, many] = [counts.size, right - left]
    if (!best || different > best.different || (different === best.different && many > best.many))
      best = { start: first.start, end: hits[Math.max(left, right - 1)]!.end, different, many }
    const count = counts.get(first.word) ?? 0
    if (count > 1) counts.set(first.word, count - 1)
    else counts.delete(first.word)
    right = Math.max(right, left + 1)
  }
  return best
}

/** Where the excerpt begins: at the sentence of the first word if it fits, else a quarter of what is left before it. */
function beginningFor(text: string, best: { start: number; end: number } | null, length: number): number {
  if (!best || best.end <= length) return 0
  const room = length - (best.end - best.start)
  const earliest = Math.max(0, best.start - room)
  const before = text.slice(earliest, best.start)
  const sentence = Math.max(...['。', '！', '？', '. ', '! ', '? ', '\n', '　'].map((end) => lastAfter(before, end)))
  if (sentence >= 0) return Math.min(earliest + sentence, text.length - 1)
  const earliestStart = Math.max(0, best.start - Math.floor(room / 4))
  const space = text.slice(earliestStart, best.start).search(/\s\S/)
  return Math.min(
    space >= 0 && space < 15 ? earliestStart + space + 1 : earliestStart,
    Math.max(0, text.length - length, best.end - length),
  )
}

function lastAfter(text: string, end: string): number {
  const at = text.lastIndexOf(end)
  return at < 0 ? -1 : at + end.length
}

/** Neither half of a surrogate pair alone. */
function wholeCharacters(text: string, from: number, to: number): [number, number] {
  const isLow = (at: number) => /[\udc00-\udfff]/.test(text.charAt(at))
  return [isLow(from) ? from + 1 : from, isLow(to) ? to - 1 : to]
}

function marksIn(hits: readonly Hit[], from: number, to: number): [number, number][] {
  const marks: [number, number][] = []
  for (const { start, end } of hits) {
    if (start < from || end > to) continue
    const last = marks.at(-1)
    if (last && start - from < last[1]) last[1] = Math.max(last[1], end - from)
    else marks.push([start - from, end - from])
  }
  return marks
}
