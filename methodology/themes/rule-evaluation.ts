import type { Measured, MissingReason } from '../figures/measured.ts'
import type { Expression, Operator, Rule, Test } from './rule-grammar.ts'

/** The value of a term: a figure, a yes as 1 and a no as 0, or a word such as a market or a country. */
export type Term =
  | Measured
  | { readonly kind: 'disclosed' | 'estimated'; readonly value: number | string }
  | { readonly kind: 'missing'; readonly reason: MissingReason | 'unknown-term' | 'undecided' }

/** The terms of a company by name; undefined for a name that no term has. */
export type Terms = (name: string) => Term | undefined

/** A test that decided, or could not, with the term that it looked at. */
export interface Because {
  readonly test: Test
  readonly term: Term
  /** Null: unknown, because the term is missing or only estimated. */
  readonly holds: boolean | null
}

export interface Answer {
  readonly state: string
  /** Whether no branch was true. */
  readonly isDefault: boolean
}

export interface Evaluation extends Answer {
  /** Of a branch that was true, the tests that made it so; of the default, every test once. In the order of the rule. */
  readonly because: readonly Because[]
}

/**
 * A rule's answer, and why. Read in order; the first branch that is true wins; what cannot be decided is not true.
 *
 * Three-valued: a test on a missing or estimated term is unknown; AND is false when any part is, OR true when any part is.
 */
export function evaluateRule(rule: Rule, terms: Terms): Evaluation {
  const holds = judgeOf(terms)
  const judge = (test: Test): Because => ({ test, term: terms(test.term) ?? unknownTerm, holds: holds(test) })
  const branch = trueBranch(rule, holds)
  if (branch) {
    const { label, expression } = branch
    return { state: label, isDefault: false, because: once(decisive(expression, holds).map(judge)) }
  }
  const all = rule.branches.flatMap(({ expression }) => testsOf(expression)).map(judge)
  return { state: rule.otherwise, isDefault: true, because: once(all) }
}

/** The answer alone, for whoever judges a whole market. */
export function stateOfRule(rule: Rule, terms: Terms): Answer {
  const branch = trueBranch(rule, judgeOf(terms))
  return branch ? { state: branch.label, isDefault: false } : { state: rule.otherwise, isDefault: true }
}

const unknownTerm: Term = { kind: 'missing', reason: 'unknown-term' }

const judgeOf =
  (terms: Terms): Judge =>
  (test) =>
    holdsOf(test, terms(test.term) ?? unknownTerm)

function trueBranch(rule: Rule, judge: Judge): Rule['branches'][number] | null {
  for (const branch of rule.branches) if (truthOf(branch.expression, judge) === true) return branch
  return null
}

/** Every test of an expression, in its order. */
export function testsOf(expression: Expression): Test[] {
  if (expression.kind === 'joined') return expression.parts.flatMap(testsOf)
  return expression.kind === 'constant' ? [] : [expression]
}

/** Null: unknown. */
type Judge = (test: Test) => boolean | null

function truthOf(expression: Expression, judge: Judge): boolean | null {
  if (expression.kind === 'constant') return expression.isTrue
  if (expression.kind !== 'joined') return judge(expression)
  const decides = expression.by === 'or'
  let isUnknown = false
  for (const part of expression.parts) {
    const truth = truthOf(part, judge)
    if (truth === decides) return decides
    isUnknown ||= truth === null
  }
  return isUnknown ? null : !decides
}

/** The tests that make a true expression true. */
function decisive(expression: Expression, judge: Judge): Test[] {
  if (expression.kind === 'constant') return []
  if (expression.kind !== 'joined') return [expression]
  return expression.parts.filter((part) => truthOf(part, judge) === true).flatMap((part) => decisive(part, judge))
}

function once(all: readonly Because[]): Because[] {
  const seenKeys = new Set<string>()
  return all.filter(({ test }) => {
    const key = JSON.stringify(test)
    return !seenKeys.has(key) && seenKeys.add(key)
  })
}

function holdsOf(test: Test, term: Term): boolean | null {
  if (test.kind === 'reported') return term.kind === 'disclosed'
  if (term.kind !== 'disclosed') return null
  const { value } = term
  if (test.kind === 'comparison') return compared(value, test.operator, test.operand)
  const isAmong = test.operands.some((operand) => isSame(value, operand))
  return isAmong === test.isIn
}

function compared(value: number | string, operator: Operator, operand: number | string): boolean | null {
  if (operator === '=') return isSame(value, operand)
  if (operator === '!=') return !isSame(value, operand)
  const [own, bound] = [toNumber(value), toNumber(operand)]
  if (own === null || bound === null) return null
  if (operator === '<') return own < bound
  if (operator === '<=') return own <= bound
  return operator === '>' ? own > bound : own >= bound
}

/** Codes of classifications come as text and stand in rules as numbers; a yes is stored as 1. */
function isSame(value: number | string, operand: number | string): boolean {
  const [own, other] = [toNumber(value), toNumber(operand)]
  return own !== null && other !== null ? own === other : String(value) === String(operand)
}

function toNumber(value: number | string): number | null {
  if (value === 'yes') return 1
  if (value === 'no') return 0
  if (typeof value === 'number') return Number.isNaN(value) ? null : value
  return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : null
}
