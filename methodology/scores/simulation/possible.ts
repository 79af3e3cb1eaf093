import type { IndicatorKind } from '../../inference/inference.ts'

/** Largest figure that is taken: nothing that a company reports is larger in its unit. */
const most = 1e15

/** What a changed figure may be. */
export interface PossibleFigures {
  readonly least: number
  readonly most: number
  readonly isWhole: boolean
}

/** Figures that an indicator of a kind can have: per cent 0 to 100, yes and no 1 and 0, amounts and counts from 0. */
export function possibleFigures(kind: IndicatorKind): PossibleFigures {
  if (kind === 'boolean') return { least: 0, most: 1, isWhole: true }
  if (kind === 'percent') return { least: 0, most: 100, isWhole: false }
  if (kind === 'year') return { least: 1900, most: 2150, isWhole: true }
  if (kind === 'count') return { least: 0, most, isWhole: true }
  return { least: kind === 'other' ? -most : 0, most, isWhole: false }
}

export function isPossible(kind: IndicatorKind, value: number): boolean {
  const { least, most, isWhole } = possibleFigures(kind)
  return value >= least && value <= most && (!isWhole || Number.isInteger(value))
}
