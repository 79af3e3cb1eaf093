import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Condition, type GroupCondition, isGroup, type Leaf } from '#contract/search/condition.ts'
import { measureOf } from '#contract/search/measure.ts'
import { computed, locked } from '#server/market/measures/column.ts'
import { BitSet } from './bit-set.ts'
import { type EvaluationRequest, Evaluator } from './evaluator.ts'

/** Companies in lists A to C, and figures of measures; `msci` is locked. */
interface Market {
  readonly listed: readonly boolean[]
  readonly lists: Readonly<Record<string, readonly boolean[]>>
  readonly figures: readonly number[]
}

const isExcluded = fc.boolean()
const leaf: fc.Arbitrary<Leaf> = fc.oneof(
  fc.record({
    kind: fc.constant('set' as const),
    isExcluded,
    name: fc.constant('market' as const),
    values: fc.uniqueArray(fc.constantFrom('A', 'B', 'C'), { minLength: 1 }),
  }),
  fc.record({
    kind: fc.constant('words' as const),
    isExcluded,
    name: fc.constant('word' as const),
    values: fc.uniqueArray(fc.constantFrom('A', 'B', 'C'), { minLength: 1 }),
  }),
  fc.record({
    kind: fc.constant('measure' as const),
    isExcluded,
    measure: fc.constantFrom('figure', 'msci').map(measureOf),
    ranges: fc.constantFrom([{ min: 2 }], [{ max: 3 }], [{ max: 1 }, { min: 4 }], []),
    classes: fc.constant([]),
    absent: fc.constantFrom(null, 'missing' as const, 'worst' as const),
    isDisclosedOnly: fc.constant(false),
  }),
)
const { group } = fc.letrec<{ group: GroupCondition; condition: Condition }>((tie) => ({
  condition: fc.oneof({ maxDepth: 3, withCrossShrink: true }, leaf, tie('group')),
  group: fc.record({
    kind: fc.constantFrom('all' as const, 'any' as const),
    isExcluded,
    of: fc.array(tie('condition'), { maxLength: 3 }),
  }),
}))
const root = group.map(({ of }): GroupCondition => ({ kind: 'all', isExcluded: false, of }))

const market = fc.integer({ min: 1, max: 70 }).chain((companies): fc.Arbitrary<Market> => {
  const all = { minLength: companies, maxLength: companies }
  const list = fc.array(fc.boolean(), all)
  return fc.record({
    listed: list,
    lists: fc.record({ A: list, B: list, C: list }),
    figures: fc.array(fc.constantFrom(Number.NaN, 0, 1, 2, 3, 4, 5), all),
  })
})

const isLocked = (leaf: Leaf) => leaf.kind === 'measure' && leaf.measure.subject.name === 'msci'

/** A condition by the words of docs/search.md, of one company; undefined for one that says nothing. */
function holds({ lists, figures }: Market, company: number) {
  const ofLeaf = (leaf: Leaf): boolean => {
    if (leaf.kind !== 'measure') return leaf.values.some((value) => lists[value]![company])
    const figure = figures[company]!
    if (Number.isNaN(figure) && leaf.absent === null) return false
    if (Number.isNaN(figure) && leaf.absent === 'missing') return true
    const value = Number.isNaN(figure) ? -Infinity : figure
    if (leaf.ranges.length === 0) return !Number.isNaN(figure)
    return leaf.ranges.some(({ min = -Infinity, max = Infinity }: { min?: number; max?: number }) => {
      return value >= min && value <= max
    })
  }
  return function of(condition: Condition, { path = '', without = '', isDenied = false } = {}): boolean | undefined {
    if (path !== '' && path === without) return undefined
    if (!isGroup(condition)) {
      if (isLocked(condition)) return isDenied ? undefined : true
      return ofLeaf(condition) !== condition.isExcluded
    }
    const conditions = condition.of
      .map((child, index) => {
        const at = path === '' ? `${index}` : `${path}.${index}`
        return of(child, { path: at, without, isDenied: isDenied || condition.isExcluded })
      })
      .filter((answer) => answer !== undefined)
    if (condition.of.length > 0 && conditions.length === 0) return undefined
    return (
      (condition.kind === 'all' || conditions.length === 0 ? conditions.every(Boolean) : conditions.some(Boolean)) !==
      condition.isExcluded
    )
  }
}

function givenSieve({ figures, lists, listed }: Market, condition: GroupCondition) {
  const companies = figures.length
  const maskOf = (values: readonly string[]) =>
    BitSet.where(companies, (company) => values.some((value) => lists[value]![company]))
  const sieve = new Evaluator({
    companies,
    column: ({ subject }) => (subject.name === 'msci' ? locked(companies) : computed(Float64Array.from(figures))),
    fits: ({ values }) => maskOf(values),
  })
  const question: EvaluationRequest = {
    root: condition,
    listed: BitSet.where(companies, (company) => listed[company]!),
    words: new Map(['A', 'B', 'C'].map((word) => [`word ${word}`, maskOf([word])])),
    watchlists: new Map(),
    nameMatches: null,
  }
  return { sieve, question }
}

test('groups, exclusions and locked conditions hold of each company what they say', () => {
  fc.assert(
    fc.property(market, root, (sample, condition) => {
      const { sieve, question } = givenSieve(sample, condition)
      const listed = [...sample.listed.keys()].filter((company) => sample.listed[company])
      const fitting = (without = '') =>
        listed.filter((company) => holds(sample, company)(condition, { without }) !== false)

      const { matches, total, universe, steps } = sieve.evaluate(question)
      expect(matches.companies).toEqual(fitting())
      expect([total, universe]).toEqual([fitting().length, listed.length])
      for (const { path, without } of steps) expect([path, without]).toEqual([path, fitting(path).length])
      for (const { path, before } of steps) expect(sieve.before(question, path)?.count).toBe(before)
    }),
    { numRuns: 500 },
  )
})
