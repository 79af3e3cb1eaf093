import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { type ReactNode, useCallback } from 'react'
import type { Company } from '#contract/market/companies.ts'
import type { CompanyScores } from '#contract/scores/scores.ts'
import { CompanyHead } from '../../companies/head/CompanyHead.tsx'
import { Updates } from '../../companies/head/Updates.tsx'
import { namesOf } from '../../companies/names.ts'
import { useCompany } from '../../companies/use-company.ts'
import { ContextBar } from '../../context/ContextBar.tsx'
import { scoreChips } from '../../context/search.ts'
import { useShownScores } from '../../scoring/displays.ts'
import { useScoreContext, useScores } from '../../scoring/use-scores.ts'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import { WhyScore } from '../why/WhyScore.tsx'
import { ImpactNotice } from './ImpactNotice.tsx'
import './scores.module.css'

export interface ScoreScreen {
  readonly companyId: number
  readonly company: Company
  /** As the context shows them. */
  readonly scores: CompanyScores
  /** The same in points of score: for what adds up to a score, and for what stands on other scales. */
  readonly points: CompanyScores
  /** Opens the reasons of a score or of an indicator's rank beside the screen. */
  readonly open: (key: string) => void
}

interface Props {
  readonly title: string
  readonly children: (screen: ScoreScreen) => ReactNode
}

/** The frame of every screen about a company's scores: what is shown, who it is, the strip, and the margin that answers. */
export function ScorePage({ title, children }: Props) {
  const { companyId } = useParams({ from: '/app/companies/$companyId' })
  const { why } = useSearch({ strict: false }) as { why?: string }
  const navigate = useNavigate()
  const company = useCompany(companyId)
  const context = useScoreContext()
  const scores = useScores(companyId, context)
  const displayScores = useShownScores(scores.data)
  const open = useCallback(
    (key: string | undefined) =>
      void navigate({ to: '.', search: (old) => ({ ...old, why: key }), replace: true, resetScroll: false }),
    [navigate],
  )
  const isStandard = context.method !== 'employment-impact'
  const failed = [company, scores].find(({ isError }) => isError)
  return (
    <main className="co-page" id="content" tabIndex={-1}>
      {company.data && <title>{`${namesOf(company.data).first.text} ${title} – Satoyama`}</title>}
      <ContextBar
        acts={scoreChips}
        updates={<Updates company={company.data} />}
        years={scores.data?.reported ?? []}
        newest={context.year === undefined ? scores.data?.year : null}
      />
      {company.data ? (
        <CompanyHead company={company.data} open={isStandard ? open : undefined} />
      ) : (
        <h1 className="sr">{title}</h1>
      )}
      {!company.data && !failed && <Skeleton rows={3} />}
      <div className={`two ${why ? '' : 'no-why'}`}>
        <div className={`left ${scores.isPlaceholderData ? 'is-stale' : ''}`}>
          {failed && <ErrorState error={failed.error} retry={() => void failed.refetch()} />}
          {!failed && !(company.data && scores.data) && <Skeleton rows={12} />}
          {company.data &&
            scores.data &&
            displayScores &&
            (isStandard ? (
              children({ companyId, company: company.data, scores: displayScores, points: scores.data, open })
            ) : (
              <ImpactNotice companyId={companyId} scores={displayScores} />
            ))}
        </div>
        {why && isStandard && scores.data && (
          <WhyScore
            key={why}
            companyId={companyId}
            name={why}
            close={() => open(undefined)}
            open={open}
            scores={scores.data}
          />
        )}
      </div>
    </main>
  )
}
