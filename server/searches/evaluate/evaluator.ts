import type { Condition, GroupCondition, Leaf, MeasureCondition, SetCondition } from '#contract/search/condition.ts'
import { isGroup } from '#contract/search/condition.ts'
import type { Measure } from '#contract/search/measure.ts'
import { type SearchStep, searchCellStates } from '#contract/search/searches.ts'
import { printCondition } from '#contract/search/text.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { type Column, hasFigure, stateAt } from '#server/market/measures/column.ts'
import { leavesOf } from '../parse/conditions.ts'
import { BitSet } from './bit-set.ts'
import { wordKey } from './words.ts'

/** What a sieve is made of; every answer is in the order of the companies. */
interface EvaluatorSource {
  readonly companies: number
  readonly column: (measure: Measure) => Column
  /** Values that a condition of a list is about. */
  readonly fits: (condition: SetCondition) => BitSet
}

/** A condition, and what it needs to be asked. */
export interface EvaluationRequest {
  readonly root: GroupCondition
  /** Companies that are asked when no condition speaks of others. */
  readonly listed: BitSet
  /** By condition and word, `name トヨタ`: where it was found. */
  readonly words: ReadonlyMap<string, BitSet>
  /** By number, the companies of the caller's watchlists that the condition names. */
  readonly watchlists: ReadonlyMap<number, BitSet>
  /** Companies called by name besides, listed or not; null when nobody was. */
  readonly nameMatches: BitSet | null
}

export interface Evaluation {
  readonly matches: BitSet
  readonly total: number
  readonly universe: number
  readonly steps: readonly SearchStep[]
}

/** Masks that are kept, the ones used last. */
const maxConditions = 400

/** Asks conditions of all companies, one after the other, and keeps what each of them let through. */
export class Evaluator {
  readonly #source: EvaluatorSource
  readonly #conditions = new BoundedCache<BitSet>({ name: 'search-conditions', max: maxConditions })

  constructor(source: EvaluatorSource) {
    this.#source = source
  }

  evaluate(request: EvaluationRequest): Evaluation {
    const { root } = request
    const { universe, incoming } = this.#universeOf(request)
    const leaves = this.#leaves(request)
    const steps: Omit<SearchStep, 'without'>[] = []
    const matches = through(root, incoming, { path: '', leaves, note: (step) => steps.push(step) })
    return {
      matches: matches,
      total: matches.count,
      universe: universe.count,
      steps: steps
        .filter(({ path }) => path !== '')
        .map((step) => ({ ...step, without: through(root, incoming, { path: '', leaves, skip: step.path }).count })),
    }
  }

  /** What comes to a condition: everything before it in its groups has been asked. */
  before(request: EvaluationRequest, at: string): BitSet | undefined {
    let incoming: BitSet | undefined
    through(request.root, this.#universeOf(request).incoming, {
      path: '',
      leaves: this.#leaves(request),
      come: (path, matches) => {
        if (path === at) incoming = matches
      },
    })
    return incoming
  }

  #universeOf({ root, listed, nameMatches }: EvaluationRequest): { universe: BitSet; incoming: BitSet } {
    const universe = nameMatches || reachesUnlisted(root) ? BitSet.all(this.#source.companies) : listed
    return { universe, incoming: nameMatches ? universe.and(nameMatches) : universe }
  }

  /** Whom every single condition fits by itself; null where it is locked. */
  #leaves({ root, words, watchlists }: EvaluationRequest): Walk['leaves'] {
    const fitting = (leaf: Leaf): BitSet | null => {
      if (leaf.kind === 'words') return anyOf(leaf.values.map((value) => words.get(wordKey(leaf.name, value))!))
      // Masks are kept for everybody; a list is one person's, and changes.
      if (leaf.kind === 'set' && leaf.name === 'watchlist')
        return anyOf(leaf.values.map((value) => watchlists.get(Number(value))!))
      const isLocked = leaf.kind === 'measure' && this.#source.column(leaf.measure).isLocked === true
      return isLocked ? null : this.#matchesOf(leaf)
    }
    return new Map(leavesOf(root).map((leaf) => [leaf, fitting(leaf)]))
  }

  #matchesOf(leaf: SetCondition | MeasureCondition): BitSet {
    const key = printCondition({ kind: 'all', isExcluded: false, of: [{ ...leaf, isExcluded: false }] })
    return this.#conditions.get(key, () => this.#make(leaf))
  }

  #make(leaf: SetCondition | MeasureCondition): BitSet {
    return leaf.kind === 'set' ? this.#source.fits(leaf) : matchesOfMeasure(leaf, this.#source.column(leaf.measure))
  }
}

const anyOf = (conditions: readonly BitSet[]): BitSet => conditions.reduce((any, matches) => any.or(matches))

