import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { PatentSummary } from '#contract/patents/summary.ts'
import { formatNumber } from '../../format.ts'
import { Paginator } from '../../ui/paginator/Paginator.tsx'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import { sourceOf } from '../names.ts'
import classes from '../patents.module.css'
import { patentTableMessages } from '../table-messages.ts'
import { usePatentList, usePatentsAddress } from '../use-patents.ts'
import { Filters } from './Filters.tsx'
import { Out } from './Out.tsx'
import { PatentTable } from './PatentTable.tsx'

const defaultSize = 50
const nothing = {
  ...{ find: undefined, filed: undefined, class: undefined },
  ...{ stage: undefined, green: undefined, partner: undefined },
}

/** All patents in pages, searched and filtered; every view of it is a link. */
export function PatentList({ summary }: { summary: PatentSummary }) {
  const m = patentTableMessages()
  const titleId = useId()
  const [search, change] = usePatentsAddress()
  const list = usePatentList()
  const { data } = list
  const isFiltered = Object.keys(nothing).some((key) => search[key as keyof typeof nothing] !== undefined)
  return (
    <section className="fig c12" id="patent-list" aria-labelledby={titleId}>
      <header className={classes.head}>
        <p className="label">
          <i>6</i>
          <span>{m.name}</span>
        </p>
        <Out />
        <h2 className="finding" id={titleId} aria-live="polite">
          {data ? m.found(formatNumber(data.total), formatNumber(data.all)) : m.name}
        </h2>
      </header>
      <Filters summary={summary} />
      {isFiltered && (
        <button type="button" className="act" onClick={() => change(nothing)}>
          {m.clear}
        </button>
      )}
      {list.isError && <ErrorState error={list.error} retry={() => void list.refetch()} />}
      {!data && !list.isError && <Skeleton rows={12} />}
      {data && data.total === 0 && (
        <p role="status" className={classes.none}>
          {m.noMatch}
        </p>
      )}
      {data && data.total > 0 && (
        <div className={list.isPlaceholderData ? 'is-stale' : undefined}>
          <PatentTable patents={data.patents} summary={summary} />
          <Pages total={data.total} />
        </div>
      )}
      <footer>{sourceOf(summary)}</footer>
    </section>
  )
}

function Pages({ total }: { total: number }) {
  const m = patentTableMessages()
  const [{ page = 1, perPage = defaultSize }] = usePatentsAddress()
  return (
    <Paginator
      total={total}
      currentPage={page}
      perPage={perPage}
      unit={m.unit}
      link={(to, parts) => (
        <Link
          to="."
          hash="patent-list"
          search={(old) => ({
            ...old,
            page: to.page === 1 ? undefined : to.page,
            perPage: to.perPage === defaultSize ? undefined : (to.perPage as 100),
          })}
          {...parts}
        />
      )}
    />
  )
}
