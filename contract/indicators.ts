import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** How far a fact of the catalogue was checked. `recalled` and `proposed` are never shown as verified. */
export const FactStatus = z.enum(['official', 'verified', 'secondary', 'recalled', 'proposed', 'derived'])

export const Indicator = z.object({
  /** `S-LR-001`; financial ones begin with `F-`. */
  code: z.string(),
  questionCode: z.string(),
  nameJa: z.string(),
  nameEn: z.string(),
  unit: z.string(),
  /** `environment`, `social`, `governance` or `finance`. */
  large: z.string(),
  /** Key of the materiality hierarchy, `climatechange`; for finance its own groups. */
  middle: z.string(),
  smallJa: z.string(),
  smallEn: z.string(),
  direction: z.enum(['higher_better', 'lower_better', 'neutral']),
  type: z.enum(['numeric', 'boolean']),
  /** Whose figure the indicator means, before a source says otherwise. */
  boundary: z.string(),
  isMajor: z.boolean(),
  /** Financial rows may stand for an indicator of the main list; the figure is held once, under that code. */
  sameAs: z.string().nullable(),
  sdgs: z.array(z.int()),
  standardRefs: z.array(z.string()),
  /** Elements of the annual report that carry it; empty when none does. */
  elements: z.array(z.string()),
  status: FactStatus,
})
export type Indicator = z.infer<typeof Indicator>

export const listIndicators = endpoint({
  method: 'GET',
  path: '/indicators',
  summary: 'The catalogue: 427 indicators and 39 financial ones, in the order of the classification',
  response: z.array(Indicator),
  refusals: [],
})
