import type { Comparison } from '#contract/comparisons/comparison.ts'
import { readIds } from '../address.ts'
import { limits } from '../use-comparison.ts'

/** Positions of the companies that are drawn by name: those of the address, else the first five. */
export function fiveOf(five: string | undefined, { companies }: Pick<Comparison, 'companies'>): number[] {
  const chosen = readIds(five).flatMap((id) => {
    const at = companies.findIndex((company) => company.id === id)
    return at === -1 ? [] : [at]
  })
  return (chosen.length > 0 ? chosen : [...companies.keys()]).slice(0, limits.five)
}

/**
 * Positions of what is drawn by name among the subjects of the comparison. Where industries are compared these are the industries of
 * the companies named, each once: two companies of one industry are one subject.
 */
export function namedSubjects(
  five: string | undefined,
  comparison: Pick<Comparison, 'companies' | 'industries' | 'units'>,
): number[] {
  if (comparison.units === 'companies') return fiveOf(five, comparison)
  const ofNamed = fiveOf(five, comparison).map((at) => comparison.companies[at]!.industry)
  return [...new Set(readIds(five).length > 0 ? ofNamed : comparison.industries.keys())].slice(0, limits.five)
}
