import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { longestPassword } from './password-rules.ts'
import { SignInEmail as Email, Handed } from './session.ts'

/** A password as it is typed. */
export const Password = z.string().min(1).max(longestPassword)

/** Minutes a reset link is good, once. */
export const resetMinutes = 60

/** Minutes in which an account is mailed one link at most, asked for where it has never signed in. */
export const resetPauseMinutes = 10

export const requestPasswordReset = endpoint('POST /password/reset/request', {
  access: 'public',
  summary: 'Mail a link that sets a new password; says whether the address is registered',
  body: z.object({ email: Email }),
  response: z.object({
    /** False where no mail server is set up: the link waits for the operator to pass it on. */
    isMailed: z.boolean(),
  }),
  refusals: ['password.email-unknown', 'session.too-many-attempts'],
})

export const getPasswordReset = endpoint('GET /password/reset/:token', {
  access: 'public',
  summary: 'Whether a reset link is still good',
  params: z.object({ token: z.string().min(1).max(200) }),
  response: z.object({ expiresAt: z.iso.datetime() }),
  refusals: ['password.link-expired'],
})

export const resetPassword = endpoint('POST /password/reset', {
  access: 'public',
  summary: 'Set a new password by a reset link; ends every session of the account',
  body: z.object({ token: Handed(200).min(1), password: Password, confirmation: Password }),
  response: z.object({}),
  refusals: [
    'password.link-expired',
    'password.rules',
    'password.guessable',
    'password.same',
    'password.mismatch',
    'session.too-many-attempts',
  ],
})

/**
 * The page is public: somebody whose password has run out may change it before signing in. So the address and the
 * present password stand in the body, and count against the same limits as a sign-in.
 */
export const changePassword = endpoint('POST /password/change', {
  access: 'public',
  closedToTokens: true,
  summary: 'Change a password by the present one; ends every session of the account but the one in the query',
  body: z.object({ email: Email, current: Password, password: Password, confirmation: Password }),
  response: z.object({}),
  refusals: [
    'session.credentials',
    'session.too-many-attempts',
    'password.rules',
    'password.guessable',
    'password.same',
    'password.mismatch',
  ],
})
