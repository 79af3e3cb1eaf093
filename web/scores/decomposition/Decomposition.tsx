import { useMemo } from 'react'
import { type ScoreKey, scoreKeys } from '#methodology/scores/hierarchy.ts'
import { language } from '../../i18n/language.ts'
import { useIndicatorMap } from '../../indicators/use-indicators.ts'
import { scoreOf, useScoreContext } from '../../scoring/use-scores.ts'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import { ScorePage, type ScoreScreen } from '../sheet/ScorePage.tsx'
import { ScoreSheet } from '../sheet/ScoreSheet.tsx'
import { useScoresAddress } from '../use-address.ts'
import { decompositionMessages } from './decomposition-messages.ts'
import { PartsFigure } from './PartsFigure.tsx'
import { partsOf } from './parts.ts'
import { References } from './References.tsx'
import { useReference } from './reference.ts'
import { useDecomposition } from './use-decomposition.ts'
import { WaterfallFigure } from './WaterfallFigure.tsx'

/** What a score is made of, and what makes it differ from the industry, the year before or another company. */
export function Decomposition() {
  return (
    <ScorePage title={decompositionMessages().title}>{(screen) => <DecompositionSheet screen={screen} />}</ScorePage>
  )
}

function DecompositionSheet({ screen }: { screen: ScoreScreen }) {
  const m = decompositionMessages()
  const sections = useMemo(() => Object.entries(m.sections).map(([id, name]) => ({ id, name })), [m])
  const [search] = useScoresAddress()
  const key = scoreKeys.find((each) => each === search.key) ?? 'sustainability_score'
  return (
    <ScoreSheet screen={screen} title={m.title} sections={sections}>
      <Decomposed screen={screen} name={key} />
    </ScoreSheet>
  )
}

/** The name of an indicator in the reader's language. */
export function useIndicatorName(): (code: string) => string {
  const { data } = useIndicatorMap()
  return useMemo(
    () => (code) => {
      const match = data?.get(code)
      return (language() === 'ja' ? match?.nameJa : match?.nameEn) ?? code
    },
    [data],
  )
}

function Decomposed({ screen, name }: { screen: ScoreScreen; name: ScoreKey }) {
  const { companyId, scores, points } = screen
  const [{ other }] = useScoresAddress()
  const { against } = useReference()
  const isChosen = against !== 'company' || other !== undefined
  const query = { ...useScoreContext(), ...(isChosen && { against, ...(against === 'company' && { other }) }) }
  const decomposition = useDecomposition(companyId, name, query)
  const nameOf = useIndicatorName()
  const whole = useMemo(
    () => decomposition.data && partsOf(name, decomposition.data, { scores: points.scores, nameOf }),
    [decomposition.data, name, points, nameOf],
  )
  if (decomposition.isError)
    return <ErrorState error={decomposition.error} retry={() => void decomposition.refetch()} />
  if (!decomposition.data || !whole) return <Skeleton rows={12} />
  const score = scoreOf(scores.scores, name)
  const shared = { screen, name, whole, decomposed: decomposition.data }
  return (
    <>
      <WaterfallFigure {...shared} isChosen={isChosen} />
      {score && <References screen={screen} score={score} />}
      <PartsFigure {...shared} />
    </>
  )
}
