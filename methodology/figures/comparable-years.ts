/**
 * Two fiscal years of one series, and what entered and left between them: indicators of a company's score by their weight, or
 * companies of an average, each with a weight of one. docs/methodology/comparable-years.md.
 */
export interface YearStep {
  /** Known in the later year and not in the earlier. */
  readonly entered: number
  /** Known in the earlier year and not in the later. */
  readonly left: number
  /** Companies in both years whose own scores cannot be compared; 0 of indicators. */
  readonly changed: number
  /** Weight of what is alike in both years ÷ weight of what is known in either, 0 to 1; 0 where nothing is known. */
  readonly common: number
  /** Whether a change between the years may be told. */
  readonly isComparable: boolean
}

/** Least common weight of two years that are compared, a share. Ours, proposed. */
export const minCommon = 0.8

/** What two years of a series rest on: parts in one order. */
export interface StepInput {
  readonly parts: number
  readonly isBefore: (part: number) => boolean
  readonly isAfter: (part: number) => boolean
  /** Above 0; one when left out. */
  readonly weightOf?: (part: number) => number
  /** Whether a part of both years is alike in them; all are when left out. */
  readonly isAlike?: (part: number) => boolean
}

export function stepBetween({ parts, isBefore, isAfter, weightOf, isAlike }: StepInput): YearStep {
  let [entered, left, changed, common, all] = [0, 0, 0, 0, 0]
  for (let part = 0; part < parts; part++) {
    const [before, after] = [isBefore(part), isAfter(part)]
    if (!before && !after) continue
    const weight = weightOf ? weightOf(part) : 1
    all += weight
    if (!before) entered++
    else if (!after) left++
    else if (isAlike && !isAlike(part)) changed++
    else common += weight
  }
  const share = all === 0 ? 0 : Math.min(1, common / all)
  // Sums of many weights: 0.8 exactly must not fall short by the last digit.
  return { entered, left, changed, common: share, isComparable: all > 0 && share >= minCommon - 1e-9 }
}
