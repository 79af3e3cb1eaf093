import { formatNumber, formatPoints } from '../../format.ts'
import type { Band } from '../Band.tsx'
import { annotation, lineMark, type Mark, textMark } from '../engine/annotation.ts'
import { axisText, type ChartOption, type Sheet } from '../engine/option.ts'
import { placeLabels } from '../labels/labels.ts'
import { chartMessages } from '../messages.ts'
import type { ChartPoint } from '../navigation/points.ts'
import { differenceOf, differenceText, type MaterialTheme, weightPercent } from './themes.ts'

type PlacedTheme = MaterialTheme & { readonly difference: number }

/** Only what has a difference has a place; the rest stands in the table. */
function placeThemes(themes: readonly MaterialTheme[]): PlacedTheme[] {
  return themes.flatMap((theme) => {
    const difference = differenceOf(theme)
    return difference === null ? [] : [{ ...theme, difference }]
  })
}

/** Heaviest first: what weighs most is met first. */
export function materialityPoints(
  themes: readonly MaterialTheme[],
  verticalName = chartMessages().difference,
): ChartPoint[] {
  const m = chartMessages()
  return placeThemes(themes)
    .sort((one, other) => other.weight - one.weight)
    .map(({ key, name, weight, difference, band, score, average }) => {
      const distance = differenceText({ score, average })
      return {
        key,
        text: `${name}: ${m.weight} ${weightPercent(weight)}, ${verticalName} ${distance}, ${m.band[band]}`,
        at: [weight, difference],
      }
    })
}

const symbols: Readonly<Record<Band, string>> = {
  strength: 'triangle',
  average: 'rect',
  issue: 'triangle',
  none: 'circle',
}

/** Weight to the right, difference to the industry upwards; the glyph of the band marks the place. */
export function materialityOption(
  all: readonly MaterialTheme[],
  sheet: Sheet,
  verticalName = chartMessages().difference,
): ChartOption {
  const m = chartMessages()
  const { palette } = sheet
  const themes = placeThemes(all)
  const reach = Math.max(10, Math.ceil(Math.max(0, ...themes.map(({ difference }) => Math.abs(difference))) / 10) * 10)
  const heaviest = Math.max(4, Math.ceil(Math.max(0, ...themes.map(({ weight }) => weight)) / 4) * 4)
  const quiet = {
    nameTextStyle: axisText(sheet),
    axisTick: { show: false },
    splitNumber: 4,
    nameLocation: 'middle' as const,
  }
  return {
    grid: { left: 48, right: 12, top: 12, bottom: 38 },
    xAxis: {
      ...quiet,
      type: 'value',
      min: 0,
      max: heaviest,
      interval: heaviest > 24 ? 8 : 4,
      name: m.weight,
      nameGap: 23,
      axisLine: { show: false },
      splitLine: { show: false },
      axisLabel: { ...axisText(sheet), formatter: (value: number) => `${formatNumber(value)}%` },
    },
    yAxis: {
      ...quiet,
      type: 'value',
      min: -reach,
      max: reach,
      interval: reach / 2,
      name: verticalName,
      nameGap: 34,
      axisLine: { show: false },
      splitLine: { lineStyle: { color: palette['rule-faint'] } },
      axisLabel: { ...axisText(sheet), formatter: (value: number) => (value === 0 ? '0' : formatPoints(value, 0)) },
    },
    series: [
      annotation('zero', 2, (toPixel) => [
        lineMark(toPixel(0, 0), toPixel(heaviest, 0), {
          stroke: palette['series-ref'],
          lineWidth: 1,
          lineDash: [3, 3],
        }),
      ]),
      {
        type: 'scatter',
        name: 'themes',
        silent: true,
        z: 5,
        data: themes.map(({ weight, difference, band }) => ({
          value: [weight, difference],
          symbol: symbols[band],
          symbolRotate: band === 'issue' ? 180 : 0,
          symbolSize: band === 'average' ? [12, 5] : 11,
          itemStyle: { color: palette[`band-${band}`], opacity: 1 },
        })),
      },
      annotation('names', 6, (toPixel) =>
        nameMarks(
          themes.map(({ name, weight, difference }) => ({ text: name, ...toPixel(weight, difference) })),
          sheet,
        ),
      ),
    ],
  }
}

function nameMarks(dots: readonly { text: string; x: number; y: number }[], sheet: Sheet): Mark[] {
  const labels = placeLabels(dots, { left: 50, top: 12, right: sheet.width - 4, bottom: sheet.height - 40 })
  return dots.flatMap((dot, index) => {
    const { end, align, baseline } = labels[index]!
    const gap = baseline === 'middle' ? 3 : -6
    return [
      lineMark(dot, end, { stroke: sheet.palette['rule-mid'], lineWidth: 0.8 }),
      textMark(
        sheet,
        dot.text,
        { x: end.x + (align === 'left' ? gap : -gap), y: end.y },
        { align, verticalAlign: baseline },
      ),
    ]
  })
}
