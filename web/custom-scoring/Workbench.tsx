import { useEffect, useMemo, useRef, useState } from 'react'
import { useCustomAddress } from './address.ts'
import classes from './custom-scoring.module.css'
import { IndustryCount } from './IndustryCount.tsx'
import { customMessages } from './messages.ts'
import { ResultFigure } from './result/ResultFigure.tsx'
import { SavedMethods } from './saved/SavedMethods.tsx'
import { type useOwnMethod, useThrottled } from './use-custom.ts'
import { formatAdjusted } from './weights/adjustments.ts'
import {
  formatIndustryWeights,
  type IndustryWeights,
  industryRows,
  parseIndustryWeights,
  uniform,
  weightsIn,
  withIndustry,
} from './weights/by-industry.ts'
import { formatGroups } from './weights/groups.ts'
import { IndustryChoice } from './weights/IndustryChoice.tsx'
import { isSame, type Start, type StartAnswer, type StartIndustry, startWeights } from './weights/model.ts'
import { useAdjusting } from './weights/use-adjusting.ts'
import { WeightPanel } from './weights/WeightPanel.tsx'

/** Milliseconds after the last change before the address follows: a browser takes so many a minute. */
const addressMs = 400

interface WorkbenchProps {
  readonly start: Start
  readonly industries: readonly StartIndustry[]
  readonly vendors: StartAnswer['vendors']
  /** The weights where the address says nothing else. */
  readonly base: IndustryWeights
  readonly method: ReturnType<typeof useOwnMethod>['data']
}

/** Weights on one side, the ranking that they make on the other. */
export function Workbench({ start, industries, vendors, base, method }: WorkbenchProps) {
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
  const throttledRows = useThrottled(rows)
  const standard = useMemo(() => startWeights(start), [start])
  const currentWeights = weightsIn(weights, industry)
  const { adjusted, setAdjusted, adjustments, groups, setGroups, isOther } = useAdjusting(start, method)
  const recipe = useMemo(() => ({ weights: throttledRows, adjustments }), [throttledRows, adjustments])
  const link = useMemo(() => {
    const w = formatIndustryWeights(weights, uniform(standard))
    return w === null ? null : { w, a: formatAdjusted(adjusted, new Map()), g: formatGroups(groups, []) }
  }, [weights, standard, adjusted, groups])
  return (
    <>
      <SavedMethods
        recipe={{ weights: rows, adjustments, groups: [...groups] }}
        method={method}
        isChanged={text !== undefined || isOther}
        link={link}
      />
      <div className="grid">
        <div className={`c5 ${classes.side}`}>
          <IndustryCount />
          <IndustryChoice {...{ vendors, industries, weights, industry, setIndustry, set: setWeights }} />
          {text === null && <p className="note">{customMessages().weights.tooManyForLink}</p>}
          <WeightPanel
            key={industry}
            start={start}
            weights={currentWeights}
            {...{ adjusted, setAdjusted, groups, setGroups }}
            set={(next) => setWeights((previous) => withIndustry(previous, industry, next))}
            reset={
              isSame(currentWeights, standard)
                ? null
                : () => setWeights((previous) => withIndustry(previous, industry, standard))
            }
          />
        </div>
        {throttledRows.some(({ weight }) => weight !== 0) && <ResultFigure start={start} recipe={recipe} />}
      </div>
    </>
  )
}
