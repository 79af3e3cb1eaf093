import type { DoubtTrait } from '../../doubts/trait.ts'

/** Largest figure that is taken: nothing that a company reports is larger in its unit. */
const greatest = 1e15

/** What a changed figure may be, in its unit. */
export interface PossibleFigures {
  readonly least: number
  readonly most: number
  readonly isWhole: boolean
}

/** What a figure of any company can be, as imports are held to it: a share up to its cap, persons in whole numbers, a yes or no 1 or 0. */
export function possibleFigures(
  { least, most, cap, isWhole }: Pick<DoubtTrait, 'least' | 'most' | 'cap' | 'isWhole'>,
  isBoolean: boolean,
): PossibleFigures {
  if (isBoolean) return { least: 0, most: 1, isWhole: true }
  return { least: Math.max(-greatest, least), most: Math.min(greatest, most, cap ?? greatest), isWhole }
}

export const isPossible = ({ least, most, isWhole }: PossibleFigures, value: number): boolean =>
  value >= least && value <= most && (!isWhole || Number.isInteger(value))
