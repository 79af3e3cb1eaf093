import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { recipientStates } from './alert.ts'

/** Opens what one address gets from one alert; stands in its mails. */
const params = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{32}$/) })

const Subscription = z.object({
  /** Name of the alert. */
  alert: z.string(),
  /** Who set it up, and the company as the operator set it; null where it is not set. */
  owner: z.object({ name: z.string(), company: z.string().nullable() }),
  /** The address, most of its letters left out. */
  email: z.string(),
  state: z.enum(recipientStates),
})

export const getSubscription = endpoint('GET /alert-recipients/:token', {
  access: 'public',
  summary: 'What an address gets from an alert, for whom its mails reached',
  params,
  response: Subscription,
  refusals: ['alert.link'],
})

export const agreeToAlert = endpoint('POST /alert-recipients/:token/agree', {
  access: 'public',
  summary: 'Agree to the mails of an alert, without signing in',
  params,
  response: Subscription,
  refusals: ['alert.link'],
})

export const stopAlertMail = endpoint('POST /alert-recipients/:token/stop', {
  access: 'public',
  summary:
    'Stop the mails of an alert to an address, without signing in; mail programs ask it by themselves (RFC 8058)',
  params,
  response: Subscription,
  refusals: ['alert.link'],
})
