/** How a test compares. */
export type Operator = '=' | '!=' | '<' | '<=' | '>' | '>='

/** The smallest question of a rule, about one term. */
export type Test =
  | {
      readonly kind: 'comparison'
      readonly term: string
      readonly operator: Operator
      readonly operand: number | string
    }
  | {
      readonly kind: 'membership'
      readonly term: string
      readonly isIn: boolean
      readonly operands: readonly (number | string)[]
    }
  /** Whether the company disclosed an indicator. */
  | { readonly kind: 'reported'; readonly term: string }

export type Expression =
  | Test
  | { readonly kind: 'joined'; readonly by: 'and' | 'or'; readonly parts: readonly Expression[] }
  | { readonly kind: 'constant'; readonly isTrue: boolean }

/** A rule: labels with expressions, the first true one wins; otherwise the default. */
export interface Rule {
  readonly branches: readonly { readonly label: string; readonly expression: Expression }[]
  readonly otherwise: string
}

/** A text that is no rule: what was expected, and where. */
export interface RuleSyntaxError {
  /** `default` the last label must say `otherwise`, and only the last. */
  readonly expected: 'label' | 'colon' | 'term' | 'operator' | 'operand' | 'comma' | 'closing' | 'default' | 'end'
  /** Character of the text, from 0. */
  readonly at: number
  /** What stood there; empty at the end of the text. */
  readonly found: string
}

export interface Token {
  readonly kind: 'word' | 'number' | 'mark'
  readonly text: string
  readonly at: number
}

const pattern = /\s*(?:([A-Za-z_][\w.-]*)|(-?\d+(?:\.\d+)?)(?![\w.])|(!=|<=|>=|[=<>():;,])|(\S))/y

/** A rule's text in words, numbers and marks; what is none of them becomes a mark that no rule has. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  const reader = new RegExp(pattern)
  for (let match = reader.exec(text); match; match = reader.exec(text)) {
    const [, word, number, mark, other] = match
    const written = word ?? number ?? mark ?? other!
    const kind = word !== undefined ? 'word' : number !== undefined ? 'number' : 'mark'
    tokens.push({ kind, text: written, at: reader.lastIndex - written.length })
  }
  return tokens
}
