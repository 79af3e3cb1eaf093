/**
 * Mails of a day in Tokyo, without those that guard an account and messages to support, which have limits of their own. What is
 * beyond leaves on the next day that has room.
 */
export const mailLimits = {
  /** Mails that one account causes. */
  caused: 300,
  /** Mails that one address gets, whoever causes them. */
  received: 100,
} as const
