import { cellIndex, runIndex } from '../panel/layout.ts'
import { cellStates, columnAt, counts, type Panel, shapeOf, stateCode } from '../panel/panel.ts'
import { minimumPeers, type PeerGroups } from '../panel/peers.ts'
import { halvesOf, sortPairs } from './halves.ts'
import type { ScoredIndicator } from './hierarchy.ts'

/** Where a percentile comes from. */
export const origins = ['none', 'disclosed', 'estimated', 'inferred', 'worst-value'] as const
export type Origin = (typeof origins)[number]
export const originCode = Object.fromEntries(origins.map((origin, code) => [origin, code])) as Record<Origin, number>

/**
 * Percentile ranks of all scored indicators, fiscal years and companies.
 *
 * A percentile is kept as a whole number over a whole number: `halves ÷ (2 × sizes)`, with halves = 2 × worse + same, so that it
 * is exact and small. Cell (indicator i, year y, place p in the order of the peers) stands at `(i × years + y) × companies + p`;
 * an industry's companies lie side by side.
 */
export interface Ranks {
  readonly halves: Uint16Array | Uint32Array
  /** Codes of `origins`; where it is none there is no percentile. */
  readonly origins: Uint8Array
  /** By (indicator × years + year) × industries + industry: figures in the group that the rank was taken in; 0 without one. */
  readonly sizes: Int32Array
  /** By the same: position of that group in `peers.groups`. */
  readonly references: Uint16Array
  /** By the same: companies of the industry that have no percentile though they reported that year. */
  readonly gaps: Uint16Array
  /** By year × companies + place: 1 for a company without a report of the year, which has no percentile at all. */
  readonly absent: Uint8Array
}

interface RankShape {
  readonly indicators: number
  readonly years: number
  readonly companies: number
  readonly industries: number
}

/** Empty ranks in shared memory, for threads to fill. Halves go up to twice the companies. */
export function emptyRanks({ indicators, years, companies, industries }: RankShape): Ranks {
  const cells = indicators * years * companies
  const columns = indicators * years * industries
  return {
    halves:
      companies < 32_768
        ? new Uint16Array(new SharedArrayBuffer(cells * 2))
        : new Uint32Array(new SharedArrayBuffer(cells * 4)),
    origins: new Uint8Array(new SharedArrayBuffer(cells)),
    sizes: new Int32Array(new SharedArrayBuffer(columns * 4)),
    references: new Uint16Array(new SharedArrayBuffer(columns * 2)),
    gaps: new Uint16Array(new SharedArrayBuffer(columns * 2)),
    absent: new Uint8Array(new SharedArrayBuffer(years * companies)),
  }
}

/** Values put in the place of missing ones; NaN where nothing was inferred. In the panel's order of companies. */
export type Imputation = (indicator: ScoredIndicator, year: number) => Float64Array | 'worst-value'

/**
 * Percentile ranks of the disclosed figures of a market, `(worse + same ÷ 2) ÷ n` among the n figures of the peer group.
 *
 * The reference set holds the figures that companies disclosed or their source estimated, never inferred ones: the rank of a
 * disclosed figure does not depend on how the gaps of others are filled, and its mean over a group is exactly one half. An imputed
 * value is placed among them as a visitor: `(worse + same ÷ 2) ÷ n` without itself. The worst possible value ranks 0.
 * Source: form of LSEG's percentile score (secondary); rule for visitors ours. docs/methodology/percentile-scores.md.
 *
 * @param imputation what stands for a missing figure; nothing when left out
 */
export function rankPanel(
  panel: Panel,
  indicators: readonly ScoredIndicator[],
  peers: PeerGroups,
  ranks: Ranks,
  imputation?: Imputation,
): void {
  markAbsent(panel, indicators, peers, ranks)
  const ranker = new Ranker(panel, peers, ranks)
  for (const [index, indicator] of indicators.entries()) {
    for (let year = 0; year < panel.years.length; year++) ranker.column(index, indicator, year, imputation)
  }
}

function markAbsent(panel: Panel, indicators: readonly ScoredIndicator[], peers: PeerGroups, { absent }: Ranks): void {
  const companies = panel.companies.length
  absent.fill(0)
  for (let year = 0; year < panel.years.length; year++) {
    const silent = Int32Array.from(peers.order)
    let left = companies
    for (const { position } of indicators) {
      const { states } = columnAt(panel, position, year)
      const before = left
      left = 0
      for (let at = 0; at < before; at++) {
        if (states[silent[at]!] === stateCode['no-report']) silent[left++] = silent[at]!
      }
    }
    for (const company of silent.subarray(0, left)) absent[year * companies + peers.placeOf[company]!] = 1
  }
}

/** Up to so many figures are sorted by hand, with their places beside them; the engine's sorting has a price to start. */
const short = 64

class Ranker {
  readonly #panel: Panel
  readonly #peers: PeerGroups
  readonly #ranks: Ranks
  /** Figures of the column, industry by industry, each industry's sorted. */
  readonly #sorted: Float64Array
  /** Place of each of them; only of industries of up to `short` figures. */
  readonly #places: Int32Array
  /** Where the figures of each industry begin in `#sorted`; one more for the end. */
  readonly #starts: Int32Array
  /** Sorted figures of wider groups, made when one is needed. */
  readonly #wide: (Float64Array | null)[]

  constructor(panel: Panel, peers: PeerGroups, ranks: Ranks) {
    this.#panel = panel
    this.#peers = peers
    this.#ranks = ranks
    this.#sorted = new Float64Array(panel.companies.length)
    this.#places = new Int32Array(panel.companies.length)
    this.#starts = new Int32Array(peers.industries.length + 1)
    this.#wide = peers.groups.map(() => null)
  }

