import { cellStates, isDisclosure, stateCode } from '../../figures/cell-states.ts'
import { cellIndex, runIndex } from '../../panel/layout.ts'
import { type Column, counts, type Panel, shapeOf } from '../../panel/panel.ts'
import { minimumPeers, type PeerGroups } from '../../panel/peers.ts'
import type { ScoredIndicator } from '../hierarchy.ts'
import type { Method } from '../method.ts'
import { ExpectedRanks } from './expected.ts'
import { halvesOf, sortPairs } from './halves.ts'
import { isInUse, reportedIn } from './in-use.ts'
import { type Imputed, originCode, type Ranks } from './ranks.ts'

/** Up to so many figures are sorted by hand, with their places beside them; the engine's sorting has a price to start. */
const short = 64

/** What one call ranks. */
interface RankedColumn {
  /** Position among the scored indicators. */
  readonly index: number
  readonly indicator: ScoredIndicator
  readonly year: number
  readonly figures: Column
  readonly imputed: Imputed | 'worst-value' | undefined
  /** Industries whose percentiles are wanted, the first and the one after the last; all when left out. */
  readonly span?: { readonly from: number; readonly to: number } | undefined
}

/** Parts of a whole go up to this where they are kept in 16 bits, and in 32. */
export const maxParts = { 2: 65_534, 4: 2 ** 31 - 2 } as const

/** Ranks one column of the panel after the other. */
export class Ranker {
  readonly #panel: Panel
  readonly #peers: PeerGroups
  readonly #ranks: Ranks
  readonly #method: Method
  /** Figures of the column, industry by industry, each industry's sorted. */
  readonly #sorted: Float64Array
  /** Place of each of them; only of industries of up to `short` figures. */
  readonly #places: Int32Array
  /** Where the figures of each industry begin in `#sorted`; one more for the end. */
  readonly #starts: Int32Array
  /** Sorted figures of wider groups, made when one is needed. */
  readonly #wide: (Float64Array | null)[]
  /** Of the indicator in the years before: percentile of each company's last disclosed figure, and its year; −1 for none. */
  readonly #lastPercentiles: Float64Array
  readonly #lastYears: Int16Array
  #index = -1
  /** Expected ranks among them. */
  readonly #wideExpected: (ExpectedRanks | null)[]

  constructor(panel: Panel, peers: PeerGroups, ranks: Ranks, method: Method) {
    this.#panel = panel
    this.#peers = peers
    this.#ranks = ranks
    this.#method = method
    this.#sorted = new Float64Array(panel.companies.length)
    this.#places = new Int32Array(panel.companies.length)
    this.#starts = new Int32Array(peers.industries.length + 1)
    this.#lastPercentiles = new Float64Array(panel.companies.length)
    this.#lastYears = new Int16Array(panel.companies.length)
    this.#wide = peers.groups.map(() => null)
    this.#wideExpected = peers.groups.map(() => null)
  }

