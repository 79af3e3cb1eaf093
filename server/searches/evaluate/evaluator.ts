import type { Condition, GroupCondition, Leaf, MeasureCondition, SetCondition } from '#contract/search/condition.ts'
import { isGroup } from '#contract/search/condition.ts'
import type { Measure } from '#contract/search/measure.ts'
import { type SearchStep, searchCellStates } from '#contract/search/searches.ts'
import { printCondition } from '#contract/search/text.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { leavesOf } from '../parse/conditions.ts'
import { Mask } from './bit-set.ts'
import { type Column, hasFigure, stateAt } from './column.ts'
import { wordKey } from './words.ts'

/** What a sieve is made of; every answer is in the order of the companies. */
export interface SieveSource {
  readonly companies: number
  readonly column: (measure: Measure) => Column
  /** Values that a condition of a list is about. */
  readonly fits: (condition: SetCondition) => Mask
}

/** A condition, and what it needs to be asked. */
export interface Question {
  readonly root: GroupCondition
  /** Companies that are asked when no condition speaks of others. */
  readonly listed: Mask
  /** By condition and word, `name トヨタ`: where it was found. */
  readonly words: ReadonlyMap<string, Mask>
  /** Companies called by name besides, listed or not; null when nobody was. */
  readonly called: Mask | null
}

export interface Sifted {
  readonly mask: Mask
  readonly total: number
  readonly universe: number
  readonly steps: readonly SearchStep[]
}

/** Masks that are kept, the ones used last. */
const mostMasks = 400

/** Asks conditions of all companies, one after the other, and keeps what each of them let through. */
export class Sieve {
  readonly #source: SieveSource
  readonly #masks = new BoundedCache<Mask>({ name: 'search-conditions', most: mostMasks })

  constructor(source: SieveSource) {
    this.#source = source
  }

  sift(question: Question): Sifted {
    const { root } = question
    const { universe, incoming } = this.#asked(question)
    const leaves = this.#leaves(question)
    const steps: Omit<SearchStep, 'without'>[] = []
    const mask = through(root, incoming, { path: '', leaves, note: (step) => steps.push(step) })
    return {
      mask,
      total: mask.count,
      universe: universe.count,
      steps: steps
        .filter(({ path }) => path !== '')
        .map((step) => ({ ...step, without: through(root, incoming, { path: '', leaves, skip: step.path }).count })),
    }
  }

  /** What comes to a condition: everything before it in its groups has been asked. */
  before(question: Question, at: string): Mask | undefined {
    let found: Mask | undefined
    through(question.root, this.#asked(question).incoming, {
      path: '',
      leaves: this.#leaves(question),
      come: (path, mask) => {
        if (path === at) found = mask
      },
    })
    return found
  }

  #asked({ root, listed, called }: Question): { universe: Mask; incoming: Mask } {
    const universe = called || asksBeyond(root) ? Mask.all(this.#source.companies) : listed
    return { universe, incoming: called ? universe.and(called) : universe }
  }

  /** Whom every single condition fits by itself; null where it is locked. */
  #leaves({ root, words }: Question): Walk['leaves'] {
    const fitting = (leaf: Leaf): Mask | null => {
      if (leaf.kind === 'words') return anyOf(leaf.values.map((value) => words.get(wordKey(leaf.name, value))!))
      const isLocked = leaf.kind === 'measure' && this.#source.column(leaf.measure).isLocked === true
      return isLocked ? null : this.#maskOf(leaf)
    }
    return new Map(leavesOf(root).map((leaf) => [leaf, fitting(leaf)]))
  }

  #maskOf(leaf: SetCondition | MeasureCondition): Mask {
    const key = printCondition({ kind: 'all', isExcluded: false, of: [{ ...leaf, isExcluded: false }] })
    return this.#masks.get(key, () => this.#make(leaf))
  }

  #make(leaf: SetCondition | MeasureCondition): Mask {
    return leaf.kind === 'set' ? this.#source.fits(leaf) : maskOfMeasure(leaf, this.#source.column(leaf.measure))
  }
}

const anyOf = (masks: readonly Mask[]): Mask => masks.reduce((any, mask) => any.or(mask))

interface Walk {
  readonly path: string
  readonly leaves: ReadonlyMap<Leaf, Mask | null>
  readonly skip?: string
  /** Whether a group around it is excluded. */
  readonly isDenied?: boolean
  readonly note?: (step: Omit<SearchStep, 'without'>) => void
  readonly come?: (path: string, mask: Mask) => void
}

/** What a condition leaves of the companies that come to it. */
function through(condition: Condition, incoming: Mask, walk: Walk): Mask {
  walk.come?.(walk.path, incoming)
  const isLocked = !isGroup(condition) && walk.leaves.get(condition) === null
  const mask = isLocked ? incoming : passed(condition, incoming, walk)
  walk.note?.({ path: walk.path, before: incoming.count, after: mask.count, isLocked })
  return mask
}

function passed(condition: Condition, incoming: Mask, walk: Walk): Mask {
  const fitting = isGroup(condition)
    ? throughGroup(condition, incoming, walk)
    : incoming.and(walk.leaves.get(condition)!)
  if (isSilent(condition, walk)) return incoming
  return condition.isExcluded ? incoming.without(fitting) : fitting
}

function throughGroup(group: GroupCondition, incoming: Mask, walk: Walk): Mask {
  if (group.of.length === 0) return incoming
  let rest = incoming
  for (const { condition, walk: own } of members(group, walk)) {
    if (own.path === walk.skip) continue
    const mask = through(condition, rest, own)
    if (group.kind === 'all') rest = mask
    else if (!isSilent(condition, own)) rest = rest.without(mask)
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

/** Whether a condition speaks of companies that are not listed any more, or calls companies by name. */
export function asksBeyond(condition: Condition): boolean {
  if (isGroup(condition)) return condition.of.some(asksBeyond)
  return condition.kind !== 'measure' && ['name', 'listing', 'company'].includes(condition.name)
}

function maskOfMeasure(condition: MeasureCondition, { values, states, names, direction }: Column): Mask {
  const { classes, absent } = condition
  const isIn = rangeTest(condition)
  const ofAbsent = absent === 'missing' || (absent === 'worst' && isIn(worstOf(direction)))
  const isAny = condition.ranges.length === 0 && classes.length === 0
  const isUsed = usedStates(condition)
  const mask = Mask.none(values.length)
  for (let company = 0; company < values.length; company++) {
    const own = names?.[company]
    const fits =
      isUsed[states[company]!] === 0 && !own?.length
        ? ofAbsent
        : isAny || isIn(values[company]!) || own?.some((name) => classes.includes(name))
    if (fits) mask.add(company)
  }
  return mask
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
