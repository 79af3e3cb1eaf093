import type { Transaction } from '#server/db/transaction.ts'
import type { DemoCompany } from './companies.ts'
import type { Ids } from './figures/figures.ts'

export interface Surroundings {
  readonly seed: number
  readonly ids: Ids
  /** What the figures say of every board (`board/board-figures.ts`). */
  readonly boards: readonly number[]
  readonly onShare: (share: number) => void
}

export type Step = (tx: Transaction, companies: readonly DemoCompany[], at: Surroundings) => Promise<void>
