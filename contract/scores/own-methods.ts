import { z } from 'zod'
import { ItemName, itemText, namedItem, UpdatedAt } from '../wire/account-items.ts'
import { endpoint } from '../wire/endpoint.ts'
import { IdInAddress } from '../wire/id.ts'
import { scoreCustomWeights } from './custom-weights.ts'

export const ownMethodLimits = {
  /** Of an account, without those removed. */
  methods: 100,
  /** Of one method; the oldest go, but for the first and those that a saved search or a comment names. */
  versions: 200,
  /** What the versions of one method may take as they are stored; the oldest go as above. */
  versionBytes: 4_000_000,
  /** What those of all methods of an account may take. */
  bytes: 40_000_000,
  /** What their groups may take. */
  groupBytes: 5_000_000,
  /** Characters of a note. */
  note: 1000,
} as const

const { industries: Industries, weights: Weights, adjustments: Adjustments } = scoreCustomWeights.body.shape

const Note = itemText(ownMethodLimits.note)

/** A method of one's own without its weights. */
export const OwnMethodHead = z.object({
  ...namedItem,
  note: z.string(),
  /** Of its weights, from 1; says which state a change is based on. */
  version: z.int(),
  industries: Industries,
  /** Indicators that weigh more than nothing in any industry. */
  indicators: z.int(),
  /** SHA-256 of weights and adjustments in their canonical form: those that mean the same have the same. */
  hash: z.string(),
  updatedAt: UpdatedAt,
})
export type OwnMethodHead = z.infer<typeof OwnMethodHead>

/** Indicators whose weights a person moves together on the screen; no part of what scores are made from. */
const Groups = z
  .array(z.object({ name: ItemName, indicators: z.array(Weights.element.shape.indicator).min(1).max(1000) }))
  .max(50)

export const OwnMethod = OwnMethodHead.extend({
  weights: Weights,
  /** Those that differ from the standard method, by indicator. */
  adjustments: Adjustments.unwrap(),
  groups: Groups,
})
export type OwnMethod = z.infer<typeof OwnMethod>

const params = z.object({ methodId: IdInAddress })
const recipe = { industries: Industries, weights: Weights, adjustments: Adjustments, groups: Groups.default([]) }

export const listOwnMethods = endpoint('GET /own-methods', {
  summary: 'The caller’s own methods of scoring, the last changed first, without their weights',
  response: z.array(OwnMethodHead),
  refusals: [],
})

export const getOwnMethod = endpoint('GET /own-methods/:methodId', {
  summary: 'One method of the caller with its weights, as it is or as one of its versions was',
  params,
  query: z.object({ version: IdInAddress.optional() }),
  response: OwnMethod,
  refusals: ['own-method.not-found'],
})

export const listOwnMethodVersions = endpoint('GET /own-methods/:methodId/versions', {
  summary: 'What weights a method of the caller has had, the newest first',
  params,
  response: z.array(
    OwnMethodHead.pick({ version: true, industries: true, indicators: true, hash: true, createdAt: true }),
  ),
  refusals: ['own-method.not-found'],
})

export const saveOwnMethod = endpoint('POST /own-methods', {
  closedToTrials: true,
  summary: 'Keep weights as a method, under a name that no other method of the account has',
  body: z.object({ name: ItemName, note: Note.default(''), ...recipe }),
  response: OwnMethod,
  refusals: ['weights.invalid', 'own-method.name-taken', 'own-method.too-many', 'own-method.space'],
})

export const changeOwnMethod = endpoint('PUT /own-methods/:methodId', {
  closedToTrials: true,
  summary:
    'Give a method another name, note, groups or weights, unless it was changed since `updatedAt`; other weights are a new version',
  params,
  body: z.object({ name: ItemName, note: Note.default(''), ...recipe, updatedAt: UpdatedAt }),
  response: OwnMethod,
  refusals: [
    'weights.invalid',
    'own-method.not-found',
    'own-method.name-taken',
    'own-method.changed',
    'own-method.space',
  ],
})

export const removeOwnMethod = endpoint('DELETE /own-methods/:methodId', {
  summary: 'Remove a method; it can be restored for a while',
  params,
  response: z.object({}),
  refusals: ['own-method.not-found'],
})

export const restoreOwnMethod = endpoint('POST /own-methods/:methodId/restore', {
  closedToTrials: true,
  summary: 'Take the removal of a method back; one of the last fifty removed',
  params,
  response: OwnMethod,
  refusals: ['own-method.not-found', 'own-method.name-taken', 'own-method.too-many', 'own-method.space'],
})
