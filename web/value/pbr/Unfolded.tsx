import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { recomputeRegression } from '#contract/value-models/one-regression.ts'
import type { RegressionRow, Regressions } from '#contract/value-models/regressions.ts'
import { requestOf } from '../../app/query.ts'
import { formatNumber } from '../../format.ts'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import { useSimulated } from '../simulation/use-simulated.ts'
import { useScopeQuery, useValueAddress } from '../use-address.ts'
import classes from '../value.module.css'
import { AddToJoint } from './joint/AddToJoint.tsx'
import { LagTable } from './LagTable.tsx'
import { pbrMessages } from './messages.ts'
import { PartialPlot } from './PartialPlot.tsx'
import { useRegression } from './use-pbr.ts'
import { WhyPoint } from './WhyPoint.tsx'

/** All lags of an indicator, the points behind one of them, and the margin in which a point answers for itself. */
export function Unfolded({ row, list }: { readonly row: RegressionRow; readonly list: Regressions }) {
  const m = pbrMessages()
  const one = useRegression(row.indicator)
  const { point } = useValueAddress()
  const [simulated, change] = useSimulated()
  if (one.isError) return <ErrorState error={one.error} retry={() => void one.refetch()} />
  if (!one.data || one.data.row.indicator !== row.indicator) return <Skeleton rows={8} />
  const isUsed = simulated.includes(row.indicator)
  return (
    <div className={classes.fold} data-why={point !== undefined || undefined}>
      <div>
        <div className={classes.lagBox}>
          <LagTable regression={one.data} fewest={list.fewest} />
        </div>
        <p className={classes.foot}>
          {row.form === 'log' && (
            <button
              type="button"
              className="act"
              disabled={isUsed}
              onClick={() => change([...simulated, row.indicator])}
            >
              {isUsed ? m.used : m.use}
            </button>
          )}
          <AddToJoint indicator={row.indicator} />
          {one.data.points.length > 0 && <Recompute indicator={row.indicator} lag={one.data.lag} />}
        </p>
      </div>
      {one.data.points.length > 0 && <PartialPlot regression={one.data} />}
      {point !== undefined && <WhyPoint indicator={row.indicator} lag={one.data.lag} />}
    </div>
  )
}

/** Makes the regression again on the server, by another way, and holds both against each other. */
function Recompute({ indicator, lag }: { readonly indicator: string; readonly lag: number }) {
  const m = pbrMessages()
  const scope = useScopeQuery()
  const [isAsked, setAsked] = useState(false)
  const answer = useQuery({
    ...requestOf(recomputeRegression, { params: { indicator }, query: { ...scope, lag } }),
    enabled: isAsked,
  })
  return (
    <>
      <button type="button" className="act" disabled={answer.isFetching} onClick={() => setAsked(true)}>
        {m.recompute}
      </button>
      <span role="status" className="note">
        {answer.data && (answer.data.isSame ? m.same(formatNumber(answer.data.rows)) : m.differs)}
      </span>
    </>
  )
}
