import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { Regulation } from '#contract/regulations/regulations.ts'
import { formatNumber } from '../../format.ts'
import { Paginator } from '../../ui/paginator/Paginator.tsx'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import { detailMessages } from '../detail-messages.ts'
import classes from '../regulations.module.css'
import { defaultSize, useRegulationAddress, useRegulationCompanies } from '../use-regulation.ts'
import { CompanyTable } from './CompanyTable.tsx'
import { Filters } from './Filters.tsx'

/** All companies with state, reason and gaps in pages; every view of it is a link. */
export function CompaniesFigure({ regulation }: { regulation: Regulation }) {
  const { table: m } = detailMessages()
  const titleId = useId()
  const [{ set, state, find }, change] = useRegulationAddress()
  const list = useRegulationCompanies()
  const { data } = list
  const isNarrowed = set !== undefined || state !== undefined || find !== undefined
  return (
    <section className="fig c12" id="companies" aria-labelledby={titleId}>
      <header>
        <p className="label">
          <i>3</i>
          <span>{m.name}</span>
        </p>
        <h2 className="finding" id={titleId} aria-live="polite">
          {data ? (isNarrowed ? m.found : m.foundAll)(formatNumber(data.total)) : m.name}
        </h2>
      </header>
      <Filters />
      {regulation.states.applies > 0 && (
        <p className={`note ${classes.link}`}>
          <Link to="/v2/comparisons" search={{ where: `regulation(${regulation.code})` }}>
            {m.search}
          </Link>
        </p>
      )}
      {isNarrowed && (
        <button
          type="button"
          className="act"
          onClick={() => change({ set: undefined, state: undefined, find: undefined })}
        >
          {m.clear}
        </button>
      )}
      {list.isError && <ErrorState error={list.error} retry={() => void list.refetch()} />}
      {!data && !list.isError && <Skeleton rows={12} />}
      {data?.total === 0 && (
        <p role="status" className={classes.none}>
          {m.noMatch}
        </p>
      )}
      {data && data.total > 0 && (
        <div className={list.isPlaceholderData ? 'is-stale' : undefined}>
          <CompanyTable companies={data.companies} indicators={regulation.indicators} />
          {regulation.indicators.length > 0 && <p className="fig-note">{m.legend}</p>}
          <Pages total={data.total} />
        </div>
      )}
    </section>
  )
}

function Pages({ total }: { total: number }) {
  const { table: m } = detailMessages()
  const [{ page = 1, perPage = defaultSize }] = useRegulationAddress()
  return (
    <Paginator
      total={total}
      currentPage={page}
      perPage={perPage}
      sizes={[defaultSize, 100]}
      unit={m.unit}
      link={(to, parts) => (
        <Link
          to="."
          hash="companies"
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
