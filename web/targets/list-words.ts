import type { CompanyTarget } from '#contract/targets/targets.ts'
import { listMessages } from './list-messages.ts'

/** The horizon in the reader's words; other words stand as the list has them. */
export function horizonText({ horizon }: Pick<CompanyTarget, 'horizon'>): string | null {
  const { kinds } = listMessages().sbti
  const match = (['net', 'long', 'near'] as const).find((word) => horizon?.toLowerCase().includes(word))
  return match ? kinds[match === 'net' ? 'net-zero' : match] : horizon
}

/** What the initiative says of a target, in the reader's words; other lists, and other words, stand as they are. */
export function statusText({ status, source }: Pick<CompanyTarget, 'status' | 'source'>): string | null {
  if (source.kind !== 'list' || source.list !== 'sbti-targets') return status
  const { states, expired } = listMessages().sbti
  const plain = status?.toLowerCase()
  return plain === 'active' ? states['targets-set'] : plain === 'expired' ? expired : status
}
