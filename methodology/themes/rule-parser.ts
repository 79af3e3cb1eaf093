import {
  type Expression,
  type Operator,
  type Rule,
  type RuleSyntaxError,
  type Test,
  type Token,
  tokensOf,
} from './rule-grammar.ts'

export type ParsedRule =
  | { readonly kind: 'rule'; readonly rule: Rule }
  | { readonly kind: 'error'; readonly error: RuleSyntaxError }

/** Words that no term may be called. */
const reserved: readonly string[] = ['AND', 'OR', 'in', 'not', 'otherwise', 'reported']
const operators: readonly string[] = ['=', '!=', '<', '<=', '>', '>=']
/** Deeper brackets than any rule needs, and far from the end of the stack. */
const deepest = 50

/**
 * A rule out of its text: `label: expression; …; label: otherwise`. AND binds tighter than OR.
 *
 * Grammar: `data/vocabulary.csv`, `rule_grammar` and `rule_term`.
 *
 * @returns the rule, or the first place where the text is none
 */
export function parseRule(text: string): ParsedRule {
  const reader = new Reader(text)
  const branches: { label: string; expression: Expression }[] = []
  for (;;) {
    const label = reader.take('word')
    if (!label) return reader.fail('label')
    if (!reader.skip(':')) return reader.fail('colon')
    if (reader.skip('otherwise')) {
      if (!reader.isAtEnd()) return reader.fail('end')
      return { kind: 'rule', rule: { branches, otherwise: label.text } }
    }
    const expression = anyOf(reader, 0)
    if (!expression) return reader.fail('term')
    branches.push({ label: label.text, expression })
    if (!reader.skip(';')) return reader.fail(reader.isAtEnd() ? 'default' : 'operator')
  }
}

class Reader {
  private readonly tokens: readonly Token[]
  private readonly length: number
  private position = 0
  /** The first complaint is the one nearest to the mistake. */
  private complaint: RuleSyntaxError['expected'] | null = null

  constructor(text: string) {
    this.tokens = tokensOf(text)
    this.length = text.length
  }

  isAtEnd(): boolean {
    return this.position === this.tokens.length
  }

  take(kind: Token['kind']): Token | null {
    const token = this.tokens[this.position]
    if (token?.kind !== kind || reserved.includes(token.text)) return null
    this.position++
    return token
  }

  skip(text: string): boolean {
    if (this.tokens[this.position]?.text !== text) return false
    this.position++
    return true
  }

  takeOperator(): Operator | null {
    const token = this.tokens[this.position]
    if (!token || !operators.includes(token.text)) return null
    this.position++
    return token.text as Operator
  }

  /** Note what was expected here; the way up adds nothing to it. */
  complain(expected: RuleSyntaxError['expected']): null {
    this.complaint ??= expected
    return null
  }

  fail(expected: RuleSyntaxError['expected']): ParsedRule {
    const token = this.tokens[this.position]
    const error = { expected: this.complaint ?? expected, at: token?.at ?? this.length, found: token?.text ?? '' }
    return { kind: 'error', error }
  }
}

function anyOf(reader: Reader, depth: number): Expression | null {
  return joined(reader, 'OR', () => joined(reader, 'AND', () => single(reader, depth)))
}

function joined(reader: Reader, word: 'AND' | 'OR', next: () => Expression | null): Expression | null {
  const parts: Expression[] = []
  do {
    const part = next()
    if (!part) return null
    parts.push(part)
  } while (reader.skip(word))
  return parts.length === 1 ? parts[0]! : { kind: 'joined', by: word === 'AND' ? 'and' : 'or', parts }
}

function single(reader: Reader, depth: number): Expression | null {
  if (reader.skip('(')) {
    const inner = depth < deepest ? anyOf(reader, depth + 1) : null
    if (!inner) return null
    return reader.skip(')') ? inner : reader.complain('closing')
  }
  if (reader.skip('true')) return { kind: 'constant', isTrue: true }
  if (reader.skip('false')) return { kind: 'constant', isTrue: false }
  if (reader.skip('reported')) return reported(reader)
  const term = reader.take('word')
  return term ? test(reader, term.text) : reader.complain('term')
}

function reported(reader: Reader): Test | null {
  const code = reader.skip('(') ? reader.take('word') : null
  if (!code) return reader.complain('term')
  return reader.skip(')') ? { kind: 'reported', term: code.text } : reader.complain('closing')
}

function test(reader: Reader, term: string): Test | null {
  const isIn = !reader.skip('not')
  if (reader.skip('in')) return membership(reader, term, isIn)
  const operator = isIn ? reader.takeOperator() : null
  if (!operator) return reader.complain('operator')
  const value = operand(reader)
  return value === null ? reader.complain('operand') : { kind: 'comparison', term, operator, operand: value }
}

function membership(reader: Reader, term: string, isIn: boolean): Test | null {
  if (!reader.skip('(')) return reader.complain('operand')
  const operands: (number | string)[] = []
  do {
    const value = operand(reader)
    if (value === null) return reader.complain('operand')
    operands.push(value)
  } while (reader.skip(','))
  return reader.skip(')') ? { kind: 'membership', term, isIn, operands } : reader.complain('comma')
}

function operand(reader: Reader): number | string | null {
  const word = reader.take('word')
  if (word) return word.text
  const number = reader.take('number')
  return number ? Number(number.text) : null
}
