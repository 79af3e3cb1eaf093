import { useCallback } from 'react'
import type { Indicator } from '#contract/market/indicators.ts'
import { type VendorName, vendorNames } from '#contract/market/vendors.ts'
import { type Measure, type OwnMeasure, ownMeasures } from '#contract/search/condition.ts'
import { parseMeasure } from '#contract/search/text.ts'
import { scoreKeys } from '#methodology/scores/hierarchy.ts'
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
import { unitWords } from '../../indicators/units.ts'
import { useIndicatorMap } from '../../indicators/use-indicators.ts'
import { scoreName } from '../../scoring/score-messages.ts'
import { measureMessages } from './measure-messages.ts'

export type MeasureKind = 'score' | 'vendor' | 'own' | 'indicator' | 'unknown'

/** A measure as a reader meets it. */
export interface MeasureWords {
  readonly kind: MeasureKind
  /** In full, with its aspect and year. */
  readonly name: string
  /** Without aspect and year, for the head of a column. */
  readonly short: string
  /** What is asked of it, `増減`; empty for the figure itself. */
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
    return words(read.kind === 'read' ? read.value : { of: text, aspect: 'value' })
  }
}

export function kindOf(of: string, indicators: ReadonlyMap<string, Indicator> | undefined): MeasureKind {
  if ((scoreKeys as readonly string[]).includes(of)) return 'score'
  if (Object.hasOwn(vendorNames, of)) return 'vendor'
  if ((ownMeasures as readonly string[]).includes(of)) return 'own'
  return indicators?.has(of) ? 'indicator' : 'unknown'
}

type Bare = Omit<MeasureWords, 'name' | 'aspectShort'>

export function wordsOf(measure: Measure, indicators: ReadonlyMap<string, Indicator> | undefined): MeasureWords {
  const m = measureMessages()
  const kind = kindOf(measure.of, indicators)
  const bare = bareWords(measure.of, kind, indicators?.get(measure.of))
  const long = kind === 'own' ? m.own[measure.of as OwnMeasure] : bare.short
  const { aspect, year, from } = measure
  if (aspect === 'value')
    return { ...bare, aspectShort: '', name: year === undefined ? long : `${long} ${formatYear(year)}` }
  const aspectShort = year === undefined && aspect !== 'percentile' ? m.lastYear : m.aspectShort[aspect]
  if (aspect === 'percentile') return { ...bare, ...inPoints, aspectShort, name: m.aspect.percentile(long) }
  const years = year === undefined ? m.lastYear : m.years(formatYear(from ?? year - 1), formatYear(year))
  const name = m.aspect[aspect](long, years)
  const between = { ...bare, name, aspectShort, isBoolean: false, isYear: false }
  if (aspect === 'change') return { ...between, unit: m.unit.percent, text: formatChange, scale: 0.01 }
  const isPoints = bare.scale === 0.01
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

function bareWords(of: string, kind: MeasureKind, indicator: Indicator | undefined): Bare {
  const m = measureMessages()
  if (kind === 'score') return { kind, short: scoreName(of), ...inPoints, unit: m.unit.points }
  if (kind === 'own') return { kind, short: m.ownShort[of as OwnMeasure], ...ownWords(of as OwnMeasure) }
  if (kind === 'vendor') {
    const direction = of === 'sustainalytics' ? 'lower_better' : 'higher_better'
    return {
      kind,
      short: vendorNames[of as VendorName],
      unit: '',
      direction,
      isBoolean: false,
      text: (value) => formatExact(value),
      scale: 1,
    }
  }
  const none = {
    kind,
    short: of,
    unit: '',
    direction: 'neutral',
    isBoolean: false,
    text: formatExact,
    scale: 1,
  } as const
  if (!indicator) return none
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

function ownWords(of: OwnMeasure): Omit<Bare, 'kind' | 'short'> {
  const { unit } = measureMessages()
  const rest = { direction: 'higher_better', isBoolean: false, scale: 1 } as const
  if (of === 'market_cap') return { ...rest, unit: unit['JPY million'], text: (value) => formatNumber(value) }
  if (of === 'volume') return { ...rest, unit: unit.shares, text: (value) => formatNumber(value) }
  if (of === 'sentiment') return { ...rest, unit: unit['minus-one-to-one'], text: (value) => formatPoints(value, 2) }
  if (of === 'scandal')
    return { ...rest, direction: 'lower_better', unit: unit.level, text: (value) => formatNumber(value) }
  if (of === 'consensus') return inPoints
  return { ...rest, unit: unit.percent, scale: 0.01, text: (value) => formatShare(value) }
}

/** As fine as a figure of its size needs: per cents one decimal, large ones none, small ones three digits. */
function figure(value: number, unit: string): string {
  if (unit === 'year') return formatCalendarYear(value)
  if (unit === '%') return formatNumber(value, 1)
  const size = Math.abs(value)
  if (value === 0 || size >= 1000) return formatNumber(value)
  return formatExact(Number(value.toPrecision(size >= 100 ? 4 : 3)))
}
