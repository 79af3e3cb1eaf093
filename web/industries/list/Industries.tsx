import { Link } from '@tanstack/react-router'
import type { listIndustries } from '#contract/industries/industries.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { averageOf } from '#methodology/scores/industry-average.ts'
import { FromSources } from '../../app/market/FromSources.tsx'
import { usePeerBases } from '../../app/peer-groups.ts'
import { peerMessages } from '../../app/peer-messages.ts'
import { isBeingMade } from '../../app/send.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { ContextBar } from '../../context/ContextBar.tsx'
import { useContext } from '../../context/search.ts'
import { formatDay, formatNumber } from '../../format.ts'
import { useOwnPeers } from '../../scoring/own-methods.ts'
import { scoredCount } from '../../scoring/score-messages.ts'
import { useTyped } from '../../ui/fields/use-typed.ts'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import { nameOf, scoreText } from '../figures.ts'
import { IndustryFoot } from '../IndustryFoot.tsx'
import classes from '../industries.module.css'
import { industryMessages } from '../messages.ts'
import { NoIndustryScore } from '../NoIndustryScore.tsx'
import { useIndustries, useIndustryAddress } from '../use-industries.ts'
import { IndustryTable } from './IndustryTable.tsx'
import { industriesTable } from './industries-table.ts'
import { type IndustrySort, industrySorts, matchesText, sortIndustries } from './sorts.ts'

type List = Output<typeof listIndustries>

/** Companies without an industry have a line, and are none. */
const isUnclassified = ({ code }: List['industries'][number]) => code === 'unclassified'
const count = (rows: List['industries']) => rows.filter((row) => !isUnclassified(row)).length

/** Every industry of a basis of comparison, beside each other. */
export function Industries() {
  const m = industryMessages()
  const [context] = useContext()
  const { bases, usual, meant } = usePeerBases()
  const [{ peers: named, find = '' }, change] = useIndustryAddress()
  const own = useOwnPeers()
  const peers = own ?? meant(named)
  const list = useIndustries(peers)
  const typed = useTyped(find, (text) => change({ find: text || undefined }))
  return (
    <main className={`screen ${classes.industrySheet}`} id="content" tabIndex={-1}>
      <title>{`${m.title} – Satoyama`}</title>
      <ContextBar
        acts={['asOf', 'year', 'method', 'version', 'period', 'inference', 'peers', 'text']}
        years={list.data?.years ?? []}
        newest={context.year === undefined ? list.data?.year : null}
      />
      <div className="page-head">
        <h1>{m.title}</h1>
        <p className="acts">
          <Link to="/industries/$industryId/sustainability" params={{ industryId: `${peers}-market` }} search={{}}>
            {m.wholeMarket}
          </Link>
          <Link to="/industry-classification-standard" search={{}}>
            {m.standard}
          </Link>
        </p>
      </div>
      {bases.length > 0 && (
        <div className="tools">
          <label>
            {m.basis}{' '}
            <select
              value={peers}
              disabled={own !== undefined}
              onChange={({ target: { value } }) =>
                change({ peers: value === usual ? undefined : (value as typeof peers) })
              }
            >
              {bases.map((basis) => (
                <option key={basis} value={basis}>
                  {peerMessages().bases[basis]}
                </option>
              ))}
            </select>
          </label>
          <input type="search" aria-label={m.find} placeholder={m.find} maxLength={100} {...typed.field} />
        </div>
      )}
      {list.isError && <ErrorState error={list.error} retry={() => void list.refetch()} />}
      {list.isPending &&
        (isBeingMade(list.failureReason) ? <p role="status">{m.preparing}</p> : <Skeleton rows={12} />)}
      {list.data && (
        <div className={list.isPlaceholderData ? 'is-stale' : ''} aria-busy={list.isPlaceholderData}>
          <IndustryList list={list.data} isStale={list.isPlaceholderData} find={find} clear={() => typed.set('')} />
        </div>
      )}
    </main>
  )
}

function IndustryList({
  list,
  isStale,
  find,
  clear,
}: {
  list: List
  isStale: boolean
  find: string
  clear: () => void
}) {
  const m = industryMessages()
  const { meant } = usePeerBases()
  const [{ peers: named, order: orderParam, reversed = false }] = useIndustryAddress()
  const peers = useOwnPeers() ?? meant(named)
  if (list.market.companies === 0)
    return (
      <section className="empty">
        <h2>{m.emptyMarket}</h2>
        <FromSources of={['edinet-codes', 'jpx-list']} />
      </section>
    )
  if (list.year === null) return <NoIndustryScore years={list.years} />
  const order = industrySorts.find((each): each is IndustrySort => each === orderParam) ?? 'code'
  const rows = sortIndustries(
    list.industries.filter((row) => matchesText(row, find)),
    order,
    reversed,
  )
  const without = scoredCount(list.market.scored, list.market.companies)
  return (
    <>
      <p className="count-line" role="status">
        <b>{m.industries(formatNumber(count(rows)))}</b>
        {rows.length < list.industries.length && (
          <span className="mut">{m.of(formatNumber(count(list.industries)))}</span>
        )}
        {rows.some(isUnclassified) && <span className="mut">{m.andUnclassified}</span>}
      </p>
      {list.basis !== peers && !isStale && <p className="note">{m.noGics}</p>}
      {rows.length === 0 ? (
        <section className="empty">
          <h2>{m.noMatch}</h2>
          <button type="button" className="btn" onClick={clear}>
            {m.clear}
          </button>
        </section>
      ) : (
        <Figure
          id="industries"
          name={peerMessages().bases[list.basis]}
          finding={findingOf(list)}
          views={[
            {
              key: 'strips',
              label: m.quartiles,
              content: <IndustryTable rows={rows} market={list.market} sort={order} isReversed={reversed} />,
            },
          ]}
          table={industriesTable(rows, m.title)}
          notes={
            <p className="fig-note">
              {without && `${m.sentence(without)} `}
              {m.stripKey}
              {'　'}
              {m.averageBy[list.average.by](list.average.day ? formatDay(list.average.day) : '')}
            </p>
          }
        />
      )}
      <IndustryFoot answer={list} name={peerMessages().bases[list.basis]} title={m.title} />
    </>
  )
}

function findingOf({ industries }: List): string | undefined {
  const sorted = sortIndustries(industries, 'total', false).filter(
    ({ averages, scored }) => averages.sustainability_score !== null && scored >= averageOf,
  )
  const [high, low] = [sorted[0], sorted.at(-1)]
  if (!high || !low || high === low) return undefined
  const of = (row: typeof high) => scoreText(row.averages.sustainability_score)
  return industryMessages().listFinding(nameOf(high), of(high), nameOf(low), of(low))
}
