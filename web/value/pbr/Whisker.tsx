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
const middle = width / 2

/** A dot and its interval beside the zero line; an end beyond the picture has an arrow. Its numbers stand beside it. */
export function Whisker({ value, low, high, reach, isFilled }: Props) {
  const at = (share: number) => middle + Math.max(-1, Math.min(1, share / reach)) * (middle - 8)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={classes.whisker}
      aria-hidden="true"
      data-filled={isFilled || undefined}
    >
      <line className={classes.zero} x1={middle} x2={middle} y1={0} y2={height} />
      <line className={classes.span} x1={at(low)} x2={at(high)} y1={height / 2} y2={height / 2} />
      {low < -reach && <path className={classes.beyond} d={`M2 ${height / 2} l6 -4 v8 z`} />}
      {high > reach && <path className={classes.beyond} d={`M${width - 2} ${height / 2} l-6 -4 v8 z`} />}
      <circle cx={at(value)} cy={height / 2} r={4.5} />
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
