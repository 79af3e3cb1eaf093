import type { Transaction } from '#server/db/transaction.ts'
import type { DemoCompany } from '../companies.ts'
import type { MarketIds } from '../figures/figures.ts'

export interface Surroundings {
  readonly seed: number
  readonly ids: MarketIds
  /** What the figures say of every board (`board/board-figures.ts`). */
  /** Positions of the companies that this piece is of, the last one not included. */
  readonly from: number
  readonly until: number
  readonly boards: readonly number[] | Int32Array
}

/** Makes a part for all companies, or for some of them where it is made in pieces. */
export type Step = (tx: Transaction, companies: readonly DemoCompany[], at: Surroundings) => Promise<void>
