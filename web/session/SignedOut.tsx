import { useQuery } from '@tanstack/react-query'
import { Link, useRouterState } from '@tanstack/react-router'
import { sessionDays } from '#contract/account/session.ts'
import type { SignOutScope } from '../app/turns.ts'
import { DemoBanner } from '../ui/DemoBanner.tsx'
import { leavingMessages } from './leaving-messages.ts'
import { endSession } from './sign-out.ts'

/** Signs out whoever comes here signed in, and says so once it is true. */
export function SignedOut() {
  const m = leavingMessages()
  const earlier = useRouterState({ select: ({ location }) => location.state.signOutScope })
  const signedOut = useQuery({ queryKey: ['sign-out'], queryFn: endSession, staleTime: 0, gcTime: 0, retry: false })
  const outcome = signedOut.data && worse(earlier, signedOut.data)
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

/** The tokens may have gone before this page began: then the earlier outcome counts. */
function worse(earlier: SignOutScope | undefined, now: SignOutScope): SignOutScope {
  return earlier === 'here' ? 'here' : now
}
