import { spearman } from '../../ratings/correlation.ts'

/** How many of the largest moves are told to either side. */
const mostMoves = 5

/** The best by the standard method, of which it is told how many stay among the best. */
const topRank = 20

/** A ranking with weights of one's own beside the standard one. Companies are places. */
export interface AgainstStandard {
  /** Rank correlation over the companies that both rank, −1 to 1; null where ranks do not vary. */
  readonly correlation: number | null
  /** Companies that both rank, that only the standard ranks, and that only the own weights rank. */
  readonly both: number
  readonly onlyStandard: number
  readonly onlyOwn: number
  /** Those that rise and fall by the most ranks, the largest move first. */
  readonly risers: readonly number[]
  readonly fallers: readonly number[]
  /** Companies of rank 20 or better by the standard, more where ranks are shared, and how many of them have rank 20 or better here. */
  readonly top: { readonly of: number; readonly kept: number }
}

/** @param own and standard ranks by place, 1 the best, 0 where there is none */
export function againstStandard(own: Int32Array, standard: Int32Array): AgainstStandard {
  const places = [...own.keys()]
  const both = places.filter((place) => own[place]! > 0 && standard[place]! > 0)
  const riseOf = (place: number) => standard[place]! - own[place]!
  const byMove = both.toSorted((a, b) => riseOf(b) - riseOf(a) || own[a]! - own[b]! || a - b)
  const top = places.filter((place) => standard[place]! > 0 && standard[place]! <= topRank)
  const of = (ranks: Int32Array) => Float64Array.from(both, (place) => ranks[place]!)
  return {
    correlation: both.length < 2 ? null : spearman(of(own), of(standard)),
    both: both.length,
    onlyStandard: places.filter((place) => own[place] === 0 && standard[place]! > 0).length,
    onlyOwn: places.filter((place) => own[place]! > 0 && standard[place] === 0).length,
    risers: byMove.slice(0, mostMoves).filter((place) => riseOf(place) > 0),
    fallers: byMove
      .toReversed()
      .slice(0, mostMoves)
      .filter((place) => riseOf(place) < 0),
    top: { of: top.length, kept: top.filter((place) => own[place]! > 0 && own[place]! <= topRank).length },
  }
}
