import { formatNumber } from '../../format.ts'
import { annotation, lineMark, type Mark, type ToPixel, textMark } from '../engine/annotation.ts'
import { axisText, type ChartOption, type Sheet } from '../engine/option.ts'
import { placeLabels, textWidth } from '../labels/labels.ts'
import type { ChartPoint } from '../navigation/points.ts'
import { densityAreas } from './density.ts'
import {
  diameter,
  inOrder,
  type MapScale,
  mediansOf,
  type Position,
  type PositionMapInput,
  textsOf,
} from './position.ts'

/** Many circles are drawn by a canvas, which does not keep each of them. */
const denseFrom = 800
/** Longer names are cut: the whole one is in the table. */
const longestName = 150
/** More names than this say nothing; the others are circles. */
const maxNames = 12

const room = { left: 40, right: 8, top: 10, bottom: 38 }
const roomOf = ({ scales }: PositionMapInput) => (scales ? { ...room, left: 58, right: 16, bottom: 58 } : room)

export function mapPoints(input: PositionMapInput): ChartPoint[] {
  const { positions, xName, yName } = input
  const text = textsOf(input)
  return inOrder(positions).map(({ key, name, x, y }) => ({
    key,
    text: `${name}: ${xName} ${text.x(x)}, ${yName} ${text.y(y)}`,
    at: [x, y],
  }))
}

/** From where an axis starts: the tens below the lowest, so that a crowd in the upper half is not squeezed. */
export function floorOf(values: readonly number[]): number {
  const lowest = Math.min(...values, 100)
  return Math.max(0, Math.floor((lowest - 1) / 20) * 20)
}

const scoreScale = (values: readonly number[]): MapScale => ({
  min: floorOf(values),
  max: 100,
  step: 20,
  isLog: false,
  text: (value) => formatNumber(value, 1),
  tick: (value) => formatNumber(value),
})

/** Everyone as a circle, medians as lines, the own company in ink, those compared or picked with name and leader line. */
export function mapOption(input: PositionMapInput, sheet: Sheet): ChartOption {
  const { palette } = sheet
  const { positions, picked } = input
  const scales = input.scales ?? {
    x: scoreScale(positions.map(({ x }) => x)),
    y: scoreScale(positions.map(({ y }) => y)),
  }
  const largest = positions.reduce((max, { size }) => Math.max(max, size ?? 0), 0)
  const crowd = positions.filter(({ role }) => role === 'peer')
  const ground = (toPixel: ToPixel): DrawingContext => ({ scales, toPixel, sheet, room: roomOf(input) })
  const placed = (some: readonly Position[], toPixel: ToPixel) =>
    some.map((each) => ({ ...each, ...toPixel(each.x, each.y) }))
  return {
    grid: roomOf(input),
    xAxis: {
      ...axis(scales.x, sheet),
      name: input.axisNames?.x.join('\n') ?? input.xName,
      nameTruncate: { maxWidth: sheet.width - roomOf(input).left - 8 },
      nameGap: input.scales ? 26 : 23,
      axisLine: { lineStyle: { color: palette['rule-mid'] } },
      splitLine: { show: false },
    },
    yAxis: {
      ...axis(scales.y, sheet),
      name: input.axisNames?.y.join(' ') ?? input.yName,
      nameTruncate: { maxWidth: sheet.height - roomOf(input).bottom },
      nameGap: input.scales ? 44 : 26,
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
          opacity: crowd.length > denseFrom ? 0.45 : 0.75,
          borderColor: palette.paper,
          borderWidth: 0.6,
        },
      },
      ...(isShaded(input) ? shades(input, sheet) : []),
      annotation('medians', 3, (toPixel) => medians(input, ground(toPixel))),
      annotation('quadrants', 3, (toPixel) => corners(input, ground(toPixel))),
      annotation('intervals', 4, (toPixel) => intervals(positions, ground(toPixel))),
      annotation('named', 5, (toPixel) => {
        // The own company and those compared first: they are named where there is no room for all.
        const chosen = [
          ...positions.filter(({ role }) => role !== 'peer'),
          ...crowd.filter(({ key }) => picked?.has(key)),
        ]
        return nameMarks(placed(chosen, toPixel), ground(toPixel))
      }),
    ],
  }
}

function axis({ min, max, step, isLog, tick }: MapScale, sheet: Sheet) {
  return {
    type: isLog ? ('log' as const) : ('value' as const),
    min,
    max,
    ...(step !== undefined && { interval: step }),
    nameLocation: 'middle' as const,
    nameTextStyle: { ...axisText(sheet), lineHeight: 15 },
    axisTick: { show: false },
    axisLabel: { ...axisText(sheet), formatter: tick, hideOverlap: true },
  }
}

