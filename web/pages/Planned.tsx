import { Link, useMatches } from '@tanstack/react-router'
import { ContextBar } from '../context/ContextBar.tsx'
import { ToolTabs } from '../tools/ToolTabs.tsx'
import { type PlannedName, plannedMessages } from './planned-messages.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen that stands here until its own is made. */
    readonly planned?: PlannedName
  }
}

/** A screen that is not there yet, in the main layout: says so, and what it will show. */
export function Planned() {
  const m = plannedMessages()
  const name = useMatches().findLast(({ staticData }) => staticData.planned)!.staticData.planned!
  const { title, text } = m.screens[name]
  return (
    <main className="screen" id="content" tabIndex={-1}>
      <ContextBar />
      <div className="page-head">
        <h1>{title}</h1>
      </div>
      <ToolTabs />
      <section className="planned" aria-labelledby="planned">
        <title>{`${title} – Satoyama`}</title>
        <h2 id="planned">{m.soon}</h2>
        <p>{m.soonText}</p>
        <blockquote>{text}</blockquote>
        <p className="note">
          {m.until}
          <Link to="/v2/comparisons" search={{}}>
            {m.search}
          </Link>
          {m.untilEnd}
        </p>
      </section>
    </main>
  )
}
