import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useCompany } from '../../companies/use-company.ts'
import type { ScoreScreen } from '../../scores/sheet/ScorePage.tsx'
import { useShownScores } from '../../scoring/displays.ts'
import { useIndicatorContext, useScores } from '../../scoring/use-scores.ts'

/** A company with its scores as every screen about them takes it; a figure opens its reasons on the company's own page. */
export function useCompanyScreen(companyId: number) {
  const company = useCompany(companyId)
  const scores = useScores(companyId, useIndicatorContext())
  const displayScores = useShownScores(scores.data)
  const navigate = useNavigate()
  const open = useCallback(
    (why: string) =>
      void navigate({
        to: '/companies/$companyId/dashboard',
        params: { companyId },
        search: (old) => ({ ...old, why }),
      }),
    [navigate, companyId],
  )
  const screen: ScoreScreen | undefined =
    company.data && scores.data && displayScores
      ? { companyId, company: company.data, scores: displayScores, points: scores.data, open }
      : undefined
  const failed = [company, scores].find(({ isError }) => isError)
  // The other rules for missing figures are worked out after the first answer.
  const isWaiting = scores.data?.policies.every(({ isReady }) => isReady) === false
  return { screen, failed, isWaiting, making: scores.failureReason }
}
