import classes from '../charts.module.css'
import type { Pixel } from './points.ts'

interface Props {
  readonly at: Pixel | undefined
  readonly text: string | undefined
  /** Width of the picture; a text past its middle stands to the left of its point. */
  readonly width: number
}

/** The point one is at: a ring around it and its text beside it. */
export function Readout({ at, text, width }: Props) {
  if (!at || !text) return null
  const isLeft = at.x > width / 2
  return (
    <div className={classes.readout} aria-hidden="true">
      <i style={{ left: at.x, top: at.y }} />
      <p
        style={{ top: at.y, ...(isLeft ? { right: width - at.x } : { left: at.x }) }}
        data-side={isLeft ? 'left' : 'right'}
      >
        {text}
      </p>
    </div>
  )
}
