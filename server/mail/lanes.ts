/** What a mail is about. */
export type MailKind =
  | 'password-reset'
  | 'address-question'
  | 'address-asked'
  | 'address-changed'
  | 'contact'
  | 'comment-mention'
  | 'weights-scored'
  | 'alert-question'
  | 'alert'

/**
 * Mail that somebody waits for, such as a reset link, has a queue of its own: neither a hundred messages to support nor a mail server that takes
 * its time over them hold it up.
 */
export interface Lane {
  readonly name: 'security' | 'other' | 'alerts'
  readonly kinds: readonly MailKind[]
  /** Mails at a time on each server; each holds a connection to the database as long as the mail server is spoken to. */
  readonly atOnce: number
  /** Job that sends an e-mail as soon as it is queued; null where the caller sends it. */
  readonly sendJob: string | null
  readonly sweepJob: string
}

/** In the order in which they are sent where one comes after the other. */
export const lanes: readonly Lane[] = [
  {
    name: 'security',
    kinds: ['password-reset', 'address-question', 'address-asked', 'address-changed'],
    atOnce: 2,
    sendJob: 'mail.send.security',
    sweepJob: 'mail.sweep.security',
  },
  {
    name: 'other',
    kinds: ['contact', 'comment-mention', 'weights-scored', 'alert-question'],
    atOnce: 1,
    sendJob: 'mail.send',
    sweepJob: 'mail.sweep',
  },
  // Thousands fall due at one moment and are swept out together.
  { name: 'alerts', kinds: ['alert'], atOnce: 4, sendJob: null, sweepJob: 'mail.sweep.alerts' },
]

/** Whether the day's counts limit it. What guards an account, and messages to support, have limits of their own. */
export const isLimited = (kind: MailKind): boolean => laneOf(kind).name !== 'security' && kind !== 'contact'

export function laneOf(kind: MailKind): Lane {
  return lanes.find(({ kinds }) => kinds.includes(kind))!
}
