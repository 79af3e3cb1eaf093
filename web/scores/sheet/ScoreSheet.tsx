import type { ReactNode } from 'react'
import { RestsOn } from '../../scoring/reliance/RestsOn.tsx'
import { scoreOf } from '../../scoring/use-scores.ts'
import { LowCoverage } from './LowCoverage.tsx'
import { NoScore } from './NoScore.tsx'
import { ScoreFoot } from './ScoreFoot.tsx'
import type { ScoreScreen } from './ScorePage.tsx'
import { type Section, Sections } from './Sections.tsx'
import './sheet.module.css'

interface Props {
  readonly screen: ScoreScreen
  readonly title: string
  readonly sections: readonly Section[]
  /** What stands even where there is no score, such as the ratings of others. */
  readonly always?: ReactNode
  /** What stands in the place of the contents where there is no score. */
  readonly unscored?: ReactNode
  readonly children: ReactNode
}

/** Around the contents of every screen about scores: what to know before reading, its sections, and how to cite it. */
export function ScoreSheet({ screen, title, sections, always, unscored, children }: Props) {
  const total = scoreOf(screen.scores.scores, 'sustainability_score')
  const isScored = total !== undefined && total.value !== null
  return (
    <div className="score-sheet">
      {isScored && <Sections sections={sections} />}
      {isScored && <RestsOn scores={screen.points} />}
      {isScored ? <LowCoverage total={total} scores={screen.scores} open={screen.open} /> : <NoScore {...screen} />}
      <div className="grid">
        {always}
        {isScored ? children : unscored}
      </div>
      <ScoreFoot screen={screen} title={title} />
    </div>
  )
}
