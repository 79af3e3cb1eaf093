import { Link } from '@tanstack/react-router'
import { formatNumber } from '../format.ts'
import { companyMessages } from './messages.ts'

const links = 9
const margin = 2
const sizes = [50, 100] as const

/** Page links: at most nine, two of them at each end, and how many rows a page has. */
export function Pages({ total, page, perPage }: { total: number; page: number; perPage: number }) {
  const m = companyMessages()
  const last = Math.max(1, Math.ceil(total / perPage))
  const numbers = pageNumbers(page, last)
  return (
    <nav className="pages" aria-label={m.pages}>
      <span className="per">
        {m.perPage}
        {sizes.map((size) =>
          size === perPage ? (
            <span key={size} aria-current="true">
              {size}
            </span>
          ) : (
            <Link
              key={size}
              from="/v2/comparisons"
              to="/v2/comparisons"
              search={(old) => ({ ...old, perPage: size === 50 ? undefined : size, page: undefined })}
            >
              {size}
            </Link>
          ),
        )}
      </span>
      {last > 1 &&
        numbers.map((number, index) =>
          number === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name
            <span key={`gap-${index}`}>…</span>
          ) : (
            <Link
              key={number}
              from="/v2/comparisons"
              to="/v2/comparisons"
              search={(old) => ({ ...old, page: number === 1 ? undefined : number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {formatNumber(number)}
            </Link>
          ),
        )}
    </nav>
  )
}

/** Numbers to link to, null for a gap: both ends, and the neighbours of the present page. */
export function pageNumbers(page: number, last: number): (number | null)[] {
  if (last <= links) return Array.from({ length: last }, (_, index) => index + 1)
  const inner = links - 2 * margin
  const start = Math.min(Math.max(page - Math.floor(inner / 2), margin + 1), last - margin - inner + 1)
  const middle = Array.from({ length: inner }, (_, index) => start + index)
  const before = start > margin + 1 ? [null] : []
  const after = start + inner - 1 < last - margin ? [null] : []
  return [1, 2, ...before, ...middle, ...after, last - 1, last]
}
