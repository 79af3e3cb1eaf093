import { boxOf, endsOf, type PlotArea, ticksOf, yearArea } from '../../charts/plot/scales.ts'
import type { PathModel } from './model.ts'

export const chartHeight = 330
const bottom = 26

/** The largest thing that has to be seen. A band that is far wider than everything else is cut off. */
export function maxOf({
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
  const max = Math.max(0, ...values)
  const widest = Math.max(0, ...forecast.map(({ bands }) => bands?.[95].high ?? 0))
  return Math.max(max, Math.min(widest, max * 1.5))
}

export interface PathArea extends PlotArea {
  readonly ticks: readonly number[]
}

/** Values from zero; room for the words at the right end, less on a phone. */
export function areaOf(
  model: Pick<PathModel, 'first' | 'last'> & Parameters<typeof maxOf>[0],
  width: number,
): PathArea {
  const ticks = ticksOf(0, maxOf(model))
  const box = boxOf({ width, height: chartHeight }, { left: 58, right: width < 560 ? 94 : 118, top: 16, bottom })
  return { ticks, ...yearArea(box, { years: [model.first, model.last], values: endsOf(ticks) }) }
}

/** Words at one edge, moved apart until none touches another; in their order from above. */
export function spread<T extends { readonly y: number }>(
  words: readonly T[],
  min = 14,
): (T & { readonly at: number })[] {
  const placed = words.toSorted((a, b) => a.y - b.y).map((word) => ({ ...word, at: word.y }))
  for (let index = 1; index < placed.length; index++)
    placed[index]!.at = Math.max(placed[index]!.at, placed[index - 1]!.at + min)
  const over = (placed.at(-1)?.at ?? 0) - (chartHeight - bottom - 2)
  if (over > 0) {
    placed.at(-1)!.at -= over
    for (let index = placed.length - 2; index >= 0; index--)
      placed[index]!.at = Math.min(placed[index]!.at, placed[index + 1]!.at - min)
  }
  return placed
}
