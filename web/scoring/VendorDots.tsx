import type { Ratings } from '#contract/scores/ratings.ts'
import { vendorName, vendorShort } from '../app/vendors.ts'
import { formatNumber, formatScore } from '../format.ts'
import { ratingMessages } from './rating-messages.ts'
import classes from './score-strip.module.css'
import { openVendors, useIsShown } from './use-ratings.ts'

interface Dot {
  readonly vendor: string
  /** 0 to 100. */
  readonly at: number
}

/** Points that a label takes on the axis. */
const room = 13

/** Labels above and below in turn, pushed aside where they would touch; the dots stay where they are. */
function placeLabels(dots: readonly Dot[]): (Dot & { readonly side: 'above' | 'below'; readonly label: number })[] {
  const last = { above: Number.NEGATIVE_INFINITY, below: Number.NEGATIVE_INFINITY }
  return dots
    .toSorted((a, b) => a.at - b.at)
    .map((dot) => {
      const side = dot.at - last.above >= room || last.above <= last.below ? 'above' : 'below'
      const label = Math.min(100, Math.max(dot.at, last[side] + room))
      last[side] = label
      return { ...dot, side, label }
    })
}

/** All vendors that rate the company and may be seen, on one axis, and how far they lie apart. */
export function VendorDots({ ratings }: { ratings: Ratings | undefined }) {
  const m = ratingMessages()
  const isShown = useIsShown()
  const dots = openVendors(ratings).flatMap(({ vendor, rating }) =>
    rating?.axis != null && isShown(vendor) ? [{ vendor, at: rating.axis * 100 }] : [],
  )
  const locked = ratings?.vendors.filter((vendor) => vendor.locked).length ?? 0
  const all = dots.map(({ at }) => at)
  const spread = Math.max(...all) - Math.min(...all)
  const list = dots.map(({ vendor, at }) => `${vendorName(vendor)} ${formatScore(at / 100)}`).join(m.separator)
  return (
    <div className={classes.vendorDots}>
      <p className="k">
        <span>{m.dots}</span>
        {dots.length > 1 && <span>{m.spread(formatNumber(spread, 1))}</span>}
      </p>
      {dots.length > 0 ? (
        <p className={classes.dotsAxis} role="img" aria-label={m.dotsLabel(list)}>
          {placeLabels(dots).map(({ vendor, at, side, label }) => (
            <span key={vendor} data-side={side}>
              <i style={{ left: `${at}%` }} />
              <small style={{ left: `${label}%` }}>{vendorShort(vendor)}</small>
            </span>
          ))}
        </p>
      ) : (
        <p className={`dim ${classes.dotsNone}`}>
          — {ratings && locked > 0 ? m.lockedOnly(formatNumber(locked)) : m.none}
        </p>
      )}
      <p className="m">{dots.length > 0 && <span>{m.rated(formatNumber(dots.length), formatNumber(locked))}</span>}</p>
    </div>
  )
}
