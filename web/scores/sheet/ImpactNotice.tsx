import { Link } from '@tanstack/react-router'
import type { CompanyScores } from '#contract/scores/scores.ts'
import { useContext } from '../../context/search.ts'
import { formatNumber, formatScore } from '../../format.ts'
import { scoreOf } from '../../scoring/use-scores.ts'
import { Empty } from '../../ui/states/Empty.tsx'
import { sheetMessages } from './sheet-messages.ts'

interface Props {
  readonly companyId: number
  /** By the employment impact, as the context shows them. */
  readonly scores: CompanyScores
}

/** In the place of the figures that explain the standard method, where companies are scored by the employment impact. */
export function ImpactNotice({ companyId, scores }: Props) {
  const m = sheetMessages()
  const [, change] = useContext()
  const total = scoreOf(scores.scores, 'sustainability_score')
  const isScored = total?.value != null && total.rank !== null
  return (
    <Empty
      title={m.impactTitle}
      actions={
        <>
          <Link
            to="/companies/$companyId/sustainability/impa"
            params={{ companyId }}
            search={(old) => old}
            className="btn primary"
          >
            {m.impactOpen}
          </Link>
          <button type="button" className="btn" onClick={() => change({ method: undefined })}>
            {m.toStandard}
          </button>
        </>
      }
    >
      <p>
        {isScored
          ? m.impactScore(
              formatScore(total.value!),
              `${formatNumber(total.rank!.rank)} / ${formatNumber(total.rank!.of)}`,
            )
          : m.impactNone}
      </p>
      <p className="note">{m.impactText}</p>
    </Empty>
  )
}
