import { Link } from '@tanstack/react-router'
import { customMessages } from '../messages.ts'

/** Where a kept method is put to use. */
export function Uses({ methodId }: { methodId: number }) {
  const m = customMessages().saved
  const search = { method: `own-${methodId}` as const }
  return (
    <span>
      {m.use}{' '}
      <Link to="/v2/comparisons" search={search}>
        {m.uses.search}
      </Link>
      {' · '}
      <Link to="/comparisons/comparison/materiality" search={search}>
        {m.uses.comparison}
      </Link>
      {' · '}
      <Link to="/portfolio" search={search}>
        {m.uses.portfolio}
      </Link>
    </span>
  )
}
