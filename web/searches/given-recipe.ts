import type { searchMarket } from '#contract/search/searches.ts'
import type { Output } from '#contract/wire/endpoint.ts'

/** The recipe of an answer, for tests that look at something else. */
export const givenRecipe = {
  hash: 'a'.repeat(64),
  method: 'standard',
  version: '1',
  inference: 'industry',
  period: 'short',
  peers: 'gics74',
  asOf: null,
  revision: 1,
} as Output<typeof searchMarket>['recipe']