  column({ index, indicator, year, figures: { values, states }, imputed, span }: RankedColumn): void {
    this.#gather(values, states)
    if (this.#index !== index) this.#lastYears.fill(-1)
    this.#index = index
    const { industries } = this.#peers
    const { from, to } = span ?? { from: 0, to: industries.length }
    const shape = shapeOf(this.#panel)
    const column = runIndex(shape, index, year)
    const isInUse = this.#isInUse(year)
    const [base, first] = [cellIndex(shape, index, year, 0), cellIndex(shape, 0, year, 0)]
    const isHigher = indicator.direction === 'higher_better'
    for (let i = from; i < to; i++) {
      const group = isInUse ? this.#reference(i) : -1
      const cell = column * industries.length + i
      const size = group === -1 ? 0 : this.#size(group)
      const step = this.#stepOf(size)
      this.#ranks.sizes[cell] = size
      this.#ranks.units[cell] = 2 * size * step
      this.#ranks.references[cell] = Math.max(0, group)
      if (size === 0) this.#clear(i, base)
      else this.#industry(i, group, { base, values, states, imputed, isHigher, step, year })
      this.#ranks.gaps[cell] = this.#gaps(i, base, first)
    }
    if (this.#method.inferred.as === 'expected') this.#remember(column, year, { from, to })
    this.#wide.fill(null)
    this.#wideExpected.fill(null)
  }

  /** Years of an indicator come in their order. */
  #remember(column: number, year: number, span: { readonly from: number; readonly to: number }): void {
    const { order, industries } = this.#peers
    const { parts, origins, units } = this.#ranks
    const base = column * order.length
    for (let i = span.from; i < span.to; i++) {
      const { start, end } = industries[i]!
      for (let place = start; place < end; place++) {
        const origin = origins[base + place]
        if (origin !== originCode.disclosed && origin !== originCode.estimated) continue
        this.#lastPercentiles[order[place]!] = parts[base + place]! / units[column * industries.length + i]!
        this.#lastYears[order[place]!] = year
      }
    }
  }

  /** How many parts half a company has: as many as there is room for where an expected percentile is to be rounded to them. */
  #stepOf(size: number): number {
    if (this.#method.inferred.as === 'visitor' || size === 0) return 1
    return Math.max(1, Math.floor(maxParts[this.#ranks.parts.BYTES_PER_ELEMENT as 2 | 4] / (2 * size)))
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

  /** Whether enough companies of those that reported the year have a figure of the column that can be ranked. */
  #isInUse(year: number): boolean {
    const { use } = this.#method
    return use === null || isInUse(use, this.#starts.at(-1)!, reportedIn(this.#ranks, this.#peers, year))
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
    this.#ranks.parts.fill(0, base + start, base + end)
    this.#ranks.origins.fill(0, base + start, base + end)
  }

  #gaps(industry: number, base: number, first: number): number {
    const { origins, absent } = this.#ranks
    const { start, end } = this.#peers.industries[industry]!
    let gaps = 0
    for (let place = start; place < end; place++) if (origins[base + place] === 0 && absent[first + place] === 0) gaps++
    return gaps
  }

  #industry(industry: number, group: number, part: ColumnPart): void {
    const { base, values, states, imputed, isHigher, step } = part
    const { start, end } = this.#peers.industries[industry]!
    const { order, groups } = this.#peers
    const { parts, origins } = this.#ranks
    const figures = this.#figures(industry, group)
    const isOwn = groups[group]!.to - groups[group]!.from === 1 && figures.length <= short
    const rankOf = imputed && imputed !== 'worst-value' ? this.#placing(group, figures, imputed, part) : null
    for (let place = start; place < end; place++) {
      const company = order[place]!
      const cell = base + place
      const state = states[company]!
      parts[cell] = 0
      origins[cell] = 0
      if (isCounted[state] === 1) {
        if (!isOwn) parts[cell] = step * halvesOf(figures, values[company]!, isHigher)
        origins[cell] = isDisclosure(state) ? originCode.disclosed : originCode.estimated
      } else if (!imputed || !isExpected(state)) {
        // Nothing stands here.
      } else if (imputed === 'worst-value') origins[cell] = originCode['worst-value']
      else {
        // Of whom nothing can be inferred, the expected percentile says as much as of whom no error is known.
        const isInferred = this.#method.inferred.as === 'expected' || !Number.isNaN(imputed.values[company]!)
        origins[cell] = isInferred ? originCode.inferred : originCode['worst-value']
        if (isInferred) parts[cell] = rankOf!(company)
      }
    }
    if (isOwn) this.#assign(this.#starts[industry]!, this.#starts[industry + 1]!, part)
  }

  /** Parts of a company's inferred figure. */
  #placing(
    group: number,
    figures: Float64Array,
    { values, standardErrors, scale = 'unit' }: Imputed,
    { isHigher, step, year }: ColumnPart,
  ): (company: number) => number {
    const { inferred } = this.#method
    if (inferred.as === 'visitor') return (company) => halvesOf(figures, values[company]!, isHigher)
    const { from, to } = this.#peers.groups[group]!
    const expected =
      (to - from > 1 && this.#wideExpected[group]) ||
      new ExpectedRanks(figures, { scale, isHigher, caution: inferred.caution })
    if (to - from > 1) this.#wideExpected[group] = expected
    const units = 2 * figures.length * step
    return (company) => {
      const rank = expected.of(values[company]!, standardErrors?.[company] ?? Number.NaN)
      const lastYear = this.#lastYears[company]!
      const isRemembered = lastYear !== -1 && year - lastYear <= inferred.memory
      return Math.round(units * (isRemembered ? Math.min(rank, this.#lastPercentiles[company]!) : rank))
    }
  }

  /** Ranks of figures that lie sorted beside their places: those of a run of equal ones are equal. */
  #assign(from: number, to: number, { base, isHigher, step }: ColumnPart): void {
    const { parts } = this.#ranks
    const [sorted, places] = [this.#sorted, this.#places]
    const twice = 2 * (to - from)
    for (let low = from; low < to; ) {
      const value = sorted[low]!
      let high = low + 1
      while (high < to && sorted[high] === value) high++
      const sum = low + high - 2 * from
      const rank = step * (isHigher ? sum : twice - sum)
      for (; low < high; low++) parts[base + places[low]!] = rank
    }
  }
}

interface ColumnPart {
  /** Where the column's cells begin. */
  readonly base: number
  readonly values: Float64Array
  readonly states: Uint8Array
  readonly imputed: Imputed | 'worst-value' | undefined
  readonly isHigher: boolean
  /** Parts of half a company. */
  readonly step: number
  readonly year: number
}

const isCounted = Uint8Array.from(cellStates, (_, state) => (counts(state) ? 1 : 0))

/** Whether a figure could be there: a company that has no report of the year, or to which the indicator does not apply, is left out. */
export function isExpected(state: number): boolean {
  return state !== stateCode['not-applicable'] && state !== stateCode['no-report']
}
