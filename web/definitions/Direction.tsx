import type { Definition } from '#contract/market/indicators.ts'
import { definitionMessages } from './messages.ts'

const signs = { higher_better: '↑', lower_better: '↓', neutral: '–' } as const

/** Which end is the better one, as a sign and in words. */
export function Direction({ of }: { of: Definition['direction'] }) {
  return (
    <span className="direction">
      <span aria-hidden="true">{signs[of]}</span> {definitionMessages().values.direction[of]}
    </span>
  )
}
