import { Link } from '@tanstack/react-router'
import type { Regressions } from '#contract/value-models/regressions.ts'
import { isBeingMade } from '../../app/send.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { formatNumber, formatShare, formatYear } from '../../format.ts'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import { valueMessages } from '../messages.ts'
import { Simulation } from '../simulation/Simulation.tsx'
import classes from '../value.module.css'
import { DotAndWhisker } from './DotAndWhisker.tsx'
import { Filters } from './Filters.tsx'
import { chanceOf, headlineOf } from './headline.ts'
import { Joint } from './joint/Joint.tsx'
import { pbrMessages } from './messages.ts'
import { Out } from './Out.tsx'
import { ScopeChoice } from './ScopeChoice.tsx'
import { regressionTable } from './table.ts'
import { Unfitted } from './Unfitted.tsx'
import { useProgress, useRegressions } from './use-pbr.ts'

/** What goes with price to book, how sure that is, and what a change would go with. */
export function Pbr() {
  const regressions = useRegressions()
  const isWaiting = regressions.isPlaceholderData || !regressions.data
  const isMade = isWaiting && isBeingMade(regressions.failureReason)
  const progress = useProgress(isWaiting && regressions.isFetching)
  if (regressions.isError) return <ErrorState error={regressions.error} retry={() => void regressions.refetch()} />
  const m = pbrMessages()
  const status = progress === null ? (isMade ? m.preparing : null) : m.progress(formatShare(progress))
  return (
    <>
      <ScopeChoice scope={isWaiting ? undefined : regressions.data?.scope} />
      {isWaiting && status && (
        <p role="status" className={classes.progress}>
          {status}
          {progress !== null && <progress value={progress} aria-label={status} />}
        </p>
      )}
      {!regressions.data && <Skeleton rows={14} />}
      {regressions.data && (
        <div className={regressions.isPlaceholderData ? 'is-stale' : ''} aria-busy={regressions.isPlaceholderData}>
          <What list={regressions.data} />
          <Joint list={regressions.data} />
          <Simulation list={regressions.data} />
        </div>
      )}
    </>
  )
}

function What({ list }: { readonly list: Regressions }) {
  const m = pbrMessages()
  const { scope } = list
  const years = scope.years ? `${formatYear(scope.years[0])}–${formatYear(scope.years[1])}` : '—'
  return (
    <div className={classes.what}>
      <p className={classes.chance}>
        <b>{chanceOf(list)}</b>
      </p>
      <Filters list={list} />
      <Figure
        id="pbr_regression"
        name={m.name}
        finding={headlineOf(list)}
        unit={m.unit}
        views={[{ key: 'dots', label: m.columns.impact, content: <DotAndWhisker list={list} /> }]}
        table={regressionTable(list)}
        notes={
          <div className="note">
            <p>{scope.kind === 'company' ? m.formulaCompany : m.formula}</p>
            <p>
              {m.scope.of(formatNumber(scope.companies), years)}
              {' · '}
              {m.scope.pbr(
                formatNumber(scope.pbr.given),
                formatNumber(scope.pbr['market-cap']),
                formatNumber(scope.pbr.implied),
              )}
            </p>
            <p className={classes.foot}>
              <Link to="/algorithm/$method" params={{ method: 'pbr-regression' }} search={{}}>
                {valueMessages().method}
              </Link>
              <Out list={list} />
            </p>
          </div>
        }
      />
      <Unfitted list={list} />
    </div>
  )
}
