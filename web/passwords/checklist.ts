import { changeRules, type PasswordRule, resetRules, unmetRules } from '#contract/account/password-rules.ts'
import { passwordMessages } from './messages.ts'

/** A condition on the new password, in words, and whether it is met. */
export interface Check {
  readonly words: string
  readonly isMet: boolean
}

/** Which of the two rules: for a change, or for a reset. */
export type Occasion = 'change' | 'reset'

const occasions = {
  change: { rules: changeRules, least: 8 },
  reset: { rules: resetRules, least: 10 },
} as const

export function unmetFor(occasion: Occasion, password: string): PasswordRule[] {
  return unmetRules(occasions[occasion].rules, password)
}

/** The conditions in the order they are shown; `current` is the present password, if there is one. A rule that is not checked yet is not met. */
export function checklist(
  occasion: Occasion,
  { password, confirmation, current }: { password: string; confirmation: string; current?: string },
  isGuessed: boolean | undefined,
): Check[] {
  const m = passwordMessages()
  const { rules, least } = occasions[occasion]
  const unmet = unmetFor(occasion, password)
  const ofRules = (Object.keys(rules) as PasswordRule[]).map((rule) => ({
    words: rule === 'length' ? m.rules.length(least) : m.rules[rule],
    isMet: !unmet.includes(rule),
  }))
  const isUncommon = { words: m.rules.uncommon, isMet: password !== '' && isGuessed === false }
  const isDifferent = { words: m.rules.different, isMet: password !== '' && !isSame(password, current ?? '') }
  const isMatch = { words: m.rules.match, isMet: password !== '' && password === confirmation }
  return [...ofRules, isUncommon, ...(current === undefined ? [] : [isDifferent]), isMatch]
}

/** Passwords that are stored alike: full-width letters count as their half-width selves. */
export function isSame(one: string, other: string): boolean {
  return one.normalize('NFKC') === other.normalize('NFKC')
}
