export const weightFaults = [
  'negative',
  'no-number',
  'out-of-range', // above 0 and below `leastWeight`, or above `greatestWeight`
  'unknown-indicator',
  'unknown-industry',
  'duplicate', // the same industry and indicator for the second time
  'all-zero',
] as const

/** Why weights were refused, and where; null where it is not of one industry, or of one indicator. */
export interface WeightFault {
  readonly reason: (typeof weightFaults)[number]
  readonly industry: string | null
  readonly indicator: string | null
}
