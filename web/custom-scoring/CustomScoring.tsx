import { Link } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { ContextBar } from '../context/ContextBar.tsx'
import { formatNumber } from '../format.ts'
import { ToolTabs } from '../tools/ToolTabs.tsx'
import { ErrorState, Skeleton } from '../ui/states/ErrorState.tsx'
import { defaultIndustries, industryCounts, useCustomAddress } from './address.ts'
import classes from './custom-scoring.module.css'
import { Doors } from './excel/Doors.tsx'
import { ExcelDoor } from './excel/ExcelDoor.tsx'
import { customMessages } from './messages.ts'
import { ResultFigure } from './result/ResultFigure.tsx'
import { SavedMethods } from './saved/SavedMethods.tsx'
import { acts, useOwnMethod, useStart, useThrottled } from './use-custom.ts'
import {
  formatIndustryWeights,
  type IndustryWeights,
  industryRows,
  industryWeightsOf,
  parseIndustryWeights,
  uniform,
  weightsIn,
  withIndustry,
} from './weights/by-industry.ts'
import { IndustryChoice } from './weights/IndustryChoice.tsx'
import { isSame, type Start, type StartAnswer, type StartIndustry, startWeights } from './weights/model.ts'
import { WeightPanel } from './weights/WeightPanel.tsx'

/** Milliseconds after the last change before the address follows: a browser takes so many a minute. */
const addressMs = 400

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

interface WorkbenchProps {
  readonly start: Start
  readonly industries: readonly StartIndustry[]
  readonly vendors: StartAnswer['vendors']
  /** The weights where the address says nothing else. */
  readonly base: IndustryWeights
  readonly method: ReturnType<typeof useOwnMethod>['data']
}

function Workbench({ start, industries, vendors, base, method }: WorkbenchProps) {
  const [{ w }, change] = useCustomAddress()
  const [weights, setWeights] = useState(() => (w === undefined ? base : parseIndustryWeights(w, base)))
  const [industry, setIndustry] = useState<string>()
  const text = formatIndustryWeights(weights, base)
  // The address follows what is set, and what is set an address that comes from elsewhere: a link opened meanwhile, or the way back.
  const sent = useRef<(string | undefined)[]>([w])
  useEffect(() => {
    const at = sent.current.indexOf(w)
    // Our own arrive late when the browser is busy, each after the next was set.
    if (at >= 0) sent.current = sent.current.slice(at)
    else {
      sent.current = [w]
      setWeights(w === undefined ? base : parseIndustryWeights(w, base))
    }
  }, [w, base])
  useEffect(() => {
    // What no address holds stays on the screen alone.
    if (text === null || text === sent.current.at(-1)) return
    const later = setTimeout(() => {
      sent.current.push(text)
      change({ w: text, page: undefined })
    }, addressMs)
    return () => clearTimeout(later)
  }, [text, change])
  const rows = useMemo(() => industryRows(weights, start), [weights, start])
  const asked = useThrottled(rows)
  const standard = useMemo(() => startWeights(start), [start])
  const shown = weightsIn(weights, industry)
  const forEverybody = useMemo(() => formatIndustryWeights(weights, uniform(standard)), [weights, standard])
  return (
    <>
      <SavedMethods rows={rows} method={method} isChanged={text !== undefined} w={forEverybody} />
      <div className="grid">
        <div className={`c5 ${classes.side}`}>
          <IndustryCount />
          <IndustryChoice {...{ vendors, industries, weights, industry, setIndustry, set: setWeights }} />
          {text === null && <p className="note">{customMessages().weights.tooManyForLink}</p>}
          <WeightPanel
            key={industry}
            start={start}
            weights={shown}
            set={(next) => setWeights((held) => withIndustry(held, industry, next))}
            reset={isSame(shown, standard) ? null : () => setWeights((held) => withIndustry(held, industry, standard))}
          />
        </div>
        {asked.some(({ weight }) => weight !== 0) && <ResultFigure start={start} rows={asked} />}
      </div>
    </>
  )
}

function IndustryCount() {
  const m = customMessages().weights
  const [{ n = defaultIndustries }, change] = useCustomAddress()
  return (
    <p className={`tools ${classes.industries}`}>
      <label>
        {m.industries}
        <select
          value={n}
          onChange={({ target: { value } }) =>
            change({ n: Number(value) === defaultIndustries ? undefined : Number(value), page: undefined })
          }
        >
          {industryCounts.map((count) => (
            <option key={count} value={count}>
              {m.industriesOf(formatNumber(count))}
            </option>
          ))}
        </select>
      </label>
      <small className="note">{m.industriesNote}</small>
    </p>
  )
}
