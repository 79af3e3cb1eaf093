import type { OneRegression, RegressionBundle } from '#contract/value-models/one-regression.ts'
import { hashOf } from '#methodology/scores/recipe.ts'
import type { CallDeps } from '#server/deps.ts'
import { Refusal } from '#server/http/refusal.ts'
import { listCompanyRows } from '#server/industries/queries.ts'
import { marketAttributions } from '#server/market/status.ts'
import { pbrKpis } from '#server/market/value/kpis.ts'
import { pbrInput, regressionsOf } from '#server/market/value/value-models.ts'
import { toCompanyName } from './names.ts'
import { type OpenScope, toScope } from './open.ts'
import { regressionRecipe } from './recipe.ts'
import { headOf, shownOf, toRegression } from './rows.ts'

/** Which regression of a scope. */
export interface Which {
  readonly indicator: string
  /** The one of the least p when left out. */
  readonly lag?: number | undefined
}

/** A regression among those of its scope. */
export async function findOne(deps: CallDeps, { market, scope }: OpenScope, { indicator, lag }: Which) {
  const kpis = pbrKpis(market.panel)
  const at = kpis.findIndex(({ row }) => row.code === indicator)
  if (at === -1) throw new Refusal('indicator.not-found')
  const { indicators, pbr } = await regressionsOf(market, scope, deps.caller)
  const tried = indicators[at]!
  return { kpi: kpis[at]!, tried, shown: lag === undefined ? shownOf(tried) : tried.lags[lag]!, pbr }
}

/** The rows and points behind one of them. Quick, but of many rows: worked out in the pool. */
function pointsOf({ market, scope }: OpenScope, { kpi, shown }: Awaited<ReturnType<typeof findOne>>) {
  const { panel, pool } = market.engine
  const { position, form } = kpi
  return pool.run(panel, 'pbrPoints', { ...pbrInput(market, scope), kpi: { position, form }, lag: shown.lag })
}

export async function oneOf(deps: CallDeps, open: OpenScope, which: Which): Promise<OneRegression> {
  const one = await findOne(deps, open, which)
  const { kpi, tried, shown, pbr } = one
  const { companies, years } = open.market.panel
  const { points } = shown.fit ? await pointsOf(open, one) : { points: [] }
  const ids = [...new Set(points.map(({ company }) => companies[company]!.id))]
  const names = await listCompanyRows(deps.db, ids)
  return {
    scope: await toScope(deps, open, pbr),
    row: headOf(years, kpi, { ...tried, shown }),
    ...{ lags: tried.lags.map(toRegression), lag: shown.lag },
    points: points.map(({ company, year, x, y }) => ({ companyId: companies[company]!.id, year: years[year]!, x, y })),
    companies: ids.flatMap((id) => names.get(id) ?? []).map(toCompanyName),
    recipe: regressionRecipe(open, { indicator: which.indicator, lag: shown.lag }),
  }
}

/** Every row of a regression that was fitted. */
export async function bundleOf(deps: CallDeps, open: OpenScope, which: Which): Promise<RegressionBundle> {
  const one = await findOne(deps, open, which)
  const { kpi, shown, pbr } = one
  if (!shown.fit) throw new Refusal('figure.not-found')
  const { panel, peers } = open.market
  const { rows } = await pointsOf(open, one)
  const bundle = {
    format: 'satoyama-regression-1' as const,
    recipe: regressionRecipe(open, { indicator: which.indicator, lag: shown.lag }),
    attributions: await marketAttributions(deps.db),
    scope: await toScope(deps, open, pbr),
    ...{ indicator: which.indicator, form: kpi.form, regression: toRegression(shown) },
    rows: Array.from(rows.company, (company, at) => ({
      companyId: panel.companies[company]!.id,
      industry: peers.industries[peers.industryOf[company]!]!.code,
      year: panel.years[rows.year[at]!]!,
      pbr: Math.exp(rows.lnPbr[at]!),
      roe: Math.exp(rows.lnRoe[at]!),
      kpi: kpi.form === 'log' ? Math.exp(rows.kpi[at]!) : rows.kpi[at]!,
    })),
  }
  return { ...bundle, sha256: hashOf(bundle) }
}
