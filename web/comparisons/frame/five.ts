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
