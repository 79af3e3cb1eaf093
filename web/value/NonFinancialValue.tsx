import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { ContextBar } from '../context/ContextBar.tsx'
import { ToolTabs } from '../tools/ToolTabs.tsx'
import { Skeleton } from '../ui/states/ErrorState.tsx'
import { valueParts } from './address.ts'
import { valueMessages } from './messages.ts'
import { useValueAddress } from './use-address.ts'
import classes from './value.module.css'

const parts = {
  value: lazy(async () => ({ default: (await import('./worth/Worth.tsx')).Worth })),
  pbr: lazy(async () => ({ default: (await import('./pbr/Pbr.tsx')).Pbr })),
}

/** What is known, and what is not, about indicators beside the accounts and the price of a company. */
export function NonFinancialValue() {
  const m = valueMessages()
  const { part: chosen = 'value' } = useValueAddress()
  const Part = parts[chosen]
  return (
    <main className="screen" id="content" tabIndex={-1}>
      <title>{`${m.title} – Satoyama`}</title>
      <ContextBar acts={['asOf']} />
      <div className="page-head">
        <h1>{m.title}</h1>
      </div>
      <ToolTabs />
      <nav className="tabs" aria-label={m.partsLabel}>
        {valueParts.map((part) => (
          <Link
            key={part}
            to="/tools/deloitte/nonfinancial-value"
            search={part === 'value' ? {} : { part }}
            // The link of the first part has no parameter, and would count as the page itself on the other.
            activeOptions={{ exact: true, explicitUndefined: true }}
            aria-current={part === chosen ? 'page' : undefined}
          >
            {m.parts[part]}
          </Link>
        ))}
      </nav>
      <p className={classes.caution}>{m.notCause}</p>
      <Suspense fallback={<Skeleton rows={12} />}>
        <Part />
      </Suspense>
    </main>
  )
}
