import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { toOneLine } from '../wire/typed.ts'
import { Password } from './passwords.ts'

export const tokenLimits = {
  /** Of an account, without those ended or run out. */
  tokens: 20,
  /** Longest name, in UTF-16 units. */
  name: 100,
} as const

/** For how many days a token may be made. */
export const tokenDays = [30, 90, 365] as const
export const usualTokenDays: (typeof tokenDays)[number] = 90

/** `sty_<handle>_<secret>`: with it a program signs in as the account that made it. */
export const tokenPattern = /^sty_([0-9a-f]{16})_([0-9a-f]{64})$/

export const AccessToken = z.object({
  /** Public name of the token, its part after `sty_`. */
  handle: z.string(),
  /** What its owner calls it. */
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** Last day in Tokyo on which it is good. */
  expiresOn: z.iso.date(),
  /** To the minute; null before its first use. */
  lastUsedAt: z.iso.datetime().nullable(),
})
export type AccessToken = z.infer<typeof AccessToken>

export const listTokens = endpoint('GET /tokens', {
  closedToTokens: true,
  summary: 'Access tokens of the caller that are good, the newest first',
  response: z.array(AccessToken),
  refusals: [],
})

export const makeToken = endpoint('POST /tokens', {
  closedToTokens: true,
  summary: 'Make an access token by the present password; the answer is the only place where its text ever stands',
  body: z.object({
    name: z.string().transform(toOneLine).pipe(z.string().min(1).max(tokenLimits.name)),
    days: z.literal([...tokenDays]).default(usualTokenDays),
    password: Password,
  }),
  response: AccessToken.extend({ text: z.string() }),
  refusals: ['token.too-many', 'password.wrong', 'session.too-many-attempts'],
})

export const removeToken = endpoint('DELETE /tokens/:handle', {
  closedToTokens: true,
  summary: 'End an access token of the caller at once',
  params: z.object({ handle: z.string().min(1).max(100) }),
  response: z.object({}),
  refusals: ['token.not-found'],
})
