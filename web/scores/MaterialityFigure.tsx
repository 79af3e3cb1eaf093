import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { Figure } from '../charts/figure/Figure.tsx'
import { MaterialityMap } from '../charts/materiality/MaterialityMap.tsx'
import { MaterialityKey, MaterialitySmallMultiples } from '../charts/materiality/SmallMultiples.tsx'
import { themeTable } from '../charts/materiality/themes.ts'
import { chartMessages } from '../charts/messages.ts'
import { findingMessages } from '../findings/messages.ts'
import { sentence } from '../findings/sentence.ts'
import { formatYear } from '../format.ts'
import { useDisplayWords, useShownHistory } from '../scoring/displays.ts'
import { useScoreContext, useScoreHistory } from '../scoring/use-scores.ts'
import { pillarsOf, themesFinding, themesOf, yearsOf } from './material-themes.ts'
import type { ScoreScreen } from './sheet/ScorePage.tsx'
import { dashboardMessages } from './summary/dashboard-messages.ts'

interface Props {
  readonly screen: ScoreScreen
  readonly number: number
  /** Which view comes first. */
  readonly first: 'tiles' | 'map'
  readonly height?: number
  readonly notes?: React.ReactNode
}

/** The section's name in addresses. */
const figureId = 'industry_average_materiality_map'

/** What weighs in the industry and where the company leads or trails: cards over the years, map, table. What is saved of it leads on to its details. */
export function MaterialityFigure({ screen: { companyId, scores, open }, number, first, height, notes }: Props) {
  const m = chartMessages()
  const navigate = useNavigate()
  const history = useShownHistory(useScoreHistory(companyId, useScoreContext()).data)
  const { unit, headed } = useDisplayWords()
  const themes = useMemo(() => themesOf(scores.scores, history), [scores, history])
  const pillars = useMemo(() => pillarsOf(scores.scores), [scores])
  const finding = sentence(themesFinding(themes, scores.scores), findingMessages())
  const years = yearsOf(history)
  const views = [
    {
      key: 'tiles',
      label: m.tiles,
      content: (
        <>
          <MaterialitySmallMultiples pillars={pillars} themes={themes} onSelect={open} />
          <MaterialityKey years={years ? years.map(formatYear).join('–') : ''} />
        </>
      ),
    },
    {
      key: 'map',
      label: m.map,
      isPicture: true,
      content: (
        <MaterialityMap label={finding} themes={themes} onSelect={open} {...(height !== undefined && { height })} />
      ),
    },
  ]
  return (
    <Figure
      id={figureId}
      number={number}
      name={dashboardMessages().materialityMap}
      finding={finding}
      unit={unit}
      views={first === 'tiles' ? views : [...views].reverse()}
      state={themes.length === 0 ? { kind: 'empty' } : undefined}
      table={headed(themeTable(themes, pillars, finding), [m.score, m.average, m.difference])}
      onSelectRow={open}
      notes={notes}
      onSaved={() =>
        void navigate({
          to: '/companies/$companyId/details',
          params: { companyId },
          search: (old) => old,
          hash: figureId,
        })
      }
    />
  )
}
