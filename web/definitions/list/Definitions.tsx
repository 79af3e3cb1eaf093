import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Definition } from '#contract/market/indicators.ts'
import { ContextBar } from '../../context/ContextBar.tsx'
import { useContext } from '../../context/search.ts'
import { formatNumber } from '../../format.ts'
import { useCoverages, useDefinitions } from '../../indicators/use-definitions.ts'
import { useTyped } from '../../ui/fields/use-typed.ts'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import { NoMatch } from '../../ui/states/NoMatch.tsx'
import type { DefinitionsSearch } from '../address.ts'
import { definitionMessages } from '../messages.ts'
import { byRate, type Order, ratesOf } from '../rates.ts'
import { conditionsOf } from './conditions.ts'
import { DefinitionPages } from './DefinitionPages.tsx'
import { DefinitionTable } from './DefinitionTable.tsx'
import { Filters } from './Filters.tsx'
import { type Choice, filterDefinitions } from './filters.ts'
import { ListActions } from './ListActions.tsx'
import '../definitions.module.css'

/** Every indicator: search, filters and page are in the address, with how many companies disclose it. */
export function Definitions() {
  const m = definitionMessages()
  const navigate = useNavigate({ from: '/definitions' })
  const { page = 1, perPage = 50, rates: order, ...search } = useSearch({ from: '/app/definitions' })
  const [{ asOf, year }] = useContext()
  const definitions = useDefinitions()
  const coverages = useCoverages(asOf)
  const change = (next: Partial<DefinitionsSearch>) =>
    void navigate({
      search: (old) => ({ ...old, page: undefined, ...next }),
      replace: true,
      resetScroll: false,
    })
  const typed = useTyped(search.find ?? '', (find) => change({ find: find || undefined }))
  const rates = useMemo(() => ratesOf(coverages.data, year), [coverages.data, year])
  const all = definitions.data?.indicators
  const failed = [definitions, coverages].find(({ isError }) => isError)

  return (
    <main className="screen definitions" id="content" tabIndex={-1}>
      <ContextBar
        acts={['asOf', 'year']}
        years={coverages.data?.years.toReversed() ?? []}
        newest={coverages.data?.newest}
      />
      <title>{`${m.title} – Satoyama`}</title>
      <div className="page-head">
        <h1>{m.title}</h1>
      </div>
      <p className="note">{m.lead}</p>
      <div className="big-field">
        <input type="search" aria-label={m.find} placeholder={m.findHint} maxLength={100} {...typed.field} />
      </div>
      {failed && <ErrorState error={failed.error} retry={() => void failed.refetch()} />}
      {definitions.isPending && <Skeleton rows={14} />}
      {all && (
        <>
          <Filters definitions={all} choice={search} change={change} />
          <IndicatorList all={all} choice={search} rates={rates} page={{ page, perPage, order }} change={change} />
        </>
      )}
    </main>
  )
}

interface IndicatorListProps {
  readonly all: readonly Definition[]
  readonly choice: Choice
  readonly rates: ReturnType<typeof ratesOf>
  readonly page: { readonly page: number; readonly perPage: number; readonly order: Order }
  readonly change: (next: Partial<DefinitionsSearch>) => void
}

function IndicatorList({ all, choice, rates, page: { page, perPage, order }, change }: IndicatorListProps) {
  const m = definitionMessages()
  const matches = useMemo(() => byRate(filterDefinitions(all, choice), rates, order), [all, choice, rates, order])
  const last = Math.max(1, Math.ceil(matches.length / perPage))
  const currentPage = Math.min(page, last)
  return (
    <>
      <div className="count-line">
        <p role="status">
          <b>{formatNumber(matches.length)}</b> {m.indicatorNoun(formatNumber(matches.length))}{' '}
          <span className="mut">{m.of(formatNumber(all.length))}</span>
        </p>
        <ListActions definitions={matches} rates={rates} />
      </div>
      {matches.length === 0 ? (
        <NoMatch conditions={conditionsOf(all, choice, change)} relaxAll={() => change(nothing)} />
      ) : (
        <>
          <DefinitionTable
            definitions={matches.slice((currentPage - 1) * perPage, currentPage * perPage)}
            rates={rates}
            order={order}
            choose={change}
          />
          <DefinitionPages total={matches.length} page={currentPage} perPage={perPage} />
        </>
      )}
    </>
  )
}

const nothing: Choice = {
  find: undefined,
  class: undefined,
  small: undefined,
  sdg: undefined,
  standard: undefined,
  direction: undefined,
  type: undefined,
  filing: undefined,
  scored: undefined,
  tag: undefined,
}
