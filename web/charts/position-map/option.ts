import { formatNumber } from '../../format.ts'
import { annotation, lineMark, type Mark, type ToPixel, textMark } from '../annotation.ts'
import { placeLabels } from '../labels.ts'
import { axisText, type ChartOption, type Sheet } from '../option.ts'
import type { ChartPoint } from '../points.ts'
import { diameter, inOrder, mediansOf, type Position, type PositionMapInput } from './position.ts'

const room = { left: 40, right: 8, top: 10, bottom: 38 }

export function mapPoints({ positions, xName, yName }: PositionMapInput): ChartPoint[] {
  return inOrder(positions).map(({ key, name, x, y }) => ({
    key,
    text: `${name}: ${xName} ${formatNumber(x, 1)}, ${yName} ${formatNumber(y, 1)}`,
    at: [x, y],
  }))
}

/** From where an axis starts: the tens below the lowest, so that a crowd in the upper half is not squeezed. */
export function floorOf(values: readonly number[]): number {
  const least = Math.min(...values, 100)
  return Math.max(0, Math.floor((least - 1) / 20) * 20)
}

/** Everyone as a circle, medians as lines, the own company in ink, those compared with name and leader line. */
export function mapOption(input: PositionMapInput, sheet: Sheet): ChartOption {
  const { palette } = sheet
  const { positions } = input
  const [xs, ys] = [positions.map(({ x }) => x), positions.map(({ y }) => y)]
  const from = { x: floorOf(xs), y: floorOf(ys) }
  const largest = Math.max(0, ...positions.map(({ size }) => size ?? 0))
  const crowd = positions.filter(({ role }) => role === 'peer')
  const axis = (min: number, name: string, nameGap: number) => ({
    type: 'value' as const,
    min,
    max: 100,
    interval: 20,
    name,
    nameLocation: 'middle' as const,
    nameGap,
    nameTextStyle: axisText(sheet),
    axisTick: { show: false },
    axisLabel: axisText(sheet),
  })
  return {
    grid: room,
    xAxis: {
      ...axis(from.x, input.xName, 23),
      axisLine: { lineStyle: { color: palette['rule-mid'] } },
      splitLine: { show: false },
    },
    yAxis: {
      ...axis(from.y, input.yName, 26),
      axisLine: { show: false },
      splitLine: { lineStyle: { color: palette['rule-faint'] } },
    },
    series: [
      {
        type: 'scatter',
        name: 'peers',
        silent: true,
        progressive: 0,
        data: crowd.map(({ x, y, size }) => [x, y, diameter(size, largest)]),
        symbolSize: (value: number[]) => value[2]!,
        itemStyle: {
          color: palette['series-peer'],
          opacity: crowd.length > 800 ? 0.45 : 0.75,
          borderColor: palette.paper,
          borderWidth: 0.6,
        },
      },
      annotation('medians', 3, (toPixel) => medians(positions, { from, toPixel, sheet })),
      annotation('quadrants', 3, (toPixel) => corners(input, { from, toPixel, sheet })),
      annotation('named', 5, (toPixel) =>
        named(
          positions.filter(({ role }) => role !== 'peer').map((each) => ({ ...each, ...toPixel(each.x, each.y) })),
          sheet,
        ),
      ),
    ],
  }
}

interface Ground {
  readonly from: { readonly x: number; readonly y: number }
  readonly toPixel: ToPixel
  readonly sheet: Sheet
}

/** Dashed lines at the medians of both scores: where the quadrants meet. */
function medians(positions: readonly Position[], { from, toPixel, sheet }: Ground): Mark[] {
  const { x, y } = mediansOf(positions)
  if (x === null || y === null) return []
  const style = { stroke: sheet.palette['series-ref'], lineWidth: 1, lineDash: [3, 3] }
  return [lineMark(toPixel(x, from.y), toPixel(x, 100), style), lineMark(toPixel(from.x, y), toPixel(100, y), style)]
}

/** The quadrants' names, each in its corner. */
function corners({ quadrants }: PositionMapInput, { from, toPixel, sheet }: Ground): Mark[] {
  const [start, end] = [toPixel(from.x, 100), toPixel(100, from.y)]
  const [left, right, top, bottom] = [start.x + 5, end.x - 2, start.y + 4, end.y - 4]
  const word = (text: string, x: number, y: number) =>
    textMark(
      sheet,
      text,
      { x, y },
      {
        fill: sheet.palette['ink-3'],
        font: `11px ${sheet.palette['font-sans']}`,
        align: x === left ? 'left' : 'right',
        verticalAlign: y === top ? 'top' : 'bottom',
      },
    )
  return [
    word(quadrants.both, right, top),
    word(quadrants.yOnly, left, top),
    word(quadrants.neither, left, bottom),
    word(quadrants.xOnly, right, bottom),
  ]
}

function named(placed: readonly Position[], sheet: Sheet): Mark[] {
  const { palette, width, height } = sheet
  const frame = { left: room.left, top: room.top + 16, right: width - 4, bottom: height - room.bottom - 16 }
  const labels = placeLabels(
    placed.map(({ x, y, name }) => ({ x, y, text: name })),
    frame,
  )
  return placed.flatMap((dot, index) => {
    const { end, align, baseline } = labels[index]!
    const isOwn = dot.role === 'own'
    const gap = baseline === 'middle' ? 3 : -6
    return [
      lineMark(dot, end, { stroke: palette.ink, lineWidth: 0.8 }),
      {
        type: 'circle',
        shape: { cx: dot.x, cy: dot.y, r: isOwn ? 6.5 : 4.8 },
        style: {
          fill: isOwn ? palette.ink : palette.paper,
          stroke: isOwn ? palette.paper : palette.ink,
          lineWidth: 1.4,
        },
      },
      textMark(
        sheet,
        dot.name,
        { x: end.x + (align === 'left' ? gap : -gap), y: end.y },
        { align, verticalAlign: baseline, font: `${isOwn ? 700 : 400} 12px ${palette['font-sans']}` },
      ),
    ]
  })
}
