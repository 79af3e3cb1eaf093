import type { PortfolioFigures } from '#contract/portfolio/figures.ts'
import type { Sides } from '#contract/portfolio/portfolios.ts'
import type { BookName } from '#contract/portfolio/sources.ts'
import type { Holdings } from '#methodology/portfolio/holdings.ts'

/** One position: a company of the market, or something that it does not know. */
export interface Position {
  /** Null for what the market does not know. */
  readonly companyId: number | null
  /** Code or name as it was written; empty for a company. */
  readonly label: string
  /** Share of the portfolio; all of them sum to 1. */
  readonly weight: number
  /** Million yen; null where the portfolio has weights alone. */
  readonly value: number | null
}

export type Weighting = PortfolioFigures['portfolio']['weighting']

/** A portfolio on a day, each company once. */
export interface Portfolio {
  readonly of: BookName
  readonly name: string | null
  /** Null for what has no days of its own. */
  readonly date: string | null
  /** All its days, ascending. */
  readonly dates: readonly string[]
  readonly positions: readonly Position[]
  /** The same positions, by position of their companies in the panel. */
  readonly holdings: Holdings
  readonly weighting: Weighting
  /** Per cent that was entered in all, of stakes and of weights; null for values. */
  readonly entered: number | null
  /** Lines that are in no weight: shares without a price, or lines without a weight beside others that have one. */
  readonly unpriced: number
  /** Only with short positions: the positions are those of the long side. */
  readonly sides?: Sides
}

/** An amount before it is known what share of the whole it is. */
export interface Amount {
  readonly companyId: number | null
  readonly label: string
  /** Of any unit, the same for the whole portfolio. */
  readonly amount: number
}

/** Positions of amounts: lots of one company together, in the order of the first; those of nothing, and short ones, are left out. */
export function toPositions(amounts: readonly Amount[], millionYen: number | null): Position[] {
  const merged = new Map<string, { companyId: number | null; label: string; amount: number }>()
  for (const { companyId, label, amount } of amounts) {
    if (!(amount > 0)) continue
    const key = companyId === null ? `label ${label}` : `${companyId}`
    const lot = merged.get(key)
    if (lot) lot.amount += amount
    else merged.set(key, { companyId, label: companyId === null ? label : '', amount })
  }
  const whole = [...merged.values()].reduce((sum, { amount }) => sum + amount, 0)
  return [...merged.values()].map(({ companyId, label, amount }) => ({
    companyId,
    label,
    weight: amount / whole,
    value: millionYen === null ? null : (amount / whole) * millionYen,
  }))
}
