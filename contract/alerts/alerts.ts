import { z } from 'zod'
import { ItemName, namedItem, RemovedItem, UpdatedAt } from '../wire/account-items.ts'
import { endpoint } from '../wire/endpoint.ts'
import { IdInAddress } from '../wire/id.ts'
import { AlertDraft, AlertTimes, AlertWatch, alertFrequencies, recipientStates } from './alert.ts'
import { AlertLine } from './line.ts'

const Moment = z.iso.datetime()
const Count = z.int().min(0)
const params = z.object({ alertId: IdInAddress })

export const Alert = z.object({
  ...namedItem,
  watch: AlertWatch,
  /** Name of the saved search, list or industry that it watches; null where it names none. */
  watchedJa: z.string().nullable(),
  watchedEn: z.string().nullable(),
  frequency: z.enum(alertFrequencies),
  hour: z.int(),
  weekday: z.int(),
  language: z.enum(['ja', 'en']),
  recipients: z.array(z.object({ email: z.string(), state: z.enum(recipientStates) })),
  /** When the next mail is due. */
  nextAt: Moment,
  pausedAt: Moment.nullable(),
  /** The last mail that had something to tell. */
  lastSent: z.object({ at: Moment, items: Count }).nullable(),
  /** Why it cannot tell anything: what it watches was removed. */
  fault: z.enum(['search-gone', 'list-gone']).nullable(),
  updatedAt: UpdatedAt,
})
export type Alert = z.infer<typeof Alert>

export const listAlerts = endpoint('GET /alerts', {
  summary: 'The caller’s alerts, the last changed first',
  response: z.object({
    alerts: z.array(Alert),
    removed: z.array(RemovedItem),
    /** Whether the server has a mail server to send by. */
    hasMail: z.boolean(),
    /** Mails that the account caused today, and those held for a later day because the day’s limits are reached. */
    mails: z.object({ today: Count, held: Count }),
  }),
  refusals: [],
})

export const getAlert = endpoint('GET /alerts/:alertId', {
  summary: 'One alert of the caller',
  params,
  response: Alert,
  refusals: ['alert.not-found'],
})

const written = [
  'search.not-found',
  'watchlist.not-found',
  'industry.not-found',
  'news.words',
  'alert.recipients',
] as const

export const addAlert = endpoint('POST /alerts', {
  summary: 'Make an alert; addresses other than the caller’s own are asked by mail before they get any',
  closedToTrials: true,
  body: AlertDraft,
  response: Alert,
  refusals: [...written, 'alert.too-many', 'alert.name-taken', 'account.full'],
})

export const changeAlert = endpoint('PUT /alerts/:alertId', {
  summary: 'Change an alert, unless it was changed since `updatedAt`',
  closedToTrials: true,
  params,
  body: AlertDraft.extend({ updatedAt: UpdatedAt }),
  response: Alert,
  refusals: [...written, 'alert.not-found', 'alert.changed', 'alert.name-taken', 'account.full'],
})

export const copyAlert = endpoint('POST /alerts/:alertId/copies', {
  summary: 'Make an alert like another one under another name, paused',
  closedToTrials: true,
  params,
  body: z.object({ name: ItemName }),
  response: Alert,
  refusals: ['alert.not-found', 'alert.too-many', 'alert.name-taken', 'alert.recipients', 'account.full'],
})

export const pauseAlert = endpoint('PUT /alerts/:alertId/pause', {
  summary: 'Stop the mails of an alert for a while, or let them go on: with what comes in from then on',
  params,
  body: z.object({ isPaused: z.boolean() }),
  response: Alert,
  refusals: ['alert.not-found'],
})

export const removeAlert = endpoint('DELETE /alerts/:alertId', {
  summary: 'Remove an alert; it can be restored for a while',
  params,
  response: z.object({}),
  refusals: ['alert.not-found'],
})

export const restoreAlert = endpoint('POST /alerts/:alertId/restore', {
  summary: 'Take the removal of an alert back; one of the last fifty removed',
  params,
  response: Alert,
  refusals: ['alert.not-found', 'alert.too-many', 'alert.name-taken'],
})

export const previewAlert = endpoint('POST /alerts/preview', {
  summary: 'What an alert would have mailed in the last seven days, had it been there',
  body: AlertTimes.extend({ watch: AlertWatch, language: z.enum(['ja', 'en']) }),
  response: z.object({
    /** Mails with something to tell. */
    mails: Count,
    items: Count,
    /** The mails, newest first, with what each would have told. */
    sent: z.array(z.object({ at: Moment, items: Count, lines: z.array(AlertLine) })),
    /** Where nothing is told: articles without the words, and those of any level; null where no such condition is set. */
    withoutWords: Count.nullable(),
    anyLevel: Count.nullable(),
    /** Day of the latest article on file, where nothing is told of the news; null else. */
    newest: z.iso.date().nullable(),
  }),
  refusals: [
    'search.not-found',
    'watchlist.not-found',
    'industry.not-found',
    'news.words',
    'search.invalid',
    'market.preparing',
    'market.busy',
  ],
})

export const listAlertMails = endpoint('GET /alerts/:alertId/mails', {
  summary: 'What an alert has sent, newest first: to whom, what, and whether it left',
  params,
  query: z.object({ before: Moment.optional() }),
  response: z.object({
    mailings: z.array(
      z.object({
        id: z.int(),
        /** From and up to when came in what it tells. */
        since: Moment,
        until: Moment,
        items: Count,
        lines: z.array(AlertLine),
        mails: z.array(
          z.object({
            email: z.string(),
            state: z.enum(['waiting', 'held', 'sent', 'failed']),
            /** First day in Tokyo on which it may leave; null for mail of before there were such days. */
            leavesOn: z.iso.date().nullable(),
            sentAt: Moment.nullable(),
          }),
        ),
      }),
    ),
    hasMore: z.boolean(),
  }),
  refusals: ['alert.not-found'],
})
