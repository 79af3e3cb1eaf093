import type { OwnMethod } from '#contract/scores/own-methods.ts'
import type { customBases } from '#methodology/scores/custom.ts'
import { hashOf } from '#methodology/scores/recipe.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { Refusal } from '#server/http/refusal.ts'
import { scoreTables } from '#server/market/scores/tables.ts'

export type Recipe = Pick<OwnMethod, 'industries' | 'weights'>

/** A recipe as it is kept. */
export interface KeptRecipe extends Recipe {
  readonly indicators: number
  readonly hash: string
}

/** Digits of an industry's code, by how many industries there are. */
const digits: Readonly<Record<keyof typeof customBases, number>> = { 11: 2, 25: 4, 74: 6 }

/**
 * Weights in their canonical form: above 0 alone, by industry and then by indicator, so that the same weights have the same hash in
 * whatever order they come. Refused where one is negative, names what is not there or is given twice, and where nothing is left.
 */
export function keptRecipe({ industries, weights }: Recipe): KeptRecipe {
  const known = new Set(readCatalogue().map(({ code }) => code))
  const length = digits[industries as keyof typeof customBases]
  const codes = new Set([...scoreTables().materiality.keys()].map((code) => code.slice(0, length)))
  const names = new Set(weights.map(({ industry, indicator }) => `${industry} ${indicator}`))
  const isFaulty = weights.some(
    ({ industry, indicator, weight }) =>
      !(weight >= 0) || !known.has(indicator) || (industry !== null && !codes.has(industry)),
  )
  if (isFaulty || names.size < weights.length) throw new Refusal('weights.invalid')
  const kept = weights
    // What is said of one industry overrules what is said of all, also a zero.
    .filter(({ industry, weight }) => weight > 0 || industry !== null)
    .toSorted((a, b) => compare(a.industry ?? '', b.industry ?? '') || compare(a.indicator, b.indicator))
  const weighing = kept.filter(({ weight }) => weight > 0)
  if (weighing.length === 0) throw new Refusal('weights.invalid')
  return {
    industries,
    weights: kept,
    indicators: new Set(weighing.map(({ indicator }) => indicator)).size,
    hash: hashOf({ industries, weights: kept }),
  }
}

/** By code unit, whatever the language. */
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
