import type { ValueRecipe } from '#contract/value-models/scope.ts'
import { hashOf } from '#methodology/scores/recipe.ts'
import { everyLag } from '#methodology/value/pbr/market.ts'
import { regressionVersion } from '#methodology/value/pbr/regression.ts'
import { fewest } from '#methodology/value/pbr/states.ts'
import { valueModelVersion } from '#methodology/value/two-stage/model.ts'
import type { FigureSnapshot } from '#server/market/snapshot/figure-snapshot.ts'
import { pbrKpis, valueKpis } from '#server/market/value/kpis.ts'
import type { OpenScope } from './open.ts'

/** Everything that all regressions of a scope depend on; one of them besides its indicator and lag. */
export function regressionRecipe(
  { market, scope }: Omit<OpenScope, 'query'>,
  one: { readonly indicator?: string; readonly lag?: number } = {},
): ValueRecipe {
  const { panel, peers } = market
  const companies = scope.kind === 'company' ? panel.companies[scope.members[0]!]!.id : scope.name
  const indicators = pbrKpis(panel).map(({ row, form }) => [row.code, form])
  return recipeOf(market, 'pbr-regression', regressionVersion, {
    ...{ companies, peers: peers.basis, indicators, lags: everyLag, fewest },
    ...one,
  })
}

/** Everything that both stages depend on. */
export function valueRecipe(market: FigureSnapshot): ValueRecipe {
  const indicators = valueKpis(market.panel).map(({ row, form }) => [row.code, form])
  return recipeOf(market, 'non-financial-value', valueModelVersion, { peers: market.peers.basis, indicators })
}

function recipeOf(
  { panel, request }: FigureSnapshot,
  method: ValueRecipe['method'],
  version: string,
  parts: object,
): ValueRecipe {
  const asOf = request.asOf ?? null
  const { marketId, revision } = panel
  const hash = hashOf({ method, version, ...parts, vintage: { market: marketId, asOf, revision } })
  return { hash, method, version, asOf, revision }
}
