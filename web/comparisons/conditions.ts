import { inferenceByGuess } from '#contract/scores/score-query.ts'
import { defaultInference } from '#methodology/inference/estimate.ts'
import { periods } from '#methodology/scores/hierarchy.ts'
import { readShortcut } from '../companies/materiality-shortcut.ts'
import { today } from '../context/search.ts'
import type { ComparisonSearch } from './address.ts'

/** Years before this one that a comparison begins with. */
const yearsBack = 5

/** First and last fiscal year: of the link, else of the cookies of the shortcut, else the five years before this one and this one. */
export function yearsOf({ from_y, to_y }: Pick<ComparisonSearch, 'from_y' | 'to_y'>): { from: number; to: number } {
  const saved = readShortcut()
  const thisYear = Number(today().slice(0, 4))
  const to = to_y ?? saved.to ?? thisYear
  const from = from_y ?? saved.from ?? to - yearsBack
  return from <= to ? { from, to } : { from: to, to: from }
}

/** The numbers that the specification has for the rule for missing figures and the horizon, as the context calls them. */
export function contextOfNumbers({ guess_kbn, method_period }: ComparisonSearch) {
  const inference = guess_kbn === undefined ? undefined : inferenceByGuess[guess_kbn]
  const period = method_period === undefined ? undefined : periods[method_period - 1]
  return {
    ...(inference && { inference: inference === defaultInference ? undefined : inference }),
    ...(period && { period: period === 'short' ? undefined : period }),
  }
}
