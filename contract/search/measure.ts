import { vendorKey } from '#methodology/ratings/vendor-scales.ts'
import type { Display } from '#methodology/scores/displays.ts'
import { type ScoreKey, scoreKeys } from '#methodology/scores/hierarchy.ts'

/** What can be asked of something measured. */
export const aspects = [
  'value', // the figure itself
  'change', // relative to an earlier year: −0.1 is ten per cent less
  'difference', // less that of an earlier year
  'percentile', // place among the peers, 0 worst to 1 best
  'deviation', // of a score, 50 the mean of the peers and 10 their standard deviation
] as const
export type Aspect = (typeof aspects)[number]

/** Measures that are neither scores, ratings nor indicators. */
export const ownMeasures = [
  'market_cap', // million yen
  'volume', // shares traded, as the source says
  'coverage', // share of the total score’s weight that rests on disclosed figures, 0 to 1; nothing without a report
  'sentiment', // mean of twelve months’ news, −1 to 1
  'scandal', // 0 none to 4 very high
  'consensus', // of the vendors that the account sees, 0 to 1
] as const
export type OwnMeasure = (typeof ownMeasures)[number]

/** What a measure is of. Whether there is such an indicator or vendor is for whoever holds the catalogue and the market to say. */
export type MeasureSubject =
  | { readonly kind: 'score'; readonly name: ScoreKey }
  | { readonly kind: 'vendor'; readonly name: string }
  | { readonly kind: 'own'; readonly name: OwnMeasure }
  | { readonly kind: 'indicator'; readonly name: string }

/** Something that every company has a figure of, or a reason for having none. */
export interface Measure {
  readonly subject: MeasureSubject
  readonly aspect: Aspect
  /** Fiscal year; that of the whole search when left out. */
  readonly year?: number | undefined
  /** The earlier year of a change or difference; the year before when left out. */
  readonly from?: number | undefined
}

/** The subject of a name as an address or a program writes it: `e_score`, `msci`, `market_cap`, `S-LR-001`. */
export function subjectOf(name: string): MeasureSubject {
  return subjects.get(name) ?? { kind: vendorKey.test(name) ? 'vendor' : 'indicator', name }
}

const subjects: ReadonlyMap<string, MeasureSubject> = new Map<string, MeasureSubject>([
  ...scoreKeys.map((name) => [name, { kind: 'score', name }] as const),
  ...ownMeasures.map((name) => [name, { kind: 'own', name }] as const),
  // What links of before ask for, when a list and a company's page measured disclosure in two ways.
  ['disclosure_rate', { kind: 'own', name: 'coverage' }],
])

/** The figure itself of something, in the year of the search. */
export const measureOf = (name: string): Measure => ({ subject: subjectOf(name), aspect: 'value' })

/** A score as a list shows it; another measure, and what is asked of a score beside the figure itself, stays what it is. */
export function shownMeasure(measure: Measure, display: Display): Measure {
  if (display === 'score' || measure.subject.kind !== 'score' || measure.aspect !== 'value') return measure
  return { ...measure, aspect: display }
}

/** How figures of the measures of our own are written. */
interface OwnMeasureFacts {
  readonly unit: 'JPY million' | 'shares' | '%' | 'points' | '-1 to 1' | '0 to 4'
  /** Of a day, so that it has no fiscal years to compare. */
  readonly isOfDay: boolean
  /** Stored from 0 to 1, and read from 0 to 100. */
  readonly isShare: boolean
  readonly direction: 'higher_better' | 'lower_better'
}

export const ownMeasureFacts: Readonly<Record<OwnMeasure, OwnMeasureFacts>> = {
  market_cap: { unit: 'JPY million', isOfDay: true, isShare: false, direction: 'higher_better' },
  volume: { unit: 'shares', isOfDay: true, isShare: false, direction: 'higher_better' },
  coverage: { unit: '%', isOfDay: false, isShare: true, direction: 'higher_better' },
  sentiment: { unit: '-1 to 1', isOfDay: true, isShare: false, direction: 'higher_better' },
  scandal: { unit: '0 to 4', isOfDay: true, isShare: false, direction: 'lower_better' },
  consensus: { unit: 'points', isOfDay: true, isShare: true, direction: 'higher_better' },
}

export const isOfDay = (subject: MeasureSubject): boolean =>
  subject.kind === 'own' && ownMeasureFacts[subject.name].isOfDay

/** What can be asked of a subject; of a yes or no there is no relative change. */
export function aspectsOf(subject: MeasureSubject, isBoolean: boolean): readonly Aspect[] {
  if (isOfDay(subject)) return ['value']
  return aspects.filter((aspect) => {
    if (aspect === 'change') return !isBoolean
    if (aspect === 'deviation') return subject.kind === 'score'
    return aspect !== 'percentile' || subject.kind !== 'own'
  })
}

/** Whether figures are stored from 0 to 1 and read from 0 to 100. */
export function isShare({ subject, aspect }: Measure): boolean {
  if (aspect === 'deviation') return false
  if (aspect === 'change' || aspect === 'percentile' || subject.kind === 'score') return true
  return subject.kind === 'own' && ownMeasureFacts[subject.name].isShare
}

/** Million yen: no company on earth is worth more, but a figure in yen is. */
const maxMarketCap = 1_000_000_000

/** Least and most that a figure can be, as it is stored; null where there is no such bound. */
export function boundsOf(measure: Measure): readonly [number, number] | null {
  const { subject, aspect } = measure
  if (aspect === 'percentile') return [0, 1]
  if (aspect !== 'value') return null
  if (isShare(measure)) return [0, 1]
  if (subject.kind !== 'own') return null
  return ownBounds[subject.name] ?? null
}

const ownBounds: Partial<Record<OwnMeasure, readonly [number, number]>> = {
  sentiment: [-1, 1],
  scandal: [0, 4],
  market_cap: [0, maxMarketCap],
}

/**
 * Unit that figures are read in.
 *
 * @param indicatorUnit of the catalogue; only indicators need it
 */
export function unitOf({ subject, aspect }: Measure, indicatorUnit = ''): string {
  if (aspect === 'change') return '%'
  if (aspect === 'deviation') return 'deviation score'
  if (aspect === 'percentile') return 'percentile'
  if (subject.kind === 'score') return 'points'
  if (subject.kind === 'own') return ownMeasureFacts[subject.name].unit
  return subject.kind === 'indicator' ? indicatorUnit : ''
}
