import type { ScoreQuery } from '#contract/scores/scores.ts'
import { hashOf } from '#methodology/scores/recipe.ts'
import type { Book } from './score-engine.ts'

/** The recipe of some scores as an answer names it. */
export function recipeName(book: Book, { inference, period, asOf }: ScoreQuery) {
  const recipe = book.recipe(inference, period, asOf ?? null)
  const { version, peers, vintage } = recipe
  return { hash: hashOf(recipe), version, inference, period, peers, asOf: vintage.asOf, revision: vintage.revision }
}
