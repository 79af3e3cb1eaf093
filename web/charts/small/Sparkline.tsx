import classes from '../charts.module.css'
import { Dots, Line } from '../plot/lines.tsx'
import { boxOf, type YearValue, yearArea } from '../plot/scales.ts'

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

/** A point a year, by its place; a year that cannot be compared with the one before begins a new piece. */
export function sparkPoints(values: readonly (number | null)[], apart: readonly boolean[] = []): YearValue[] {
  return values.flatMap((value, year) => [...(apart[year] ? [{ year, value: null }] : []), { year, value }])
}

/** Room for half a dot at each side. */
const margin = { left: 3, right: 3, top: 3, bottom: 3 }

/** Two hairlines: the subject in ink over its industry in stone. */
export function Sparkline(props: Props) {
  const { values, reference, apart, referenceApart, range, width = 120, height = 30, label } = props
  const numbers = [...values, ...(reference ?? [])].filter((value) => value !== null)
  const area = yearArea(boxOf({ width, height }, margin), {
    years: [0, values.length - 1],
    values: range ?? [Math.min(...numbers), Math.max(...numbers)],
  })
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
        <Line
          area={area}
          points={sparkPoints(reference, referenceApart)}
          stroke="var(--series-ref)"
          strokeWidth={1}
          strokeDasharray="2 2"
        />
      )}
      <Line area={area} points={sparkPoints(values, apart)} stroke="var(--series-1)" strokeWidth={1.4} />
      <Dots
        area={area}
        points={last < 0 ? [] : [{ year: last, value: values[last]! }]}
        r={1.5}
        color="var(--series-1)"
      />
    </svg>
  )
}
