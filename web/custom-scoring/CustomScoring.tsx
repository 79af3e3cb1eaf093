import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { ContextBar } from '../context/ContextBar.tsx'
import { ToolTabs } from '../tools/ToolTabs.tsx'
import { ErrorState, Skeleton } from '../ui/states/ErrorState.tsx'
import { useCustomAddress } from './address.ts'
import classes from './custom-scoring.module.css'
import { Doors } from './excel/Doors.tsx'
import { ExcelDoor } from './excel/ExcelDoor.tsx'
import { customMessages } from './messages.ts'
import { acts, useOwnMethod, useStart } from './use-custom.ts'
import { Workbench } from './Workbench.tsx'
import { industryWeightsOf, uniform } from './weights/by-industry.ts'
import { type StartAnswer, startWeights } from './weights/model.ts'

/** Weights of one's own and the ranking that they make: set on the screen, or in a workbook. */
export function CustomScoring() {
  const m = customMessages()
  const [{ door }] = useCustomAddress()
  return (
    <main className="screen" id="content" tabIndex={-1}>
      <title>{`${m.title} – Satoyama`}</title>
      <ContextBar acts={door === 'excel' ? [] : acts} />
      <div className="page-head">
        <h1>{m.title}</h1>
        <p className="acts">
          <Link to="/algorithm/$method" params={{ method: 'custom-weights' }} search={{}}>
            {m.method}
          </Link>
        </p>
      </div>
      <ToolTabs />
      <Doors />
      {door === 'excel' ? <ExcelDoor /> : <InstantDoor />}
    </main>
  )
}

function InstantDoor() {
  const m = customMessages()
  const start = useStart()
  return (
    <>
      <p className={`note ${classes.lead}`}>{m.lead}</p>
      {start.isError && <ErrorState error={start.error} retry={() => void start.refetch()} />}
      {start.isPending && <Skeleton rows={12} />}
      {start.data && <Scoring key={start.data.industries.length} start={start.data} />}
    </>
  )
}

function Scoring({ start: { categories: start, industries, vendors } }: { start: StartAnswer }) {
  const [{ own }] = useCustomAddress()
  const method = useOwnMethod(own)
  const base = useMemo(
    () =>
      method.data && own !== undefined ? industryWeightsOf(method.data.weights, start) : uniform(startWeights(start)),
    [method.data, own, start],
  )
  if (own !== undefined && method.isPending) return <Skeleton rows={12} />
  if (own !== undefined && method.isError)
    return <ErrorState error={method.error} retry={() => void method.refetch()} />
  return (
    <Workbench
      key={`${own} ${method.data?.version}`}
      start={start}
      industries={industries}
      vendors={vendors}
      base={base}
      method={own ? method.data : undefined}
    />
  )
}
