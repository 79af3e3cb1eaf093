import { scaleLinear } from 'd3-scale'
import { Span, Tick } from '../../charts/plot/marks.tsx'
import classes from '../value.module.css'

interface Props {
  readonly value: number
  readonly low: number
  readonly high: number
  /** What half the width stands for. */
  readonly reach: number
  readonly isFilled: boolean
}

const [width, height] = [220, 24]
const y = height / 2

/** A dot and its interval beside the zero line; an end beyond the picture has an arrow. Its numbers stand beside it. */
export function Whisker({ value, low, high, reach, isFilled }: Props) {
  const at = scaleLinear([-reach, reach], [8, width - 8]).clamp(true)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={classes.whisker}
      aria-hidden="true"
      data-filled={isFilled || undefined}
    >
      <Tick className={classes.zero} x={at(0)} y={y} reach={y} />
      <Span className={classes.span} from={at(low)} to={at(high)} y={y} />
      {low < -reach && <path className={classes.beyond} d={`M2 ${y} l6 -4 v8 z`} />}
      {high > reach && <path className={classes.beyond} d={`M${width - 2} ${y} l-6 -4 v8 z`} />}
      <circle cx={at(value)} cy={y} r={4.5} />
    </svg>
  )
}

/** The scale of the dots: both ends and zero. */
export function WhiskerAxis({ reach, format }: { readonly reach: number; readonly format: (value: number) => string }) {
  return (
    <span className={classes.axis} aria-hidden="true">
      <i>{format(-reach)}</i>
      <i>0</i>
      <i>{format(reach)}</i>
    </span>
  )
}
