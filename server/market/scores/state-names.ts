import { forever } from '#contract/wire/day.ts'
import type { LoadedPanel } from '../panel/build.ts'

/** Null for the present. */
export const pastDay = (asOf: string | undefined) => (asOf === undefined || asOf >= forever ? null : asOf)

export const revisionName = ({ marketId, revision, text }: LoadedPanel) => `${marketId} ${revision} ${text ?? ''}`
/** What ranks and scores are of: they stay where only something beside the figures has changed. */
export const figuresName = ({ marketId, figuresRevision, text }: LoadedPanel) =>
  `${marketId} figures ${figuresRevision} ${text ?? ''}`

/** All names of a state of the market: with figures read from text, and without. */
export const namesOf = (panel: LoadedPanel) =>
  [panel, { ...panel, text: 'excluded' as const }].flatMap((state) => [revisionName(state), figuresName(state)])
