import type { PatentYear } from '#contract/patents/summary.ts'
import { type PatentStage, patentStages } from '#methodology/patents/stage.ts'

/** From the foot of a column upwards. */
export const stageColors: Readonly<Record<PatentStage, string>> = {
  granted: 'var(--series-1)',
  pending: 'var(--series-2)',
  ended: 'var(--series-peer)',
  unknown: 'var(--series-ref)',
}

export const room = { left: 40, right: 4, top: 18, bottom: 24 } as const

/** Pixels a column needs at least. */
const leastColumn = 14

interface Box {
  readonly width: number
  readonly height: number
}

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
  const most = Math.max(1, Math.floor((width - room.left - room.right) / leastColumn))
  return years.slice(-most)
}

/** Steps of an axis of counts: whole numbers, four of them at most. */
export function countTicks(most: number): number[] {
  const rough = Math.max(1, most / 4)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((times) => times * power).find((each) => each >= rough) ?? rough
  const whole = Math.max(1, Math.ceil(step))
  return Array.from({ length: Math.ceil(Math.max(1, most) / whole) + 1 }, (_, at) => at * whole)
}

/** Where the columns of the years stand, each of its stages from the foot upwards. */
export function columnsOf(years: readonly PatentYear[], { width, height }: Box): Column[] {
  const ticks = countTicks(Math.max(1, ...years.map(({ filings }) => filings)))
  const scale = (height - room.top - room.bottom) / ticks.at(-1)!
  const step = (width - room.left - room.right) / Math.max(1, years.length)
  const wide = Math.min(48, step * 0.68)
  const foot = height - room.bottom
  return years.map((year, at) => {
    let y = foot
    const parts = patentStages.map((stage) => {
      const tall = year.stages[stage] * scale
      y -= tall
      return { stage, y, height: tall }
    })
    return { year, x: room.left + step * at + (step - wide) / 2, width: wide, top: y, parts }
  })
}

/** Every how many years one is named, so that names do not touch. */
export const labelStep = (count: number, width: number) =>
  Math.max(1, Math.ceil((count * 46) / Math.max(1, width - room.left - room.right)))
