import { formatNumber, formatYear } from '../../format.ts'
import { annotation } from '../engine/annotation.ts'
import { axisText, type ChartOption, type Sheet } from '../engine/option.ts'
import { textWidth } from '../labels/labels.ts'
import { chartMessages } from '../messages.ts'
import type { ChartPoint } from '../navigation/points.ts'
import { endsOf, stepOf, ticksOf } from '../plot/scales.ts'
import { bandMarks, changeMarks, edgeMarks, wordsBeside } from './marks.ts'
import { forecastOf, intervals, lastActual, outsideOf, type SeriesYear, type TimeSeriesInput } from './series.ts'

export function timePoints(input: TimeSeriesInput): ChartPoint[] {
  const m = chartMessages()
  const number = (value: number) => `${formatNumber(value, input.decimals ?? 1)}${input.unit ? ` ${input.unit}` : ''}`
  const pointsOf = (values: readonly SeriesYear[], row: 'own' | 'average'): ChartPoint[] =>
    values.flatMap(({ year, value, isEstimated, inputs }) => {
      if (value === null) return []
      const outside = row === 'own' ? outsideOf(aheadAt(input, year), value) : undefined
      const notes = [isEstimated && m.estimated, outside && m.outside(String(outside)), inputs]
        .filter(Boolean)
        .join(', ')
      const text = `${formatYear(year)} ${m[row]} ${number(value)}${notes && ` (${notes})`}`
      return [{ key: `${row}-${year}`, text, at: [year, value] as const, row, opens: row === 'own' }]
    })
  const ahead = forecastOf(input).map(({ year, value, bands }) => ({
    key: `forecast-${year}`,
    text: `${formatYear(year)} ${m.forecast} ${number(value)}${bands ? ` (${m.interval('95')} ${bands[95].map(number).join('–')})` : ''}`,
    at: [year, value] as const,
    row: 'forecast',
    opens: false,
  }))
  return [...pointsOf(input.own, 'own'), ...ahead, ...pointsOf(input.average ?? [], 'average')]
}

const aheadAt = (input: TimeSeriesInput, of: number) => forecastOf(input).find(({ year }) => year === of)

/** A round step and round ends around all figures, the intervals included. */
export function valueRange(input: TimeSeriesInput): { min: number; max: number; step: number } {
  const values = [
    ...input.own.map(({ value }) => value),
    ...(input.average ?? []).map(({ value }) => value),
    ...forecastOf(input).flatMap(({ value, bands }) => [value, ...(bands?.[95] ?? [])]),
    ...(input.startsAtZero ? [0] : []),
  ].filter((value) => value !== null)
  if (values.length === 0) return { min: 0, max: 100, step: 25 }
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const ticks = ticksOf(low, high)
  const [min, max] = endsOf(ticks)
  return { min, max, step: stepOf(ticks) }
}

/** Pixels for the words beside the last year. */
function roomBeside(input: TimeSeriesInput, end: number): number {
  const words = wordsBeside(input, { ahead: forecastOf(input), last: lastActual(input) })
  const widths = words.filter(({ year }) => year === end).map(({ text, size }) => textWidth(text, size * 1.06))
  return 14 + Math.max(0, ...widths)
}

/** Own line in ink, average in stone, estimates hollow, gaps left open, the forecast dashed within its fan. */
export function timeOption(input: TimeSeriesInput, sheet: Sheet): ChartOption {
  const { palette } = sheet
  const { min, max, step } = valueRange(input)
  const ahead = forecastOf(input)
  const last = lastActual(input)
  const years = [...input.own, ...(input.average ?? []), ...ahead].map(({ year }) => year)
  const [first, end] = [Math.min(...years), Math.max(...years)]
  const line = { type: 'line', silent: true, connectNulls: false } as const
  return {
    grid: { left: 12 + 7 * String(formatNumber(max)).length, right: roomBeside(input, end), top: 22, bottom: 24 },
    xAxis: years.length === 0 ? { type: 'value', show: false } : yearAxis({ first, end, last: last?.year }, sheet),
    yAxis: {
      type: 'value',
      min,
      max,
      interval: step,
      axisLabel: { ...axisText(sheet), formatter: (value: number) => formatNumber(value, step < 1 ? 1 : 0) },
      axisLine: { show: false },
      axisTick: { show: false },
      splitLine: { lineStyle: { color: palette['rule-faint'] } },
    },
    series: [
      ...[...intervals]
        .reverse()
        .map((interval) =>
          annotation(`fan-${interval}`, 1, (toPixel) => bandMarks({ interval, ahead, last, toPixel, sheet })),
        ),
      annotation('changes', 2, (toPixel) => changeMarks({ input, ahead, last, toPixel, sheet, range: { min, max } })),
      {
        ...line,
        name: 'average',
        z: 4,
        symbol: 'none',
        data: (input.average ?? []).flatMap((each) => [...gapBefore(each), [each.year, each.value ?? '-']]),
        lineStyle: { color: palette['series-ref'], width: 1.3 },
      },
      {
        ...line,
        name: 'forecast',
        z: 6,
        symbol: 'none',
        data: ahead.length === 0 || !last ? [] : [last, ...ahead].map(({ year, value }) => [year, value!]),
        lineStyle: { color: palette['series-1'], width: 1.5, type: [4, 3] },
      },
      {
        ...line,
        name: 'own',
        z: 6,
        symbol: 'circle',
        symbolSize: 6,
        data: input.own.flatMap((each) => [...gapBefore(each), ownPoint(each, sheet)]),
        lineStyle: { color: palette['series-1'], width: 1.9 },
      },
      annotation('words', 9, (toPixel) => edgeMarks({ input, ahead, last, toPixel, sheet })),
    ],
  }
}

/** An empty place, so that no line joins a year with one that it cannot be compared with. */
const gapBefore = ({ year, isApart }: SeriesYear): [number, string][] => (isApart ? [[year - 0.5, '-']] : [])

function ownPoint({ year, value, isEstimated }: SeriesYear, { palette }: Sheet) {
  const hollow = { color: palette.paper, borderColor: palette['series-1'], borderWidth: 1.4 }
  return { value: [year, value ?? '-'], itemStyle: isEstimated ? hollow : { color: palette['series-1'] } }
}

interface Years {
  readonly first: number
  readonly end: number
  readonly last: number | undefined
}

function yearAxis({ first, end, last = end }: Years, sheet: Sheet): NonNullable<ChartOption['xAxis']> {
  const every = Math.max(1, Math.ceil(((end - first) * 34) / (sheet.width - 120)))
  return {
    type: 'value',
    min: first,
    max: end === first ? first + 1 : end,
    interval: 1,
    axisLine: { lineStyle: { color: sheet.palette['rule-mid'] } },
    axisTick: { show: false },
    splitLine: { show: false },
    axisLabel: {
      ...axisText(sheet),
      interval: 0,
      hideOverlap: false,
      formatter: (year: number) => yearLabel(year, { first, end, last }, every),
    },
  }
}

/** The first year in full, then every second or third, always the last actual and the last of all. */
export function yearLabel(year: number, { first, end, last = end }: Years, every: number): string {
  if (year === first) return formatYear(year)
  const isFixed = year === last || year === end
  const isNearFixed = Math.abs(year - last) < every || Math.abs(year - end) < every || year - first < every + 1
  if (!isFixed && (isNearFixed || (year - first) % every !== 0)) return ''
  return `’${String(year).slice(2)}`
}
