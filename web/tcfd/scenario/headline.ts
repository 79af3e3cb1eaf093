import type { ScenarioResult } from '#contract/scenario/cost.ts'
import type { PricePathRow } from '#contract/scenario/prices.ts'
import { scenarioMessages } from './messages.ts'
import { percentText, placeOf, shortName, yenText } from './text.ts'

/** What the first scenario costs in the year asked for, what share of profit that is, and what a target kept would make of it. */
export function scenarioHeadline(result: ScenarioResult, paths: ReadonlyMap<string, PricePathRow>): string {
  const m = scenarioMessages().headline
  const { coverage, scenarios, assumptions, inYear } = result
  if (coverage.withEmissions === 0) return m.noEmissions
  if (result.who.ownership === 'no-value') return m.noValue
  const at = placeOf(result)
  const first = scenarios[0]
  const path = first && paths.get(first.key)
  if (!first || !path || at === -1) return m.noPrice(String(inYear), '')
  const cost = first.costs[assumptions.path][at] ?? null
  if (cost === null) return m.noPrice(String(inYear), shortName(path))
  const share = first.shares[at] ?? null
  const costText =
    share === null
      ? m.cost(String(inYear), yenText(cost), shortName(path))
      : m.costWithShare[assumptions.share](String(inYear), yenText(cost), percentText(share), shortName(path))
  return costText + otherOf(result, at)
}

/** The same with the target kept, or without it, where that makes a difference. */
function otherOf({ scenarios, assumptions, coverage }: ScenarioResult, at: number): string {
  const m = scenarioMessages().headline
  const costs = scenarios[0]!.costs
  const [target, constant] = [costs.target[at] ?? null, costs.constant[at] ?? null]
  if (target === null || constant === null) return ''
  if (assumptions.path !== 'target') {
    if (coverage.withTarget === 0) return ''
    const own = costs[assumptions.path][at]!
    return Math.abs(own - target) < 0.005 * own ? '' : m.ifTarget(yenText(target))
  }
  return Math.abs(constant - target) < 0.005 * constant ? '' : m.ifConstant(yenText(constant))
}

/** From the least to the most that the scenarios cost in the year; null with fewer than two that have a price. */
export function rangeOf(result: ScenarioResult): { low: number; high: number } | null {
  const at = placeOf(result)
  const costs = result.scenarios.flatMap(({ costs }) => costs[result.assumptions.path][at] ?? [])
  return costs.length < 2 ? null : { low: Math.min(...costs), high: Math.max(...costs) }
}
