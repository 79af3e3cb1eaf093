import { z } from 'zod'
import { targetScopes } from '#methodology/targets/scopes.ts'
import { Share } from '../scores/score.ts'
import { Day } from '../wire/day.ts'

export const TargetScope = z.enum(targetScopes)
export type TargetScope = z.infer<typeof TargetScope>

/** Scopes separated by commas; a plus may have come as a space. */
export const Scopes = z
  .string()
  .max(80)
  .default('scope1+2')
  .transform((text) => [...new Set(text.split(',').map((scope) => scope.trim().replaceAll(' ', '+')))])
  .pipe(z.array(TargetScope).min(1))

/** Where a target comes from: a list that was imported, or a sentence of an annual report. */
export const TargetSource = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('list'),
    list: z.string(),
    publishedOn: Day.nullable(),
    importId: z.int(),
    line: z.int().nullable(),
  }),
  z.object({
    kind: z.literal('sentence'),
    document: z.object({ id: z.int(), title: z.string(), filedOn: Day }),
    confidence: Share,
    /** False while it waits for a person. */
    isAccepted: z.boolean(),
  }),
])
export type TargetSource = z.infer<typeof TargetSource>

/** How fast a target asks emissions to fall, and how fast they do. */
export const Pace = z.object({
  /** Shares of the base year's emissions a year; docs/methodology/targets.md. */
  promised: z.number(),
  achieved: z.number().nullable(),
  needed: z.number().nullable(),
  /** t-CO2e. */
  base: z.number().nullable(),
  targetEmissions: z.number().nullable(),
  latest: z.number().nullable(),
  latestYear: z.int().nullable(),
  /** Share of the reduction that is done. */
  done: z.number().nullable(),
  /** t-CO2e to be cut still, and each year. */
  left: z.number().nullable(),
  leftEachYear: z.number().nullable(),
})
