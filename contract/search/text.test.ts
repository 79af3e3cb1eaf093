import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Condition, type GroupCondition, searchBounds, setNames, wordNames } from './condition.ts'
import { subjectOf } from './measure.ts'
import { parseCondition, parseMeasure, printCondition, printMeasure } from './text.ts'

const words = fc.array(fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }), { minLength: 1, maxLength: 4 })
const bound = fc
  .oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer({ min: -1e9, max: 1e9 }))
  .map((n) => n + 0)
const range = fc.oneof(
  fc.record({ min: bound }),
  fc.record({ max: bound }),
  fc.constant({}),
  fc.tuple(bound, bound).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
)
const year = fc.integer({ min: 1991, max: 2100 })
const measure = fc.oneof(
  fc.record({
    subject: fc.constantFrom('S-LR-001', 'e_score', 'msci', 'market_cap').map(subjectOf),
    aspect: fc.constantFrom('value' as const, 'percentile' as const),
  }),
  fc.record({
    subject: fc.constantFrom('S-LR-001', 'F-PL-001').map(subjectOf),
    aspect: fc.constantFrom('value' as const, 'change' as const),
    year,
  }),
  year.chain((last) =>
    fc.record({
      subject: fc.constant(subjectOf('E-CC-001')),
      aspect: fc.constantFrom('change' as const, 'difference' as const),
      year: fc.constant(last),
      from: fc.integer({ min: 1990, max: last - 1 }),
    }),
  ),
)
const isExcluded = fc.boolean()
const leaf: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), isExcluded, name: fc.constantFrom(...setNames), values: words }),
  fc.record({ kind: fc.constant('words' as const), isExcluded, name: fc.constantFrom(...wordNames), values: words }),
  fc.record({
    kind: fc.constant('measure' as const),
    isExcluded,
    measure,
    ranges: fc.array(range, { minLength: 1, maxLength: 3 }),
    classes: fc.array(fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }), { maxLength: 3 }),
    absent: fc.constantFrom(null, 'missing' as const, 'worst' as const),
    isDisclosedOnly: fc.boolean(),
  }),
)
const { root } = fc.letrec<{ group: Condition; root: GroupCondition }>((tie) => ({
  group: fc.record({
    kind: fc.constantFrom('all' as const, 'any' as const),
    isExcluded,
    of: fc.array(fc.oneof({ depthSize: 'small', maxDepth: 3 }, leaf, tie('group')), { maxLength: 4 }),
  }) as fc.Arbitrary<Condition>,
  root: fc.record({
    kind: fc.constant('all' as const),
    isExcluded: fc.constant(false),
    of: fc.array(fc.oneof({ depthSize: 'small', maxDepth: 3 }, leaf, tie('group')), { maxLength: 5 }),
  }) as fc.Arbitrary<GroupCondition>,
}))

const leaves = (condition: Condition): number =>
  'of' in condition ? condition.of.reduce((sum, child) => sum + leaves(child), 0) : 1
const depth = (condition: Condition): number => ('of' in condition ? 1 + Math.max(0, ...condition.of.map(depth)) : 0)

test('every condition, as a link and back, is the same condition', () => {
  fc.assert(
    fc.property(root, (condition) => {
      fc.pre(leaves(condition) <= searchBounds.conditions && depth(condition) <= searchBounds.depth)
      const text = printCondition(condition)
      fc.pre(text.length <= searchBounds.text)
      const query = new URLSearchParams({ where: text }).toString()
      const read = parseCondition(new URLSearchParams(query).get('where')!)
      expect(read).toEqual({ kind: 'read', value: condition })
    }),
    { numRuns: 500 },
  )
})

test('a condition is written as people would read it', () => {
  const text =
    "market(PRM),region(142,JP-kanto),S-LR-001@2024(..42),any(word(水素),word('fuel cell')),!screen(neg_tobacco)"
  const read = parseCondition(text)
  expect(read.kind === 'read' && printCondition(read.value)).toBe(text)
  const spaced = parseCondition(' market( PRM ) ,\n any( word( 水素 ) ) ')
  expect(spaced.kind === 'read' && printCondition(spaced.value)).toBe('market(PRM),any(word(水素))')
})

describe('what cannot be read says why and where', () => {
  test.each([
    ['market(PRM', 'syntax', 10],
    ['market', 'syntax', 6],
    ['market()', 'syntax', 7],
    ['market(PRM))', 'syntax', 11],
    ["word('open)", 'syntax', 11],
    [',market(PRM)', 'syntax', 0],
    ['S-LR-001(10..2)', 'range', 9],
    ['S-LR-001(1..2..3)', 'range', 9],
    ['S-LR-001(..1e999)', 'range', 9],
    ['S-LR-001@1812(1..)', 'year', 0],
    ['S-LR-001:change@2024-2020(1..)', 'year', 0],
    ['S-LR-001@2020-2024(1..)', 'aspect', 0],
    ['S-LR-001:shape(1..)', 'aspect', 0],
    ["'; drop table company --(1..)", 'syntax', 0],
    ['.*(a|b)+$', 'syntax', 0],
    ['market(PRM);tse33(3200)', 'syntax', 11],
    [`word(${'水'.repeat(101)})`, 'too-long', 5],
    [`word(${'水'.repeat(10_000)})`, 'too-long', 8000],
    [`${'all('.repeat(6)}market(PRM)${')'.repeat(6)}`, 'too-deep', 20],
    ['all('.repeat(1900), 'too-deep', 20],
    [Array.from({ length: 41 }, () => 'market(PRM)').join(), 'too-many', 480],
    [`company(${Array.from({ length: 201 }, (_, n) => n + 1).join()})`, 'too-many', undefined],
  ])('%s', (text, reason, at) => {
    const read = parseCondition(text)
    expect(read.kind === 'fault' && read.fault.reason).toBe(reason)
    if (at !== undefined) expect(read.kind === 'fault' && read.fault.at).toBe(at)
  })

  test('whatever is sent, never by failing', () => {
    const piece = fc.constantFrom(
      '(',
      ')',
      ',',
      '!',
      "'",
      '\\',
      '..',
      '@',
      ':',
      'any',
      'market',
      'S-LR-001',
      ' ',
      '水',
      '1',
      '\0',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((pieces) => pieces.join('')),
        ),
        (text) => {
          const read = parseCondition(text)
          if (read.kind === 'read') expect(parseCondition(printCondition(read.value))).toEqual(read)
          else expect(read.fault.at).toBeLessThanOrEqual(Math.max(text.length, searchBounds.text))
        },
      ),
      { numRuns: 1000 },
    )
  })
})

test('measures by themselves', () => {
  for (const text of ['msci', 'S-LR-001@2024', 'E-CC-001:change@2020-2024', 'S-DV-002:percentile']) {
    const read = parseMeasure(text)
    expect(read.kind === 'read' && printMeasure(read.value)).toBe(text)
  }
})

test.each([
  ['sustainability_score', 'score'],
  ['msci', 'vendor'],
  ['market_cap', 'own'],
  ['S-LR-001', 'indicator'],
  ['ecolens', 'vendor'], // vendors are data: whoever has the market says whether there is one
  ['NOTHING', 'indicator'],
])('%s is a measure of a %s', (name, kind) => {
  expect(subjectOf(name)).toEqual({ kind, name })
})
