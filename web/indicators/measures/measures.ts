import { useCallback } from 'react'
import type { Indicator } from '#contract/market/indicators.ts'
import {
  isShare,
  type Measure,
  type MeasureSubject,
  measureOf,
  type OwnMeasure,
  ownMeasureFacts,
} from '#contract/search/measure.ts'
import { measureTitle } from '#contract/search/measure-names.ts'
import { parseMeasure } from '#contract/search/text.ts'
import { vendorDirection, vendorName } from '../../app/vendors.ts'
import {
  formatCalendarYear,
  formatChange,
  formatExact,
  formatNumber,
  formatPoints,
  formatScore,
  formatShare,
  formatYear,
} from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { scoreName } from '../../scoring/score-messages.ts'
import { unitWords } from '../units.ts'
import { useIndicatorMap } from '../use-indicators.ts'
import { measureMessages } from './measure-messages.ts'

export type MeasureKind = 'score' | 'vendor' | 'own' | 'indicator' | 'unknown'

/** A measure as a reader meets it. */
export interface MeasureWords {
  readonly kind: MeasureKind
  /** In full, with its aspect and year. */
  readonly name: string
  /** Without aspect and year, for the head of a column. */
  readonly short: string
  /** Its aspect, `増減`; empty for the figure itself. */
  readonly aspectShort: string
  /** In words; empty where a value says it itself. */
  readonly unit: string
  readonly direction: 'higher_better' | 'lower_better' | 'neutral'
  readonly isBoolean: boolean
  /** A value as read on the screen. */
  readonly text: (value: number) => string
  /** From what is typed on the screen to what the API takes: scores and per cents are typed 0 to 100. */
  readonly scale: number
  /** Whether values are calendar years. */
  readonly isYear?: boolean
}

/** Names, units and ways of writing of every measure, once the catalogue is there. */
export function useMeasureWords(): (measure: Measure) => MeasureWords {
  const { data } = useIndicatorMap()
  return useCallback((measure) => wordsOf(measure, data), [data])
}

/** The same for a measure as text; one that cannot be read keeps its text for a name. */
export function useMeasureTextWords(): (text: string) => MeasureWords {
  const words = useMeasureWords()
  return (text) => {
    const read = parseMeasure(text)
    return words(read.kind === 'read' ? read.value : measureOf(text))
  }
}

type Bare = Omit<MeasureWords, 'name' | 'aspectShort'>

export function wordsOf(measure: Measure, indicators: ReadonlyMap<string, Indicator> | undefined): MeasureWords {
  const m = measureMessages()
  const { subject, aspect, year } = measure
  const bare = bareWords(subject, indicators?.get(subject.name))
  const long = subject.kind === 'own' ? m.own[subject.name] : bare.short
  const name = measureTitle(measure, long, m, formatYear)
  if (aspect === 'value')
    return { ...bare, aspectShort: '', name: year === undefined ? name : `${name} ${formatYear(year)}` }
  const aspectShort =
    year === undefined && (aspect === 'change' || aspect === 'difference')
      ? m.lastYearShort[aspect]
      : m.aspectShort[aspect]
  if (aspect === 'percentile') return { ...bare, ...inPoints, aspectShort, name }
  if (aspect === 'deviation') return { ...bare, ...inDeviations, aspectShort, name }
  const between = { ...bare, name, aspectShort, isBoolean: false, isYear: false }
  if (aspect === 'change') return { ...between, unit: m.unit['%'], text: formatChange, scale: 0.01 }
  const isPoints = isShare(measure)
  return { ...between, text: (value) => (isPoints ? formatPoints(value * 100) : formatPoints(value, 2)) }
}

const inPoints = {
  unit: '',
  scale: 0.01,
  text: formatScore,
  isBoolean: false,
  isYear: false,
  direction: 'higher_better',
} as const

const inDeviations = { ...inPoints, scale: 1, text: (value: number) => formatNumber(value, 1) } as const

function bareWords(subject: MeasureSubject, indicator: Indicator | undefined): Bare {
  const m = measureMessages()
  const { kind, name } = subject
  if (kind === 'score') return { kind, short: scoreName(name), ...inPoints, unit: m.unit.points }
  if (kind === 'own') return { kind, short: m.ownShort[name], ...ownWords(name) }
  const rest = { isBoolean: false, text: (value: number) => formatExact(value), scale: 1 }
  if (kind === 'vendor') return { kind, short: vendorName(name), unit: '', direction: vendorDirection(name), ...rest }
  if (!indicator) return { kind: 'unknown', short: name, unit: '', direction: 'neutral', ...rest }
  const isBoolean = indicator.type === 'boolean'
  return {
    kind,
    short: language() === 'ja' ? indicator.nameJa : indicator.nameEn,
    unit: isBoolean ? '' : unitWords(indicator.unit),
    direction: indicator.direction,
    isBoolean,
    isYear: indicator.unit === 'year',
    text: isBoolean ? (value) => (value === 1 ? m.yes : m.no) : (value) => figure(value, indicator.unit),
    scale: 1,
  }
}

function ownWords(name: OwnMeasure): Omit<Bare, 'kind' | 'short'> {
  const { unit, direction, isShare: isInPercent } = ownMeasureFacts[name]
  if (unit === 'points') return inPoints
  const text = {
    'JPY million': (value: number) => formatNumber(value),
    shares: (value: number) => formatNumber(value),
    '0 to 4': (value: number) => formatNumber(value),
    '-1 to 1': (value: number) => formatPoints(value, 2),
    '%': (value: number) => formatShare(value),
  }[unit]
  return { direction, isBoolean: false, scale: isInPercent ? 0.01 : 1, unit: measureMessages().unit[unit], text }
}

/** As fine as a figure of its size needs: per cents one decimal, large ones none, small ones three digits. */
function figure(value: number, unit: string): string {
  if (unit === 'year') return formatCalendarYear(value)
  if (unit === '%') return formatNumber(value, 1)
  const size = Math.abs(value)
  if (value === 0 || size >= 1000) return formatNumber(value)
  return formatExact(Number(value.toPrecision(size >= 100 ? 4 : 3)))
}
