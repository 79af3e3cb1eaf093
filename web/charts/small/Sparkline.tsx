import classes from '../charts.module.css'

interface Props {
  /** One figure a year, oldest first; null leaves a gap. */
  readonly values: readonly (number | null)[]
  /** The industry's, dotted. */
  readonly reference?: readonly (number | null)[] | undefined
  /** By year, whether a figure cannot be compared with the one before: no line joins them. */
  readonly apart?: readonly boolean[] | undefined
  readonly referenceApart?: readonly boolean[] | undefined
  /** Ends of the scale; without them the figures' own. Small pictures side by side want one scale. */
  readonly range?: readonly [number, number]
  readonly width?: number
  readonly height?: number
  /** Read instead of the picture; without it the picture is decoration beside its figures. */
  readonly label?: string
}

/** A line in pieces: each gap begins a new one. */
export function sparkPath(
  values: readonly (number | null)[],
  x: (index: number) => number,
  { y, apart = [] }: { readonly y: (value: number) => number; readonly apart?: readonly boolean[] | undefined },
): string {
  return values
    .map((value, index) => {
      if (value === null) return ''
      const isJoined = index > 0 && values[index - 1] !== null && !apart[index]
      return `${isJoined ? 'L' : 'M'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`
    })
    .join('')
}

/** Two hairlines: the subject in ink over its industry in stone. */
export function Sparkline(props: Props) {
  const { values, reference, apart, referenceApart, range, width = 120, height = 30, label } = props
  const numbers = [...values, ...(reference ?? [])].filter((value) => value !== null)
  const [low, high] = range ?? [Math.min(...numbers), Math.max(...numbers)]
  const x = (index: number) => 3 + (index / Math.max(1, values.length - 1)) * (width - 6)
  const y = (value: number) => height - 3 - ((value - low) / (high - low || 1)) * (height - 6)
  const last = values.findLastIndex((value) => value !== null)
  return (
    <svg
      className={classes.sparkline}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      {reference && (
        <path
          d={sparkPath(reference, x, { y, apart: referenceApart })}
          fill="none"
          stroke="var(--series-ref)"
          strokeWidth={1}
          strokeDasharray="2 2"
        />
      )}
      <path d={sparkPath(values, x, { y, apart })} fill="none" stroke="var(--series-1)" strokeWidth={1.4} />
      {last >= 0 && <circle cx={x(last)} cy={y(values[last]!)} r={2.2} fill="var(--series-1)" />}
    </svg>
  )
}
