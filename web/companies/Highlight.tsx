/** A name with the words that were typed marked where they stand in it letter for letter. */
export function Highlight({ text, q }: { text: string; q: string }) {
  const words = q.normalize('NFKC').trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return text
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'iu')
  // Splitting by a pattern in parentheses keeps what it matched, at the odd places.
  return (
    text
      .split(new RegExp(pattern, 'giu'))
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a name never move
      .map((piece, index) => (index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece))
  )
}
