import type { Change } from '#contract/simulator/changes.ts'
import type { changeFaults, Simulation } from '#contract/simulator/simulator.ts'
import { stateCode } from '#methodology/figures/cell-states.ts'
import { isPossible, type PossibleFigures, possibleFigures } from '#methodology/scores/simulation/possible.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { readDoubtTraits } from '#server/catalogue/doubt-traits.ts'
import type { FigureChange } from '#server/market/scores/simulation-tasks.ts'
import type { CompanySnapshot } from '#server/market/snapshot/company-snapshot.ts'

type Rejected = Simulation['rejected'][number]

/** The changes that can be made, and why the others cannot. */
export function checkedChanges(
  company: CompanySnapshot,
  set: readonly Change[],
  year: number,
): [FigureChange[], Rejected[]] {
  const changes: FigureChange[] = []
  const rejected: Rejected[] = []
  for (const change of set) {
    const at = company.market.indicators.findIndex(({ code }) => code === change.indicator)
    const reason = faultOf(company, change, { at, year })
    if (reason === null) changes.push({ indicator: at, value: change.value })
    else rejected.push({ ...change, reason, ...(reason === 'range' ? rangeOf(change) : { least: null, most: null }) })
  }
  return [changes, rejected]
}

function faultOf(
  company: CompanySnapshot,
  { indicator, value }: Change,
  { at, year }: { readonly at: number; readonly year: number },
): (typeof changeFaults)[number] | null {
  if (at === -1) return readCatalogue().some(({ code }) => code === indicator) ? 'not-scored' : 'unknown'
  const { state } = company.figure(at, year)
  if (state === stateCode['not-applicable'] || state === stateCode['no-report']) return 'not-applicable'
  return isPossible(possibleOf(indicator), value) ? null : 'range'
}

/** What figures of a scored indicator can be. */
function possibleOf(indicator: string): PossibleFigures {
  const isBoolean = readCatalogue().find(({ code }) => code === indicator)?.type === 'boolean'
  return possibleFigures(readDoubtTraits().get(indicator)!, isBoolean)
}

function rangeOf({ indicator }: Change) {
  const { least, most } = possibleOf(indicator)
  return { least, most }
}
