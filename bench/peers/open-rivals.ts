import { print } from '../measure.ts'
import { openDuck } from './duckdb-scores.ts'
import { openPolars } from './polars-scores.ts'
import type { Rival, RivalInput } from './score-rivals.ts'

/** The rivals that are installed; npm may leave out an optional package, and then the others are measured all the same. */
export async function openRivals(given: RivalInput): Promise<Rival[]> {
  const rivals: Rival[] = []
  for (const [name, open] of [['DuckDB', openDuck] as const, ['polars', openPolars] as const]) {
    try {
      rivals.push(await open(given))
    } catch (error) {
      if (!isMissing(error)) throw error
      print(`${name} is not installed here and is left out`)
    }
  }
  return rivals
}

export const isMissing = (error: unknown): boolean =>
  ['MODULE_NOT_FOUND', 'ERR_MODULE_NOT_FOUND'].includes((error as { code?: string }).code ?? '')
