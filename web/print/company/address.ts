import { z } from 'zod'
import { optional } from '../../app/address.ts'
import { ContextSearch } from '../../context/search.ts'

/** The parts of a company in print, in their order. */
export const companyParts = [
  'summary',
  'decomposition',
  'categories',
  'years',
  'targets',
  'indicators',
  'events',
  'sources',
] as const
export type CompanyPart = (typeof companyParts)[number]

/** The context, and which parts are printed: all when left out. */
export const PrintCompanySearch = ContextSearch.extend({
  /** Names of parts, separated by commas. */
  sections: optional(z.string().max(200)),
})
export type PrintCompanySearch = z.infer<typeof PrintCompanySearch>

/** The parts that an address names; one that names none prints all. */
export function partsIn(sections: string | undefined): readonly CompanyPart[] {
  const names = sections?.split(',') ?? []
  const chosen = companyParts.filter((part) => names.includes(part))
  return chosen.length > 0 ? chosen : companyParts
}
