import { Link, useLocation } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { tip } from '../ui/floating/tip.ts'
import { Icon } from '../ui/icons.tsx'
import { shellMessages } from './messages.ts'
import { sections } from './sections.ts'
import classes from './shell.module.css'

/** The first load does without it, and a column whose list cannot be had too. */
const RecentCompanies = lazy(() =>
  import('./recent/RecentCompanies.tsx').then(
    (file) => ({ default: file.RecentCompanies }),
    () => ({ default: () => null }),
  ),
)

interface Props {
  readonly isNarrow: boolean
  readonly toggle: () => void
  readonly children: ReactNode
}

/** The left column: five places to go, companies one was looking at, what the screen adds, and the small print. It folds to icons. */
export function Sidebar({ isNarrow, toggle, children }: Props) {
  const m = shellMessages()
  return (
    <aside className="side">
      <SectionLinks isNarrow={isNarrow} />
      <div className={classes.middle}>
        <Suspense>{!isNarrow && <RecentCompanies />}</Suspense>
        {children}
      </div>
      <footer className={classes.foot}>
        <SmallPrint />
        <button
          type="button"
          className="fold"
          aria-expanded={!isNarrow}
          onClick={toggle}
          aria-label={isNarrow ? m.expand : m.collapse}
        >
          <Icon name={isNarrow ? 'expand' : 'fold'} />
        </button>
      </footer>
    </aside>
  )
}

export function SectionLinks({ isNarrow = false }: { isNarrow?: boolean }) {
  const m = shellMessages()
  const { pathname } = useLocation()
  return (
    <nav aria-label={m.navigation}>
      {sections.map(({ name, to, icon, paths }) => (
        <Link
          key={name}
          to={to}
          search={{}}
          activeProps={{ 'aria-current': undefined }}
          aria-current={paths.test(pathname) ? 'page' : undefined}
          {...tip(isNarrow ? m.sections[name] : undefined)}
        >
          <Icon name={icon} />
          <span className="words">{m.sections[name]}</span>
        </Link>
      ))}
    </nav>
  )
}

export function SmallPrint() {
  const m = shellMessages()
  return (
    <nav className={classes.smallPrint} aria-label={m.more}>
      <Link to="/definitions" search={{}}>
        {m.definitions}
      </Link>
      <Link to="/templates" search={{}}>
        {m.templates}
      </Link>
      <Link to="/algorithm" search={{}}>
        {m.algorithm}
      </Link>
      <Link to="/disclaimer" search={{}}>
        {m.disclaimer}
      </Link>
      <Link to="/aboutus" search={{}}>
        {m.about}
      </Link>
    </nav>
  )
}
