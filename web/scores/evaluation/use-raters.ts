import { evaluationsFinding } from '#methodology/findings/ratings.ts'
import { findingMessages } from '../../findings/messages.ts'
import { sentence } from '../../findings/sentence.ts'
import { formatNumber } from '../../format.ts'
import { openVendors, useIsShown, useRatings } from '../../scoring/use-ratings.ts'
import { useScoreContext } from '../../scoring/use-scores.ts'
import { usePeers } from '../decomposition/use-decomposition.ts'
import type { ScoreScreen } from '../sheet/ScorePage.tsx'
import { evaluationMessages } from './evaluation-messages.ts'
import { consensusRater, ownRater, type Rater, vendorRater } from './raters.ts'

/** Our own score, the consensus and each vendor that the context shows, with the sentence about them all. */
export function useRaters({ companyId, company, points }: Pick<ScoreScreen, 'companyId' | 'company' | 'points'>) {
  const isShown = useIsShown()
  const ratings = useRatings(companyId)
  const peers = usePeers(companyId, ['sustainability_score'], useScoreContext())
  const own = peers.data?.companies.flatMap(({ id, values: [value] }) =>
    id !== companyId && value != null ? [value] : [],
  )
  const vendors = openVendors(ratings.data).filter(({ vendor }) => isShown(vendor))
  const blended = ratings.data && consensusRater(ratings.data)
  const raters: Rater[] = [
    ...(isShown('satoyama') ? [ownRater(points, company, own ?? [])] : []),
    ...(blended ? [blended] : []),
    ...vendors.map(vendorRater),
  ]
  const locked = ratings.data?.vendors.flatMap(({ vendor, locked: isLocked }) => (isLocked ? [vendor] : [])) ?? []
  const rated = vendors.flatMap(({ vendor, rating }) => (rating ? [{ vendor, ...rating }] : []))
  // The consensus is of all vendors of the contract: with fewer on screen it says nothing of these.
  const areAll = vendors.length === openVendors(ratings.data).length
  const consensus = areAll && ratings.data?.consensus
  const evaluation = evaluationsFinding(
    rated,
    consensus ? { vendors: consensus.vendors.length, dispersion: consensus.dispersion } : null,
  )
  const isLockedOnly = evaluation.kind === 'no-data' && locked.length > 0
  const finding = isLockedOnly
    ? evaluationMessages().lockedOnly(formatNumber(locked.length))
    : sentence(evaluation, findingMessages())
  return { ratings, raters, vendors, locked, finding }
}
