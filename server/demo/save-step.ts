import type { Transaction } from '#server/db/transaction.ts'
import type { DemoCompany } from './companies.ts'
import type { Ids } from './figures/figures.ts'

export interface Surroundings {
  readonly seed: number
  readonly ids: Ids
  readonly onShare: (share: number) => void
}

export type Step = (tx: Transaction, companies: readonly DemoCompany[], at: Surroundings) => Promise<void>
