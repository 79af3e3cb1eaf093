import { Link, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { formatNumber } from '../format.ts'
import { Icon } from '../ui/icons.tsx'
import { AddToWatchlist } from '../watchlists/add/AddToWatchlist.tsx'
import { type Comparison, comparisonLimit, comparisonText, displayLimit, useComparison } from './comparison.ts'
import { comparisonMessages } from './comparison-messages.ts'
import classes from './comparison-tray.module.css'
import { namesOf, shortName } from './names.ts'

const MaterialityShortcut = lazy(async () => ({
  default: (await import('./MaterialityShortcut.tsx')).MaterialityShortcut,
}))

/** Screens on which companies are looked for and looked at. */
const places = /^\/(v[12]\/comparisons|companies|industries)(\/|$)/
/** Where the screen needs its room, the tray is a line. */
const slimPlaces = /^\/companies\/\d/

/** The companies put aside to compare, at the foot of the screens on which one finds them. */
export function ComparisonTray() {
  const m = comparisonMessages()
  const { pathname } = useLocation()
  const comparison = useComparison()
  const { companies, before, forget } = comparison
  const latest = useRef(forget)
  latest.current = forget
  // biome-ignore lint/correctness/useExhaustiveDependencies: on the next screen the last removal stands
  useEffect(() => {
    latest.current()
  }, [pathname])

  if (!places.test(pathname) || (companies.length === 0 && !before)) return null
  return (
    <aside
      className={slimPlaces.test(pathname) ? `${classes.tray} ${classes.slim}` : classes.tray}
      aria-label={m.title}
    >
      {companies.length > 0 && <Count count={companies.length} />}
      {before ? <Removed comparison={comparison} /> : <Names comparison={comparison} />}
      {companies.length > 0 && (
        <div className={classes.trayActs}>
          <span className="note dim nw">{m.display(formatNumber(displayLimit))}</span>
          <AddToWatchlist companies={companies} look="icon" />
          <button type="button" className="act" onClick={comparison.clear}>
            {m.clear}
          </button>
          <Suspense>
            <MaterialityShortcut />
          </Suspense>
          <Link
            className="btn go"
            to="/comparisons/comparison/materiality"
            search={{ companies: comparisonText(companies) }}
          >
            {companies.length === 1 ? m.compareOne : m.compare(formatNumber(companies.length))}
          </Link>
        </div>
      )}
    </aside>
  )
}

function Count({ count }: { count: number }) {
  const m = comparisonMessages()
  const limit = formatNumber(comparisonLimit)
  return (
    <>
      <p className="nw" role="status">
        <span aria-hidden="true">
          {m.title} <b>{formatNumber(count)}</b>
          <span className="dim">{m.limit(limit)}</span>
        </span>
        <span className="sr">{m.count(formatNumber(count), limit)}</span>
      </p>
      <span className={classes.trayMeter} aria-hidden="true">
        <i style={{ width: `${(count / comparisonLimit) * 100}%` }} />
      </span>
    </>
  )
}

function Names({ comparison: { companies, remove } }: { comparison: Comparison }) {
  const m = comparisonMessages()
  return (
    <ul className={classes.trayNames}>
      {companies.map((company) => {
        const { first } = namesOf(company)
        const { text, lang } = first
        return (
          <li key={company.id}>
            <Link to="/companies/$companyId/dashboard" params={{ companyId: company.id }} search={{}} lang={lang}>
              {shortName(first)}
            </Link>
            <button type="button" aria-label={m.remove(text)} onClick={() => remove(company.id)}>
              <Icon name="close" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** The companies just removed, and a button that brings them back. */
function Removed({ comparison: { companies, before, undo, forget } }: { comparison: Comparison }) {
  const m = comparisonMessages()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <p className={classes.trayRemoved}>
      <span role="status">{m.removed(formatNumber((before?.length ?? 0) - companies.length))}</span>
      <button ref={button} type="button" className="act" onClick={undo}>
        {m.undo}
      </button>
      <button type="button" aria-label={m.dismiss} onClick={forget}>
        <Icon name="close" />
      </button>
    </p>
  )
}
