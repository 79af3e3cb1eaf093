import type { PricePathRow } from '#contract/scenario/prices.ts'

/** Price paths by key, in the order in which they are offered. */
export type Paths = ReadonlyMap<string, PricePathRow>
