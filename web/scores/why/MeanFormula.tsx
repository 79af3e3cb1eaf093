import type { ScoreKey } from '#methodology/scores/hierarchy.ts'
import { useGroupName } from '../../app/peer-groups.ts'
import { formatNumber, formatScore } from '../../format.ts'
import { useScoreContext } from '../../scoring/use-scores.ts'
import { useDecomposition } from '../decomposition/use-decomposition.ts'
import { whyMessages } from './messages.ts'

/** The formula of a mean of indicators, and of its rank among the peers' means where the method ranks it again. */
export function MeanFormula({ companyId, name }: { companyId: number; name: ScoreKey }) {
  const m = whyMessages()
  const groupName = useGroupName()
  const { data } = useDecomposition(companyId, name, useScoreContext())
  const mean = data?.mean
  if (!mean) return <p className="formula">{m.formulaMean}</p>
  const { value, worse, same, of, reference } = mean
  const score = (worse + same / 2) / of
  return (
    <>
      <p className="formula">
        {m.formulaMean} = {formatNumber(value, 4)}
      </p>
      <p className="note">{m.meanText(groupName(reference.code), formatNumber(of))}</p>
      <p className="formula">{m.formulaOfMeans}</p>
      <p className="formula">
        ({formatNumber(worse)} + {formatNumber(same)} ÷ 2) ÷ {formatNumber(of)} = {formatNumber(score, 4)} →{' '}
        <b>{formatScore(score)}</b>
      </p>
    </>
  )
}
