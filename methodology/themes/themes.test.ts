import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { disclosed, estimated, missing } from '../figures/measured.ts'
import { testsOf } from './rule-evaluation.ts'
import { evaluateRule, evaluateRules, parseRule, type Rule, type Term, themeColor } from './themes.ts'

interface Row {
  readonly code: string
  readonly kind: string
  readonly rule: string
}
const rows = parse(readFileSync(new URL('../../data/themes.csv', import.meta.url)), { columns: true }) as Row[]
const ruleOf = (text: string): Rule => {
  const parsed = parseRule(text)
  if (parsed.kind === 'error') throw new Error(`${text}: ${JSON.stringify(parsed.error)}`)
  return parsed.rule
}
const rules = new Map(rows.map(({ code, rule }) => [code, ruleOf(rule)]))
const termsOf = (terms: Readonly<Record<string, Term>>) => (name: string) => terms[name]

const labels: Readonly<Record<string, readonly string[]>> = {
  theme: ['implemented', 'not_implemented', 'no_information'],
  negative_screen: ['hit', 'clear', 'no_information'],
  regulation: ['applies', 'not_applicable', 'unknown'],
  index: ['member', 'not_member', 'no_information'],
}

test.each(rows)('$code is a rule with the labels of its kind', ({ code, kind }) => {
  const rule = rules.get(code)!
  expect([...rule.branches.map(({ label }) => label), rule.otherwise]).toEqual(labels[kind])
})

const yes = disclosed(1)
const no = disclosed(0)
const unknown = missing('not-disclosed')

// Policy is S-LR-048, due diligence S-LR-049.
test.each([
  [yes, yes, 'implemented', 'green'],
  [yes, no, 'not_implemented', 'red'],
  [yes, unknown, 'no_information', 'grey'],
  [no, yes, 'no_information', 'grey'], // due diligence without a policy: the rule does not say
  [no, no, 'not_implemented', 'red'],
  [no, unknown, 'no_information', 'grey'],
  [unknown, yes, 'no_information', 'grey'],
  [unknown, no, 'no_information', 'grey'],
  [unknown, unknown, 'no_information', 'grey'],
  [estimated(1), yes, 'no_information', 'grey'],
  [yes, estimated(0), 'no_information', 'grey'],
] as const)('human rights: policy %j, due diligence %j is %s', (policy, diligence, state, color) => {
  const answer = evaluateRule(rules.get('human_rights')!, termsOf({ 'S-LR-048': policy, 'S-LR-049': diligence }))
  expect([answer.state, themeColor(answer.state)]).toEqual([state, color])
})

test('says why: the tests that decided, with what was found', () => {
  const rule = rules.get('human_rights')!
  const { state, because } = evaluateRule(rule, termsOf({ 'S-LR-048': yes, 'S-LR-049': no }))
  expect(state).toBe('not_implemented')
  // The first bracket fails at the policy; the second holds: a policy was reported, due diligence is a no.
  expect(because).toEqual([
    { test: { kind: 'reported', term: 'S-LR-048' }, term: yes, holds: true },
    { test: { kind: 'comparison', term: 'S-LR-049', operator: '=', operand: 'no' }, term: no, holds: true },
  ])
  const open = evaluateRule(rule, termsOf({ 'S-LR-048': yes }))
  expect(open.isDefault).toBe(true)
  expect(open.because.map(({ test: { term }, holds }) => [term, holds])).toEqual([
    ['S-LR-048', true], // = yes
    ['S-LR-049', null],
    ['S-LR-048', false], // = no
    ['S-LR-049', null],
    ['S-LR-048', true], // reported
  ])
})

test.each([
  ['reg_ssbj', { market: 'prime', avg_mcap_5y_jpy: 2e12 }, 'applies'],
  ['reg_ssbj', { market: 'standard' }, 'not_applicable'],
  ['reg_ssbj', { market: 'prime' }, 'unknown'],
  ['reg_stewardship_code', { gics: '402030' }, 'applies'],
  ['reg_stewardship_code', { gics: '151010' }, 'not_applicable'],
  ['reg_stewardship_code', {}, 'unknown'],
  ['net_zero', { 'E-CC-034': 2050 }, 'implemented'],
  ['net_zero', { 'E-CC-030': 0 }, 'not_implemented'],
  ['neg_tobacco', { 'pct.tobacco_retail': 12 }, 'hit'],
  ['neg_tobacco', { gics: '151010', 'pct.tobacco_production': 0, 'pct.tobacco_retail': 3 }, 'clear'],
  ['reg_us_sec_climate', {}, 'not_applicable'], // false, then true
  ['reg_eu_taxonomy', { eu_employees: 3000, eu_turnover_eur: 6e8 }, 'applies'], // follows reg_csrd
  ['reg_eu_taxonomy', { eu_employees: 900 }, 'not_applicable'],
  ['reg_eu_taxonomy', { eu_employees: 3000 }, 'unknown'], // its default decides nothing else
  ['idx_msci_japan_win', { 'index.msci_japan_win': 1 }, 'member'],
] as const)('%s of %j is %s', (code, values, state) => {
  const terms = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { kind: 'disclosed', value } as Term]),
  )
  expect(evaluateRules(rules, termsOf(terms)).get(code)!.state).toBe(state)
})

