import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { seriesMessages } from './series/series-messages.ts'

/** To what an indicator means; the day and the year go along. */
export function DefinitionLink({ code, children }: { code: string; children: ReactNode }) {
  return (
    <Link to="/definitions/$indicator" params={{ indicator: code }} search={{}}>
      {children}
    </Link>
  )
}

/** The same where the name stands beside it. */
export function ToDefinition({ code }: { code: string }) {
  return (
    <span className="note">
      <DefinitionLink code={code}>{seriesMessages().definition}</DefinitionLink>
    </span>
  )
}
