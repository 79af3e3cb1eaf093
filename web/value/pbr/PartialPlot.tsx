import { useMemo, useState } from 'react'
import type { OneRegression } from '#contract/value-models/one-regression.ts'
import { Span } from '../../charts/plot/marks.tsx'
import { namesOf, shortName } from '../../companies/names.ts'
import { formatNumber, formatYear } from '../../format.ts'
import { useValueAddress } from '../use-address.ts'
import classes from '../value.module.css'
import { pbrMessages } from './messages.ts'
import { dotsOf, fieldOf, nearest, placesOf } from './plot.ts'
import { signedText } from './text.ts'

/** The rows of a regression as points, the slope of which is its coefficient; each opens to its figures. */
export function PartialPlot({ regression }: { readonly regression: OneRegression }) {
  const m = pbrMessages()
  const { point, change } = useValueAddress()
  const { points, companies, lags, lag } = regression
  const places = useMemo(() => placesOf(points), [points])
  const names = useMemo(() => new Map(companies.map((company) => [company.id, company])), [companies])
  const [at, setAt] = useState<number | null>(null)
  const open = (index: number) => change({ point: `${points[index]!.companyId}.${points[index]!.year}` })
  const chosen = places.order.findIndex(
    (index) => `${points[index]!.companyId}.${points[index]!.year}` === point?.split('.').slice(0, 2).join('.'),
  )
  const focus = at ?? (chosen === -1 ? null : chosen)
  const index = focus === null ? null : places.order[focus]!
  const nameAt = (of: number) => {
    const company = names.get(points[of]!.companyId)
    return m.partial.point(company ? shortName(namesOf(company).first) : '', formatYear(points[of]!.year))
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key]
    if (step) setAt(Math.max(0, Math.min(points.length - 1, (focus ?? -1) + step)))
    else if (event.key === 'Enter' && index !== null) open(index)
    else return
    event.preventDefault()
  }
  const onPoint = (event: React.MouseEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const x = ((event.clientX - box.left) / box.width) * fieldOf.width
    const y = ((event.clientY - box.top) / box.height) * fieldOf.height
    const found = nearest(places, x, y)
    if (found === null) return
    setAt(found)
    if (event.type === 'click') open(places.order[found]!)
  }
  const slope = lags[lag]!.fit!.kpi.value
  return (
    <figure className={classes.plot}>
      <figcaption>
        {m.partial.title(m.lag(lag))} <small>{m.partial.count(formatNumber(points.length))}</small>
      </figcaption>
      <svg
        viewBox={`0 0 ${fieldOf.width} ${fieldOf.height}`}
        role="application"
        aria-label={`${m.partial.title(m.lag(lag))}. ${m.partial.hint}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: one stop for the whole figure, arrows walk its points
        tabIndex={0}
        onKeyDown={onKeyDown}
        onMouseMove={onPoint}
        onClick={onPoint}
      >
        <Span className={classes.zero} from={0} to={fieldOf.width} y={places.y(0)} />
        <line className={classes.zero} x1={places.x(0)} x2={places.x(0)} y1={0} y2={fieldOf.height} />
        <path className={classes.points} d={dotsOf(places)} />
        <line
          className={classes.slope}
          x1={places.x(-places.reach.x)}
          x2={places.x(places.reach.x)}
          y1={places.y(-slope * places.reach.x)}
          y2={places.y(slope * places.reach.x)}
        />
        {index !== null && (
          <circle className={classes.focus} cx={places.x(points[index]!.x)} cy={places.y(points[index]!.y)} r={6} />
        )}
      </svg>
      <p className="note">
        {m.partial.x} → · ↑ {m.partial.y}
      </p>
      <p className={classes.said} role="status">
        {index === null
          ? m.partial.hint
          : `${nameAt(index)} · x ${signedText(points[index]!.x)} · y ${signedText(points[index]!.y)}`}
      </p>
    </figure>
  )
}
