import { formatNumber, formatPoints } from '../../format.ts'
import type { TableOf } from '../figure/table.ts'
import { chartMessages } from '../messages.ts'
import { stepOf, ticksOf } from '../plot/scales.ts'

/** What moves the figure: points up or down. */
export interface Step {
  readonly key: string
  readonly name: string
  readonly gain: number
  /** Steps of one group stand together. */
  readonly group?: string
}

export interface WaterfallInput {
  /** Where it starts, such as the industry average; at nothing, without a bar of its own, when left out. And where it ends. */
  readonly start?: { readonly name: string; readonly value: number }
  readonly end: { readonly name: string; readonly value: number }
  readonly groups: readonly { readonly key: string; readonly name: string }[]
  readonly steps: readonly Step[]
  /** Whether what brings it down is good, as with emissions. */
  readonly isLowGood?: boolean
  /** Of the figures at the bars; one when left out. */
  readonly decimals?: number
}

export interface Bar {
  readonly key: string
  readonly name: string
  readonly from: number
  readonly to: number
  /** Null for the two ends. */
  readonly gain: number | null
  /** Whether it makes things better; of the two ends neither. */
  readonly isGood?: boolean
  readonly group?: string
  readonly decimals?: number
}

/** Below this a sum is exact: the dust of adding. */
const dust = 1e-9

/**
 * The bars from start to end, each beginning where the one before ended. What the steps leave unexplained
 * gets a bar of its own, so that the last step always ends at the end.
 */
export function bars({ start, end, steps, isLowGood = false, decimals }: WaterfallInput): Bar[] {
  let at = start?.value ?? 0
  const parts = steps.map(({ key, name, gain, group }): Bar => {
    const from = at
    at += gain
    const isGood = isLowGood ? gain < 0 : gain >= 0
    return { key, name, from, to: at, gain, ...(isLowGood && { isGood }), ...(group !== undefined && { group }) }
  })
  const rest = end.value - at
  const unexplained = { key: 'unexplained', name: chartMessages().unexplained, from: at, to: end.value, gain: rest }
  const all: Bar[] = [
    ...(start ? [{ key: 'start', name: start.name, from: 0, to: start.value, gain: null }] : []),
    ...parts,
    ...(Math.abs(rest) > dust ? [unexplained] : []),
    { key: 'end', name: end.name, from: 0, to: end.value, gain: null },
  ]
  return decimals === undefined ? all : all.map((bar) => ({ ...bar, decimals }))
}

/** A bracket below or beside the bars of a group; `first` and `last` are places among the bars. */
export interface Bracket {
  readonly name: string
  readonly gain: number
  readonly first: number
  readonly last: number
}

export function brackets({ groups }: WaterfallInput, all: readonly Bar[]): Bracket[] {
  return groups.flatMap(({ key, name }) => {
    const members = all.flatMap((bar, index) => (bar.group === key ? [index] : []))
    if (members.length === 0) return []
    const gain = members.reduce((sum, index) => sum + all[index]!.gain!, 0)
    return [{ name, gain, first: members[0]!, last: members.at(-1)! }]
  })
}

/** Intervals of a scale at most. */
const maxIntervals = 8

/** Five points, as scores are read; of a scale that is much wider or much narrower, a round number that gives a few intervals. */
function levelStep(range: number): number {
  if (range > 4 && range <= 5 * maxIntervals) return 5
  return stepOf(ticksOf(0, Math.max(range, 1e-6)))
}

/** The part of the scale that is shown: round levels around all bars; a scale that does not start at zero breaks the ends. */
export function scaleOf(all: readonly Bar[]): { min: number; max: number; ticks: number[] } {
  const hasStart = all[0]?.gain === null
  const levels = all.flatMap(({ from, to, gain }) => (gain === null && hasStart ? [to] : [from, to]))
  const [low, high] = [Math.min(...levels), Math.max(...levels)]
  // Of levels that are all alike, a scale as fine as their digits would say nothing that can be read.
  const step = levelStep(Math.max(high - low, 0.005 * Math.max(Math.abs(low), Math.abs(high))))
  const room = step / 5
  const min = low < 0 ? Math.floor(low / step) * step : Math.max(0, Math.floor((low - room) / step) * step)
  const max = Math.ceil((high + room) / step) * step
  return {
    min,
    max,
    ticks: Array.from({ length: Math.round((max - min) / step) + 1 }, (_, index) =>
      Number((min + index * step).toPrecision(12)),
    ),
  }
}

/** What stands at a bar: the level of an end, the signed gain of a step. */
export function barText({ gain, to, decimals = 1 }: Bar): string {
  return gain === null ? formatNumber(to, decimals) : formatPoints(gain, decimals)
}

export function waterfallTable(input: WaterfallInput, caption: string): TableOf {
  const m = chartMessages()
  const nameOf = (group: string | undefined) => input.groups.find(({ key }) => key === group)?.name ?? ''
  const number = (label: string) => ({ label, isNumber: true })
  return {
    caption,
    columns: [{ label: m.item }, { label: m.group }, number(m.contribution), number(m.cumulative)],
    rows: bars(input).map((bar) => ({
      key: bar.key,
      cells: [
        bar.name,
        nameOf(bar.group),
        bar.gain === null ? '' : { value: bar.gain, text: formatPoints(bar.gain, bar.decimals) },
        { value: bar.to, text: formatNumber(bar.to, bar.decimals ?? 1) },
      ],
    })),
  }
}
