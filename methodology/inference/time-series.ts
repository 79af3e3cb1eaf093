import { type ColumnContext, growthBetween } from './context.ts'
import { type Estimate, finite } from './estimate.ts'
import type { History } from './history.ts'
import { signalToNoise } from './parameters.ts'
import { logit, percentOf } from './scale.ts'
import { smooth } from './smoother.ts'
import type { IndicatorKind } from './traits.ts'

/** Infer a figure from the company's own other years; null when no earlier year has one. */
export function fromHistory(context: ColumnContext, position: number): Estimate | null {
  const { history, year, kind } = context
  const last = history.last[year]![position]!
  if (last === -1) return null
  const isCarried = kind === 'boolean' || kind === 'year'
  return isCarried || history.next[year]![position] === -1 ? forwards(context, position) : inGap(context, position)
}

/** From the last figure, changed as the company's size has changed where the figure grows with it. */
function forwards({ inference, history, year, kind }: ColumnContext, position: number): Estimate | null {
  const last = history.last[year]![position]!
  const figure = history.figures[last]![position]!
  const growth = kind === 'amount' ? growthBetween(inference)(last, year, position) : 1
  return finite({
    model: kind === 'amount' ? 'size-scaled' : 'last-value',
    level: 'company',
    value: figure * growth,
    standardError: errorAfter(history, year - last, kind === 'boolean'),
    n: 1,
  })
}

/** A walk's error grows with the root of the years; a yes may have turned once in each of them. */
function errorAfter({ yearlyError }: History, years: number, isBoolean: boolean): number {
  if (!isBoolean) return yearlyError * Math.sqrt(years)
  const turned = 1 - (1 - yearlyError) ** years
  return Math.sqrt(turned * (1 - turned))
}

/** Between two figures: the smoother where a logarithm or logit of all the company's figures exists, else a straight line. */
function inGap(context: ColumnContext, position: number): Estimate | null {
  const { history, year, kind } = context
  const series = history.figures.map((figures) => figures[position]!)
  const scale = curveOf(kind, series)
  return scale ? smoothed(context, series, scale) : straight(history, year, position)
}

interface Curve {
  readonly to: (figure: number) => number
  readonly from: (level: number) => number
}

function curveOf(kind: IndicatorKind, series: readonly number[]): Curve | null {
  if ((kind === 'amount' || kind === 'intensity') && !series.some((figure) => figure <= 0))
    return { to: Math.log, from: Math.exp }
  if (kind === 'percent' && !series.some((figure) => figure <= 0 || figure >= 100))
    return { to: logit, from: percentOf }
  return null
}

function smoothed({ history, year }: ColumnContext, series: readonly number[], { to, from }: Curve): Estimate | null {
  const { levels, variances } = smooth(
    series.map((figure) => to(figure)),
    signalToNoise,
  )
  // One yearly change holds one step and the noise of two figures: its variance is (ratio + 2) × that of the noise.
  const noise = history.yearlyError / Math.sqrt(signalToNoise + 2)
  let n = 0
  for (const figure of series) if (!Number.isNaN(figure)) n++
  return finite({
    model: 'smoothed',
    level: 'company',
    value: from(levels[year]!),
    standardError: noise * Math.sqrt(variances[year]! + 1),
    n,
  })
}

function straight({ figures, last, next, yearlyError }: History, year: number, position: number): Estimate | null {
  const [before, after] = [last[year]![position]!, next[year]![position]!]
  const [low, high] = [figures[before]![position]!, figures[after]![position]!]
  const [gone, ahead] = [year - before, after - year]
  return finite({
    model: 'interpolated',
    level: 'company',
    value: (low * ahead + high * gone) / (gone + ahead),
    standardError: yearlyError * Math.sqrt((gone * ahead) / (gone + ahead)),
    n: 2,
  })
}
