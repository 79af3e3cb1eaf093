import type { simulatePbr } from '#contract/value-models/simulation.ts'
import type { Input, Output } from '#contract/wire/endpoint.ts'
import { neededChange, pbrChange } from '#methodology/value/pbr/simulation.ts'
import type { CallDeps } from '#server/deps.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findOne } from './one.ts'
import { openScope, toScope } from './open.ts'
import { regressionRecipe } from './recipe.ts'

type Body = Input<typeof simulatePbr>['body']
type Answer = Output<typeof simulatePbr>

/** From changes of indicators to price to book, or back from a wished change to the change needed of each by itself. */
export async function simulationOf(
  deps: CallDeps,
  { direction, changes, pbr, pbrChange: wished, ...query }: Body,
): Promise<Answer> {
  if (changes.some(({ actual }) => actual === null)) throw new Refusal('simulation.actual-empty')
  if (direction === 'to-indicator' && wished === null) throw new Refusal('simulation.pbr-change-empty')
  if (direction === 'to-pbr' && changes.some(({ change }) => change === null))
    throw new Refusal('simulation.change-empty')
  const open = await openScope(deps, query)
  const found = []
  for (const requestedChange of changes)
    found.push({ asked: requestedChange, ...(await findOne(deps, open, requestedChange)) })
  const effects = found.map(({ asked, kpi, shown }) => {
    if (!shown.fit || kpi.form === 'level') throw new Refusal('simulation.not-fitted')
    const { value: elasticity, low, high, t } = shown.fit.kpi
    return {
      indicator: asked.indicator,
      lag: shown.lag,
      elasticity,
      low,
      high,
      t,
      q: shown.q!,
      actual: asked.actual!,
      change: asked.change,
    }
  })
  const pbrEffect =
    direction === 'to-pbr'
      ? pbrChange(effects.map((each) => ({ ...each, change: each.change! })))
      : { exact: wished!, linear: wished!, low: null, high: null }
  return {
    scope: await toScope(deps, open, found[0]!.pbr),
    pbr: { actual: pbr, ...pbrEffect, changed: pbr === null ? null : pbr * (1 + pbrEffect.exact / 100) },
    changes: effects.map(({ change, ...each }) => {
      const needed =
        direction === 'to-pbr' ? { exact: change!, linear: change! } : neededChange(each.elasticity, wished!)
      const exact = needed && Number.isFinite(needed.exact) ? needed.exact : null
      const changed = exact === null ? null : each.actual * (1 + exact / 100)
      return { ...each, change: exact, linear: needed?.linear ?? null, changed }
    }),
    recipe: regressionRecipe(open),
  }
}
