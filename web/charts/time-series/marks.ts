import { formatNumber } from '../../format.ts'
import { lineMark, type Mark, type ToPixel, textMark } from '../engine/annotation.ts'
import type { Sheet } from '../engine/option.ts'
import { spread } from '../labels/labels.ts'
import { chartMessages } from '../messages.ts'
import {
  type ForecastYear,
  type Interval,
  intervals,
  outsideOf,
  type SeriesYear,
  type TimeSeriesInput,
} from './series.ts'

interface DrawingContext {
  readonly ahead: readonly ForecastYear[]
  readonly last: SeriesYear | undefined
  readonly toPixel: ToPixel
  readonly sheet: Sheet
}

/** The ground of one interval, from the last actual figure outwards. Without computed intervals there is none. */
export function bandMarks({ interval, ahead, last, toPixel, sheet }: DrawingContext & { interval: Interval }): Mark[] {
  const banded = ahead.filter(({ bands }) => bands)
  if (!last || banded.length === 0) return []
  const start = toPixel(last.year, last.value!)
  const edge = (side: 0 | 1) => banded.map(({ year, bands }) => toPixel(year, bands![interval][side]))
  const points = [start, ...edge(1), ...edge(0).reverse()].map(({ x, y }) => [x, y])
  return [{ type: 'polygon', shape: { points }, style: { fill: sheet.palette[interval === 50 ? 'fan-2' : 'fan-3'] } }]
}

interface ChangeGround extends DrawingContext {
  readonly input: TimeSeriesInput
  readonly range: { readonly min: number; readonly max: number }
}

/** Upright lines: where the actual figures end, and between the years where method or basis changed. */
export function changeMarks({ input, ahead, last, toPixel, sheet, range }: ChangeGround): Mark[] {
  const upright = (year: number, text: string, lineDash?: number[]) => {
    const [top, bottom] = [toPixel(year, range.max), toPixel(year, range.min)]
    return [
      lineMark(top, bottom, { stroke: sheet.palette['rule-mid'], lineWidth: 1, ...(lineDash && { lineDash }) }),
      textMark(
        sheet,
        text,
        { x: top.x, y: top.y - 4 },
        {
          align: 'center',
          verticalAlign: 'bottom',
          fill: sheet.palette['ink-3'],
          font: `11px ${sheet.palette['font-sans']}`,
        },
      ),
    ]
  }
  return [
    ...(ahead.length > 0 && last ? upright(last.year, chartMessages().lastActual) : []),
    ...(input.changes ?? []).flatMap(({ year, text }) => upright(year - 0.5, text, [2, 3])),
  ]
}

interface Word {
  readonly year: number
  readonly value: number
  readonly text: string
  readonly size: number
  readonly isStrong?: boolean
}

/** Labels to the right of the lines: forecast and its intervals, the average, the last figure where nothing follows. */
export function wordsBeside(input: TimeSeriesInput, { ahead, last }: Pick<DrawingContext, 'ahead' | 'last'>): Word[] {
  const m = chartMessages()
  const number = (value: number) => formatNumber(value, input.decimals ?? 1)
  const average = input.average?.filter(({ value }) => value !== null).at(-1)
  const end = ahead.at(-1)
  const bands = end?.bands
  return [
    ...(end
      ? [{ year: end.year, value: end.value, text: `${number(end.value)} ${m.forecast}`, size: 12, isStrong: true }]
      : []),
    ...(end && bands ? intervals.map((interval) => intervalWord(end, interval)) : []),
    ...(average
      ? [
          {
            year: average.year,
            value: average.value!,
            text: `${number(average.value!)} ${input.averageName ?? m.average}`,
            size: 11,
          },
        ]
      : []),
    ...(last && !end
      ? [{ year: last.year, value: last.value!, text: number(last.value!), size: 13, isStrong: true }]
      : []),
  ]
}

function intervalWord({ year, value, bands }: ForecastYear, interval: Interval): Word {
  const text = interval === 95 ? chartMessages().interval('95') : `${interval}%`
  return { year, value: value + (bands![interval][1] - value) * 0.92, text, size: 11 }
}

/** Words beside the lines, none over another; the last actual figure; points outside of what was forecast. */
export function edgeMarks({ input, ahead, last, toPixel, sheet }: DrawingContext & { input: TimeSeriesInput }): Mark[] {
  const { palette } = sheet
  const words = wordsBeside(input, { ahead, last }).map((word) => ({ ...word, at: toPixel(word.year, word.value) }))
  const columns = new Set(words.map(({ year }) => year))
  const beside = [...columns].flatMap((year) => {
    const column = words.filter((word) => word.year === year)
    const heights = spread(
      column.map(({ at }) => at.y),
      14,
    )
    return column.map(({ at, text, size, isStrong }, index) =>
      textMark(
        sheet,
        text,
        { x: at.x + 7, y: heights[index]! },
        {
          font: `${isStrong ? 700 : 400} ${size}px ${palette['font-sans']}`,
          verticalAlign: 'middle',
          ...(!isStrong && { fill: palette['ink-2'] }),
        },
      ),
    )
  })
  return [
    ...beside,
    ...(last && ahead.length > 0
      ? [lastWord(last, formatNumber(last.value!, input.decimals ?? 1), toPixel, sheet)]
      : []),
    ...outsiders(input, ahead, toPixel, sheet),
  ]
}

function lastWord(last: SeriesYear, text: string, toPixel: ToPixel, sheet: Sheet): Mark {
  const at = toPixel(last.year, last.value!)
  const font = `700 13px ${sheet.palette['font-sans']}`
  return textMark(sheet, text, { x: at.x - 6, y: at.y - 7 }, { font, align: 'right', verticalAlign: 'bottom' })
}

/** Actual figures that came to lie outside of what was forecast: a ring in the color of an issue. */
function outsiders(input: TimeSeriesInput, ahead: readonly ForecastYear[], toPixel: ToPixel, sheet: Sheet): Mark[] {
  return input.own.flatMap(({ year, value }) => {
    const forecast = ahead.find((each) => each.year === year)
    if (value === null || outsideOf(forecast, value) !== 95) return []
    const { x, y } = toPixel(year, value)
    return [
      {
        type: 'circle',
        shape: { cx: x, cy: y, r: 7 },
        style: { fill: 'none', stroke: sheet.palette['band-issue'], lineWidth: 1.5 },
      } as const,
    ]
  })
}
