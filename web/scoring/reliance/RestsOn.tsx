import { Link } from '@tanstack/react-router'
import type { CompanyScores } from '#contract/scores/scores.ts'
import { categories } from '#methodology/scores/hierarchy.ts'
import { formatNumber } from '../../format.ts'
import { Icon } from '../../ui/icons.tsx'
import { disclosedOf, scoreName } from '../score-messages.ts'
import { scoreOf } from '../use-scores.ts'
import { categoriesWithScore, whyNoRank } from './reliance.ts'
import { relianceMessages } from './reliance-messages.ts'

/** What a score is made of where that is not everything, and why it has no rank: said before anything else. */
export function RestsOn({ scores }: { scores: CompanyScores }) {
  const m = relianceMessages()
  const total = scoreOf(scores.scores, 'sustainability_score')
  const scored = categoriesWithScore(scores)
  const unranked = whyNoRank(scores, 'sustainability_score')
  if (!scores.reliance || !total?.known || (scored.length === categories.length && !unranked)) return null
  const isPart = scored.length < categories.length
  return (
    <div className="strip-note">
      <Icon name="warning" />
      <p>
        {isPart && (
          <>
            <b>
              {m.restsOn(
                formatNumber(scored.length),
                formatNumber(categories.length),
                scored.map((key) => scoreName(key)),
              )}
            </b>
            <span className="mut"> {disclosedOf(total.known)} </span>
            <span className="mut">{m.restsOnText} </span>
          </>
        )}
        {unranked}
      </p>
      <Link to="/algorithm/$method" params={{ method: 'standard-score-2-1' }} search={{}} className="act">
        {m.toBasis}
      </Link>
    </div>
  )
}
