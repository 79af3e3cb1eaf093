import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { knownDays } from '#server/retention/limits.ts'

/**
 * Tells browsers apart for the limits of wrong passwords. It opens nothing: who brings it still needs the password. It is random
 * and looked up, so there is nothing in it to sign.
 */
const name = 'satoyama-browser'

/** The cookie of the caller's browser; null for programs and newcomers. */
export function browserOf({ cookies }: FastifyRequest): string | null {
  const value = cookies[name]
  return value && /^[\w-]{20,64}$/.test(value) ? value : null
}

export function setBrowserCookie(reply: FastifyReply, browser: string, { publicUrl }: Config): void {
  reply.setCookie(name, browser, {
    path: '/api',
    maxAge: knownDays * 86_400,
    httpOnly: true,
    sameSite: 'strict',
    secure: publicUrl?.startsWith('https:') ?? false,
  })
}
