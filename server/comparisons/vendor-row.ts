import type { ComparedRow } from '#contract/comparisons/comparison.ts'
import type { RatingVendor } from '#methodology/ratings/vendor-scales.ts'
import { untilOf } from '#server/market/ratings/days.ts'
import { readRating } from '#server/market/ratings/scales.ts'
import type { RowSource } from './row-source.ts'

/** What a vendor says of the companies at the end of each fiscal year; locked outside the account's contract. */
export function vendorRow(
  { snapshot, compared, years, ratings, areIndustries }: RowSource,
  vendor: RatingVendor,
): ComparedRow {
  const isLocked = !ratings.allowed.has(vendor.key)
  const places = areIndustries ? compared.industries : compared.companies
  const nothing = { n: 0, median: null, lower: null, upper: null }
  return {
    code: vendor.key,
    kind: 'vendor',
    unit: '',
    direction: 'higher_better',
    isBoolean: false,
    weights: compared.industries.map(() => null),
    indicators: null,
    years: years.map((year) => {
      const empty = { averages: compared.industries.map(() => null), market: nothing }
      if (isLocked || areIndustries) {
        return {
          values: places.map(() => null),
          states: places.map(() => (isLocked ? ('locked' as const) : ('none' as const))),
          texts: places.map(() => null),
          ...empty,
        }
      }
      const day = { asOf: ratings.asOf, until: untilOf(snapshot.panel.years[year]!, ratings.asOf) }
      const found = compared.companies.map(({ id }) => {
        const newest = ratings.history.newest(id, vendor.key, 'total', day)
        return newest ? readRating(vendor, 'total', newest.value) : null
      })
      return {
        values: found.map((rating) => rating?.axis ?? null),
        states: found.map((rating) => (rating ? ('computed' as const) : ('none' as const))),
        texts: found.map((rating) => rating?.value ?? null),
        ...empty,
      }
    }),
  }
}
