import { type ReactNode, useCallback } from 'react'
import type { Comparison } from '#contract/comparisons/comparison.ts'
import { defaultRows } from '#contract/comparisons/comparison.ts'
import { CallFailed, isBeingMade } from '../../app/send.ts'
import { ContextBar } from '../../context/ContextBar.tsx'
import { useContext } from '../../context/search.ts'
import { scoreMessages } from '../../scoring/score-messages.ts'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import { useComparisonAddress } from '../address.ts'
import { comparisonPageMessages } from '../messages.ts'
import { useCompared, useComparedIds, useComparedList } from '../use-comparison.ts'
import { ComparisonHead } from './ComparisonHead.tsx'
import { ComparisonTabs, type TabName } from './ComparisonTabs.tsx'
import { ComparisonWhy } from './ComparisonWhy.tsx'
import { Conditions } from './Conditions.tsx'
import './comparisons.module.css'
import { namedSubjects } from './five.ts'

export interface ComparisonScreen {
  readonly comparison: Comparison
  /** Position in `years` of the year that is shown; null where there is none. */
  readonly year: number | null
  /** Positions of those drawn by name among the companies, or among the industries where those are compared; at most five. */
  readonly five: readonly number[]
  /** Opens the reasons of a score or figure of a company beside the screen; `year` is a fiscal year. */
  readonly open: (companyId: number, code: string, year?: number) => void
}

interface Props {
  readonly tab: TabName
  /** Scores, indicators and vendors to be asked for. */
  readonly rows?: readonly string[]
  readonly children: (screen: ComparisonScreen) => ReactNode
}

/** The frame of the three comparisons: whose, under which conditions, and the margin that answers. */
export function ComparisonPage({ tab, rows = defaultRows, children }: Props) {
  const m = comparisonPageMessages()
  const [address, change] = useComparisonAddress()
  const [context] = useContext()
  const { ids } = useComparedIds()
  const compared = useCompared(rows)
  const open = useCallback(
    (companyId: number, code: string, year?: number) =>
      change({ why: `${companyId}.${code}`, ...(year !== undefined && { year }) } as Partial<typeof address>),
    [change],
  )
  const data = ids.length === 0 ? undefined : compared.data
  const shownYear = context.year ?? data?.newestYear ?? null
  const year = data && shownYear !== null ? data.years.indexOf(shownYear) : -1
  const why = address.why !== undefined && ids.length > 0
  return (
    <main className="co-page" id="content" tabIndex={-1}>
      <title>{`${m.tabs[tab]} ${m.title} – Satoyama`}</title>
      <ContextBar
        acts={['asOf', 'year', 'method', 'version', 'period', 'inference', 'peers', 'text']}
        years={data?.years.toReversed() ?? []}
        newest={data?.newestYear ?? null}
      />
      <div className="top-part">
        <ComparisonHead comparison={data} />
        <ComparisonTabs />
      </div>
      <div className={`two ${why ? '' : 'no-why'}`}>
        <div className={`left ${compared.isPlaceholderData ? 'is-stale' : ''}`}>
          {ids.length === 0 ? (
            <Nobody />
          ) : (
            <>
              <Conditions tab={tab} comparison={data} />
              {compared.isError && <ErrorState error={compared.error} retry={() => void compared.refetch()} />}
              {compared.isPending && <Pending isBeingMade={isBeingMade(compared.failureReason)} />}
              {data && !compared.isError && data.companies.length > 0 && (
                <div className="grid">
                  {children({
                    comparison: data,
                    year: year === -1 ? null : year,
                    five: namedSubjects(address.five, data),
                    open,
                  })}
                </div>
              )}
            </>
          )}
        </div>
        {why && data && <ComparisonWhy why={address.why!} comparison={data} close={() => change({ why: undefined })} />}
      </div>
    </main>
  )
}

/** No companies to compare: none was chosen, or the watchlist of the address is empty, missing or still loading. */
function Nobody() {
  const m = comparisonPageMessages()
  const list = useComparedList()
  const isMissing = list?.error instanceof CallFailed && list.error.code === 'watchlist.not-found'
  if (list?.isPending) return <Skeleton rows={14} />
  if (list?.isError && !isMissing) return <ErrorState error={list.error} retry={() => void list.refetch()} />
  const [title, text] = isMissing
    ? [m.listMissing, m.listMissingText]
    : list
      ? [m.listEmpty, m.listEmptyText]
      : [m.none, m.noneText]
  return (
    <section className="empty" role={list ? 'alert' : undefined}>
      <h2>{title}</h2>
      <p>{text}</p>
    </section>
  )
}

function Pending({ isBeingMade }: { isBeingMade: boolean }) {
  if (!isBeingMade) return <Skeleton rows={14} />
  return (
    <p className="note" role="status">
      {scoreMessages().preparing}
    </p>
  )
}
