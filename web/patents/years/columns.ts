import { scaleLinear } from 'd3-scale'
import type { PatentYear } from '#contract/patents/summary.ts'
import { type PatentStage, patentStages } from '#methodology/patents/stage.ts'
import { boxOf, endsOf, ticksOf } from '../../charts/plot/scales.ts'

/** From the foot of a column upwards. */
export const stageColors: Readonly<Record<PatentStage, string>> = {
  granted: 'var(--series-1)',
  pending: 'var(--series-2)',
  ended: 'var(--series-peer)',
  unknown: 'var(--series-ref)',
}

const margin = { left: 40, right: 4, top: 18, bottom: 24 } as const

/** Pixels a column needs at least. */
const minColumn = 14

interface Part {
  readonly stage: PatentStage
  readonly y: number
  readonly height: number
}

export interface Column {
  readonly year: PatentYear
  readonly x: number
  readonly width: number
  /** Pixels of its upper end. */
  readonly top: number
  readonly parts: readonly Part[]
}

/** The years that have room, the newest first to be taken. */
export function drawnYears(years: readonly PatentYear[], width: number): readonly PatentYear[] {
  const maxColumns = Math.max(1, Math.floor((width - margin.left - margin.right) / minColumn))
  return years.slice(-maxColumns)
}

/** Whole numbers that reach the largest count. */
export function countTicks(max: number): number[] {
  const end = Math.max(1, max)
  return ticksOf(0, end, Math.min(4, end))
}

/** Where columns stand, on an axis of counts. */
export function areaOf(years: readonly PatentYear[], size: { readonly width: number; readonly height: number }) {
  const box = boxOf(size, margin)
  const ticks = countTicks(Math.max(0, ...years.map(({ filings }) => filings)))
  return { ...box, ticks, y: scaleLinear(endsOf(ticks), [box.foot, box.top]) }
}
export type ColumnArea = ReturnType<typeof areaOf>

/** Where the columns of the years stand, each of its stages from the foot upwards. */
export function columnsOf(years: readonly PatentYear[], { left, right, y }: ColumnArea): Column[] {
  const step = (right - left) / Math.max(1, years.length)
  const width = Math.min(48, step * 0.68)
  return years.map((year, at) => {
    let count = 0
    const parts = patentStages.map((stage) => {
      const from = y(count)
      count += year.stages[stage]
      return { stage, y: y(count), height: from - y(count) }
    })
    return { year, x: left + step * at + (step - width) / 2, width, top: y(count), parts }
  })
}
