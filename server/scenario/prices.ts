import type { PricePathRow } from '#contract/scenario/prices.ts'
import { readPricePaths } from '#server/catalogue/scenario.ts'
import type { Db } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { KnownPath } from './known-path.ts'
import { listMarketPaths } from './market-paths.ts'
import { listOwnPaths } from './own/price-store.ts'

/** Every price path that the caller can choose, their own last. */
export async function listPaths(db: Db, accountId: number): Promise<KnownPath[]> {
  const builtIn = readPricePaths().map((path) => ({ ...path, copyright: null, importedOn: null }))
  return [...builtIn, ...(await listMarketPaths(db)), ...(await listOwnPaths(db, accountId))]
}

/** The paths of some keys, in their order; refuses a key that the caller has none of. */
export async function getPaths(db: Db, accountId: number, keys: readonly string[]): Promise<KnownPath[]> {
  const paths = await listPaths(db, accountId)
  return keys.map((key) => {
    const path = paths.find((one) => one.key === key)
    if (!path) throw new Refusal('scenario.price-unknown')
    return path
  })
}

export const toPathRow = ({ points, ...path }: KnownPath): PricePathRow => ({ ...path, points: [...points] })
