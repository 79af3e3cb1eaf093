import type { PricePathRow } from '#contract/scenario/prices.ts'
import { FactTag } from '../../indicators/FactTag.tsx'
import { scenarioMessages } from './messages.ts'

interface Props {
  readonly path: PricePathRow
  readonly status: PricePathRow['points'][number]['status']
}

/** How far a price was checked; of a price that the reader brought in nobody checked anything. */
export function StatusTag({ path, status }: Props) {
  if (!path.key.startsWith('own-')) return <FactTag status={status} />
  return <span className="tag">{scenarioMessages().assumptions.own}</span>
}
