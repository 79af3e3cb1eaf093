import type { Draft } from './draft.ts'

/** Conditions with one of them set, or taken away where it is empty. */
export function withCondition(draft: Draft, name: string, value: string | undefined): Pick<Draft, 'conditions'> {
  const { [name]: _, ...rest } = draft.conditions
  return { conditions: value ? { ...rest, [name]: value } : rest }
}
