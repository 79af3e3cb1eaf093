/** How an inferred figure counts that is not ranked as it stands. */
export interface Expected {
  /** On `scale`; null where none was measured. */
  readonly standardError: number | null
  readonly scale: 'log' | 'logit' | 'probability' | 'unit'
  /** Standard errors by which it is moved to the worse end first. */
  readonly caution: number
  /** Parts of a whole that it is rounded to. */
  readonly parts: number
  /** Percentile of the last disclosed figure; null where none is remembered. */
  readonly remembered: { readonly percentile: number } | null
}

/** (worse + same ÷ 2) ÷ n among some figures. */
export function ofFigure(value: number, figures: readonly number[], isHigher: boolean): number {
  let [worse, same] = [0, 0]
  for (const figure of figures) {
    if (figure === value) same++
    else if (isHigher ? figure < value : figure > value) worse++
  }
  return (worse + same / 2) / figures.length
}

type Directed = Expected & { readonly isHigher: boolean }

/** Expected percentile of an inferred figure, null where nothing could be inferred: no higher than the one remembered, and rounded to its parts. */
export function ofExpected(value: number | null, figures: readonly number[], expected: Directed): number {
  const share = Math.min(
    1,
    Math.max(
      0,
      expectedShare(
        value,
        figures.toSorted((a, b) => a - b),
        expected,
      ),
    ),
  )
  return Math.round(expected.parts * Math.min(share, expected.remembered?.percentile ?? 1)) / expected.parts
}

/** By point 3 of docs/methodology/standard-score-2.md; figures are added from the least to the greatest. */
function expectedShare(
  value: number | null,
  figures: readonly number[],
  { standardError, scale, caution, isHigher }: Directed,
): number {
  const ofNothing = 0.5 - caution * Math.sqrt(1 / 12)
  if (value === null || standardError === null) return ofNothing
  if (scale === 'probability') return ofAnswer(value, figures, { standardError, caution, isHigher })
  const own = scaled(scale, value)
  if (own === null) return ofNothing
  const moved = own - (isHigher ? 1 : -1) * caution * standardError
  const width = standardError * (Math.sqrt(3) / Math.PI)
  const scales = figures.map((figure) => scaled(scale, figure))
  let below = scales.filter((figure) => figure === null).length
  for (const figure of scales) {
    if (figure === null) continue
    const distance = moved - figure
    below += width > 0 ? 1 / (1 + Math.exp(-distance / width)) : distance > 0 ? 1 : distance === 0 ? 0.5 : 0
  }
  return isHigher ? below / figures.length : 1 - below / figures.length
}

/** On the scale of errors; null for an amount of 0 or less, which has no logarithm. */
function scaled(scale: Expected['scale'], figure: number): number | null {
  if (scale === 'log') return figure > 0 ? Math.log(figure) : null
  if (scale !== 'logit') return figure
  const percent = Math.min(99.9, Math.max(0.1, figure))
  return Math.log(percent / (100 - percent))
}

function ofAnswer(
  value: number,
  figures: readonly number[],
  { standardError, caution, isHigher }: { standardError: number; caution: number; isHigher: boolean },
): number {
  const other = (1 - Math.sqrt(Math.max(0, 1 - 4 * standardError ** 2))) / 2
  const yes = value === 1 ? 1 - other : other
  const shareOfYes = figures.reduce((sum, figure) => sum + figure / figures.length, 0)
  const [ofYes, ofNo] = [1 - shareOfYes / 2, (1 - shareOfYes) / 2]
  const higher = yes * ofYes + (1 - yes) * ofNo
  return (isHigher ? higher : 1 - higher) - caution * (ofYes - ofNo) * Math.sqrt(yes * (1 - yes))
}
