import { passwordDays } from '#contract/account/password-rules.ts'

/** From when a password has to be changed. */
export function passwordExpiry(changedAt: Date): Date {
  return new Date(changedAt.getTime() + passwordDays * 86_400_000)
}

export function isPasswordExpired(changedAt: Date, now: Date): boolean {
  return now > passwordExpiry(changedAt)
}
