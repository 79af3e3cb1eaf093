import { Fragment, type ReactNode } from 'react'
import type { Definition } from '#contract/market/indicators.ts'
import type { getTaxonomy } from '#contract/taxonomy/taxonomy.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import type { Expression, Test } from '#methodology/themes/rule-grammar.ts'
import { parseRule } from '#methodology/themes/themes.ts'
import { formatExact } from '../../format.ts'
import { nameOf } from '../../i18n/names.ts'
import { DefinitionLink } from '../DefinitionLink.tsx'
import { unitWords } from '../units.ts'
import { ruleMessages } from './rule-messages.ts'
import { yenText } from './term-value.ts'
import classes from './theme-marks.module.css'
import { themeMessages } from './theme-messages.ts'

interface RuleNames {
  readonly taxonomy: Output<typeof getTaxonomy>
  readonly definitions: readonly Definition[]
}

/** A rule in words: each answer with its condition, in the order in which they are read. */
export function RuleWords({ rule, ...names }: { rule: string } & RuleNames) {
  const m = ruleMessages()
  const parsed = parseRule(rule)
  // The server reads the same rules when it starts, and does not start with one that cannot be read.
  if (parsed.kind === 'error') return null
  return (
    <ol className={classes.rule} data-rule>
      {parsed.rule.branches.map(({ label, expression }) => (
        <li key={label}>
          <b>{stateName(label)}</b>
          <span>
            <ExpressionWords of={expression} {...names} />
          </span>
        </li>
      ))}
      <li>
        <b>{stateName(parsed.rule.otherwise)}</b>
        <span>{m.otherwise}</span>
      </li>
    </ol>
  )
}

const stateName = (state: string) => (themeMessages().states as Readonly<Record<string, string>>)[state] ?? state

function ExpressionWords({ of, isInner = false, ...names }: { of: Expression; isInner?: boolean } & RuleNames) {
  const m = ruleMessages()
  if (of.kind === 'constant') return of.isTrue ? m.always : m.never_
  if (of.kind !== 'joined') return <TestWords test={of} {...names} />
  return (
    <>
      {isInner && m.open}
      {of.parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a rule never move
        <Fragment key={index}>
          {index > 0 && <em>{of.by === 'and' ? m.and : m.or}</em>}
          <ExpressionWords of={part} isInner {...names} />
        </Fragment>
      ))}
      {isInner && m.closing}
    </>
  )
}

const signs = { '=': '=', '!=': '≠', '<': '<', '<=': '≤', '>': '>', '>=': '≥' } as const

function TestWords({ test, ...names }: { test: Test } & RuleNames): ReactNode {
  const m = ruleMessages()
  const definition = names.definitions.find(({ code }) => code === test.term)
  const name = definition ? nameOf(definition) : termName(test.term, names.taxonomy)
  const label = definition ? <DefinitionLink code={definition.code}>{name}</DefinitionLink> : name
  const text = (operand: number | string) => operandText(operand, definition, test.term)
  if (test.kind === 'reported') {
    return definition ? <DefinitionLink code={definition.code}>{m.reported(name)}</DefinitionLink> : m.reported(name)
  }
  if (test.kind === 'comparison') return [label, ` ${signs[test.operator]} ${text(test.operand)}`].map(keyed)
  return [label, ` ${test.isIn ? m.isIn : m.notIn} ${test.operands.map(text).join(', ')}`].map(keyed)
}

const keyed = (part: ReactNode, index: number) => <Fragment key={index}>{part}</Fragment>

/** Index memberships go by the name of the index. */
function termName(term: string, { terms, themes }: RuleNames['taxonomy']): string {
  const index = themes.find(({ kind, rule }) => kind === 'index' && rule.includes(`${term}=`))
  const match = terms.find(({ code }) => code === (index?.code ?? term))
  return match ? nameOf(match) : term
}

function operandText(operand: number | string, definition: Definition | undefined, term: string): string {
  if (typeof operand === 'string') return ruleMessages().words[operand] ?? stateName(operand)
  if (!definition && term.endsWith('_jpy')) return yenText(operand)
  if (!definition || definition.unit === 'year') return operand >= 1_000_000 ? formatExact(operand) : String(operand)
  const unit = unitWords(definition.unit)
  return `${formatExact(operand)}${unit === '%' ? '%' : ` ${unit}`}`
}
