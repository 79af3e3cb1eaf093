import { z } from 'zod'
import { ItemName, namedItem } from '../wire/account-items.ts'
import { endpoint } from '../wire/endpoint.ts'
import { IdInAddress } from '../wire/id.ts'

/** Scenarios of an account. */
export const maxSavedScenarios = 100

const Saved = z.object({
  ...namedItem,
  /** Parameters of the screen, as in a link: `part=scenario&who=company-12`. */
  address: z.string(),
})

export const listSavedScenarios = endpoint('GET /scenarios/saved', {
  summary: 'The caller’s scenarios by name',
  response: z.array(Saved),
  refusals: [],
})

export const saveScenarioAs = endpoint('POST /scenarios/saved', {
  closedToTrials: true,
  summary: 'Keep a scenario, as its link says it, under a name that no other of the account has',
  body: z.object({ name: ItemName, address: z.string().regex(/^[\x21-\x7e]{1,1500}$/) }),
  response: Saved,
  refusals: ['scenario.name-taken', 'scenario.too-many'],
})

const params = z.object({ scenarioId: IdInAddress })

export const renameSavedScenario = endpoint('PUT /scenarios/saved/:scenarioId', {
  summary: 'Give a scenario of the caller another name, one that no other of the account has',
  params,
  body: z.object({ name: ItemName }),
  response: Saved,
  refusals: ['scenario.not-found', 'scenario.name-taken'],
})

export const removeSavedScenario = endpoint('DELETE /scenarios/saved/:scenarioId', {
  summary: 'Remove a scenario of the caller',
  params,
  response: z.object({}),
  refusals: ['scenario.not-found'],
})
