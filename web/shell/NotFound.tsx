import { Link } from '@tanstack/react-router'
import { uiMessages } from '../ui/messages.ts'

export function NotFound() {
  const m = uiMessages()
  return (
    <main className="fallback">
      <h1>{m.notFound}</h1>
      <p>{m.notFoundText}</p>
      <Link to="/v2/comparisons" search={{}} className="btn go">
        {m.toSearch}
      </Link>
    </main>
  )
}
