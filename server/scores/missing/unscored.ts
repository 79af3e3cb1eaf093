import type { UnscoredReason } from '#contract/scores/score.ts'
import type { listUnscored } from '#contract/scores/unscored.ts'
import { forever } from '#contract/wire/day.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { boundaries } from '#methodology/figures/boundary.ts'
import { stateCode } from '#methodology/figures/cell-states.ts'
import { counts } from '#methodology/panel/panel.ts'
import { categories } from '#methodology/scores/hierarchy.ts'
import { isDisclosed } from '#methodology/scores/standard/sums.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import type { Db } from '#server/db/database.ts'
import { standsOn } from '#server/db/withdrawn.ts'
import type { CompanySnapshot } from '#server/market/snapshot/company-snapshot.ts'

type Unscored = Output<typeof listUnscored>['figures'][number]

/** The figures that are held and reach no score: none of them is left out without a word. */
export async function unscoredOf(db: Db, company: CompanySnapshot): Promise<Output<typeof listUnscored>> {
  const { market, year } = company
  const answer = { year: company.fiscalYear, recipe: market.recipeName }
  if (year === null) return { ...answer, figures: [] }
  const others = await findOtherBoundaries(db, company, year)
  const figures = readCatalogue().flatMap(({ code, kind, sameAs, direction, boundary }): Unscored[] => {
    if (kind === 'financial' || sameAs !== null) return []
    const position = market.panel.indicators.findIndex((indicator) => indicator.code === code)
    const at = kind === 'statutory' ? newestYear(company, position, year) : year
    const scored = market.indicators.find((one) => one.code === code)
    const { value, state } = market.figure(position, at, company.position)
    const own = { indicator: code, fiscalYear: market.panel.years[at]!, boundary, value }
    if (state === stateCode['other-boundary']) {
      const other = others.get(code)
      return other ? [{ ...own, ...other, reason: 'other-boundary' }] : []
    }
    if (state === stateCode['under-review']) return [{ ...own, reason: 'under-review' }]
    if (!counts(state)) return []
    // The versions that score it do so as long as it is not too old.
    const isScored = scored && counts(company.market.figure(scored.position, year, company.position).state)
    if (kind === 'statutory' && !isScored) return [{ ...own, reason: 'statutory' }]
    const reason = direction === 'neutral' ? 'neutral' : reasonOf(company, code, year)
    return reason === null ? [] : [{ ...own, reason }]
  })
  return { ...answer, figures }
}

/** Why a figure of an indicator that scores are made of is held and yet not ranked; null where none is held, or it is. */
export function heldReason(company: CompanySnapshot, code: string, year: number): UnscoredReason | null {
  const { market, industry, position } = company
  const indicator = market.indicators.findIndex((scored) => scored.code === code)
  const { state } = market.figure(market.indicators[indicator]!.position, year, position)
  if (state === stateCode['other-boundary']) return 'other-boundary'
  if (state === stateCode['under-review']) return 'under-review'
  if (!counts(state)) return null
  return market.isRanked(indicator, year, industry) ? 'no-size' : unrankedReason(company)
}

/** Too few disclose it to be ranked; under a use rule that is said by its own numbers. */
const unrankedReason = ({ market }: CompanySnapshot): UnscoredReason => (market.method.use ? 'not-in-use' : 'unranked')

/** What a statute asks for comes years after the annual report: the newest up to the year. */
function newestYear({ market, position }: CompanySnapshot, indicator: number, year: number): number {
  for (let at = year; at > 0; at--) if (counts(market.figure(indicator, at, position).state)) return at
  return year
}

/** Why a figure that counts reaches no score of the whole; null where it does. */
function reasonOf(company: CompanySnapshot, code: string, year: number): UnscoredReason | null {
  const { market, industry, position } = company
  const indicator = market.indicators.findIndex((scored) => scored.code === code)
  if (indicator === -1 || !market.isRanked(indicator, year, industry)) return unrankedReason(company)
  const origin = market.origin(indicator, year, market.peers.placeOf[position]!)
  if (isDisclosed[origin] !== 1) return 'no-size'
  const { category } = market.indicators[indicator]!
  const { own } = market
  const weight = own
    ? own.matrix[industry * market.indicators.length + indicator]
    : market.weightsOf(industry)[categories.indexOf(category)]
  if (weight === 0) return 'no-weight'
  const isScored =
    (own !== null || company.score(category, year) !== null) && company.score('sustainability_score', year) !== null
  return isScored ? null : 'too-little'
}

/** By indicator the figure of the year on a basis that is not the indicator's own, the widest basis first. */
async function findOtherBoundaries(db: Db, { market, position }: CompanySnapshot, year: number) {
  const rows = await db
    .selectFrom('observation')
    .innerJoin('indicator', 'indicator.id', 'indicator_id')
    .select(['code', 'boundary', 'value'])
    .where('company_id', '=', market.panel.companies[position]!.id)
    .where('fiscal_year', '=', market.panel.years[year]!)
    .where('part', '=', '')
    .where('known_from', '<=', market.request.asOf ?? forever)
    .where(standsOn(market.request.asOf ?? forever))
    .orderBy('known_from')
    .orderBy('import_id')
    .execute()
  const found = new Map<string, Pick<Unscored, 'boundary' | 'value'>>()
  for (const { code, boundary, value } of rows) {
    const before = found.get(code)
    if (value === null || (before && boundaries.indexOf(before.boundary) < boundaries.indexOf(boundary))) continue
    found.set(code, { boundary, value })
  }
  return found
}
