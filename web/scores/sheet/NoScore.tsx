import { Link } from '@tanstack/react-router'
import { FromSources } from '../../app/market/FromSources.tsx'
import { useContext } from '../../context/search.ts'
import { formatYear } from '../../format.ts'
import { whyUnscored } from '../../scoring/rest.ts'
import { scoreOf } from '../../scoring/use-scores.ts'
import { WaysToFill } from '../../scoring/WaysToFill.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import type { ScoreScreen } from './ScorePage.tsx'
import { sheetMessages } from './sheet-messages.ts'

/** A year without a score: why, and the ways to one. */
export function NoScore({ companyId, scores }: ScoreScreen) {
  const m = sheetMessages()
  const [{ asOf, year = scores.year }, change] = useContext()
  const latest = scores.years.at(-1)
  const total = scoreOf(scores.scores, 'sustainability_score')
  const disclosedCount = total?.known
  return (
    <Empty
      title={(latest === undefined && !disclosedCount) || year === null ? m.noScoreEver : m.noScore(formatYear(year))}
      actions={
        <>
          {latest !== undefined && latest !== year && (
            <button type="button" className="btn" onClick={() => change({ year: latest })}>
              {m.showLatest(formatYear(latest))}
            </button>
          )}
          {asOf && (
            <button type="button" className="btn" onClick={() => change({ asOf: undefined })}>
              {m.backToNow}
            </button>
          )}
          <Link to="/companies/$companyId/raws" params={{ companyId }} search={{}} className="btn">
            {m.toRaws}
          </Link>
        </>
      }
    >
      <p>{disclosedCount ? whyUnscored(disclosedCount, scores.recipe) : m.noScoreText}</p>
      <WaysToFill fillable={total?.fillable} />
      <p className="note">{m.noScoreHint}</p>
      {!disclosedCount && !asOf && <FromSources of={['edinet-documents']} />}
    </Empty>
  )
}
