import type { Score } from '#contract/scores/score.ts'
import type { CompanyScores } from '#contract/scores/scores.ts'
import { coverageFinding } from '#methodology/findings/ratings.ts'
import { findingMessages } from '../../findings/messages.ts'
import { sentence } from '../../findings/sentence.ts'
import { restSentence } from '../../scoring/rest.ts'
import { Icon } from '../../ui/icons.tsx'
import classes from './sheet.module.css'
import { sheetMessages } from './sheet-messages.ts'

interface Props {
  readonly total: Score
  readonly scores: CompanyScores
  readonly open: (key: string) => void
}

/** Said before anything else where most of a score does not rest on what the company disclosed. */
export function LowCoverage({ total, scores, open }: Props) {
  const m = sheetMessages()
  const finding = coverageFinding(total.coverage)
  const rest = restSentence(scores)
  if (finding.kind === 'coverage' && !finding.isLow) return null
  return (
    <div className={`strip-note ${classes.lowCoverage}`}>
      <Icon name="warning" />
      <p>
        <b>{sentence(finding, findingMessages())}</b>
        {m.stop}
        {rest} <span className="mut">{m.lowMore}</span>
      </p>
      <button type="button" className="act" onClick={() => open(total.key)}>
        {m.openCoverage}
      </button>
    </div>
  )
}
