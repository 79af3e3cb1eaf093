import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { scoreOf, useScoreContext } from '../../scoring/use-scores.ts'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import { useIndicatorName } from '../decomposition/Decomposition.tsx'
import { partsOf } from '../decomposition/parts.ts'
import { useDecomposition } from '../decomposition/use-decomposition.ts'
import { MaterialityFigure } from '../MaterialityFigure.tsx'
import { ScorePage, type ScoreScreen } from '../sheet/ScorePage.tsx'
import { ScoreSheet } from '../sheet/ScoreSheet.tsx'
import classes from '../sheet/sheet.module.css'
import { dashboardMessages } from '../summary/dashboard-messages.ts'
import { DetailsFigure } from './DetailsFigure.tsx'
import { detailsMessages } from './details-messages.ts'
import { UnscoredFigures } from './UnscoredFigures.tsx'

/** The materiality view in full: the map, and every category with its indicators, rank in industry and disclosure. */
export function Details() {
  return <ScorePage title={detailsMessages().title}>{(screen) => <DetailsSheet screen={screen} />}</ScorePage>
}

function DetailsSheet({ screen }: { screen: ScoreScreen }) {
  const m = detailsMessages()
  const whole = useWhole(screen)
  const categories = useMemo(() => whole.data?.parts.flatMap(({ parts }) => parts) ?? [], [whole.data])
  const sections = useMemo(
    () => [
      { id: 'industry_average_materiality_map', name: dashboardMessages().materialityMap },
      ...categories.map(({ key, name }) => ({ id: key, name })),
    ],
    [categories],
  )
  const isScored = scoreOf(screen.scores.scores, 'sustainability_score')?.value != null
  const unscored = <UnscoredFigures companyId={screen.companyId} />
  return (
    <ScoreSheet screen={screen} title={m.title} sections={sections} always={!isScored && unscored}>
      <MaterialityFigure
        screen={screen}
        number={1}
        first="map"
        height={480}
        notes={
          <p className={`fig-note ${classes.capture}`}>
            <Link
              to="/companies/$companyId/dashboard"
              params={{ companyId: screen.companyId }}
              search={(old) => old}
              hash="industry_average_materiality_map"
              className="btn"
            >
              {m.back}
            </Link>
            {m.save}
          </p>
        }
      />
      {whole.isError && <ErrorState error={whole.error} retry={whole.retry} />}
      {!whole.data && !whole.isError && <Skeleton rows={12} />}
      {whole.data && (
        <DetailsFigure whole={whole.data} categories={categories} scores={screen.scores.scores} open={screen.open} />
      )}
      {unscored}
    </ScoreSheet>
  )
}

function useWhole({ companyId, points }: ScoreScreen) {
  const key = 'sustainability_score'
  const { data, isError, error, refetch } = useDecomposition(companyId, key, useScoreContext())
  const nameOf = useIndicatorName()
  const whole = useMemo(() => data && partsOf(key, data, { scores: points.scores, nameOf }), [data, points, nameOf])
  return { data: whole, isError, error, retry: () => void refetch() }
}
