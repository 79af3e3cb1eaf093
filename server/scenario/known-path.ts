import type { PricePathRow } from '#contract/scenario/prices.ts'
import type { NamedPricePath } from '#server/catalogue/scenario.ts'

/** A price path as the caller sees it: one of the product, or one of a table that they brought in. */
export type KnownPath = NamedPricePath & Pick<PricePathRow, 'copyright'>
