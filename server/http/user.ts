import type { FastifyRequest } from 'fastify'

/** The signed-in person, as routes receive it. */
export interface User {
  readonly id: number
  /** The session of this call; null for a program's, which brought an access token. */
  readonly handle: string | null
  readonly name: string
  readonly email: string
  /** Whether a link sent to it was opened, or the operator set it. */
  readonly isAddressProven: boolean
  /** Company as the person states it. */
  readonly companyName: string
  /** Company as the operator set it; null until then. */
  readonly employer: string | null
  readonly departmentName: string
  readonly supportedVendors: readonly string[]
  /** Language kept with the account; null until one was chosen. */
  readonly language: 'ja' | 'en' | null
  readonly isTrial: boolean
  readonly isOperator: boolean
  readonly passwordChangedAt: Date
}

declare module 'fastify' {
  interface FastifyRequest {
    user: User | null
  }
}

/** The signed-in person; only routes that are not public may ask. */
export function userOf(request: FastifyRequest): User {
  if (!request.user) throw new Error(`${request.url} asked for a person without demanding one`)
  return request.user
}