interface DrawingContext {
  readonly scales: { readonly x: MapScale; readonly y: MapScale }
  readonly toPixel: ToPixel
  readonly sheet: Sheet
  readonly room: typeof room
}

/** Whether there are so many circles that they hide one another. */
export const isShaded = ({ positions }: PositionMapInput) => positions.length > denseFrom

/** Under the circles how they crowd, as on a map of heights; over them the outlines. */
function shades(input: PositionMapInput, sheet: Sheet) {
  const { palette } = sheet
  const { left, right, top, bottom } = roomOf(input)
  const frame = { left, top, width: sheet.width - left - right, height: sheet.height - top - bottom }
  const marks = (style: object) => (toPixel: ToPixel) =>
    densityAreas(
      input.positions.map(({ x, y }) => toPixel(x, y)),
      frame,
    ).map(({ path }): Mark => ({ type: 'path', shape: { pathData: path }, style }))
  return [
    annotation('shades', 1, marks({ fill: palette['fan-2'] })),
    annotation('outlines', 3, marks({ fill: 'none', stroke: palette['ink-3'], lineWidth: 1 })),
  ]
}

/** Dashed lines at the medians of both axes: where the quadrants meet. */
function medians(input: PositionMapInput, { scales, toPixel, sheet }: DrawingContext): Mark[] {
  const { x, y } = input.medians ?? mediansOf(input.positions)
  const style = { stroke: sheet.palette['series-ref'], lineWidth: 1, lineDash: [3, 3] }
  const isOn = (value: number | null, { min, max }: MapScale): value is number =>
    value !== null && value >= min && value <= max
  return [
    ...(isOn(x, scales.x) ? [lineMark(toPixel(x, scales.y.min), toPixel(x, scales.y.max), style)] : []),
    ...(isOn(y, scales.y) ? [lineMark(toPixel(scales.x.min, y), toPixel(scales.x.max, y), style)] : []),
  ]
}

/** The quadrants' names, each in its corner. */
function corners({ quadrants }: PositionMapInput, { scales, toPixel, sheet }: DrawingContext): Mark[] {
  const [start, end] = [toPixel(scales.x.min, scales.y.max), toPixel(scales.x.max, scales.y.min)]
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

/** Lines through a company as long as its scores may lie apart. */
function intervals(positions: readonly Position[], { scales, toPixel, sheet }: DrawingContext): Mark[] {
  const style = { stroke: sheet.palette.ink, lineWidth: 1, opacity: 0.6 }
  const within = (value: number, { min, max }: MapScale) => Math.min(max, Math.max(min, value))
  return positions.flatMap(({ x, y, intervals: [across, up] = [null, null] }) => [
    ...(across
      ? [lineMark(toPixel(within(across[0], scales.x), y), toPixel(within(across[1], scales.x), y), style)]
      : []),
    ...(up ? [lineMark(toPixel(x, within(up[0], scales.y)), toPixel(x, within(up[1], scales.y)), style)] : []),
  ])
}

function nameMarks(placed: readonly Position[], { sheet, room }: DrawingContext): Mark[] {
  const { palette, width, height } = sheet
  const frame = { left: room.left, top: room.top + 16, right: width - 4, bottom: height - room.bottom - 16 }
  const labels = placeLabels(
    placed.slice(0, maxNames).map(({ x, y, name }) => ({ x, y, text: cutTo(name, longestName) })),
    frame,
  )
  return placed.flatMap((dot, index) => {
    const isOwn = dot.role === 'own'
    const circle: Mark = {
      type: 'circle',
      shape: { cx: dot.x, cy: dot.y, r: isOwn ? 6.5 : 4.8 },
      style: {
        fill: isOwn ? palette.ink : palette.paper,
        stroke: isOwn ? palette.paper : palette.ink,
        lineWidth: 1.4,
      },
    }
    const label = labels[index]
    if (!label) return [circle]
    const { end, align, baseline } = label
    const gap = baseline === 'middle' ? 3 : -6
    return [
      lineMark(dot, end, { stroke: palette.ink, lineWidth: 0.8 }),
      circle,
      textMark(
        sheet,
        cutTo(dot.name, longestName),
        { x: end.x + (align === 'left' ? gap : -gap), y: end.y },
        { align, verticalAlign: baseline, font: `${isOwn ? 700 : 400} 12px ${palette['font-sans']}` },
      ),
    ]
  })
}

function cutTo(text: string, width: number): string {
  if (textWidth(text) <= width) return text
  const letters = [...text]
  while (textWidth(`${letters.join('')}…`) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
