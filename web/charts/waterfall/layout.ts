import { scaleLinear } from 'd3-scale'
import type { Bar, Bracket, scaleOf } from './bars.ts'

export interface Slot {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Layout {
  readonly height: number
  readonly slots: readonly Slot[]
  /** Pixels of a level on the scale. */
  readonly at: (value: number) => number
  /** The bar whose column or row holds a pixel. */
  readonly hit: (x: number, y: number) => number | undefined
}

type Scale = ReturnType<typeof scaleOf>

export interface Parts {
  readonly bars: readonly Bar[]
  readonly brackets: readonly Bracket[]
  readonly scale: Scale
  readonly layout: Layout
  readonly width: number
  readonly height: number
}

export const room = { left: 28, top: 20, names: 34, brackets: 30, rowHeight: 28, groupHeight: 26, gainWidth: 46 }
const inRange = (index: number, count: number) => (index >= 0 && index < count ? index : undefined)

interface Sheet {
  readonly width: number
  readonly height: number
  readonly hasGroups: boolean
}

export function columnLayout(bars: readonly Bar[], { min, max }: Scale, { width, height, hasGroups }: Sheet): Layout {
  const base = height - room.names - (hasGroups ? room.brackets : 0)
  const at = scaleLinear([min, max], [base, room.top])
  const step = Math.max(1, (width - room.left) / bars.length)
  const slots = bars.map(({ from, to, gain }, index) => {
    const foot = min < 0 ? at(Math.min(0, to)) : base
    const [top, bottom] = [at(Math.max(from, to)), gain === null ? foot : at(Math.min(from, to))]
    return { x: room.left + step * (index + 0.19), y: top, width: step * 0.62, height: Math.max(1.5, bottom - top) }
  })
  return { height, slots, at, hit: (x) => inRange(Math.floor((x - room.left) / step), bars.length) }
}

/** Names left, gains right, bars between: long Japanese names lie flat. A group has a line for its head. */
export function rowLayout(bars: readonly Bar[], brackets: readonly Bracket[], scale: Scale, width: number): Layout {
  const names = Math.min(180, width * 0.36)
  const at = scaleLinear([scale.min, scale.max], [names, width - room.gainWidth])
  const headsUpTo = (index: number) => brackets.filter(({ first }) => first <= index).length * room.groupHeight
  const top = (index: number) => index * room.rowHeight + headsUpTo(index)
  const slots = bars.map(({ from, to, gain }, index) => {
    const foot = scale.min < 0 ? at(Math.min(0, to)) : names
    const [left, right] = [gain === null ? foot : at(Math.min(from, to)), at(Math.max(from, to))]
    return { x: left, y: top(index) + 7, width: Math.max(1.5, right - left), height: room.rowHeight - 14 }
  })
  const hit = (_: number, y: number) => {
    const row = bars.findIndex((_bar, index) => y >= top(index) && y < top(index) + room.rowHeight)
    return row < 0 ? undefined : row
  }
  return { height: top(bars.length - 1) + room.rowHeight + 2, slots, at, hit }
}

/** The token a bar is drawn in. */
export function barColor({ gain, key, isGood = gain !== null && gain >= 0 }: Bar): string {
  if (gain === null) return key === 'end' ? 'var(--ink)' : 'var(--series-ref)'
  return isGood ? 'var(--band-strength)' : 'var(--band-issue)'
}

/**
 * Where the line of a bar's text stands in a chart of columns: below a bar that falls, unless it would lie on the axis, else above.
 *
 * @param base pixels of the axis
 */
export function gainAt({ gain }: Pick<Bar, 'gain'>, { y, height }: Slot, base: number): number {
  const below = y + height + 14
  return gain !== null && gain < 0 && below < base ? below : y - 5
}
