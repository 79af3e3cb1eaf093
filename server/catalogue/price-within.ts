import { once } from '#server/cache/once.ts'
import { type CatalogueRow, readCatalogue } from './catalogue.ts'

/** Where every price begins: the price of a share. */
const sharePrice = 'F-MK-001'

/** Codes that a formula is made of. */
const codesIn = (formula: string | null) => formula?.match(/[EFGS]-[A-Z]{2}-\d{3}/g) ?? []

const catalogue = once(() => new Map(readCatalogue().map((row) => [row.code, row])))

/**
 * Whether the price of the share is in an indicator: in what it is per, in its formula, or in what that is made of in turn. Emissions per
 * enterprise value fall when the price rises, though nobody emits less.
 */
export function hasPriceWithin({ code }: Pick<CatalogueRow, 'code'>): boolean {
  const parts = new Set([code])
  // A set goes through what is added on the way; two figures may each be told from the other.
  for (const part of parts) {
    const row = catalogue().get(part)
    for (const next of codesIn(row?.formulaEn ?? null)) parts.add(next)
    if (row?.dividedBy) parts.add(row.dividedBy)
  }
  return parts.has(sharePrice)
}
