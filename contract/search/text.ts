import {
  type Condition,
  everything,
  type GroupCondition,
  isGroup,
  type Leaf,
  type Range,
  type SetName,
  searchBounds,
  setNames,
  type WordName,
  wordNames,
} from './condition.ts'
import type { FaultReason, SearchFault } from './fault.ts'
import { type Aspect, aspects, type Measure, subjectOf } from './measure.ts'

export type Parsed<T> =
  | { readonly kind: 'read'; readonly value: T }
  | { readonly kind: 'fault'; readonly fault: Omit<SearchFault, 'parameter'> }

/**
 * A condition as text: `market(PRM),S-LR-001@2024(..42),any(word(水素),word(CCUS)),!screen(neg_tobacco)`.
 *
 * Conditions side by side hold all at once; `any(…)` and `all(…)` group them, `!` excludes. A figure is `code`, `code@2024`,
 * `code:change@2020-2024`; ranges are `..42`, `10..20`, `30..`, any figure is `..`; other values are classes. docs/search.md tells the whole.
 */
export function printCondition({ of }: GroupCondition): string {
  return of.map(print).join(',')
}

function print(condition: Condition): string {
  return `${condition.isExcluded ? '!' : ''}${isGroup(condition) ? `${condition.kind}(${condition.of.map(print).join(',')})` : printLeaf(condition)}`
}

/** A single condition without its exclusion. */
function printLeaf(leaf: Leaf): string {
  if (leaf.kind !== 'measure') return `${leaf.name}(${leaf.values.map(quote).join(',')})`
  const { measure, ranges, classes, absent, isDisclosedOnly } = leaf
  const values = [
    ...ranges.map(printRange),
    ...classes.map(quote),
    ...(absent === null ? [] : [absent]),
    ...(isDisclosedOnly ? ['disclosed'] : []),
  ]
  return `${printMeasure(measure)}(${values.join(',')})`
}

const printRange = ({ min, max }: Range) => `${min ?? ''}..${max ?? ''}`

export function printMeasure({ subject, aspect, year, from }: Measure): string {
  const years = year === undefined ? '' : `@${from === undefined ? '' : `${from}-`}${year}`
  return `${subject.name}${aspect === 'value' ? '' : `:${aspect}`}${years}`
}

const bare = /^[\p{L}\p{N}_][\p{L}\p{N}_:+-]*$/u
const reserved = new Set(['missing', 'worst', 'disclosed'])

function quote(text: string): string {
  return bare.test(text) && !reserved.has(text) ? text : `'${text.replace(/['\\]/g, '\\$&')}'`
}

/** The condition that a text says; its root is always a group whose members all hold. */
export function parseCondition(text: string): Parsed<GroupCondition> {
  if (text.length > searchBounds.text) return faulty('too-long', searchBounds.text, '')
  try {
    return { kind: 'read', value: new Reader(text).root() }
  } catch (error) {
    if (error instanceof Fault) return { kind: 'fault', fault: error.fault }
    throw error
  }
}

const faulty = (reason: FaultReason, at: number, text: string) =>
  ({ kind: 'fault', fault: { reason, at, text } }) as const

class Fault extends Error {
  readonly fault: Omit<SearchFault, 'parameter'>

  constructor(reason: FaultReason, at: number, text: string) {
    super(reason)
    this.fault = { reason, at, text: text.slice(0, searchBounds.word) }
  }
}

const measureShape = /^([A-Za-z][A-Za-z0-9_-]*)(?::([a-z]+))?(?:@(?:(\d{1,4})-)?(\d{1,4}))?$/

/** A measure by itself, as columns and orders name it. */
export function parseMeasure(text: string, at = 0): Parsed<Measure> {
  const match = measureShape.exec(text)
  if (!match) return faulty('syntax', at, text)
  const [, name, aspect = 'value', from, year] = match
  if (!(aspects as readonly string[]).includes(aspect)) return faulty('aspect', at, text)
  const [first, last] = [from, year].map((digits) => (digits === undefined ? undefined : Number(digits)))
  if (last !== undefined && !isYear(last)) return faulty('year', at, text)
  if (first !== undefined && (!isYear(first) || first >= last!)) return faulty('year', at, text)
  const isBetweenYears = aspect === 'change' || aspect === 'difference'
  if (first !== undefined && !isBetweenYears) return faulty('aspect', at, text)
  return {
    kind: 'read',
    value: {
      subject: subjectOf(name!),
      aspect: aspect as Aspect,
      ...(last !== undefined && { year: last }),
      ...(first !== undefined && { from: first }),
    },
  }
}

const isYear = (year: number) => year >= 1990 && year <= 2100

/** Signs in full width count as the usual ones outside of quotes; every character stays where it is. */
function withPlainSigns(text: string): string {
  return text.replace(/'(?:\\[\s\S]|[^'\\])*'|[（），！：＠．－％　]/g, (piece) =>
    piece.length > 1 ? piece : piece.normalize('NFKC'),
  )
}

interface Value {
  readonly text: string
  readonly at: number
  readonly isQuoted: boolean
}

/** Reads one text from left to right. */
class Reader {
  readonly #text: string
  #at = 0
  #conditions = 0
  /** Words to be looked for in news and patents. */
  #words = 0

