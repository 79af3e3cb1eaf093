import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** Longest address and password a sign-in takes, in characters. */
export const signInLimits = { email: 254, password: 256 } as const

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

export const signIn = endpoint({
  method: 'POST',
  path: '/login',
  access: 'public',
  envelope: 'bare',
  summary: 'Sign in with an address and a password',
  body: z.object({
    email: z.string().trim().min(1).max(signInLimits.email),
    password: z.string().min(1).max(signInLimits.password),
  }),
  response: z.object({
    ...Tokens,
    /** True inside a maintenance window: go to the maintenance page. */
    mente: z.boolean(),
    name: z.string(),
    /** Always blank: the address is the server's own business. */
    ip: z.literal(''),
  }),
  refusals: ['session.credentials', 'session.too-many-attempts'],
})

export const refreshSession = endpoint({
  method: 'POST',
  path: '/refresh',
  access: 'public',
  envelope: 'bare',
  summary: 'Exchange a refresh token for new tokens; a re-used one ends its whole family',
  body: z.object({ token: z.string().max(4000).optional(), refresh_token: z.string().max(200) }),
  response: z.object(Tokens),
  refusals: ['session.expired'],
})

export const signOut = endpoint({
  method: 'POST',
  path: '/logout',
  access: 'public',
  envelope: 'bare',
  summary: 'End the session that a refresh token belongs to',
  body: z.object({ refresh_token: z.string().max(200) }),
  response: z.object({ result: z.literal(true) }),
  refusals: [],
})

export const getProfile = endpoint({
  method: 'GET',
  path: '/users',
  summary: 'The signed-in person',
  response: z.object({
    name: z.string(),
    email: z.string(),
    company_name: z.string(),
    department_name: z.string(),
    supported_vendors: z.array(z.string()),
  }),
  refusals: [],
})
