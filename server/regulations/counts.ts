import { type forces, type GapState, gapStates, regulationStates } from '#contract/regulations/names.ts'
import type { GapCounts, RegulationHead } from '#contract/regulations/regulations.ts'
import type { Regulation } from '#server/catalogue/regulations.ts'
import type { RegulationView } from './view.ts'

type StateCounts = RegulationHead['states']

/** Companies in each state. */
export function countStates({ states }: Pick<RegulationView, 'states'>, companies: readonly number[]): StateCounts {
  const counts = Object.fromEntries(regulationStates.map((state) => [state, 0])) as Record<string, number>
  for (const company of companies) counts[states[company]!]!++
  return counts as StateCounts
}

const noGaps = () => Object.fromEntries(gapStates.map((state) => [state, 0])) as Record<GapState, number>

/** Figures of one indicator by what is there. */
export function countGaps(gaps: readonly GapState[], companies: readonly number[]): GapCounts {
  const counts = noGaps()
  for (const company of companies) counts[gaps[company]!]++
  return counts
}

/** Figures of one company over the indicators that serve a regulation. */
export function gapsOfCompany({ gaps }: Pick<RegulationView, 'gaps'>, company: number): GapCounts {
  const counts = noGaps()
  for (const own of gaps) counts[own[company]!]++
  return counts
}

/** Whether the regulation binds anybody on a day, and from when on. */
export function forceOf(
  { theme, stages }: Regulation,
  day: string,
): Pick<RegulationHead, 'force' | 'from' | 'fromStatus'> {
  const first = stages.find(({ force }) => force === 'in_force')
  if (theme.effective_year === 'none' || !first) return { force: 'never', from: null, fromStatus: null }
  const start = first.from.length === 4 ? `${first.from}-01-01` : first.from
  const force: (typeof forces)[number] = start <= day ? 'in-force' : 'not-yet'
  return { force, from: first.from, fromStatus: first.status }
}
