import { z } from 'zod'
import { optional } from '../app/address.ts'

const names = [
  'part',
  'of',
  'benchmark',
  'date',
  'value',
  'scopes',
  'uncovered',
  'estimates',
  'definition',
  'aggregation',
  'horizon',
  'tscope',
  'ref',
  'default',
  'score',
  'trade',
  'exclude',
  'tilt',
  'reach',
  'drawn',
  'from',
  'why',
  'columns',
  'sort',
  'find',
  'flagged',
] as const

const text = optional(z.string().max(2000))

/** What the portfolio screen keeps in its address, as text; the screen itself, which is loaded with it, reads it (`address.ts`). */
export const PortfolioText = z.object(
  Object.fromEntries(names.map((name) => [name, text])) as Record<(typeof names)[number], typeof text>,
)
