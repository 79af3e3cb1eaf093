import type { themeKinds } from '../scores/ratings.ts'
import type { SetName } from './condition.ts'

/** Lists whose values are answers of a rule: the kind of the rules, and the state that a bare code stands for. */
export const ruleLists = {
  theme: { kind: 'theme', defaultState: 'implemented' },
  screen: { kind: 'negative_screen', defaultState: 'hit' },
  regulation: { kind: 'regulation', defaultState: 'applies' },
  index: { kind: 'index', defaultState: 'member' },
} as const
export type RuleListName = keyof typeof ruleLists

export const isRuleList = (name: SetName): name is RuleListName => Object.hasOwn(ruleLists, name)

/** The list that asks about rules of a kind: `screen` about negative screens. */
export const ruleListOf = (kind: (typeof themeKinds)[number]): RuleListName =>
  (Object.keys(ruleLists) as RuleListName[]).find((name) => ruleLists[name].kind === kind)!

/** States of an index whose members were imported and that no rule of ours describes. */
export const membershipStates = ['member', 'not_member', 'no_information'] as const

/** A value of such a list: `human_rights:no_information`, or `human_rights` for the default state. */
export function parseRuleValue(name: RuleListName, value: string): { readonly code: string; readonly state: string } {
  const [code = '', state = ruleLists[name].defaultState] = value.split(':')
  return { code, state }
}
