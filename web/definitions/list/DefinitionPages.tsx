import { Link } from '@tanstack/react-router'
import { formatNumber } from '../../format.ts'
import { Paginator } from '../../ui/paginator/Paginator.tsx'
import { definitionMessages } from '../messages.ts'

const defaultSize = 50

/** The pages of the list: real links, which keep every other condition of the address. */
export function DefinitionPages({ total, page, perPage }: { total: number; page: number; perPage: number }) {
  return (
    <Paginator
      total={total}
      currentPage={page}
      perPage={perPage}
      unit={definitionMessages().indicatorNoun(formatNumber(total))}
      link={(to, parts) => (
        <Link
          from="/definitions"
          to="/definitions"
          search={(old) => ({
            ...old,
            page: to.page === 1 ? undefined : to.page,
            perPage: to.perPage === defaultSize ? undefined : to.perPage,
          })}
          {...parts}
        />
      )}
    />
  )
}
