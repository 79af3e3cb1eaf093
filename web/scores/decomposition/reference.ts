import { isOwnMethod } from '#methodology/scores/method.ts'
import { useScoreContext } from '../../scoring/use-scores.ts'
import { useScoresAddress } from '../use-address.ts'

const references = ['average', 'last-year', 'company'] as const
const ownReferences = ['standard', ...references] as const

/** What a score is held against: a method of one's own against the standard first, which nothing else can be. */
export function useReference() {
  const { method = 'standard' } = useScoreContext()
  const [{ against }] = useScoresAddress()
  const kinds = isOwnMethod(method) ? ownReferences : references
  const [usual] = kinds
  return { against: kinds.find((kind) => kind === against) ?? usual, usual, kinds }
}
