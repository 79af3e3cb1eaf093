import { useQuery } from '@tanstack/react-query'
import { getHighlights } from '#contract/scores/peers.ts'
import { radarFinding } from '#methodology/findings/scores.ts'
import { requestOf } from '../../app/query.ts'
import { findingMessages } from '../../findings/messages.ts'
import { sentence } from '../../findings/sentence.ts'
import { useIndicatorMap } from '../../indicators/use-indicators.ts'
import { RaterRows } from '../../scores/evaluation/RaterRows.tsx'
import { useRaters } from '../../scores/evaluation/use-raters.ts'
import type { ScoreScreen } from '../../scores/sheet/ScorePage.tsx'
import { highlightsFinding } from '../../scores/summary/Highlights.tsx'
import { yearsFinding } from '../../scores/summary/ScoreYears.tsx'
import { useShownHistory } from '../../scoring/displays.ts'
import { ScoreStrip } from '../../scoring/ScoreStrip.tsx'
import { scoreOf, useIndicatorContext, useScoreHistory } from '../../scoring/use-scores.ts'
import { WaysToFill } from '../../scoring/WaysToFill.tsx'
import '../../scores/ratings.module.css'
import classes from '../parts.module.css'
import { printCompanyMessages } from './print-company-messages.ts'

/** The strip, what can be said of the company, and what the vendors say. */
export function SummaryPart(screen: ScoreScreen) {
  const m = printCompanyMessages()
  const { raters, locked, finding } = useRaters(screen)
  const total = scoreOf(screen.scores.scores, 'sustainability_score')
  return (
    <>
      <ScoreStrip companyId={screen.companyId} />
      {total?.value == null ? <WaysToFill fillable={total?.fillable} /> : <Findings {...screen} />}
      <h3>{m.evaluations}</h3>
      <p className={classes.finding}>{finding}</p>
      <div className={classes.raters}>
        <RaterRows raters={raters} locked={locked} open={screen.open} />
      </div>
    </>
  )
}

/** Three sentences: where it leads and trails, its course, what moves the score most. */
function Findings({ companyId, scores }: ScoreScreen) {
  const context = useIndicatorContext()
  const history = useShownHistory(useScoreHistory(companyId, context).data)
  const highlights = useQuery(requestOf(getHighlights, { params: { companyId }, query: context })).data
  const catalogue = useIndicatorMap().data
  const sentences = [
    sentence(radarFinding(scores.scores), findingMessages()),
    yearsFinding(history, 'sustainability_score'),
    highlights &&
      highlights.strengths.length + highlights.issues.length > 0 &&
      highlightsFinding(highlights, catalogue),
  ].filter((each) => typeof each === 'string')
  return (
    <>
      <h3>{printCompanyMessages().findings}</h3>
      <ol className={classes.findings}>
        {sentences.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ol>
    </>
  )
}
