import { chosenMethod, meanErrors, type Term, termOf, terms, type Widths, widthsOf } from './choice.ts'
import type { ForecastKind } from './curve.ts'
import { errorsOf, type PastErrors } from './errors.ts'
import type { ForecastMarket, OriginTrends } from './market.ts'
import { bandShares, type ForecastMethod, forecastMethods, measuredYears } from './parameters.ts'

/** How well past forecasts of a term did, on outcomes by which the method was not chosen. */
export interface TermAccuracy {
  /** Outcomes foretold, and companies. */
  readonly n: number
  readonly companies: number
  /** Mean error in usual yearly changes by method, in the order of `forecastMethods`; null without outcomes. */
  readonly errors: readonly number[] | null
  /** Shares of outcomes in bands made from earlier outcomes, in the order of `bandShares`; null where there were too few. */
  readonly coverage: readonly number[] | null
}

/** What the past of a whole market tells of forecasts of one of its figures. */
export interface ForecastModel {
  readonly kind: ForecastKind
  /** Position of the newest year that anybody has a figure of; −1 without one. */
  readonly newest: number
  readonly method: ForecastMethod
  readonly accuracy: Readonly<Record<Term, TermAccuracy>>
  /** By position of the origin; null where no series is long enough. */
  readonly trends: readonly (OriginTrends | null)[]
  /** By position of the last year that they may know; null where too little is known. */
  readonly widths: readonly (Widths | null)[]
}

/** Try every method on the past of a market, choose one, and measure it on the newest outcomes. */
export function forecastModelOf(market: ForecastMarket): ForecastModel {
  const newest = newestYear(market)
  const errors = errorsOf(market)
  const method = chosenMethod(errors, newest - measuredYears)
  const widths = Array.from({ length: market.years }, (_, year) => widthsOf(errors, method, year))
  const earlier = widths[newest - measuredYears] ?? null
  const accuracy = (term: Term) =>
    accuracyOf(errors, { term, method, since: newest - measuredYears + 1, widths: earlier })
  return {
    kind: market.kind,
    newest,
    method,
    accuracy: Object.fromEntries(terms.map((term) => [term, accuracy(term)])) as Record<Term, TermAccuracy>,
    trends: errors.trends,
    widths,
  }
}

function newestYear({ figures, years }: ForecastMarket): number {
  for (let year = years - 1; year >= 0; year--) if (figures.some((own) => !Number.isNaN(own[year]!))) return year
  return -1
}

interface Measured {
  readonly term: Term
  readonly method: ForecastMethod
  /** Position of the first year whose outcomes count. */
  readonly since: number
  readonly widths: Widths | null
}

function accuracyOf(errors: PastErrors, { term, method, since, widths }: Measured): TermAccuracy {
  const { n, means } = meanErrors(errors, term, (year) => year >= since)
  const index = forecastMethods.indexOf(method)
  const companies = new Set<number>()
  const hits = bandShares.map(() => 0)
  for (let at = 0; at < errors.n; at++) {
    const horizon = errors.horizons[at]!
    if (termOf(horizon) !== term || errors.years[at]! < since) continue
    companies.add(errors.companies[at]!)
    const size = errors.sizes[at * forecastMethods.length + index]!
    for (const share of bandShares.keys()) if (widths && size <= widths[horizon - 1]![share]!) hits[share]!++
  }
  return {
    n,
    companies: companies.size,
    errors: n === 0 ? null : [...means],
    coverage: n === 0 || !widths ? null : hits.map((hit) => hit / n),
  }
}
