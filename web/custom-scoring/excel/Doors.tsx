import { Link } from '@tanstack/react-router'
import { excelMessages } from './messages.ts'

/** The two ways to set weights. */
export function Doors() {
  const m = excelMessages().doors
  return (
    <nav className="tabs" aria-label={m.name}>
      <Link
        to="/tools/custom_scoring"
        search={{ door: undefined }}
        activeProps={{ 'aria-current': 'page' }}
        activeOptions={{ explicitUndefined: true }}
      >
        {m.instant}
      </Link>
      <Link to="/tools/custom_scoring" search={{ door: 'excel' }} activeProps={{ 'aria-current': 'page' }}>
        {m.excel}
      </Link>
    </nav>
  )
}
