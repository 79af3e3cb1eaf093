import type { InferenceLevel } from './estimate.ts'
import { areNearer } from './nearer.ts'
import { minMarket, minPeers } from './parameters.ts'
import type { Partition, Peers } from './peers.ts'
import type { InferenceRules } from './rules.ts'
import { medianError } from './scale.ts'
import { quantileOfFirst, sortFirst } from './sorted.ts'
import type { IndicatorKind } from './traits.ts'

/** How the figures of a group are spread. */
export interface PeerSpread {
  readonly level: InferenceLevel
  readonly group: string
  readonly n: number
  /** Quartiles and median in the figures' unit; NaN of yes and no. */
  readonly median: number
  readonly lowerQuartile: number
  readonly upperQuartile: number
  /** Mean of the figures; of yes and no, the share of yes. */
  readonly mean: number
  /** Error of taking the median for one more company, on the scale of errors; NaN where there is none. */
  readonly error: number
}

const noQuartiles = { median: Number.NaN, lowerQuartile: Number.NaN, upperQuartile: Number.NaN, error: Number.NaN }

/** Who is asked. */
interface PeerFiguresOptions {
  readonly peers: Peers
  readonly kind: IndicatorKind
  readonly rule: InferenceRules['peers']
}

/** One figure per company, and its spread among the peers of each: worked out when first asked for. */
export class PeerFigures {
  readonly #figures: Float64Array
  readonly #sizes: Float64Array | null
  readonly #peers: Peers
  readonly #kind: IndicatorKind
  readonly #rule: InferenceRules['peers']
  /** By step of the ladder and group, the spread at that step or the next above that has one. */
  readonly #gics: (PeerSpread | null | undefined)[][] = []
  readonly #tse: (PeerSpread | null | undefined)[][] = []
  #scratch: Float64Array | null = null
  #isMarketAsked: boolean | null = null

  /** @param sizes by which each figure is divided; null leaves the figures as they are */
  constructor(figures: Float64Array, sizes: Float64Array | null, { peers, kind, rule }: PeerFiguresOptions) {
    this.#figures = figures
    this.#sizes = sizes
    this.#peers = peers
    this.#kind = kind
    this.#rule = rule
  }

  /**
   * The nearest group of the company with enough figures, or the market where the rule asks that instead; null when not even the
   * market has them.
   */
  around(position: number): PeerSpread | null {
    const { gics, tse, hasGics } = this.#peers
    const [ladder, measured] = hasGics[position] === 1 ? [gics, this.#gics] : [tse, this.#tse]
    return this.#from(ladder, measured, this.#asksMarket() ? ladder.length - 1 : 0, position)
  }

  #asksMarket(): boolean {
    if (this.#rule === 'nearest') return false
    this.#isMarketAsked ??= !areNearer(this.#divided(), this.#peers, this.#kind)
    return this.#isMarketAsked
  }

  #divided(): Float64Array {
    const sizes = this.#sizes
    return sizes === null ? this.#figures : this.#figures.map((figure, position) => figure / sizes[position]!)
  }

  /** The whole market, whatever the peers. */
  market(): PeerSpread | null {
    const { tse } = this.#peers
    const partition = tse.at(-1)!
    return partition.names.length === 0 ? null : this.#measure(partition, 0)
  }

  /** Groups lie within those of the next step, so what one company finds holds for all of its group. */
  #from(
    ladder: readonly Partition[],
    measured: (PeerSpread | null | undefined)[][],
    step: number,
    position: number,
  ): PeerSpread | null {
    const partition = ladder[step]
    if (!partition) return null
    const group = partition.groupAt[position]!
    if (group === -1) return this.#from(ladder, measured, step + 1, position)
    measured[step] ??= new Array(partition.names.length)
    const spreads = measured[step]
    let spread = spreads[group]
    if (spread === undefined) {
      spread = this.#measure(partition, group) ?? this.#from(ladder, measured, step + 1, position)
      spreads[group] = spread
    }
    return spread
  }

  #measure({ level, names, members }: Partition, group: number): PeerSpread | null {
    const all = members[group]!
    const min = level === 'market' ? minMarket : minPeers
    if (all.length < min) return null
    this.#scratch ??= new Float64Array(this.#figures.length)
    let n = 0
    let total = 0
    for (let index = 0; index < all.length; index++) {
      const position = all[index]!
      const figure = this.#figures[position]! / (this.#sizes === null ? 1 : this.#sizes[position]!)
      if (!Number.isFinite(figure)) continue
      this.#scratch[n++] = figure
      total += figure
    }
    if (n < min) return null
    const mean = total / n
    if (this.#kind === 'boolean') return { level, group: names[group]!, n, ...noQuartiles, mean }
    sortFirst(this.#scratch, n)
    const lowerQuartile = quantileOfFirst(this.#scratch, n, 0.25)
    const median = quantileOfFirst(this.#scratch, n, 0.5)
    const upperQuartile = quantileOfFirst(this.#scratch, n, 0.75)
    const error = medianError(this.#kind, { n, median, lowerQuartile, upperQuartile })
    return { level, group: names[group]!, n, median, lowerQuartile, upperQuartile, mean, error }
  }
}