  constructor(text: string) {
    this.#text = withPlainSigns(text)
  }

  root(): GroupCondition {
    this.#skip()
    if (this.#at === this.#text.length) return everything
    const of = this.#list(1)
    if (this.#at < this.#text.length) throw this.#fault('syntax')
    return { kind: 'all', isExcluded: false, of }
  }

  #list(depth: number): Condition[] {
    if (depth > searchBounds.depth) throw this.#fault('too-deep')
    const list = [this.#condition(depth)]
    while (this.#takes(',')) list.push(this.#condition(depth))
    return list
  }

  #condition(depth: number): Condition {
    const isExcluded = this.#takes('!')
    this.#skip()
    const at = this.#at
    const head = this.#head()
    if (!this.#takes('(')) throw this.#fault('syntax')
    const condition = this.#isGroupName(head)
      ? ({ kind: head, isExcluded, of: this.#peek() === ')' ? [] : this.#list(depth + 1) } as const)
      : this.#leaf({ head, at, isExcluded })
    if (!this.#takes(')')) throw this.#fault('syntax')
    return condition
  }

  #isGroupName = (head: string): head is 'all' | 'any' => head === 'all' || head === 'any'

  #leaf({ head, at, isExcluded }: { head: string; at: number; isExcluded: boolean }): Leaf {
    if (++this.#conditions > searchBounds.conditions) throw new Fault('too-many', at, head)
    const values = this.#values(head)
    if (head === 'word') this.#words += values.length
    if (this.#words > searchBounds.words) throw new Fault('too-many', at, head)
    if ((wordNames as readonly string[]).includes(head)) {
      return { kind: 'words', isExcluded, name: head as WordName, values: values.map(({ text }) => text) }
    }
    if ((setNames as readonly string[]).includes(head)) {
      return { kind: 'set', isExcluded, name: head as SetName, values: values.map(({ text }) => text) }
    }
    const measure = parseMeasure(head, at)
    if (measure.kind === 'fault') throw new Fault(measure.fault.reason, at, head)
    return { kind: 'measure', isExcluded, measure: measure.value, ...testsOf(values) }
  }

  #values(head: string): Value[] {
    const values = [this.#value()]
    while (this.#takes(',')) values.push(this.#value())
    if (values.length > searchBounds.values) throw new Fault('too-many', this.#at, head)
    return values
  }

  #value(): Value {
    this.#skip()
    const at = this.#at
    const isQuoted = this.#text[at] === "'"
    const text = isQuoted ? this.#quoted() : this.#plain(/[^,()'!\s]/)
    if (text === '') throw this.#fault('syntax')
    if (text.length > searchBounds.word) throw new Fault('too-long', at, text)
    return { text, at, isQuoted }
  }

  #quoted(): string {
    let text = ''
    for (this.#at++; this.#at < this.#text.length; this.#at++) {
      const sign = this.#text[this.#at]!
      if (sign === "'") {
        this.#at++
        return text
      }
      if (sign === '\\') this.#at++
      text += this.#text[this.#at] ?? ''
    }
    throw this.#fault('syntax')
  }

  #head(): string {
    const head = this.#plain(/[^,()'!\s]/)
    if (head === '') throw this.#fault('syntax')
    return head
  }

  #plain(allowed: RegExp): string {
    const start = this.#at
    while (this.#at < this.#text.length && allowed.test(this.#text[this.#at]!)) this.#at++
    return this.#text.slice(start, this.#at)
  }

  #skip(): void {
    while (/\s/.test(this.#text[this.#at] ?? '')) this.#at++
  }

  #peek(): string | undefined {
    this.#skip()
    return this.#text[this.#at]
  }

  #takes(sign: string): boolean {
    if (this.#peek() !== sign) return false
    this.#at++
    return true
  }

  #fault(reason: FaultReason): Fault {
    return new Fault(reason, this.#at, this.#text.slice(this.#at, this.#at + 20))
  }
}

const rangeShape = /^(-?\d*\.?\d+(?:e[+-]?\d+)?)?\.\.(-?\d*\.?\d+(?:e[+-]?\d+)?)?$/i

function testsOf(values: readonly Value[]) {
  const ranges: Range[] = []
  const classes: string[] = []
  let absent: 'missing' | 'worst' | null = null
  let isDisclosedOnly = false
  for (const { text, at, isQuoted } of values) {
    if (isQuoted) classes.push(text)
    else if (text === 'missing' || text === 'worst') absent = text
    else if (text === 'disclosed') isDisclosedOnly = true
    else if (text.includes('..')) ranges.push(rangeOf(text, at))
    else classes.push(text)
  }
  return { ranges, classes, absent, isDisclosedOnly }
}

function rangeOf(text: string, at: number): Range {
  const match = rangeShape.exec(text)
  if (!match) {
    const wrong = Math.max(0, text.search(/[^\d.e+-]/i)) // The first sign that no number has.
    throw new Fault('range', at + wrong, text.slice(wrong))
  }
  const [min, max] = [match[1], match[2]].map((digits) => (digits === undefined ? undefined : Number(digits)))
  const isImpossible = [min, max].some((bound) => bound !== undefined && !Number.isFinite(bound))
  if (isImpossible || (min !== undefined && max !== undefined && min > max)) throw new Fault('range', at, text)
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}
