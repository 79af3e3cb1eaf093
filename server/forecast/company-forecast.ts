import { type CompanyForecast, lastForecastYear } from '#contract/forecast/forecast.ts'
import { type Forecast, forecastOf, forecastStateOf, lastFigure } from '#methodology/forecast/forecast.ts'
import type { ForecastModel, TermAccuracy } from '#methodology/forecast/model.ts'
import { bandShares, type ForecastMethod, forecastMethods, forecastVersion } from '#methodology/forecast/parameters.ts'
import { pastOf } from '#methodology/forecast/past.ts'
import type { Db } from '#server/db/database.ts'
import { indicatorPosition } from '#server/market/panel/positions.ts'
import type { CompanySnapshot } from '#server/market/snapshot/company-snapshot.ts'
import { figuresOf, historyOf } from './figures.ts'
import { heldLevel } from './held-level.ts'
import type { NamedSubject } from './subject.ts'
import { targetAhead } from './target.ts'

interface ForecastDeps {
  readonly db: Db
  readonly modelOf: (company: CompanySnapshot, named: NamedSubject) => Promise<ForecastModel>
  /** Day by which everything was known. */
  readonly day: string
}

/** What may come of one of a company's scores or figures. */
export async function companyForecast(
  { db, modelOf, day }: ForecastDeps,
  company: CompanySnapshot,
  { key, named }: { readonly key: string; readonly named: NamedSubject },
): Promise<CompanyForecast> {
  const model = await modelOf(company, named)
  const { years } = company.market.panel
  const yearAt = (position: number) => years[0]! + position
  const figures = figuresOf(company, named)
  const last = lastFigure(figures)
  const scope = named.subject === 'score' ? null : named.scope
  const target = last === -1 ? null : await targetOf(yearAt(last))
  const until = lastForecastYear - years[0]!
  const own = { figures, industry: company.industry }
  const atPosition = target && { ...target, year: target.year - years[0]! }
  // Only a target for emissions weighs in the forecast; every other is held against it.
  const forecast = forecastOf(model, { ...own, until, target: scope ? atPosition : null })
  const { past, own: accuracy } = pastOf(model, own)
  const inYear = <P extends { readonly year: number }>(point: P) => ({ ...point, year: yearAt(point.year) })
  return {
    key,
    subject: named.subject,
    unit: named.unit,
    figure: named.subject === 'score' ? null : openedIn(company, named.codes[0]!),
    state: forecastStateOf(model, figures),
    history: historyOf(company, { named, figures, newest: model.newest }),
    points: forecast?.points.map(inYear) ?? [],
    transformation: forecast?.transformation ?? 'none',
    method: model.method,
    isNaive: model.method === 'naive',
    weights: forecast?.weights ?? { own: 1, industry: 0, target: 0 },
    parts:
      forecast?.parts.map((part) => ({
        ...part,
        parameters: [...part.parameters],
        points: part.points.map(inYear),
      })) ?? [],
    accuracy: {
      short: toAccuracy(model.accuracy.short, model.method),
      long: toAccuracy(model.accuracy.long, model.method),
    },
    own: accuracy,
    past: past.map(({ origin, points }) => ({ origin: yearAt(origin), points: points.map(inYear) })),
    target: target && atPosition && { ...target, ...reachOf(forecast, atPosition) },
    version: forecastVersion,
    recipe: company.market.recipeName,
  }

  async function targetOf(last: number) {
    if (named.subject === 'score') return null
    if (named.scope) return targetAhead(db, company, { scope: named.scope, day, last })
    return named.subject === 'indicator' ? heldLevel(db, company, { indicator: named.codes[0]!, day, last }) : null
  }
}

function openedIn({ market: { panel } }: CompanySnapshot, indicator: string) {
  const at = indicatorPosition(panel, indicator)
  return at === undefined ? null : { indicator, boundary: panel.indicators[at]!.boundary }
}

/** Whether the forecast comes as far as a target, and the narrowest band that holds it. */
function reachOf(forecast: Forecast | null, target: { readonly year: number; readonly value: number }) {
  const point = forecast?.points.find(({ year }) => year === target.year)
  const inside = bandShares.find((share) => {
    const band = point?.bands?.[share]
    return band !== undefined && target.value >= band.low && target.value <= band.high
  })
  return { isReached: point !== undefined, inside: inside ?? null }
}

function toAccuracy(
  { n, companies, errors, coverage }: TermAccuracy,
  method: ForecastMethod,
): CompanyForecast['accuracy']['short'] {
  if (!errors) return { n, companies, relative: null, mase: null, coverage: null }
  const of = (one: ForecastMethod) => errors[forecastMethods.indexOf(one)]!
  const share = (one: ForecastMethod) => (of('naive') === 0 ? 1 : of(one) / of('naive'))
  return {
    n,
    companies,
    relative: { chosen: share(method), drift: share('drift'), industry: share('industry') },
    mase: { chosen: of(method), naive: of('naive'), drift: of('drift'), industry: of('industry') },
    coverage: coverage && { 50: coverage[0]!, 80: coverage[1]!, 95: coverage[2]! },
  }
}
