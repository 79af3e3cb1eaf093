import type { getPortfolioChange } from '#contract/portfolio/history.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { intensitiesOf } from '#methodology/portfolio/carbon.ts'
import { changeOfIntensity } from '#methodology/portfolio/change.ts'
import { weightedMean } from '#methodology/portfolio/weighted-mean.ts'
import { companyPosition } from '#server/market/panel/positions.ts'
import type { Held } from '../view/held.ts'
import type { PortfolioView } from '../view/portfolio-view.ts'
import { companyOf } from '../view/view.ts'
import { carbonInputs } from './strip.ts'

type Change = Omit<Output<typeof getPortfolioChange>, 'from' | 'to' | 'years'>

/** Companies named as those that moved it most. */
const namedMovers = 10

/** What is held on a day, on the market that it is looked at in. */
export interface DatedSide {
  readonly view: PortfolioView
  readonly held: Held
}

/** A company's share of what can be measured, its emissions and its sales on one of the days; NaN where something is not known. */
interface Measured {
  readonly weight: number
  readonly emissions: number
  readonly sales: number
}

/**
 * Why the intensity moved between two days.
 *
 * `known` is the first day as it was known then, `before` the same day as it is known now: what lies between them was restated. A
 * company that can be measured on one of the days alone, though it was held on both, counts as coverage.
 */
export function changeOf(known: DatedSide, before: DatedSide, after: DatedSide): Change {
  const [then, first, last] = [known, before, after].map(intensityOf) as [number | null, number | null, number | null]
  if (first === null || last === null) return { before: then, after: last, parts: null, movers: [] }
  const [own, other] = [measuredOf(before), measuredOf(after)]
  const companies = [...new Set([...own.keys(), ...other.keys()])].map((id) => {
    const [a, b] = [own.get(id), other.get(id)]
    const isBoth = a !== undefined && b !== undefined
    // Held on both days and measured on one: not a trade, but something that became known, or stopped being told.
    const isCoverage = !isBoth && isHeld(a ? after : before, id)
    const one = (a ?? b)!
    return { id, isCoverage, before: a ?? { ...one, weight: 0 }, after: b ?? { ...one, weight: 0 } }
  })
  const traded = changeOfIntensity(companies.filter(({ isCoverage }) => !isCoverage))
  const coverage = changeOfIntensity(companies.filter(({ isCoverage }) => isCoverage)).trades
  const movers = companies
    .map((company) => ({ company, sums: changeOfIntensity([company]) }))
    .map(({ company: { id }, sums }) => ({
      id,
      effect: sums.after - sums.before,
      trades: sums.trades,
      own: sums.emissions + sums.sales,
    }))
    .sort((a, b) => Math.abs(b.effect) - Math.abs(a.effect))
    .slice(0, namedMovers)
  const { view } = after
  return {
    before: then ?? first,
    after: last,
    parts: {
      trades: traded.trades,
      emissions: traded.emissions,
      sales: traded.sales,
      coverage,
      restated: first - (then ?? first),
    },
    movers: movers.flatMap(({ id, ...effects }) => {
      const company = companyPosition(view.snapshot.panel, id)
      return company === undefined ? [] : [{ company: companyOf(view, company), ...effects }]
    }),
  }
}

function intensityOf({ view, held }: DatedSide): number | null {
  const intensities = intensitiesOf(carbonInputs(view, held, view.query.scope))
  return weightedMean(held.weights, intensities, view.query.uncovered).mean
}

/** By number of the company; shares of what is measured under `rescale`, of everything under `keep`. */
function measuredOf({ view, held }: DatedSide): Map<number, Measured> {
  const inputs = carbonInputs(view, held, view.query.scope)
  const intensities = intensitiesOf(inputs)
  const isCounted = (at: number) => !Number.isNaN(intensities[at]!) && held.weights[at]! > 0
  const places = [...held.companies.keys()].filter(isCounted)
  const covered = places.reduce((sum, at) => sum + held.weights[at]!, 0)
  const base = view.query.uncovered === 'keep' ? 1 : covered
  return new Map(
    places.map((at) => [
      view.snapshot.panel.companies[held.companies[at]!]!.id,
      { weight: held.weights[at]! / base, emissions: inputs.emissions[at]!, sales: inputs.sales[at]! },
    ]),
  )
}

function isHeld({ view, held }: DatedSide, id: number): boolean {
  const position = companyPosition(view.snapshot.panel, id)
  const at = position === undefined ? -1 : held.companies.indexOf(position)
  return at !== -1 && held.weights[at]! > 0
}
