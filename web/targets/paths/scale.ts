import type { PathModel, YearPoint } from './model.ts'

export const room = { left: 58, top: 16, bottom: 26 } as const
export const chartHeight = 330

/** Room for the words at the right end; less on a phone. */
export const rightOf = (width: number) => (width < 560 ? 94 : 118)

/** Round steps of an axis from zero to what is drawn, five at most. */
export function ticksTo(most: number): number[] {
  if (!(most > 0)) return [0, 1]
  const rough = most / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((times) => times * power).find((each) => each >= rough)!
  return Array.from({ length: Math.ceil(most / step - 1e-9) + 1 }, (_, at) => at * step)
}

/** The largest thing that has to be seen. A band that is far wider than everything else is cut off. */
export function mostOf({
  actual,
  average,
  lines,
  paths,
  forecast,
}: Pick<PathModel, 'actual' | 'average' | 'lines' | 'paths' | 'forecast'>): number {
  const values = [
    ...[...actual, ...average].flatMap(({ value }) => (value === null ? [] : [value])),
    ...lines.flatMap(({ from, to }) => [from.value, to.value]),
    ...paths.flatMap(({ points }) => points.map(({ value }) => value)),
    ...forecast.map(({ middle }) => middle),
  ]
  const most = Math.max(0, ...values)
  const widest = Math.max(0, ...forecast.map(({ bands }) => bands?.[95].high ?? 0))
  return Math.max(most, Math.min(widest, most * 1.5))
}

export interface Scale {
  readonly x: (year: number) => number
  readonly y: (value: number) => number
  readonly ticks: readonly number[]
  readonly right: number
  readonly foot: number
  readonly width: number
}

export function scaleOf(model: Pick<PathModel, 'first' | 'last'> & Parameters<typeof mostOf>[0], width: number): Scale {
  const ticks = ticksTo(mostOf(model))
  const right = Math.max(room.left + 40, width - rightOf(width))
  const foot = chartHeight - room.bottom
  const top = ticks.at(-1)!
  return {
    ...{ ticks, right, foot, width },
    x: (year) => room.left + ((year - model.first) / Math.max(1, model.last - model.first)) * (right - room.left),
    y: (value) => foot - (value / top) * (foot - room.top),
  }
}

/** Every how many years one is named, so that names do not touch. */
export const yearStep = ({ first, last }: Pick<PathModel, 'first' | 'last'>, { right }: Pick<Scale, 'right'>) =>
  Math.max(1, Math.ceil(((last - first + 1) * 48) / Math.max(1, right - room.left)))

/** Corners of a line or an area in pixels. */
export const cornersOf = (points: readonly YearPoint[], { x, y }: Pick<Scale, 'x' | 'y'>) =>
  points.map(({ year, value }) => `${x(year).toFixed(1)} ${y(value).toFixed(1)}`).join('L')

/** Lines through figures; a year without one is a gap, and a figure between two gaps stands alone. */
export function runsOf(points: readonly { readonly year: number; readonly value: number | null }[]): YearPoint[][] {
  const runs: YearPoint[][] = []
  let isOpen = false
  for (const { year, value } of points) {
    if (value === null) isOpen = false
    else if (isOpen) runs.at(-1)!.push({ year, value })
    else {
      runs.push([{ year, value }])
      isOpen = true
    }
  }
  return runs
}

/** Words at one edge, moved apart until none touches another; in their order from above. */
export function spread<T extends { readonly y: number }>(
  words: readonly T[],
  least = 14,
): (T & { readonly at: number })[] {
  const placed = words.toSorted((a, b) => a.y - b.y).map((word) => ({ ...word, at: word.y }))
  for (let index = 1; index < placed.length; index++)
    placed[index]!.at = Math.max(placed[index]!.at, placed[index - 1]!.at + least)
  const over = (placed.at(-1)?.at ?? 0) - (chartHeight - room.bottom - 2)
  if (over > 0) {
    placed.at(-1)!.at -= over
    for (let index = placed.length - 2; index >= 0; index--)
      placed[index]!.at = Math.min(placed[index]!.at, placed[index + 1]!.at - least)
  }
  return placed
}
