import { useState } from 'react'
import type { Lever, Levers } from '#contract/simulator/simulator.ts'
import { leverSteps } from '#methodology/scores/simulation/levers.ts'
import { formatNumber, formatPoints, formatYear } from '../../format.ts'
import { useIndicatorMap } from '../../indicators/use-indicators.ts'
import { useDisplayWords } from '../../scoring/displays.ts'
import { forReaders, Head, num } from '../../ui/rows/Head.tsx'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import { useSimulatorAddress, withChange } from '../address.ts'
import { leversHeadline } from '../headline.ts'
import { simulatorMessages } from '../messages.ts'
import classes from '../simulator.module.css'
import { useLevers } from '../use-simulation.ts'
import { WideTable } from '../WideTable.tsx'
import { LeverRow } from './LeverRow.tsx'

/** Rows that are there at first. */
const few = 10

/** So many of the best steps make a plan at one press. */
const first = 3

/** What each indicator would do alone, the most first; how far, and who of the peers did it. */
export function LeversFigure({ companyId }: { companyId: number }) {
  const m = simulatorMessages()
  const levers = useLevers(companyId)
  const indicators = useIndicatorMap().data
  const { points } = useDisplayWords()
  const { data, isPending, isError, isPlaceholderData } = levers
  const [{ changes }] = useSimulatorAddress()
  return (
    <section className="fig c12" aria-labelledby="levers">
      <header>
        <p className="label">
          <i>{changes.length > 0 ? 3 : 1}</i>
          <span>{m.levers}</span>
        </p>
        <h2 className="finding" id="levers">
          {data ? leversHeadline(data, indicators) : m.levers}
        </h2>
        {data?.year != null && (
          <p className="unit">
            {m.leversUnit(formatYear(data.year))} {points}
          </p>
        )}
      </header>
      {isError && <ErrorState error={levers.error} retry={() => void levers.refetch()} />}
      {isPending && (
        <>
          <p className="note" role="status">
            {m.working}
          </p>
          <Skeleton rows={8} />
        </>
      )}
      {data && data.score !== null && (
        <div className={isPlaceholderData ? 'is-stale' : undefined}>
          <Choices levers={data} />
          <Rows levers={data} companyId={companyId} />
        </div>
      )}
      {data?.score === null && <p className="note">{m.noScoreText}</p>}
    </section>
  )
}

/** How far steps go, in which order they stand, and the first three as a plan. */
function Choices({ levers }: { levers: Levers }) {
  const m = simulatorMessages()
  const [{ to, by, changes }, change] = useSimulatorAddress()
  const best = ordered(levers.levers, by)
    .filter(({ effect }) => effect > 0)
    .slice(0, first)
  return (
    <div className={classes.choices}>
      <fieldset className="seg">
        <legend className="sr">{m.howFar}</legend>
        {leverSteps.map((step) => (
          <button key={step} type="button" aria-pressed={to === step} onClick={() => change({ to: step })}>
            {m.steps[step]}
          </button>
        ))}
      </fieldset>
      <fieldset className="seg">
        <legend className="sr">{m.order}</legend>
        {(['points', 'per-year'] as const).map((each) => (
          <button key={each} type="button" aria-pressed={by === each} onClick={() => change({ by: each })}>
            {m.orders[each]}
          </button>
        ))}
      </fieldset>
      {best.length > 1 && (
        <button
          type="button"
          className="btn"
          onClick={() =>
            change({
              changes: best.reduce((plan, { indicator, to: goal }) => withChange(plan, indicator, goal), changes),
            })
          }
        >
          {m.addFirst(formatNumber(best.length))}
        </button>
      )}
    </div>
  )
}

function Rows({ levers, companyId }: { levers: Levers; companyId: number }) {
  const m = simulatorMessages()
  const [{ by }] = useSimulatorAddress()
  const [isAll, setAll] = useState(false)
  const rows = ordered(levers.levers, by)
  if (rows.length === 0) return <p className="note">{m.noLeverText}</p>
  return (
    <>
      <WideTable name={m.levers}>
        <Head
          columns={[
            m.indicator,
            { name: m.place, className: classes.scale },
            num(m.step),
            num(m.points),
            num(m.rank),
            m.peersDid,
            num(m.perYear),
            forReaders(m.plan),
          ]}
        />
        <tbody>
          {(isAll ? rows : rows.slice(0, few)).map((lever) => (
            <LeverRow key={lever.indicator} lever={lever} levers={levers} companyId={companyId} />
          ))}
        </tbody>
      </WideTable>
      <p className="fig-note">
        {rows.length > few && (
          <button type="button" className="act" onClick={() => setAll(!isAll)}>
            {isAll ? m.fewer : m.all(formatNumber(rows.length))}
          </button>
        )}{' '}
        {m.leversNote} {rows.some(({ effect }) => effect < 0) && m.worse(formatPoints(rows.at(-1)!.effect * 100))}
      </p>
    </>
  )
}

/** The server has them by points; by the points for each year those come first of whom it is known how long it takes. */
function ordered(levers: readonly Lever[], by: 'points' | 'per-year'): readonly Lever[] {
  if (by === 'points') return levers
  const of = ({ perYear }: Lever) => perYear ?? Number.NEGATIVE_INFINITY
  return levers.toSorted((a, b) => (of(a) === of(b) ? b.effect - a.effect : of(b) - of(a)))
}
