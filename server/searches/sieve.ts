import type {
  Condition,
  GroupCondition,
  Leaf,
  Measure,
  MeasureCondition,
  SetCondition,
} from '#contract/search/condition.ts'
import { isGroup } from '#contract/search/condition.ts'
import { printCondition } from '#contract/search/text.ts'
import type { SearchStep } from '#contract/searches.ts'
import { type Column, hasFigure, stateAt } from './column.ts'

/** A company in it is 1. */
export type Mask = Uint8Array

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
  readonly #masks = new Map<string, Mask>()

  constructor(source: SieveSource) {
    this.#source = source
  }

  sift(question: Question): Sifted {
    const { root, words } = question
    const { universe, incoming } = this.#asked(question)
    const steps: Omit<SearchStep, 'without'>[] = []
    const mask = this.#through(root, incoming, { path: '', words, note: (step) => steps.push(step) })
    return {
      mask,
      total: countOf(mask),
      universe: countOf(universe),
      steps: steps
        .filter(({ path }) => path !== '')
        .map((step) => ({
          ...step,
          without: countOf(this.#through(root, incoming, { path: '', words, skip: step.path })),
        })),
    }
  }

  /** What comes to a condition: everything before it in its groups has been asked. */
  before(question: Question, at: string): Mask | undefined {
    const { root, words } = question
    let found: Mask | undefined
    this.#through(root, this.#asked(question).incoming, {
      path: '',
      words,
      come: (path, mask) => {
        if (path === at) found = mask
      },
    })
    return found
  }

  #asked({ root, listed, called }: Question): { universe: Mask; incoming: Mask } {
    const universe = called || asksBeyond(root) ? new Uint8Array(this.#source.companies).fill(1) : listed
    return { universe, incoming: called ? both(universe, called) : universe }
  }

  #through(condition: Condition, incoming: Mask, walk: Walk): Mask {
    walk.come?.(walk.path, incoming)
    const isLocked = this.#isLocked(condition)
    const mask = isLocked ? incoming : this.#passed(condition, incoming, walk)
    walk.note?.({
      path: walk.path,
      before: countOf(incoming),
      after: countOf(mask),
      isLocked: this.#isLocked(condition),
    })
    return mask
  }

  #throughGroup({ kind, of }: GroupCondition, incoming: Mask, walk: Walk): Mask {
    const paths = of.map((_, index) => (walk.path === '' ? `${index}` : `${walk.path}.${index}`))
    const kept = of.flatMap((child, index) => (paths[index] === walk.skip ? [] : [{ child, path: paths[index]! }]))
    if (kind === 'all') {
      return kept.reduce((mask, { child, path }) => this.#through(child, mask, { ...walk, path }), incoming)
    }
    if (kept.length === 0) return incoming
    let rest = incoming
    for (const { child, path } of kept) rest = without(rest, this.#through(child, rest, { ...walk, path }))
    return without(incoming, rest)
  }

  #passed(condition: Condition, incoming: Mask, walk: Walk): Mask {
    const passed = isGroup(condition)
      ? this.#throughGroup(condition, incoming, walk)
      : both(incoming, this.#maskOf(condition, walk.words))
    return condition.isExcluded ? without(incoming, passed) : passed
  }

  #isLocked(condition: Condition): boolean {
    return condition.kind === 'measure' && this.#source.column(condition.measure).isLocked === true
  }

  #maskOf(leaf: Leaf, words: Question['words']): Mask {
    if (leaf.kind === 'words') return anyOf(leaf.values.map((value) => words.get(`${leaf.name} ${value}`)!))
    const key = printCondition({ kind: 'all', isExcluded: false, of: [{ ...leaf, isExcluded: false }] })
    const mask = this.#masks.get(key) ?? this.#make(leaf)
    this.#masks.delete(key)
    this.#masks.set(key, mask)
    for (const old of this.#masks.keys()) {
      if (this.#masks.size <= mostMasks) break
      this.#masks.delete(old)
    }
    return mask
  }

  #make(leaf: SetCondition | MeasureCondition): Mask {
    return leaf.kind === 'set' ? this.#source.fits(leaf) : maskOfMeasure(leaf, this.#source.column(leaf.measure))
  }
}

const anyOf = (masks: readonly Mask[]): Mask =>
  masks.reduce((any, mask) => any.map((is, company) => is | mask[company]!))

interface Walk {
  readonly path: string
  readonly words: Question['words']
  readonly skip?: string
  readonly note?: (step: Omit<SearchStep, 'without'>) => void
  readonly come?: (path: string, mask: Mask) => void
}

/** Whether a condition speaks of companies that are not listed any more, or calls companies by name. */
export function asksBeyond(condition: Condition): boolean {
  if (isGroup(condition)) return condition.of.some(asksBeyond)
  return condition.kind !== 'measure' && ['name', 'listing', 'company'].includes(condition.name)
}

function maskOfMeasure({ ranges, classes, absent, isDisclosedOnly }: MeasureCondition, column: Column): Mask {
  const isAny = ranges.length === 0 && classes.length === 0
  const inRange = (value: number) => ranges.some(({ min = -Infinity, max = Infinity }) => value >= min && value <= max)
  const worst =
    column.direction === 'lower_better' ? Infinity : column.direction === 'higher_better' ? -Infinity : Number.NaN
  const ofAbsent = absent === 'missing' || (absent === 'worst' && inRange(worst)) ? 1 : 0
  const mask = new Uint8Array(column.values.length)
  for (let company = 0; company < mask.length; company++) {
    const state = column.states[company]!
    const isUsed = hasFigure(state) && !(isDisclosedOnly && state === stateAt.estimated)
    const names = column.names?.[company]
    if (!isUsed && !names?.length) mask[company] = ofAbsent
    else if (isAny || inRange(column.values[company]!) || names?.some((name) => classes.includes(name)))
      mask[company] = 1
  }
  return mask
}

const both = (a: Mask, b: Mask): Mask => {
  const mask = new Uint8Array(a.length)
  for (let company = 0; company < a.length; company++) mask[company] = a[company]! & b[company]!
  return mask
}

const without = (a: Mask, b: Mask): Mask => {
  const mask = new Uint8Array(a.length)
  for (let company = 0; company < a.length; company++) mask[company] = a[company]! & ~b[company]!
  return mask
}

export function countOf(mask: Mask): number {
  let count = 0
  for (let company = 0; company < mask.length; company++) count += mask[company]!
  return count
}
