import type { Sides } from '#contract/portfolio/portfolios.ts'

/** Long side, short side and their difference; null where nothing is held short. */
export function sidesOf(amounts: readonly (number | null)[], unit: Sides['unit']): Sides | null {
  const sum = (some: readonly (number | null)[]) => some.reduce<number>((total, one) => total + (one ?? 0), 0)
  const shorts = amounts.filter((one) => one !== null && one < 0)
  if (shorts.length === 0) return null
  const [long, short] = [sum(amounts.filter((one) => one !== null && one > 0)), -sum(shorts)]
  return { unit, long, short, net: long - short, positions: shorts.length }
}
