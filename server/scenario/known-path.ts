import type { PricePathRow } from '#contract/scenario/prices.ts'
import type { NamedPricePath } from '#server/catalogue/scenario.ts'

/** A price path as the caller sees it: one of the product, one that was imported for everybody, or one that they brought in. */
export type KnownPath = NamedPricePath & Pick<PricePathRow, 'copyright' | 'importedOn'>
