import { Link } from '@tanstack/react-router'
import { Paginator } from '../ui/paginator/Paginator.tsx'

export { pageNumbers } from '../ui/paginator/page-numbers.ts'

const defaultSize = 50

/** The pages of a list of companies: real links, which keep every other condition of the address. */
export function Pages({ total, page, perPage }: { total: number; page: number; perPage: number }) {
  return (
    <Paginator
      total={total}
      currentPage={page}
      perPage={perPage}
      link={(to, parts) => (
        <Link
          to="."
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