interface Walk {
  readonly path: string
  readonly leaves: ReadonlyMap<Leaf, BitSet | null>
  readonly skip?: string
  /** Whether a group around it is excluded. */
  readonly isDenied?: boolean
  readonly note?: (step: Omit<SearchStep, 'without'>) => void
  readonly come?: (path: string, matches: BitSet) => void
}

/** What a condition leaves of the companies that come to it. */
function through(condition: Condition, incoming: BitSet, walk: Walk): BitSet {
  walk.come?.(walk.path, incoming)
  const isLocked = !isGroup(condition) && walk.leaves.get(condition) === null
  const matches = isLocked ? incoming : passed(condition, incoming, walk)
  walk.note?.({ path: walk.path, before: incoming.count, after: matches.count, isLocked })
  return matches
}

function passed(condition: Condition, incoming: BitSet, walk: Walk): BitSet {
  const fitting = isGroup(condition)
    ? throughGroup(condition, incoming, walk)
    : incoming.and(walk.leaves.get(condition)!)
  if (isSilent(condition, walk)) return incoming
  return condition.isExcluded ? incoming.without(fitting) : fitting
}

function throughGroup(group: GroupCondition, incoming: BitSet, walk: Walk): BitSet {
  if (group.of.length === 0) return incoming
  let rest = incoming
  for (const { condition, walk: own } of members(group, walk)) {
    if (own.path === walk.skip) continue
    const matches = through(condition, rest, own)
    if (group.kind === 'all') rest = matches
    else if (!isSilent(condition, own)) rest = rest.without(matches)
  }
  return group.kind === 'all' ? rest : incoming.without(rest)
}

function members({ of, isExcluded }: GroupCondition, walk: Walk) {
  const isDenied = walk.isDenied === true || isExcluded
  return of.map((condition, index) => {
    const path = walk.path === '' ? `${index}` : `${walk.path}.${index}`
    return { condition, walk: { ...walk, path, isDenied } }
  })
}

/** Whether it says nothing, so that excluding it leaves nobody out: what is skipped, what is locked, and groups of only such. */
function isSilent(condition: Condition, walk: Walk): boolean {
  if (walk.path !== '' && walk.path === walk.skip) return true
  if (!isGroup(condition)) return walk.isDenied === true && walk.leaves.get(condition) === null
  return condition.of.length > 0 && members(condition, walk).every((member) => isSilent(member.condition, member.walk))
}

/** Whether a condition speaks of companies that are not listed any more, or calls companies by name or by a list of them. */
function reachesUnlisted(condition: Condition, isDenied = false): boolean {
  const isExcluded = condition.isExcluded !== isDenied
  if (isGroup(condition)) return condition.of.some((one) => reachesUnlisted(one, isExcluded))
  if (condition.kind === 'measure') return false
  // What is not in a list is not called by it.
  if (condition.name === 'watchlist') return !isExcluded
  return ['name', 'listing', 'company'].includes(condition.name)
}

function matchesOfMeasure(condition: MeasureCondition, { values, states, names, direction }: Column): BitSet {
  const { classes, absent } = condition
  const isIn = rangeTest(condition)
  const ofAbsent = absent === 'missing' || (absent === 'worst' && isIn(worstOf(direction)))
  const isAny = condition.ranges.length === 0 && classes.length === 0
  const isUsed = usedStates(condition)
  const matches = BitSet.none(values.length)
  for (let company = 0; company < values.length; company++) {
    const own = names?.[company]
    const fits =
      isUsed[states[company]!] === 0 && !own?.length
        ? ofAbsent
        : isAny || isIn(values[company]!) || own?.some((name) => classes.includes(name))
    if (fits) matches.add(company)
  }
  return matches
}

/** Almost every condition has one range, and is asked of every company. */
function rangeTest({ ranges }: MeasureCondition): (value: number) => boolean {
  if (ranges.length === 1) {
    const { min = -Infinity, max = Infinity } = ranges[0]!
    return (value) => value >= min && value <= max
  }
  return (value) => ranges.some(({ min = -Infinity, max = Infinity }) => value >= min && value <= max)
}

/** The worst value there can be; NaN where no end is the worse. */
function worstOf(direction: Column['direction']): number {
  if (direction === 'neutral') return Number.NaN
  return direction === 'lower_better' ? Infinity : -Infinity
}

/** By state, 1 when the condition may look at its figure. */
function usedStates({ isDisclosedOnly }: MeasureCondition): Uint8Array {
  return Uint8Array.from(searchCellStates, (_, state) =>
    hasFigure(state) && !(isDisclosedOnly && state === stateAt.estimated) ? 1 : 0,
  )
}
