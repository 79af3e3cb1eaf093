import { Link, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { ContextBar } from '../context/ContextBar.tsx'
import { ToolTabs } from '../tools/ToolTabs.tsx'
import { Skeleton } from '../ui/states/ErrorState.tsx'
import { TcfdSearch, tcfdParts } from './address.ts'
import { tcfdMessages } from './messages.ts'

const parts = {
  industries: lazy(async () => ({ default: (await import('./industries/IndustryRisks.tsx')).IndustryRisks })),
  scenario: lazy(async () => ({ default: (await import('./scenario/Scenario.tsx')).Scenario })),
}

/** Risks of climate by industry, and what a scenario would cost. */
export function TcfdScreen() {
  const m = tcfdMessages()
  const { part: chosen = 'industries' } = TcfdSearch.parse(useSearch({ strict: false }))
  const Part = parts[chosen]
  return (
    <main className="screen" id="content" tabIndex={-1}>
      <title>{`${m.title} – Satoyama`}</title>
      <ContextBar acts={chosen === 'industries' ? ['asOf', 'year'] : ['asOf']} />
      <div className="page-head">
        <h1>{m.title}</h1>
      </div>
      <ToolTabs />
      <nav className="tabs" aria-label={m.partsLabel}>
        {tcfdParts.map((part) => (
          <Link
            key={part}
            to="/tools/tcfd-scenario-analysis"
            search={part === 'industries' ? {} : { part }}
            // The link of the first part has no parameter, and would count as the page itself on the other.
            activeOptions={{ exact: true, explicitUndefined: true }}
            aria-current={part === chosen ? 'page' : undefined}
          >
            {m.parts[part]}
          </Link>
        ))}
      </nav>
      <Suspense fallback={<Skeleton rows={12} />}>
        <Part />
      </Suspense>
    </main>
  )
}
