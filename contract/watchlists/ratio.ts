import type { RowOutcome } from './watchlist-file.ts'

/** What can be wrong with a ratio. */
export type RatioFault = Extract<RowOutcome, 'no-ratio' | 'number' | 'negative' | 'over' | 'decimals'>

/** Percent with at most two decimals, in any width, with or without its sign. */
export function readRatio(text: string): { readonly stake: number | null; readonly fault: RatioFault | null } {
  const written = text
    .normalize('NFKC')
    .replace(/[−‐-―]/g, '-')
    .trim()
  if (written === '') return { stake: null, fault: 'no-ratio' }
  const digits = /^([+-]?)(\d{1,15}(?:\.(\d*))?|\.(\d+))\s*%?$/.exec(written)
  if (!digits) return { stake: null, fault: 'number' }
  const value = Number(digits[1] + digits[2]!)
  if (value < 0) return { stake: null, fault: 'negative' }
  if (value > 100) return { stake: null, fault: 'over' }
  const decimals = (digits[3] ?? digits[4] ?? '').replace(/0+$/, '')
  if (decimals.length > 2) return { stake: null, fault: 'decimals' }
  return { stake: value === 0 ? 0 : value, fault: null }
}
