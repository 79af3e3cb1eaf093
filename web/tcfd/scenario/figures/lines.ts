/** A line over the years; a year without a value is a gap. */
export interface Line {
  readonly key: string
  readonly name: string
  /** One of the series' colors. */
  readonly color: string
  readonly dash?: string | undefined
  readonly values: readonly (number | null)[]
}

const colors = ['var(--series-1)', 'var(--series-3)', 'var(--series-4)', 'var(--series-ref)'] as const
const dashes = [undefined, '6 3', '2 3'] as const

/** How scenarios are drawn: the two ends of a band in one color, the others each in their own, then dashed. */
export function stylesOf(keys: readonly string[]): ReadonlyMap<string, Pick<Line, 'color' | 'dash'>> {
  const plain = keys.filter((key) => !key.startsWith('gx-'))
  return new Map(
    keys.map((key) => {
      if (key === 'gx-floor') return [key, { color: 'var(--series-2)', dash: '4 3' }]
      if (key === 'gx-cap') return [key, { color: 'var(--series-2)' }]
      const at = plain.indexOf(key)
      return [key, { color: colors[at % colors.length]!, dash: dashes[Math.floor(at / colors.length)] }]
    }),
  )
}

/** Round steps from zero to the largest value, about five. */
export function ticksTo(high: number): number[] {
  const rough = (high || 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((times) => times * power).find((each) => each >= rough * 0.999)!
  const count = Math.max(1, Math.ceil(high / step - 1e-9))
  return Array.from({ length: count + 1 }, (_, at) => Number((at * step).toPrecision(12)))
}

/** Places that follow each other; a year without a value ends a run. */
export function runsOf(values: readonly (number | null)[]): { at: number; value: number }[][] {
  const runs: { at: number; value: number }[][] = []
  let isOpen = false
  for (const [at, value] of values.entries()) {
    if (value === null) isOpen = false
    else if (isOpen) runs.at(-1)!.push({ at, value })
    else {
      runs.push([{ at, value }])
      isOpen = true
    }
  }
  return runs
}
