/** How much a theme matters to a company: 0 not applicable, 1 low, 2 medium, 3 high. The vendor's levels; the rule below is ours. */
export type Exposure = 0 | 1 | 2 | 3

/** Least materiality weight, 0 to 5, of exposure 1, 2 and 3. Ours, proposed. */
export const exposureSteps = [0.5, 2.5, 3.5] as const

/**
 * Exposure of an industry to a theme, by the greatest materiality weight among the theme's categories.
 *
 * @param weights 0 to 5; between whole numbers where an industry is a mean of several
 */
export function exposureOf(weights: readonly number[]): Exposure {
  const max = Math.max(0, ...weights)
  return exposureSteps.filter((min) => max >= min).length as Exposure
}
