import type { Transaction } from '#server/db/transaction.ts'
import type { DemoCompany } from './companies.ts'
import type { Ids } from './figures.ts'

export interface Surroundings {
  readonly seed: number
  readonly ids: Ids
  readonly onShare: (share: number) => void
}

/** Everything of the demo market besides companies, documents and figures. */
export async function saveSurroundings(
  _tx: Transaction,
  _companies: readonly DemoCompany[],
  _: Surroundings,
): Promise<void> {}
