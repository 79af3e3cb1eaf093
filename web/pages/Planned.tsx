import { Link, useMatches } from '@tanstack/react-router'
import { ContextBar } from '../context/ContextBar.tsx'
import { DemoBanner } from '../ui/DemoBanner.tsx'
import { Brand } from '../ui/icons.tsx'
import { Preferences } from '../ui/Preferences.tsx'
import classes from './pages.module.css'
import { type PlannedName, plannedMessages } from './planned-messages.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen that stands here until its own is made. */
    readonly planned?: PlannedName
  }
}

export function usePlanned(): PlannedName {
  return useMatches().findLast(({ staticData }) => staticData.planned)!.staticData.planned!
}

/** A screen that is not there yet, in the main layout: says so, and what it will show. */
export function Planned() {
  const name = usePlanned()
  return (
    <main className="screen" id="content" tabIndex={-1}>
      <ContextBar />
      <div className="page-head">
        <h1>{plannedMessages().screens[name].title}</h1>
      </div>
      <PlannedText name={name} />
    </main>
  )
}

/** The same outside of the layout, for the screens that need no sign-in. */
export function PlannedOutside() {
  const m = plannedMessages()
  const name = usePlanned()
  return (
    <>
      <DemoBanner />
      <header className={classes.plainTop}>
        <Link to="/v2/comparisons" search={{}} className="brand" aria-label="Satoyama">
          <Brand />
        </Link>
        <div className="util">
          <Preferences />
        </div>
      </header>
      <main className="screen" id="content" tabIndex={-1}>
        <div className="page-head">
          <h1>{m.screens[name].title}</h1>
        </div>
        <PlannedText name={name} />
        <p className="note">{m.publicNote}</p>
      </main>
    </>
  )
}

export function PlannedText({ name, children }: { name: PlannedName; children?: React.ReactNode }) {
  const m = plannedMessages()
  const { title, text } = m.screens[name]
  return (
    <section className="planned" aria-labelledby="planned">
      <title>{`${title} – Satoyama`}</title>
      <h2 id="planned">{m.soon}</h2>
      <p>{m.soonText}</p>
      <blockquote>{text}</blockquote>
      {children ?? (
        <p className="note">
          {m.until}
          <Link to="/v2/comparisons" search={{}}>
            {m.search}
          </Link>
          {m.untilEnd}
        </p>
      )}
    </section>
  )
}
