import type { ScenarioResult } from '#contract/scenario/cost.ts'

/** The scenario as a file. */
export function Out(_: { readonly result: ScenarioResult }) {
  return null
}
