import type { YearStep } from '#contract/scores/score.ts'
import type { listUnscored } from '#contract/scores/unscored.ts'
import type { Output } from '#contract/wire/endpoint.ts'

export const givenUnscored: Output<typeof listUnscored>['figures'] = [
  { indicator: 'E-WT-001', fiscalYear: 2023, boundary: 'parent', value: 1234, reason: 'other-boundary' },
]

export const givenStep: YearStep = { from: 2022, entered: 2, left: 1, changed: 0, common: 0.9, isComparable: true }

export const recipe = {
  hash: 'ab'.repeat(32),
  method: 'standard',
  version: '2.0',
  inference: 'industry',
  period: 'short',
  peers: 'gics74',
  asOf: null,
  revision: 3,
} as const
