import { addressLimits } from '#contract/account/address.ts'
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
   * Passwords: signing in, changing one, asking for a new address, making a token. Only wrong ones count. A known browser and a
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
  /** Reset links and links to a new address tried; only bad ones count, and there is no account to count by. */
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
  /** Links to a new address asked for; each counts. */
  addressChange: {
    name: 'address-change',
    minutes: 24 * 60,
    perAccount: addressLimits.asked,
    perNetwork: Number.POSITIVE_INFINITY,
    refusal: 'address.too-often',
  },
  /** Names that a person gives themselves; each counts, since readers of comments know people by them. */
  nameChange: {
    name: 'name-change',
    minutes: 24 * 60,
    perAccount: 5,
    perNetwork: Number.POSITIVE_INFINITY,
    refusal: 'profile.name-too-often',
  },
  /** Messages to support; each counts. */
  contact: { name: 'contact', minutes: 60, perAccount: 10, perNetwork: 50, refusal: 'contact.too-many' },
  /** Texts of comments, written and edited; each counts, and there are three spans. An office is not held up by one of its people. */
  commentMinute: commentLimit('comment-minute', 1, 6),
  commentHour: commentLimit('comment-hour', 60, 40),
  commentDay: commentLimit('comment-day', 24 * 60, 150),
  /** Comments deleted, restored, resolved and opened again. */
  commentAct: commentLimit('comment-act', 10, 60),
  /** Mails to those whom comments mention; what is over is not sent, and the comment stays. */
  commentMail: commentLimit('comment-mail', 24 * 60, 60),
  /** Addresses asked whether they want an alert; each counts. */
  alertQuestion: {
    name: 'alert-question',
    minutes: 24 * 60,
    perAccount: 60,
    perNetwork: Number.POSITIVE_INFINITY,
    refusal: 'alert.recipients',
  },
} as const satisfies Record<string, Limit>

function commentLimit(name: string, minutes: number, perAccount: number): Limit {
  return { name, minutes, perAccount, perNetwork: Number.POSITIVE_INFINITY, refusal: 'request.too-many' }
}

export const longestLimitMinutes = Math.max(...Object.values(limits).map(({ minutes }) => minutes))
