import type { Transaction } from '#server/db/transaction.ts'
import type { DemoCompany } from './companies.ts'
import type { MarketIds } from './figures/figures.ts'

export interface Surroundings {
  readonly seed: number
  readonly ids: MarketIds
  /** What the figures say of every board (`board/board-figures.ts`). */
  readonly boards: readonly number[] | Int32Array
}

export type Step = (tx: Transaction, companies: readonly DemoCompany[], at: Surroundings) => Promise<void>
