import type { DoubtableVintage } from './standing.ts'
import type { DoubtTrait } from './trait.ts'

/** A figure of fiscal year 2023, known since June 2024, with what a test says otherwise. */
export function givenVintage(own: Partial<DoubtableVintage> & { readonly value: number | null }): DoubtableVintage {
  const { fiscalYear = 2023 } = own
  return {
    indicator: 'F-PL-001',
    boundary: 'consolidated',
    part: '',
    fiscalYear,
    knownFrom: `${fiscalYear + 1}-06-20`,
    periodEnd: `${fiscalYear + 1}-03-31`,
    importId: 1,
    isSettled: false,
    currency: null,
    ...own,
  }
}

/** A figure a year from 2015 on. */
export const givenSeries = (
  indicator: string,
  values: readonly number[],
  own: Partial<DoubtableVintage> = {},
): DoubtableVintage[] => values.map((value, at) => givenVintage({ indicator, fiscalYear: 2015 + at, ...own, value }))

const swinging = new Set(['F-PL-002', 'F-PL-004', 'F-CF-001', 'F-PS-001', 'F-PS-002', 'G-BD-051'])

/** Traits like the catalogue's, for the indicators that the tests name. */
export function givenTrait(code: string): DoubtTrait {
  const isPercent = code === 'F-RT-001' || code === 'G-BD-051'
  const isMoney = /^F-(PL|BS|CF)-/.test(code)
  const isPersons = code.startsWith('S-LR-00')
  const isShares = code.startsWith('F-MK-00')
  return {
    code,
    kind: isShares ? 'stepwise' : swinging.has(code) ? 'swinging' : code === 'F-RT-001' ? 'share' : 'level',
    cap: code === 'F-RT-001' ? 100 : null,
    median: code === 'F-PL-001' ? 133_000 : code === 'E-CC-001' ? 120_000 : isPersons ? 3300 : null,
    logSd: isPercent ? null : 1.5,
    least: /^(E-|S-)/.test(code) || isShares ? 0 : Number.NEGATIVE_INFINITY,
    most: code === 'F-PS-001' ? 1e7 : code.startsWith('E-CC') ? 5e9 : Number.POSITIVE_INFINITY,
    isWhole: isPersons || isShares,
    isMoving: isMoney || code.startsWith('E-'),
    isNeverZero: code === 'F-PL-001',
    isMoney,
    sizeCode: code.startsWith('E-') || isPersons ? 'F-PL-001' : null,
  }
}
