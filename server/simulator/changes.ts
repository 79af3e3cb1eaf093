import type { Change } from '#contract/simulator/changes.ts'
import type { changeFaults, Simulation } from '#contract/simulator/simulator.ts'
import { stateCode } from '#methodology/panel/panel.ts'
import { isPossible, possibleFigures } from '#methodology/scores/simulation/possible.ts'
import { readCatalogue, readTraits } from '#server/catalogue/catalogue.ts'
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
  return isPossible(kindOf(indicator), value) ? null : 'range'
}

const kindOf = (indicator: string) => readTraits().find(({ code }) => code === indicator)?.kind ?? 'other'

function rangeOf({ indicator }: Change) {
  const { least, most } = possibleFigures(kindOf(indicator))
  return { least, most }
}
