import { pearson } from '../../statistics/correlation.ts'

/** How many of the largest moves are told to either side. */
const maxMoves = 5

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
  const both: number[] = []
  let [onlyStandard, onlyOwn, of, kept] = [0, 0, 0, 0]
  for (const [place, rank] of own.entries()) {
    const usual = standard[place]!
    if (rank > 0 && usual > 0) both.push(place)
    else if (usual > 0) onlyStandard++
    else if (rank > 0) onlyOwn++
    if (usual === 0 || usual > topRank) continue
    of++
    if (rank > 0 && rank <= topRank) kept++
  }
  const riseOf = (place: number) => standard[place]! - own[place]!
  return {
    correlation: both.length < 2 ? null : pearson(middleRanks(own, both), middleRanks(standard, both)),
    both: both.length,
    onlyStandard,
    onlyOwn,
    risers: firstOf(both, (a, b) => riseOf(b) - riseOf(a) || own[a]! - own[b]!).filter((place) => riseOf(place) > 0),
    fallers: firstOf(both, (a, b) => riseOf(a) - riseOf(b) || own[b]! - own[a]!).filter((place) => riseOf(place) < 0),
    top: { of, kept },
  }
}

/** Ranks among some places alone, equals sharing the middle; counted, since ranks are whole numbers. */
function middleRanks(ranks: Int32Array, places: readonly number[]): Float64Array {
  const counts = new Int32Array(ranks.length + 2)
  for (const place of places) counts[ranks[place]!]!++
  const middles = new Float64Array(counts.length)
  let before = 0
  for (const [rank, count] of counts.entries()) {
    middles[rank] = before + (count + 1) / 2
    before += count
  }
  return Float64Array.from(places, (place) => middles[ranks[place]!]!)
}

/** The first five in an order, without sorting the rest; equals as they stand. */
function firstOf(places: readonly number[], compare: (a: number, b: number) => number): number[] {
  const first: number[] = []
  for (const place of places) {
    if (first.length === maxMoves && compare(first.at(-1)!, place) <= 0) continue
    const at = first.findIndex((other) => compare(place, other) < 0)
    first.splice(at === -1 ? first.length : at, 0, place)
    first.length = Math.min(first.length, maxMoves)
  }
  return first
}