test.each([
  ['', 'label', 0],
  ['hit', 'colon', 3],
  ['hit: a=1', 'default', 8],
  ['hit: a=1; clear: b=2', 'default', 20],
  ['hit: a=; none: otherwise', 'operand', 7],
  ['hit: a 1; none: otherwise', 'operator', 7],
  ['hit: (a=1; none: otherwise', 'closing', 9],
  ['hit: a in (1 2); none: otherwise', 'comma', 13],
  ['hit: a not = 1; none: otherwise', 'operator', 11],
  ['hit: AND a=1; none: otherwise', 'term', 5],
  ['hit: reported(); none: otherwise', 'term', 14],
  ['none: otherwise; hit: a=1', 'end', 15],
  ['hit: a=1 b=2; none: otherwise', 'operator', 9],
  ['hit: a=1 & b=2; none: otherwise', 'operator', 9],
])('%j lacks its %s at %d', (text, expected, at) => {
  expect(parseRule(text)).toMatchObject({ kind: 'error', error: { expected, at } })
})

test('never throws, whatever the text', () => {
  const piece = fc.constantFrom('a', 'AND', 'OR', '(', ')', '=', '<', 'in', 'not', ';', ':', 'otherwise', '5', ' ', ',')
  fc.assert(
    fc.property(
      fc.array(piece).map((all) => all.join(' ')),
      (text) => void parseRule(text),
    ),
  )
  fc.assert(fc.property(fc.string(), (text) => void parseRule(text)))
  expect(parseRule(`hit: ${'('.repeat(10_000)}`).kind).toBe('error')
})

test('rules that ask each other in a circle decide nothing', () => {
  const circle = new Map([
    ['a', ruleOf('applies: b=applies; unknown: otherwise')],
    ['b', ruleOf('applies: a=applies; unknown: otherwise')],
  ])
  expect([...evaluateRules(circle, () => undefined).values()].map(({ state }) => state)).toEqual(['unknown', 'unknown'])
})

test('AND and OR are three-valued, and AND binds tighter', () => {
  const truth = { true: yes, false: no, unknown } as const
  const name = fc.constantFrom('true' as const, 'false' as const, 'unknown' as const)
  const and = (a: string, b: string) =>
    a === 'false' || b === 'false' ? 'false' : a === 'unknown' || b === 'unknown' ? 'unknown' : 'true'
  const or = (a: string, b: string) =>
    a === 'true' || b === 'true' ? 'true' : a === 'unknown' || b === 'unknown' ? 'unknown' : 'false'
  const rule = ruleOf('hit: x=yes OR y=yes AND z=yes; none: otherwise')
  fc.assert(
    fc.property(name, name, name, (x, y, z) => {
      const { state } = evaluateRule(rule, termsOf({ x: truth[x], y: truth[y], z: truth[z] }))
      expect(state === 'hit').toBe(or(x, and(y, z)) === 'true')
    }),
  )
})

test('learning more never takes an answer back to the default', () => {
  const term = fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined })
  fc.assert(
    fc.property(fc.constantFrom(...rows), fc.array(term, { minLength: 12, maxLength: 12 }), ({ code }, values) => {
      const rule = rules.get(code)!
      const names = [...new Set(rule.branches.flatMap(({ expression }) => testsOf(expression)).map(({ term }) => term))]
      const terms = Object.fromEntries(
        names.flatMap((name, k) => (values[k] === undefined ? [] : [[name, disclosed(values[k])]])),
      )
      const all = Object.fromEntries(names.map((name, k) => [name, terms[name] ?? disclosed(values[k] ?? 1)]))
      const [before, after] = [evaluateRule(rule, termsOf(terms)), evaluateRule(rule, termsOf(all))]
      if (!before.isDefault) expect(after.isDefault).toBe(false)
    }),
  )
})
