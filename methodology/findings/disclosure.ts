import { isSilence } from '../figures/cell-states.ts'
/** What several companies disclose of one indicator in one year. */
export type DisclosureFinding =
  /** Nobody has a figure. */
  | { readonly kind: 'none' }
  | {
      readonly kind: 'told'
      readonly least: number
      readonly most: number
      /** How many have a figure that counts, and how many have none. */
      readonly known: number
      readonly without: number
      /** Of those without one: how many reported and said nothing of it. A doubtful figure, for one, was disclosed. */
      readonly undisclosed: number
    }

/**
 * @param values one a company; null without a figure that counts
 * @param states why there is none, in the same order
 */
export function disclosureFinding(
  values: readonly (number | null)[],
  states: readonly (string | undefined)[],
): DisclosureFinding {
  const knownValues = values.filter((value) => value !== null)
  if (knownValues.length === 0) return { kind: 'none' }
  return {
    kind: 'told',
    least: Math.min(...knownValues),
    most: Math.max(...knownValues),
    known: knownValues.length,
    without: values.length - knownValues.length,
    undisclosed: values.filter((value, at) => value === null && isSilence(states[at])).length,
  }
}
