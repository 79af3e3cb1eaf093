import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { recipientStates } from './alert.ts'

/** Secret token, included in each e-mail: it gives access to the subscription of one address to one alert. */
const params = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{32}$/) })

const Subscription = z.object({
  /** Name of the alert. */
  alert: z.string(),
  /** The user who created the alert, and their company as entered by the operator; null if none was entered. */
  owner: z.object({ name: z.string(), company: z.string().nullable() }),
  /** The address, masked: most letters are hidden. */
  email: z.string(),
  state: z.enum(recipientStates),
})

export const getSubscription = endpoint('GET /alert-recipients/:token', {
  access: 'public',
  summary: 'The subscription of a recipient to an alert',
  params,
  response: Subscription,
  refusals: ['alert.link'],
})

export const agreeToAlert = endpoint('POST /alert-recipients/:token/agree', {
  access: 'public',
  summary: 'Confirm the subscription to the e-mails of an alert, without signing in',
  params,
  response: Subscription,
  refusals: ['alert.link'],
})

export const stopAlertMail = endpoint('POST /alert-recipients/:token/stop', {
  access: 'public',
  summary:
    'Stop the e-mails of an alert to an address, without signing in; mail clients call it to unsubscribe in one click (RFC 8058)',
  params,
  response: Subscription,
  refusals: ['alert.link'],
})
