import { z } from 'zod'
import type { Boundary } from '#methodology/figures/boundary.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { readTable } from '#server/catalogue/csv-table.ts'
import { optionalNumber } from '#server/catalogue/fact.ts'

const IndicatorRow = z.object({
  code: z.string(),
  distribution: z.enum(['lognormal', 'logit_normal', 'normal', 'bernoulli', 'count', 'year']),
  median: optionalNumber,
  log_sd: optionalNumber,
  disclosure_rate_pct: optionalNumber,
})

/** What the catalogue says of an indicator's figures. */
export interface DemoIndicator {
  readonly code: string
  /** Row of the invented data book it stands on, from 1. */
  readonly line: number
  readonly unit: string
  readonly boundary: Boundary
  readonly distribution: z.infer<typeof IndicatorRow>['distribution']
  readonly median: number
  readonly spread: number
  /** Share of companies that disclose it, 0 to 1. */
  readonly disclosure: number
  /** 1 where more is better, −1 where less is, else 0. */
  readonly sign: -1 | 0 | 1
  readonly middle: string
  /** Questions of one subject are mostly answered together: the question's code without its last part. */
  readonly subject: string
  /** Whether a larger company has a larger figure. */
  readonly isSize: boolean
  /** Printed without decimals. */
  readonly isWhole: boolean
  readonly isFinancial: boolean
}

const sizes = new Set([
  't-CO2e',
  't',
  'thousand m3',
  'MWh',
  'GJ',
  'kL',
  'thousand Nm3',
  'JPY million',
  'persons',
  'kW',
  'patents',
  'ha',
  'kg-CFC11e',
  'shares',
  'hours',
  'audits',
  'suppliers',
  'products',
  'names',
])
const wholes = new Set([
  'persons',
  'cases',
  'categories',
  '0-8 scale',
  'patents',
  'audits',
  'suppliers',
  'partners',
  'names',
  'meetings',
  'drills',
  'sites',
  'products',
  'units',
  'indices',
  'year',
  'shares',
  'yes/no',
])
const signs = { higher_better: 1, lower_better: -1, neutral: 0 } as const

/** The indicators that are drawn: each figure once, in the order of the catalogue. */
export function demoIndicators(): DemoIndicator[] {
  const rows = new Map(
    ['indicators.csv', 'financials.csv'].flatMap((file) => readTable(file, IndicatorRow).map((row) => [row.code, row])),
  )
  return readCatalogue().flatMap((indicator, position) => {
    const row = rows.get(indicator.code)
    if (!row || indicator.sameAs !== null) return []
    const { code, questionCode, unit, boundary, middle, direction } = indicator
    return [
      {
        code,
        line: position + 2,
        unit,
        boundary,
        middle,
        subject: questionCode.replace(/\.\d+$/, ''),
        distribution: row.distribution,
        median: row.median ?? 0,
        spread: row.log_sd ?? 0,
        disclosure: (row.disclosure_rate_pct ?? 0) / 100,
        sign: signs[direction],
        isSize: sizes.has(unit) && row.distribution === 'lognormal' && (row.log_sd ?? 0) >= 1.2,
        isWhole: wholes.has(unit) || code === 'G-BD-009',
        isFinancial: code.startsWith('F-'),
      },
    ]
  })
}
