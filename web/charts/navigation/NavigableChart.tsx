import { type MouseEvent, type ReactNode, type RefObject, useRef } from 'react'
import classes from '../charts.module.css'
import { chartMessages } from '../messages.ts'
import { type ChartPoint, nearest, type Pixel } from './points.ts'
import { Readout } from './Readout.tsx'
import { useBox } from './use-box.ts'
import { usePointNavigation } from './use-point-navigation.ts'

interface Props {
  /** Name and summary for those who do not see it: "Score over time. 72.4 in FY2025, up 3.1". */
  readonly label: string
  /** Pixels. */
  readonly width: number
  readonly height: number
  /** In the order they are walked. */
  readonly points: readonly ChartPoint[]
  /** Where the points stand on the drawing, in their order. */
  readonly places: readonly (Pixel | undefined)[]
  /** Which point a pixel belongs to, where that is not the nearest. */
  readonly hit?: (pixel: Pixel) => number | undefined
  readonly onSelect?: ((point: ChartPoint) => void) | undefined
  /** With the points of a box that was drawn around them by the pointer. */
  readonly onBox?: ((points: readonly ChartPoint[]) => void) | undefined
  /** The block whose width counts. */
  readonly frame?: RefObject<HTMLDivElement | null>
  readonly children: ReactNode
}

/** Pixels within which a point counts as pointed at. */
const reach = 20

/** What every drawing has in common: one tab stop, arrows between its points, Enter and click to open, live text. */
export function NavigableChart(props: Props) {
  const { label, width, height, points, places, hit, onSelect, onBox, frame, children } = props
  const own = useRef<HTMLDivElement>(null)
  const walked = usePointNavigation(points, onSelect)
  const at = walked.current && places[points.indexOf(walked.current)]

  const box = useBox(onBox && ((isIn) => onBox(points.filter((_, index) => places[index] && isIn(places[index])))))

  const pointed = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect()
    const pixel = { x: clientX - box.left, y: clientY - box.top }
    const index = hit ? hit(pixel) : nearest(places, pixel, reach)
    return index === undefined ? undefined : points[index]
  }

  return (
    <div
      ref={frame ?? own}
      className="drawn"
      style={{ height }}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the focus
      tabIndex={0}
      aria-label={label}
      aria-roledescription={chartMessages().kind}
      aria-describedby={walked.hintId}
      data-opens={(onSelect && walked.current && walked.current.opens !== false) || undefined}
      {...box.handlers}
      onMouseMove={(event) => walked.go(box.box ? undefined : pointed(event))}
      onMouseLeave={() => walked.go(undefined)}
      onClick={(event) => !box.hasBox() && walked.open(pointed(event))}
      onKeyDown={(event) => {
        if (event.key === 'Escape') box.giveUp()
        walked.onKeyDown(event)
      }}
      onBlur={walked.leave}
    >
      {children}
      {box.box && <i className={classes.drawnBox} style={box.box} />}
      <Readout at={at} text={walked.current?.text} width={width} />
      <span className="sr" id={walked.hintId}>
        {walked.hint}
      </span>
      <span className="sr" aria-live="polite">
        {walked.live}
      </span>
    </div>
  )
}
