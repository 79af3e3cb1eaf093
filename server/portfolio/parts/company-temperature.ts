import type { CompanyTemperature } from '#contract/portfolio/temperature.ts'
import type { NotChosenReason } from '#methodology/temperature/choose.ts'
import type { PreparedTarget } from '#methodology/temperature/prepare.ts'
import { horizons, scoredScopes } from '#methodology/temperature/target.ts'
import type { Db } from '#server/db/database.ts'
import { temperatureGrid } from '#server/market/temperature/grid.ts'
import type { ListedTarget } from '#server/market/temperature/targets.ts'
import type { PortfolioView } from '../view/portfolio-view.ts'
import { companyTemperature, listedTargets } from '../view/temperatures.ts'

type Line = CompanyTemperature['targets'][number]

/** How a company's scores came about. */
export async function explainTemperature(db: Db, view: PortfolioView, company: number): Promise<CompanyTemperature> {
  const { referenceYear } = view.temperatures
  const { id } = view.snapshot.panel.companies[company]!
  const listed = (await listedTargets(db, view)).get(id)
  const targets = listed?.targets ?? []
  const { reading, scores } = companyTemperature(view, targets, { company, referenceYear })
  const byKey = new Map(targets.map((target) => [target.key, target]))
  const tonnes = (value: number) => (Number.isNaN(value) ? null : value)
  const choices = scoredScopes.flatMap((scope) => horizons.flatMap((horizon) => reading.choices[scope][horizon] ?? []))
  return {
    referenceYear,
    default: Number(view.query.default),
    scores: temperatureGrid(scores),
    targets: [
      ...choices.flatMap(({ chosen, others }) => [
        ...linesOf(byKey, chosen, null),
        ...others.flatMap(({ target, reason }) => linesOf(byKey, target, reason)),
      ]),
      ...reading.leftOut.flatMap(({ key, reason }) => {
        const target = byKey.get(key)
        return target ? [{ ...written(target), horizon: null, counted: null, coverage: null, larr: null, reason }] : []
      }),
    ],
    emissions: {
      'scope1+2': tonnes(view.columns.emissions['12'][company]!),
      scope3: tonnes(view.columns.scope3[company]!),
    },
    isValidated: listed?.isValidated ?? false,
  }
}

function written({ type, scope, reduction, baseYear, endYear, source }: ListedTarget) {
  const { list, publishedOn, importId, line, wording } = source
  return { type, scope, reduction, baseYear, endYear, wording, source: { list, publishedOn, importId, line } }
}

/** A target as it counts, or was passed over; one that was made of two is two lines. */
function linesOf(
  byKey: ReadonlyMap<string, ListedTarget>,
  { from, scope, horizon, reduction, coverage, boundaryFactor, baseYear, endYear }: PreparedTarget,
  reason: NotChosenReason | null,
): Line[] {
  const counted = reduction * boundaryFactor
  return from.flatMap((key) => {
    const target = byKey.get(key)
    if (!target) return []
    return [
      { ...written(target), scope, horizon, counted, coverage, larr: (counted / (endYear - baseYear)) * 100, reason },
    ]
  })
}
