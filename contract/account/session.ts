import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { toMailText } from '../wire/typed.ts'

/** Longest address and password a sign-in takes, in characters. */
export const signInLimits = { email: 254, password: 256 } as const

/** An address as it is typed to sign in: it need not be one that an account could have. */
export const SignInEmail = z.string().transform(toMailText).pipe(z.string().min(1).max(signInLimits.email))

/** Something that we handed out and that comes back as it was. */
export const Handed = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\x21-\x7e]*$/)

/** Days without a refresh after which a session ends. */
export const sessionDays = 14

/** Wall-clock time in Tokyo, `YYYY/MM/DD HH:mm:ss`: the token is good until then. */
const TokenPeriod = z.string().regex(/^\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}:\d{2}$/)

const Tokens = {
  result: z.literal(true),
  /** Short-lived signed token, sent in the `token` header of every call. */
  token: z.string(),
  token_period: TokenPeriod,
  /** `<handle>.<secret>`. Only the handle travels on ordinary calls. */
  refresh_token: z.string(),
}

export const signIn = endpoint('POST /login', {
  access: 'public',
  envelope: 'bare',
  summary: 'Sign in with an address and a password',
  body: z.object({
    email: SignInEmail,
    password: z.string().min(1).max(signInLimits.password),
  }),
  response: z.object({
    ...Tokens,
    /** True inside a maintenance window: go to the maintenance page. */
    mente: z.boolean(),
    /** True when the password is older than 90 days: nothing else is reachable until it is changed. */
    password_expired: z.boolean(),
    name: z.string(),
    /** Always blank: the address is the server's own business. */
    ip: z.literal(''),
  }),
  refusals: ['session.credentials', 'session.too-many-attempts'],
})

export const refreshSession = endpoint('POST /refresh', {
  access: 'public',
  envelope: 'bare',
  summary: 'Exchange a refresh token for new tokens; a re-used one ends its whole family',
  body: z.object({ token: Handed(4000).optional(), refresh_token: Handed(200) }),
  response: z.object(Tokens),
  refusals: ['session.expired'],
})

export const signOut = endpoint('POST /logout', {
  access: 'public',
  closedToTokens: true,
  envelope: 'bare',
  summary: 'End the session that a refresh token belongs to',
  body: z.object({ refresh_token: Handed(200) }),
  response: z.object({ result: z.literal(true) }),
  refusals: [],
})

/** One signed-in browser of the caller. */
export const Session = z.object({
  /** Public name of the session. */
  handle: z.string(),
  /** Moments, ISO 8601. */
  startedAt: z.iso.datetime(),
  refreshedAt: z.iso.datetime(),
  /** Network address it was last seen from; null when it was never noted. */
  address: z.string().nullable(),
  /** The browser as it named itself, at most 300 characters; null when it did not. */
  userAgent: z.string().nullable(),
  /** Whether it is the caller's own. */
  isThis: z.boolean(),
})
export type Session = z.infer<typeof Session>

export const listSessions = endpoint('GET /sessions', {
  closedToTokens: true,
  summary: 'The browsers in which the caller is signed in, the newest first',
  response: z.array(Session),
  refusals: [],
})

export const removeSession = endpoint('DELETE /sessions/:handle', {
  closedToTokens: true,
  summary: 'End one session of the caller',
  params: z.object({ handle: z.string().min(1).max(100) }),
  response: z.object({}),
  refusals: ['session.not-found'],
})

export const removeOtherSessions = endpoint('DELETE /sessions', {
  closedToTokens: true,
  summary: 'End every session of the caller but this one',
  response: z.object({ ended: z.int().min(0) }),
  refusals: [],
})
