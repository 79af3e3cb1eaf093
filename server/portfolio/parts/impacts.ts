import type { AdverseImpact } from '#contract/portfolio/impacts.ts'
import { weightedMean } from '#methodology/portfolio/weighted-mean.ts'
import { meanOfKnown } from '#methodology/statistics/mean.ts'
import { gather, type Held } from '../view/held.ts'
import type { PortfolioView } from '../view/portfolio-view.ts'
import { type Column, unsplit } from './emission-parts.ts'
import { type Definition, definitions, perHundredMillion } from './impact-definitions.ts'

/** What is held at a quarter-end, on the market of the year reported by then. */
export interface QuarterSide {
  readonly view: PortfolioView
  readonly held: Held
}

/**
 * The indicators at four quarter-ends, newest last, and the mean of the year before.
 *
 * @param quarters null where nothing was held within the quarter
 */
export function impactsOf(
  quarters: readonly (QuarterSide | null)[],
  before: readonly (QuarterSide | null)[],
): Omit<AdverseImpact, 'action'>[] {
  const newest = quarters.findLast((side) => side !== null) ?? null
  const impacts = definitions.map(({ read, as, notes, ...definition }) => {
    const measured = (side: QuarterSide | null) => (side && read ? figureOf(side, read(side.view), as) : null)
    const values = quarters.map(measured)
    const lacksValue = as !== 'mean' && newest !== null && newest.held.values === null
    return {
      ...definition,
      values,
      mean: meanOfKnown(values),
      before: meanOfKnown(before.map(measured)),
      ...coverageOf(newest, read, as),
      notes: lacksValue ? [...notes, 'no-value' as const] : notes,
    }
  })
  // Where every company says how its scopes 1 and 2 divide there is nothing in the row of those that do not.
  return impacts.filter(({ part, values, before }) => part !== unsplit || [...values, before].some(Boolean))
}

function figureOf({ view, held }: QuarterSide, { values }: Column, as: Definition['as']): number | null {
  const figures = gather(held, values)
  if (as === 'mean') return weightedMean(held.weights, figures, view.query.uncovered).mean
  if (!held.values) return null
  const evic = gather(held, view.columns.evic)
  let [sum, covered, whole] = [0, 0, 0]
  for (const [at, value] of held.values.entries()) {
    whole += value
    if (Number.isNaN(figures[at]!) || !(evic[at]! > 0)) continue
    sum += (value / evic[at]!) * figures[at]!
    covered += value
  }
  if (covered === 0) return null
  return as === 'owned' ? sum : (sum / (view.query.uncovered === 'rescale' ? covered : whole)) * perHundredMillion
}

function coverageOf(side: QuarterSide | null, read: Definition['read'], as: Definition['as']) {
  if (!side) return { eligible: 0, covered: 0, estimated: 0 }
  const { view, held } = side
  const column = read?.(view)
  const shares = { eligible: 0, covered: 0, estimated: 0 }
  for (const [at, company] of held.companies.entries()) {
    if (company === -1) continue
    const weight = held.weights[at]!
    shares.eligible += weight
    const hasSize = as === 'mean' || view.columns.evic[company]! > 0
    if (!column || Number.isNaN(column.values[company]!) || !hasSize) continue
    shares.covered += weight
    if (column.isDisclosed[company] === 0) shares.estimated += weight
  }
  const { eligible, covered, estimated } = shares
  return { eligible: Math.min(1, eligible), covered: Math.min(1, covered), estimated: Math.min(1, estimated) }
}

/** Last day of the quarter that a day is in. */
export function endOfQuarter(day: string): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  return new Date(Date.UTC(year, Math.ceil(month / 3) * 3, 0)).toISOString().slice(0, 10)
}

/** So many quarter-ends up to one, oldest first. */
export function quarterEnds(last: string, count: number): string[] {
  const [year, month] = [Number(last.slice(0, 4)), Number(last.slice(5, 7))]
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 3 * (count - 1 - back), 0)).toISOString().slice(0, 10),
  )
}
