import { useQuery } from '@tanstack/react-query'
import { Link, useRouterState } from '@tanstack/react-router'
import { sessionDays } from '#contract/account/session.ts'
import type { Parting } from '../app/turns.ts'
import { DemoBanner } from '../ui/DemoBanner.tsx'
import { sessionMessages } from './messages.ts'
import { part } from './sign-out.ts'

/** Signs out whoever comes here signed in, and says so once it is true. */
export function SignedOut() {
  const m = sessionMessages()
  const known = useRouterState({ select: ({ location }) => location.state.parting })
  const parting = useQuery({ queryKey: ['parting'], queryFn: part, staleTime: 0, gcTime: 0, retry: false })
  const outcome = parting.data && worse(known, parting.data)
  const title = outcome === undefined ? m.signingOut : outcome === 'here' ? m.signedOutHere : m.signedOut
  return (
    <main className="fallback">
      <title>{`${title} – Satoyama`}</title>
      <DemoBanner />
      <h1 aria-live="polite">{title}</h1>
      {outcome && <p>{outcome === 'here' ? m.signedOutHereText(sessionDays) : m.signedOutText}</p>}
      {outcome && (
        <Link to="/login" search={{}} className="btn go">
          {m.again}
        </Link>
      )}
    </main>
  )
}

/** The tokens may have gone before this page began: then what is known of that counts. */
function worse(known: Parting | undefined, now: Parting): Parting {
  return known === 'here' ? 'here' : now
}
