/** A feed without its damaged items, and the lines on which those begin. */
export interface WholeItems {
  readonly text: string
  readonly damaged: readonly number[]
}

const opening = /<((?:[\w-]+:)?(?:item|entry))(?=[\s>])/g

/**
 * Takes the items out of a feed that cannot be read by themselves, so that one of them does not lose the others. Lines stay where they are.
 *
 * @param isWhole whether an item can be read between the first and the last line of the feed
 */
export function withoutDamagedItems(text: string, isWhole: (item: string, root: string) => boolean): WholeItems {
  const root = /<(?:[\w-]+:)?(?:rss|RDF|feed)(?=[\s>])[^>]*>/.exec(text.slice(0, 65_536))?.[0]
  if (root === undefined) return { text, damaged: [] }
  const pieces: string[] = []
  const damaged: number[] = []
  const starts = [...text.matchAll(opening)].map(({ index, 1: name }) => ({ index, close: `</${name}>` }))
  let [at, line] = [0, 1]
  const take = (end: number, keeps: boolean) => {
    const piece = text.slice(at, end)
    const breaks = piece.split('\n').length - 1
    pieces.push(keeps ? piece : '\n'.repeat(breaks))
    at = end
    line += breaks
  }
  for (const [nth, { index, close }] of starts.entries()) {
    if (index < at) continue
    take(index, true)
    const next = starts[nth + 1]?.index ?? text.length
    const end = text.slice(index, next).lastIndexOf(close)
    // An item that never closes goes on until the next one; the last of them until the feed itself ends.
    const until = end === -1 ? (starts[nth + 1]?.index ?? endOfFeed(text, index)) : index + end + close.length
    const keeps = end !== -1 && isWhole(text.slice(index, until), root)
    if (!keeps) damaged.push(line)
    take(until, keeps)
  }
  take(text.length, true)
  return { text: pieces.join(''), damaged }
}

/** Where the last lines of a feed begin, behind its items. */
function endOfFeed(text: string, from: number): number {
  const ends = ['</channel', '</rss', '</rdf:RDF', '</feed']
    .map((end) => text.indexOf(end, from))
    .filter((at) => at !== -1)
  return ends.length > 0 ? Math.min(...ends) : text.length
}
