import { useMemo } from 'react'
import { defaultVersion } from '#methodology/scores/method.ts'
import { Waterfall } from '../../charts/waterfall/Waterfall.tsx'
import { useIndicatorMap } from '../../indicators/use-indicators.ts'
import { useIndicatorName } from '../../scores/decomposition/Decomposition.tsx'
import { decompositionMessages } from '../../scores/decomposition/decomposition-messages.ts'
import { sumNote } from '../../scores/decomposition/PartsSum.tsx'
import { PartsTree } from '../../scores/decomposition/PartsTree.tsx'
import { partsOf, sorted } from '../../scores/decomposition/parts.ts'
import { useDecomposition } from '../../scores/decomposition/use-decomposition.ts'
import { fallFinding, fromName } from '../../scores/decomposition/WaterfallFigure.tsx'
import { waterfallOf } from '../../scores/decomposition/waterfall.ts'
import { ScoreKeys } from '../../scores/sheet/ScoreKeys.tsx'
import type { ScoreScreen } from '../../scores/sheet/ScorePage.tsx'
import { ranksMeans } from '../../scoring/own-methods.ts'
import { useIndicatorContext } from '../../scoring/use-scores.ts'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import classes from '../parts.module.css'

const key = 'sustainability_score'

/** From the industry's average to the score, as bars, and as rows that add up to the difference. */
export function DecompositionPart({ companyId, points, open }: ScoreScreen) {
  const m = decompositionMessages()
  const context = useIndicatorContext()
  const { data, isError, error, refetch } = useDecomposition(companyId, key, context)
  const indicators = useIndicatorMap().data
  const nameOf = useIndicatorName()
  const whole = useMemo(() => data && partsOf(key, data, { scores: points.scores, nameOf }), [data, points, nameOf])
  if (isError) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data || !whole) return <Skeleton rows={12} />
  const from = fromName(data)
  const input = waterfallOf(whole, data, { from, to: m.own, rest: m.rest })
  const finding = input && whole.disclosed > 0 ? fallFinding(input, whole) : undefined
  return (
    <>
      {finding && <p className={classes.finding}>{finding}</p>}
      <p className="unit">{ranksMeans(context.method, context.version ?? defaultVersion) ? m.unitOfRanks : m.unit}</p>
      {input && <Waterfall label={finding ?? m.title} input={input} height={280} />}
      <div className={classes.tree}>
        <PartsTree
          whole={sorted(whole, 'difference')}
          against={from}
          indicators={indicators}
          selection={undefined}
          isFiltered={false}
          open={open}
        />
      </div>
      <ScoreKeys />
      {whole.difference !== null && <p className="fig-note">{sumNote(whole)}</p>}
    </>
  )
}
