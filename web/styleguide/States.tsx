import { type ReactNode, useState } from 'react'
import { CallFailed } from '../app/send.ts'
import { Head, num } from '../ui/rows/Head.tsx'
import { Empty } from '../ui/states/Empty.tsx'
import { ErrorState } from '../ui/states/ErrorState.tsx'
import { TrialGate } from '../ui/states/Gate.tsx'
import { LongJob } from '../ui/states/LongJob.tsx'
import { MaintenanceBanner } from '../ui/states/MaintenanceBanner.tsx'
import { NoData } from '../ui/states/NoData.tsx'
import { NoMatch } from '../ui/states/NoMatch.tsx'
import { NotCovered } from '../ui/states/NotCovered.tsx'
import { Partial } from '../ui/states/Partial.tsx'
import { Quota } from '../ui/states/Quota.tsx'
import { Refreshing } from '../ui/states/Refreshing.tsx'
import { Stale } from '../ui/states/Stale.tsx'
import { Waiting } from '../ui/states/Waiting.tsx'
import { guideMessages } from './messages.ts'
import classes from './styleguide.module.css'

const nothing = () => {}
const morning = new Date('2026-04-10T00:00:00Z')
const hours = (count: number) => new Date(morning.getTime() + count * 3_600_000)

export function States() {
  const m = guideMessages()
  return (
    <section className={classes.guideStates} aria-labelledby="states">
      <h2 id="states">{m.states}</h2>
      <div>
        <Loading />
        <Nothing />
        <Something />
        <Restricted />
      </div>
    </section>
  )
}

function State({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <p className="kicker">{title}</p>
      {children}
    </section>
  )
}

function Loading() {
  const m = guideMessages()
  const [isRefreshing, setIsRefreshing] = useState(true)
  return (
    <>
      <State title={m.first}>
        <Waiting shape={{ kind: 'table', rows: 3, columns: 3 }} />
        <Waiting shape={{ kind: 'figure' }} />
        <Waiting shape={{ kind: 'chart', height: 72 }} />
      </State>
      <State title={m.refresh}>
        <Refreshing isRefreshing={isRefreshing}>
          <Table />
        </Refreshing>
        <button type="button" className="act" onClick={() => setIsRefreshing(!isRefreshing)}>
          {m.refresh}
        </button>
      </State>
    </>
  )
}

function Table() {
  const m = guideMessages()
  const [name, ...years] = m.head
  return (
    <table>
      <Head columns={[name, ...years.map(num)]} />
      <tbody>
        {m.rows.map(([company, ...figures]) => (
          <tr key={company}>
            <td>{company}</td>
            {figures.map((figure) => (
              <td className="num" key={figure}>
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Nothing() {
  const m = guideMessages()
  return (
    <>
      <State title={m.empty}>
        <Empty
          title={m.emptyTitle}
          actions={
            <button type="button" className="btn go">
              {m.create}
            </button>
          }
        >
          <p>{m.emptyText}</p>
        </Empty>
      </State>
      <State title={m.noMatch}>
        <NoMatch
          conditions={m.conditions.map((label, index) => ({ label, count: [12, 3, null][index]!, relax: nothing }))}
          relaxAll={nothing}
        />
      </State>
      <State title={m.noData}>
        <NoData latest={{ fiscalYear: 2023, show: nothing }} nearest={{ name: m.nearest, show: nothing }} />
      </State>
      <State title={m.notCovered}>
        <NotCovered universe={m.universe} asOf="2024-07-31" request={nothing} />
      </State>
    </>
  )
}

function Something() {
  const m = guideMessages()
  return (
    <>
      <State title={m.partial}>
        <Partial loaded={41} total={50} retry={nothing}>
          <Table />
        </Partial>
      </State>
      <State title={m.stale}>
        <p>
          <Stale at={morning} now={hours(3)} />
        </p>
        <p>
          <Stale at={morning} now={hours(75)} isOverdue />
        </p>
      </State>
      <State title={m.error}>
        <ErrorState error={new CallFailed('timeout', { requestId: 'req-7f3a91c2' })} retry={nothing} />
      </State>
    </>
  )
}

function Restricted() {
  const m = guideMessages()
  return (
    <>
      <State title={m.gate}>
        <div className={classes.guideStack}>
          <TrialGate isTrial>
            <button type="button" className="btn">
              {m.download}
            </button>
          </TrialGate>
          <TrialGate isTrial isTight>
            <button type="button" className="btn">
              {m.download}
            </button>
          </TrialGate>
        </div>
      </State>
      <State title={m.quota}>
        <Quota cost={120} used={3400} limit={10_000} />
        <div className={classes.guideGap}>
          <Quota cost={120} used={9920} limit={10_000} />
        </div>
      </State>
      <State title={m.job}>
        <LongJob title={m.jobTitle} share={0.42} cancel={nothing} />
      </State>
      <State title={m.banners}>
        <div className={classes.guideStack}>
          <MaintenanceBanner start={hours(10)} end={hours(12)} now={morning} />
          <MaintenanceBanner start={morning} end={hours(2)} now={hours(1)} />
        </div>
      </State>
    </>
  )
}
