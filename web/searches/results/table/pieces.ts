/** Part of a long list: something that is drawn, or the room of so many that are not. */
export type Piece = { readonly kind: 'drawn'; readonly at: number } | Gap

interface Gap {
  readonly kind: 'gap'
  readonly from: number
  /** The last one of it. */
  readonly to: number
}

/** A list of so many with what is drawn of it, ascending, and the gaps between. */
export function piecesOf(indices: readonly number[], count: number): Piece[] {
  const pieces: Piece[] = []
  let next = 0
  for (const at of indices) {
    if (at > next) pieces.push({ kind: 'gap', from: next, to: at - 1 })
    pieces.push({ kind: 'drawn', at })
    next = at + 1
  }
  if (next < count) pieces.push({ kind: 'gap', from: next, to: count - 1 })
  return pieces
}

export const allOf = (count: number): Piece[] => Array.from({ length: count }, (_, at) => ({ kind: 'drawn', at }))

/** The visible indices and the pinned ones, ascending and each once. */
export function withPinned(near: readonly number[], pinned: readonly (number | undefined)[], count: number): number[] {
  const added = pinned.filter((at) => at !== undefined && at >= 0 && at < count) as number[]
  return [...new Set([...near, ...added])].sort((a, b) => a - b)
}
