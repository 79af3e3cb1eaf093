import type { FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/refusal.ts'
import { userOf } from '#server/http/user.ts'
import { tryPassword } from './try-password.ts'

/** Refuses a call that does not bring the caller's own password; wrong ones count as they do at the sign-in. */
export async function requirePassword(deps: Deps, request: FastifyRequest, password: string): Promise<void> {
  const { email } = userOf(request)
  if (!(await tryPassword(deps, { email, password }, request))) throw new Refusal('password.wrong')
}
