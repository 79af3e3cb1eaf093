import type { Absent, MeasureCondition, Range } from '#contract/search/condition.ts'
import type { Measure } from '#contract/search/measure.ts'
import { scandalLevels } from '../label.ts'
import { clean } from './spread.ts'

const ways = ['least', 'most', 'between', 'classes', 'disclosed'] as const
export type Way = (typeof ways)[number]

/** A condition on a measure while it is being edited: bounds are what has been typed. */
export interface MeasureDraft {
  readonly measure: Measure
  readonly way: Way
  readonly min: string
  readonly max: string
  readonly classes: readonly string[]
  /** Further ranges, which the address may bring. */
  readonly more: readonly Range[]
  readonly absent: Absent | null
  readonly isDisclosedOnly: boolean
}

type DraftFault = 'number' | 'order' | 'class'

/** Digits of either width, with separators and any kind of minus. */
export function toNumber(text: string): number | null {
  const plain = text
    .normalize('NFKC')
    .replace(/[,、\s]/g, '')
    .replace(/^[−–—‐‑ー△▲]/, '-')
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null
}

/** A figure of the API as it would be typed. */
export function boundText(value: number, scale: number): string {
  const typed = clean(value / scale)
  const text = String(typed)
  return text.includes('e-') ? typed.toFixed(20).replace(/0+$/, '') : text
}

export function draftOf(condition: MeasureCondition, scale: number): MeasureDraft {
  const { measure, ranges, classes, absent, isDisclosedOnly } = condition
  const levels = measure.subject.name === 'scandal' ? scandalLevels(ranges) : null
  const typed = (value: number | undefined) => (value === undefined ? '' : boundText(value, scale))
  const isByClass = levels !== null || classes.length > 0
  const [first, ...more] = ranges
  return {
    measure,
    way: isByClass ? 'classes' : wayOf(first),
    min: isByClass ? '' : typed(first?.min),
    max: isByClass ? '' : typed(first?.max),
    classes: levels ? levels.map(String) : classes,
    more: levels ? [] : isByClass ? ranges : more,
    absent,
    isDisclosedOnly,
  }
}

function wayOf(range: Range | undefined): Way {
  if (!range) return 'disclosed'
  if (range.min === undefined) return 'most'
  return range.max === undefined ? 'least' : 'between'
}

export function faultOf(draft: MeasureDraft): DraftFault | null {
  const { way, classes, more } = draft
  if (way === 'disclosed') return null
  if (way === 'classes') return classes.length + more.length === 0 ? 'class' : null
  const bounds = [way === 'most' ? 0 : toNumber(draft.min), way === 'least' ? 0 : toNumber(draft.max)]
  if (bounds.includes(null)) return 'number'
  return way === 'between' && bounds[0]! > bounds[1]! ? 'order' : null
}

export type BoundName = 'min' | 'max'

/** The bounds that can be typed or dragged, with what they say; null while that is no number. */
export function boundsOf({ way, ...draft }: MeasureDraft, scale: number): { bound: BoundName; value: number | null }[] {
  const value = (bound: BoundName) => {
    const typed = toNumber(draft[bound])
    return { bound, value: typed === null ? null : clean(typed * scale) }
  }
  if (way === 'between') return [value('min'), value('max')]
  if (way === 'least') return [value('min')]
  return way === 'most' ? [value('max')] : []
}

/** The range that is being typed; null while it is none. */
function rangeOf(draft: MeasureDraft, scale: number): Range | null {
  const { way } = draft
  if ((way !== 'least' && way !== 'most' && way !== 'between') || faultOf(draft)) return null
  return {
    ...(way !== 'most' && { min: clean(toNumber(draft.min)! * scale) }),
    ...(way !== 'least' && { max: clean(toNumber(draft.max)! * scale) }),
  }
}

export function rangesOf(draft: MeasureDraft, scale: number): Range[] {
  const own = rangeOf(draft, scale)
  if (draft.way === 'classes' && draft.measure.subject.name === 'scandal')
    return scandalRanges(draft.classes.map(Number))
  return [...(own ? [own] : []), ...(draft.way === 'disclosed' ? [] : draft.more)]
}

/** Neighboring levels are one range. */
function scandalRanges(levels: readonly number[]): Range[] {
  const ranges: Range[] = []
  for (const level of levels.toSorted()) {
    const last = ranges.at(-1)
    if (last?.max === level - 1) ranges[ranges.length - 1] = { ...last, max: level }
    else ranges.push({ min: level, max: level })
  }
  return ranges
}

/** What the draft says; null while something is missing. */
export function conditionOf(draft: MeasureDraft, scale: number): Omit<MeasureCondition, 'isExcluded'> | null {
  if (faultOf(draft)) return null
  const { measure, way, classes, absent, isDisclosedOnly } = draft
  const isScandal = measure.subject.name === 'scandal'
  return {
    kind: 'measure',
    measure,
    ranges: rangesOf(draft, scale),
    classes: way === 'classes' && !isScandal ? classes : [],
    absent: way === 'disclosed' ? null : absent,
    isDisclosedOnly: isDisclosedOnly || way === 'disclosed',
  }
}
