import { formatPoints } from '../../../format.ts'

/** Its sign and three figures that count: per 1 % of a share a coefficient is a hundredth of what it is per 1. */
export function coefficientText(value: number): string {
  const size = Math.abs(value)
  const decimals = size === 0 || size >= 100 ? 0 : Math.min(6, Math.max(0, 2 - Math.floor(Math.log10(size))))
  return formatPoints(value, decimals)
}
