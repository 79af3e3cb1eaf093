import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Condition, type GroupCondition, isGroup, type Leaf } from '#contract/search/condition.ts'
import { measureOf } from '#contract/search/measure.ts'
import { Mask } from './bit-set.ts'
import { computed, locked } from './column.ts'
import { type Question, Sieve } from './evaluator.ts'

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
    const said = condition.of
      .map((child, index) => {
        const at = path === '' ? `${index}` : `${path}.${index}`
        return of(child, { path: at, without, isDenied: isDenied || condition.isExcluded })
      })
      .filter((answer) => answer !== undefined)
    if (condition.of.length > 0 && said.length === 0) return undefined
    return (
      (condition.kind === 'all' || said.length === 0 ? said.every(Boolean) : said.some(Boolean)) !==
      condition.isExcluded
    )
  }
}

function givenSieve({ figures, lists, listed }: Market, condition: GroupCondition) {
  const companies = figures.length
  const maskOf = (values: readonly string[]) =>
    Mask.where(companies, (company) => values.some((value) => lists[value]![company]))
  const sieve = new Sieve({
    companies,
    column: ({ subject }) => (subject.name === 'msci' ? locked(companies) : computed(Float64Array.from(figures))),
    fits: ({ values }) => maskOf(values),
  })
  const question: Question = {
    root: condition,
    listed: Mask.where(companies, (company) => listed[company]!),
    words: new Map(['A', 'B', 'C'].map((word) => [`word ${word}`, maskOf([word])])),
    called: null,
  }
  return { sieve, question }
}

test('groups, exclusions and locked conditions hold of each company what they say', () => {
  fc.assert(
    fc.property(market, root, (given, condition) => {
      const { sieve, question } = givenSieve(given, condition)
      const asked = [...given.listed.keys()].filter((company) => given.listed[company])
      const fitting = (without = '') =>
        asked.filter((company) => holds(given, company)(condition, { without }) !== false)

      const { mask, total, universe, steps } = sieve.sift(question)
      expect(mask.companies).toEqual(fitting())
      expect([total, universe]).toEqual([fitting().length, asked.length])
      for (const { path, without } of steps) expect([path, without]).toEqual([path, fitting(path).length])
      for (const { path, before } of steps) expect(sieve.before(question, path)?.count).toBe(before)
    }),
    { numRuns: 500 },
  )
})
