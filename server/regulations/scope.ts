import { disclosedShare } from '#contract/regulations/counts.ts'
import { oncePer } from '#server/cache/once.ts'
import { countGaps } from './counts.ts'
import type { RegulationView } from './view.ts'

/** Positions of the listed companies that the regulation applies to. */
export const inScope = oncePer((view: RegulationView): readonly number[] =>
  view.listed.filter((company) => view.states[company] === 'applies'),
)

/** Share of the companies in scope that disclose each indicator, of all listed ones where none is in scope; 0 where nobody could. */
export const shareInScope = oncePer((view: RegulationView): readonly number[] => {
  const scope = inScope(view)
  return view.gaps.map((gaps) => disclosedShare(countGaps(gaps, scope.length > 0 ? scope : view.listed)) ?? 0)
})
