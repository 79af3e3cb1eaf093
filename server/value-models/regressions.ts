import type { Regressions } from '#contract/value-models/regressions.ts'
import { fewest } from '#methodology/value/pbr/states.ts'
import { readSensitivities } from '#server/catalogue/value-sensitivities.ts'
import type { CallDeps } from '#server/deps.ts'
import { pbrKpis } from '#server/market/value/kpis.ts'
import { regressionsOf } from '#server/market/value/value-models.ts'
import { type OpenScope, toScope } from './open.ts'
import { regressionRecipe } from './recipe.ts'
import { toRow } from './rows.ts'

/** Every indicator with the lag that is told of first. */
export async function listOf(deps: CallDeps, open: OpenScope): Promise<Regressions> {
  const { family, indicators, pbr } = await regressionsOf(open.market, open.scope, deps.caller)
  const kpis = pbrKpis(open.market.panel)
  return {
    scope: await toScope(deps, open, pbr),
    ...{ family, fewest },
    rows: kpis.map((kpi, at) => toRow(open.market.panel.years, kpi, indicators[at]!)),
    published: readSensitivities(),
    recipe: regressionRecipe(open),
  }
}
