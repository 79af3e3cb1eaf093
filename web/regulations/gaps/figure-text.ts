import type { Marks } from '#contract/market/marks.ts'
import type { GapState } from '#contract/regulations/names.ts'
import { termValue } from '../../indicators/themes/term-value.ts'
import { detailMessages } from '../detail-messages.ts'

/** A figure with its unit; a yes or no in words. */
export const figureText = ({ code, unit }: { readonly code: string; readonly unit: string }, value: number): string =>
  termValue(value, { term: code, unit })

/** What is there of a figure. */
export const stateText = (state: GapState): string => detailMessages().gaps.states[state]

/** What the source says of a figure: how far it was assured, and its standard; nothing where it says nothing. */
export function markTexts({ assurance, standard }: Marks): string[] {
  const { gaps: m } = detailMessages()
  return [...(assurance ? [m.assurance[assurance]] : []), ...(standard ? [m.standard[standard]] : [])]
}
