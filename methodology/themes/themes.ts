import { type Answer, type Evaluation, evaluateRule, stateOfRule, type Term, type Terms } from './rule-evaluation.ts'
import type { Rule } from './rule-grammar.ts'

export { type Because, type Evaluation, evaluateRule, type Term, type Terms } from './rule-evaluation.ts'
export type { Rule, RuleSyntaxError } from './rule-grammar.ts'
export { type ParsedRule, parseRule } from './rule-parser.ts'

/**
 * Answers of all rules for one company. A rule may ask for the answer of another by its code (`reg_eu_taxonomy` asks
 * `reg_csrd`); an answer by default counts as missing there, and so does one that leads back to itself.
 *
 * @param rules by the code of the theme, screen, regulation or index
 * @param codes codes whose answers are wanted; the others are worked out only where one of these asks for them
 * @returns answers by code, in the order asked
 */
export function evaluateRules(
  rules: ReadonlyMap<string, Rule>,
  terms: Terms,
  codes: Iterable<string> = rules.keys(),
): Map<string, Evaluation> {
  return answersOf(rules, { terms, asked: codes, evaluate: evaluateRule })
}

/** The answers alone, without why; the same parameters as `evaluateRules`. */
export function ruleStates(
  rules: ReadonlyMap<string, Rule>,
  terms: Terms,
  codes: Iterable<string> = rules.keys(),
): Map<string, Answer> {
  return answersOf(rules, { terms, asked: codes, evaluate: stateOfRule })
}

interface Asking<A> {
  readonly terms: Terms
  readonly asked: Iterable<string>
  readonly evaluate: (rule: Rule, terms: Terms) => A
}

function answersOf<A extends Answer>(
  rules: ReadonlyMap<string, Rule>,
  { terms, asked, evaluate }: Asking<A>,
): Map<string, A> {
  const answers = new Map<string, A>()
  const answer = (code: string, rule: Rule, asking: readonly string[]): A => {
    const cached = answers.get(code)
    if (cached) return cached
    const path = [...asking, code]
    const withRules: Terms = (name) => {
      const other = rules.get(name)
      if (!other) return terms(name)
      return path.includes(name) ? undecided : toTerm(answer(name, other, path))
    }
    const evaluation = evaluate(rule, withRules)
    // An answer worked out while another is open may lack what refers back to it: only one of its own is stored.
    if (asking.length === 0) answers.set(code, evaluation)
    return evaluation
  }
  for (const code of asked) answer(code, rules.get(code)!, [])
  return answers
}

const undecided: Term = { kind: 'missing', reason: 'undecided' }

function toTerm({ state, isDefault }: Answer): Term {
  return isDefault ? undecided : { kind: 'disclosed', value: state }
}

/** Colors of a theme's answer, always beside a mark and a word. */
type ThemeColor = 'green' | 'red' | 'grey'

/** Implemented is green, not implemented red, anything else grey. Source: specification, human rights theme. */
export function themeColor(state: string): ThemeColor {
  if (state === 'implemented') return 'green'
  return state === 'not_implemented' ? 'red' : 'grey'
}
