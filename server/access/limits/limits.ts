import type { RefusalCode } from '#contract/wire/refusals.ts'

/** How often something may be tried within some minutes: by one account, and from one network. */
export interface Limit {
  readonly name: string
  readonly minutes: number
  /** Infinite where there is no account to count by. */
  readonly perAccount: number
  readonly perNetwork: number
  readonly refusal: RefusalCode
}

export const limits = {
  /**
   * Passwords: signing in, changing one, changing the address of a profile. Only wrong ones count. A known browser and a
   * known network of the account have counts of their own; everybody else shares one.
   */
  password: {
    name: 'password',
    minutes: 15,
    perAccount: 10,
    perNetwork: 50,
    refusal: 'session.too-many-attempts',
  },
  /** Reset links asked for; each counts. An account's count is of one network, or of one known browser. */
  resetRequest: {
    name: 'reset-request',
    minutes: 60,
    perAccount: 5,
    perNetwork: 20,
    refusal: 'session.too-many-attempts',
  },
  /** Reset links tried; only bad ones count, and there is no account to count by. */
  resetLink: {
    name: 'reset-link',
    minutes: 15,
    perAccount: Number.POSITIVE_INFINITY,
    perNetwork: 20,
    refusal: 'session.too-many-attempts',
  },
  /** Access tokens; only bad ones count, and there is no account to count by. */
  accessToken: {
    name: 'access-token',
    minutes: 15,
    perAccount: Number.POSITIVE_INFINITY,
    perNetwork: 50,
    refusal: 'session.too-many-attempts',
  },
  /** Messages to support; each counts. */
  contact: { name: 'contact', minutes: 60, perAccount: 10, perNetwork: 50, refusal: 'contact.too-many' },
} as const satisfies Record<string, Limit>

export const longestLimitMinutes = Math.max(...Object.values(limits).map(({ minutes }) => minutes))
