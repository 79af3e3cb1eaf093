import type { Definition } from '#contract/market/indicators.ts'
import type { Condition } from '../../ui/states/NoMatch.tsx'
import { definitionMessages } from '../messages.ts'
import { type Choice, dimensions, filterDefinitions } from './filters.ts'
import { valueName } from './value-names.ts'

/** The conditions in force, each with the number of matches without it. */
export function conditionsOf(
  all: readonly Definition[],
  choice: Choice,
  change: (next: Partial<Choice>) => void,
): Condition[] {
  const m = definitionMessages()
  return (['find', ...dimensions] as const).flatMap((name) => {
    const value = choice[name]
    if (value === undefined) return []
    const label = name === 'find' ? value : `${m.filters[name]}: ${valueName(name, value, all)}`
    const count = filterDefinitions(all, { ...choice, [name]: undefined }).length
    return [{ label, count, relax: () => change({ [name]: undefined }) }]
  })
}
