import { scaleOf } from '../inference/scale.ts'
import type { IndicatorKind } from '../inference/traits.ts'
import { minimumPeers, type PeerGroups } from '../panel/peers.ts'
import type { sizeBases } from '../scores/hierarchy.ts'
import { ExpectedRanks } from '../scores/ranks/expected.ts'
import { halvesOf } from '../scores/ranks/halves.ts'
import { rounded } from '../scores/ranks/ranked-figures.ts'
import type { Inferred } from './rivals.ts'

/** Who is ranked among whom, and which indicators are divided by a size from version 2.0 on. */
export interface HoldoutRanking {
  readonly peers: PeerGroups
  /** By code of the indicator; null for what is ranked as it is. */
  readonly sizeOf: (code: string) => (typeof sizeBases)[number] | null
}

/** How far from the percentile of a hidden figure the percentile of an inferred one is, 0 to 1. */
interface PercentileErrors {
  /** Ranked as if it were known: version 1.0. */
  readonly visitor: number
  /** With its expected percentile, amounts per size, no caution: version 2.0. NaN where the size is not known. */
  readonly expected: number
}

/** The known figures of one indicator and year, among which hidden and inferred ones are placed. */
export class PercentileColumn {
  readonly #plain: References
  readonly #perSize: References
  readonly #sizes: Float64Array | null

  /** @param sizes by which figures are divided under version 2.0; null leaves them as they are */
  constructor(peers: PeerGroups, kind: IndicatorKind, figures: Float64Array, sizes: Float64Array | null) {
    this.#sizes = sizes
    this.#plain = new References(peers, kind, figures)
    this.#perSize = new References(
      peers,
      kind,
      figures.map((figure, position) => this.#divided(figure, position)),
    )
  }

  /** Null where too few are known to rank anybody. */
  errors(position: number, truth: number, { value, standardError }: Inferred): PercentileErrors | null {
    const plain = this.#plain.around(position)
    if (!plain) return null
    const visitor = Math.abs(plain.rankOf(value) - plain.rankOf(truth))
    const group = this.#perSize.around(position)
    const [own, hidden] = [value, truth].map((figure) => this.#divided(figure, position))
    const isRanked = group !== null && !Number.isNaN(hidden!)
    const expected = isRanked ? Math.abs(group.expected.of(own!, standardError) - group.rankOf(hidden!)) : Number.NaN
    return { visitor, expected }
  }

  /** The same of one half, which needs no figure at all. */
  errorsOfHalf(position: number, truth: number): PercentileErrors | null {
    const plain = this.#plain.around(position)
    if (!plain) return null
    const group = this.#perSize.around(position)
    const hidden = this.#divided(truth, position)
    const expected = group && !Number.isNaN(hidden) ? Math.abs(0.5 - group.rankOf(hidden)) : Number.NaN
    return { visitor: Math.abs(0.5 - plain.rankOf(truth)), expected }
  }

  #divided(figure: number, position: number): number {
    return rounded(this.#sizes === null ? figure : figure / this.#sizes[position]!)
  }
}

interface Reference {
  readonly rankOf: (figure: number) => number
  readonly expected: ExpectedRanks
}

/** Known figures group by group, each sorted when it is first asked for. */
class References {
  readonly #peers: PeerGroups
  readonly #kind: IndicatorKind
  readonly #figures: Float64Array
  /** By industry. */
  readonly #references: (Reference | null | undefined)[] = []
  readonly #groups: (Float64Array | undefined)[] = []

  constructor(peers: PeerGroups, kind: IndicatorKind, figures: Float64Array) {
    this.#peers = peers
    this.#kind = kind
    this.#figures = figures
  }

  around(position: number): Reference | null {
    const industry = this.#peers.industryOf[position]!
    let reference = this.#references[industry]
    if (reference === undefined) {
      reference = this.#make(industry)
      this.#references[industry] = reference
    }
    return reference
  }

  #make(industry: number): Reference | null {
    for (const group of this.#peers.industries[industry]!.chain) {
      const figures = this.#sorted(group)
      if (figures.length < minimumPeers) continue
      return {
        rankOf: (figure) => halvesOf(figures, figure, true) / (2 * figures.length),
        expected: new ExpectedRanks(figures, { scale: scaleOf(this.#kind), isHigher: true, caution: 0 }),
      }
    }
    return null
  }

  #sorted(group: number): Float64Array {
    const { groups, industries, order } = this.#peers
    const { from, to } = groups[group]!
    const companies = order.subarray(industries[from]!.start, industries[to - 1]!.end)
    this.#groups[group] ??= Float64Array.from(companies, (position) => this.#figures[position]!)
      .filter((figure) => !Number.isNaN(figure))
      .sort()
    return this.#groups[group]
  }
}
