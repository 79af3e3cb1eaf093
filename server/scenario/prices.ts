import type { PricePathRow } from '#contract/scenario/prices.ts'
import { type NamedPricePath, readPricePaths } from '#server/catalogue/scenario.ts'
import type { Db } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'

/** A price path as the caller sees it: one of the product, or one of a table that they brought in. */
export type KnownPath = NamedPricePath & Pick<PricePathRow, 'copyright'>

/** Every price path that the caller can choose, their own last. */
export async function listPaths(_db: Db, _accountId: number): Promise<KnownPath[]> {
  return readPricePaths().map((path) => ({ ...path, copyright: null }))
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