  column(index: number, indicator: ScoredIndicator, year: number, imputation?: Imputation): void {
    const { values, states } = columnAt(this.#panel, indicator.position, year)
    this.#gather(values, states)
    const imputed = imputation?.(indicator, year)
    const { industries } = this.#peers
    const shape = shapeOf(this.#panel)
    const column = runIndex(shape, index, year)
    const [base, first] = [cellIndex(shape, index, year, 0), cellIndex(shape, 0, year, 0)]
    const isHigher = indicator.direction === 'higher_better'
    for (let i = 0; i < industries.length; i++) {
      const group = this.#reference(i)
      const cell = column * industries.length + i
      const size = group === -1 ? 0 : this.#size(group)
      this.#ranks.sizes[cell] = size
      this.#ranks.references[cell] = Math.max(0, group)
      if (size === 0) this.#clear(i, base)
      else this.#industry(i, group, { base, values, states, imputed, isHigher })
      this.#ranks.gaps[cell] = this.#gaps(i, base, first)
    }
    this.#wide.fill(null)
  }

  #gather(values: Float64Array, states: Uint8Array): void {
    const { order, industries } = this.#peers
    const [sorted, places] = [this.#sorted, this.#places]
    let at = 0
    for (let i = 0; i < industries.length; i++) {
      const { start, end } = industries[i]!
      const from = at
      for (let place = start; place < end; place++) {
        const company = order[place]!
        if (isCounted[states[company]!] === 0) continue
        sorted[at] = values[company]!
        places[at++] = place
      }
      this.#starts[i] = from
      if (at - from > short) sorted.subarray(from, at).sort()
      else sortPairs(sorted, places, from, at)
    }
    this.#starts[industries.length] = at
  }

  /** The narrowest group with enough figures; −1 when not even the market has. */
  #reference(industry: number): number {
    for (const group of this.#peers.industries[industry]!.chain) if (this.#size(group) >= minimumPeers) return group
    return -1
  }

  #size(group: number): number {
    const { from, to } = this.#peers.groups[group]!
    return this.#starts[to]! - this.#starts[from]!
  }

  #figures(industry: number, group: number): Float64Array {
    const { from, to } = this.#peers.groups[group]!
    if (to - from === 1) return this.#sorted.subarray(this.#starts[industry]!, this.#starts[industry + 1]!)
    const figures = this.#wide[group] ?? this.#sorted.slice(this.#starts[from]!, this.#starts[to]!).sort()
    this.#wide[group] = figures
    return figures
  }

  #clear(industry: number, base: number): void {
    const { start, end } = this.#peers.industries[industry]!
    this.#ranks.halves.fill(0, base + start, base + end)
    this.#ranks.origins.fill(0, base + start, base + end)
  }

  #gaps(industry: number, base: number, first: number): number {
    const { origins, absent } = this.#ranks
    const { start, end } = this.#peers.industries[industry]!
    let gaps = 0
    for (let place = start; place < end; place++) if (origins[base + place] === 0 && absent[first + place] === 0) gaps++
    return gaps
  }

  #industry(industry: number, group: number, { base, values, states, imputed, isHigher }: ColumnPart): void {
    const { start, end } = this.#peers.industries[industry]!
    const { order, groups } = this.#peers
    const { halves, origins } = this.#ranks
    const figures = this.#figures(industry, group)
    const isOwn = groups[group]!.to - groups[group]!.from === 1 && figures.length <= short
    for (let place = start; place < end; place++) {
      const company = order[place]!
      const cell = base + place
      const state = states[company]!
      halves[cell] = 0
      origins[cell] = 0
      if (isCounted[state] === 1) {
        if (!isOwn) halves[cell] = halvesOf(figures, values[company]!, isHigher)
        origins[cell] = state === stateCode.disclosed ? originCode.disclosed : originCode.estimated
      } else if (!imputed || !isExpected(state)) {
        // Nothing stands here.
      } else if (imputed === 'worst-value') origins[cell] = originCode['worst-value']
      else {
        const value = imputed[company]!
        origins[cell] = Number.isNaN(value) ? originCode['worst-value'] : originCode.inferred
        if (!Number.isNaN(value)) halves[cell] = halvesOf(figures, value, isHigher)
      }
    }
    if (isOwn) this.#assign(this.#starts[industry]!, this.#starts[industry + 1]!, base, isHigher)
  }

  /** Ranks of figures that lie sorted beside their places: those of a run of equal ones are equal. */
  #assign(from: number, to: number, base: number, isHigher: boolean): void {
    const { halves } = this.#ranks
    const [sorted, places] = [this.#sorted, this.#places]
    const twice = 2 * (to - from)
    for (let low = from; low < to; ) {
      const value = sorted[low]!
      let high = low + 1
      while (high < to && sorted[high] === value) high++
      const sum = low + high - 2 * from
      const rank = isHigher ? sum : twice - sum
      for (; low < high; low++) halves[base + places[low]!] = rank
    }
  }
}

interface ColumnPart {
  /** Where the column's cells begin. */
  readonly base: number
  readonly values: Float64Array
  readonly states: Uint8Array
  readonly imputed: Float64Array | 'worst-value' | undefined
  readonly isHigher: boolean
}

const isCounted = Uint8Array.from(cellStates, (_, state) => (counts(state) ? 1 : 0))

/** Whether a figure could be there: a company that has no report of the year, or to which the indicator does not apply, is left out. */
export function isExpected(state: number): boolean {
  return state !== stateCode['not-applicable'] && state !== stateCode['no-report']
}
