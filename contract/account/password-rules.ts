/** Days after which a password has to be changed. */
export const passwordDays = 90

/** Longest password taken, in UTF-16 units. */
export const longestPassword = 256

/** What a password can still lack. */
export type PasswordRule = 'length' | 'alphanumeric' | 'symbol' | 'upper' | 'lower' | 'digit'

type Rules = Readonly<Partial<Record<PasswordRule, (password: string) => boolean>>>

const isLong = (min: number) => (password: string) => [...password].length >= min
const hasSymbol = (password: string) => /[\p{P}\p{S}]/u.test(password)

/** For a change: at least 8 characters, with a letter or digit and a symbol each at least once. */
export const changeRules = {
  length: isLong(8),
  alphanumeric: (password) => /[A-Za-z0-9]/.test(password),
  symbol: hasSymbol,
} as const satisfies Rules

/** For a reset: at least 10 characters, with upper case, lower case, digit and symbol. */
export const resetRules = {
  length: isLong(10),
  upper: (password) => /[A-Z]/.test(password),
  lower: (password) => /[a-z]/.test(password),
  digit: (password) => /[0-9]/.test(password),
  symbol: hasSymbol,
} as const satisfies Rules

/** Rules that a password does not meet yet, in the order of the list; empty when it is good. Full-width letters count as their half-width selves, as when it is stored. */
export function unmetRules(rules: Rules, password: string): PasswordRule[] {
  const text = password.normalize('NFKC')
  return (Object.keys(rules) as PasswordRule[]).filter((rule) => !rules[rule]!(text))
}
