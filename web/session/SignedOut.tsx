import { Link } from '@tanstack/react-router'
import { DemoBanner } from '../ui/DemoBanner.tsx'
import { sessionMessages } from './messages.ts'

export function SignedOut() {
  const m = sessionMessages()
  return (
    <main className="fallback">
      <title>{`${m.signedOut} – Satoyama`}</title>
      <DemoBanner />
      <h1>{m.signedOut}</h1>
      <p>{m.signedOutText}</p>
      <Link to="/login" search={{}} className="btn go">
        {m.again}
      </Link>
    </main>
  )
}
