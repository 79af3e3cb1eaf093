import { scaleLinear } from 'd3-scale'
import type { Officer } from '#contract/governance/governance.ts'
import { rowOf, type SeatRow } from './board.ts'

/** Room for the names of rows. */
export const left = 86
export const top = 14
/** Years at the right end. */
export const maxYears = 20
/** Half of what a seat takes in either direction. */
export const radius = 8
/** Of a row at least; more where many of it came at the same time. */
const minHeight = 56

/** Where the seat of a person stands. */
export interface Mark {
  readonly officer: Officer
  readonly row: SeatRow
  readonly x: number
  readonly y: number
}

/** From the top. */
const seatRows = ['inside', 'outside', 'unsaid', 'auditors'] as const

/** Where a row of seats stands. */
interface Line {
  readonly row: SeatRow
  readonly middle: number
  readonly foot: number
}

/** Those whose years lie close together stand above and below each other; a row is as high as that takes, so that nobody hides another. */
export function layoutOf(seats: readonly Officer[], width: number) {
  const marks: Mark[] = []
  const lines: Line[] = []
  let start = top
  for (const row of seatRows) {
    const places = apart(seats.filter((seat) => rowOf(seat) === row).map((officer) => placeOf(officer, width)))
    if (places.length === 0) continue
    const max = Math.max(...places.map(({ step }) => Math.abs(step)))
    const tall = Math.max(minHeight, (2 * max + 2) * radius * 2)
    const middle = start + tall / 2
    for (const { officer, x, step } of places) marks.push({ officer, row, x, y: middle + step * radius * 2 })
    start += tall
    lines.push({ row, middle, foot: start })
  }
  return { marks, lines }
}

interface Place {
  readonly officer: Officer
  readonly x: number
}

/** How many steps below the middle each stands, above it below zero: the nearest step at which it touches none before it. */
function apart(places: readonly Place[]): (Place & { readonly step: number })[] {
  const set: (Place & { readonly step: number })[] = []
  for (const place of places.toSorted((one, other) => one.x - other.x)) {
    const near = set.filter(({ x }) => place.x - x < radius * 2)
    let tried = 0
    const stepOf = () => (tried % 2 === 1 ? -(tried + 1) / 2 : tried / 2)
    while (near.some(({ step }) => step === stepOf())) tried++
    set.push({ ...place, step: stepOf() })
  }
  return set
}

/** By the years on the board; those whose years are not known at the left edge. */
function placeOf(officer: Officer, width: number): Place {
  const { tenure } = officer
  if (tenure === null) return { officer, x: left + 4 }
  return { officer, x: acrossOf(tenure, width) }
}

/** Where so many years stand. */
export const acrossOf = (years: number, width: number) =>
  scaleLinear([0, maxYears], [left + 24, width - 20]).clamp(true)(years)
