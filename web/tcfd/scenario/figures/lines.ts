/** A line over the years; a year without a value is a gap. */
export interface ScenarioLine {
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
export function stylesOf(keys: readonly string[]): ReadonlyMap<string, Pick<ScenarioLine, 'color' | 'dash'>> {
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
