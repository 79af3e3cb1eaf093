import { stateCode } from '../../figures/cell-states.ts'
import { type Column, columnAt, type Panel } from '../../panel/panel.ts'
import type { PeerGroups } from '../../panel/peers.ts'
import type { ScoredIndicator } from '../hierarchy.ts'
import { type Method, methods } from '../method.ts'
import { Ranker } from './ranker.ts'
import type { Imputation, Ranks } from './ranks.ts'

/** What is ranked of an indicator and year where it is not the panel's own column: amounts per size. */
type FiguresOf = (indicator: ScoredIndicator, year: number) => Column

export interface RankOptions {
  readonly imputation?: Imputation | undefined
  /** The first version when left out. */
  readonly method?: Method
  readonly figuresOf?: FiguresOf | undefined
  /** Positions among the indicators that are ranked here, where others are ranked elsewhere into the same arrays; all when left out. */
  readonly only?: Iterable<number> | undefined
}

/**
 * Percentile ranks of the disclosed figures of a market, `(worse + same ÷ 2) ÷ n` among the n figures of the peer group.
 *
 * The reference set holds the figures that companies disclosed or their source estimated, never inferred ones: the rank of a
 * disclosed figure does not depend on how the gaps of others are filled, and its mean over a group is exactly one half. An imputed
 * value is placed among them as a visitor: `(worse + same ÷ 2) ÷ n` without itself. The worst possible value ranks 0.
 * Source: form of LSEG's percentile score (secondary); rule for visitors ours. docs/methodology/percentile-scores.md.
 *
 * @param options what stands for a missing figure (nothing when left out), the method, and what is ranked in place of the panel's figures
 */
export function rankPanel(
  panel: Panel,
  indicators: readonly ScoredIndicator[],
  peers: PeerGroups,
  ranks: Ranks,
  { imputation, method = methods['1.0'], figuresOf, only = indicators.keys() }: RankOptions = {},
): void {
  markAbsent(panel, indicators, peers, ranks)
  const ranker = new Ranker(panel, peers, ranks, method)
  for (const index of only) {
    const indicator = indicators[index]!
    for (let year = 0; year < panel.years.length; year++) {
      const figures = figuresOf?.(indicator, year) ?? columnAt(panel, indicator.position, year)
      ranker.column({ index, indicator, year, figures, imputed: imputation?.(indicator, year) })
    }
  }
}

function markAbsent(panel: Panel, indicators: readonly ScoredIndicator[], peers: PeerGroups, { absent }: Ranks): void {
  const companies = panel.companies.length
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
    const isAbsent = new Uint8Array(companies)
    for (const company of silent.subarray(0, left)) isAbsent[peers.placeOf[company]!] = 1
    absent.set(isAbsent, year * companies) // At once: threads that share the ranks write the same.
  }
}
