import { z } from 'zod'
import type { DoubtTrait } from '#methodology/doubts/trait.ts'
import { once } from '#server/cache/once.ts'
import { readTable } from './csv-table.ts'
import { optionalNumber } from './fact.ts'

const Row = z.object({
  code: z.string(),
  unit: z.string(),
  type: z.string(),
  figure_kind: z.string(),
  distribution: z.string(),
  median: optionalNumber,
  log_sd: optionalNumber,
  size_base: z.string().optional(),
})
type Row = z.infer<typeof Row>

const LimitRow = z.object({ match: z.string().min(1), least: optionalNumber, most: optionalNumber })

/** Spread of the logarithm below which all companies are alike. */
const narrow = 0.5

/** Shares that may pass one hundred: leave is counted in the year it is taken, and women may be paid more than men. */
const caps: Readonly<Record<string, number>> = {
  'S-DV-011': 1000,
  'S-DV-012': 1000,
  'S-DV-008': 300,
  'S-DV-009': 300,
  'S-DV-010': 300,
}

/** Shares without a cap: a dividend may be paid out of reserves. */
const uncapped = new Set(['G-BD-052'])

/** Financial figures that stay of one size; profits, cash flows, per-share and market figures jump by nature. */
const steady = /^F-(PL-00[1567]|BS-00[1-5]|HR-)/

/** Gifts, taxes and progress against a base year, which come and go. */
const fitful = /^(S-CM-0|E-CC-026)/

/** What every company has that discloses it. */
const neverZero = new Set([
  'F-PL-001',
  'F-BS-001',
  'S-LR-001',
  'S-LR-002',
  'E-CC-001',
  'E-EN-001',
  'E-EN-003',
  'E-WT-001',
  'E-WS-001',
])

/** Scope 3, which is as large as what a company tells of; a small one may have much of a category, and a large one none. */
const patchy = /^E-CC-0(0[5-9]|1\d|20|25)$/

/** Money of the accounts, as a company reports it in its own currency. */
const money = /^F-(PL|BS|CF)-/

/** What an amount goes with, by the word of the catalogue. */
const sizeCodes: Readonly<Record<string, string>> = { sales: 'F-PL-001', headcount: 'S-LR-001' }

/** How each indicator's figures behave, from the catalogue's distributions and `data/limits.csv`. */
export const readDoubtTraits = once((): ReadonlyMap<string, DoubtTrait> => {
  const rows = ['indicators.csv', 'statutory.csv', 'financials.csv'].flatMap((file) => readTable(file, Row))
  const limits = new Map(readTable('limits.csv', LimitRow).map(({ match, least, most }) => [match, { least, most }]))
  return new Map(rows.map((row) => [row.code, toTrait(row, limits.get(row.code) ?? limits.get(row.unit))]))
})

function toTrait(row: Row, limit: { least: number | null; most: number | null } | undefined): DoubtTrait {
  const { code, unit, distribution, median, log_sd, figure_kind: kind, size_base } = row
  const behaviour = behaviourOf(row)
  return {
    code,
    ...behaviour,
    median: median !== null && median > 0 ? median : null,
    logSd: distribution === 'lognormal' ? log_sd : null,
    least: limit?.least ?? (isSigned(row) ? Number.NEGATIVE_INFINITY : 0),
    most: limit?.most ?? Number.POSITIVE_INFINITY,
    isWhole:
      (unit === 'persons' || unit === 'shares' || distribution === 'count') && code !== 'F-HR-003' && kind !== 'other',
    isMoving: kind === 'amount' && unit !== 'shares' && unit !== 'persons' && !code.startsWith('F-MK-'),
    isNeverZero: neverZero.has(code),
    isMoney: money.test(code) && unit === 'JPY million',
    sizeCode: patchy.test(code)
      ? null
      : (sizeCodes[size_base ?? ''] ??
        (behaviour.kind === 'level' && code.startsWith('F-') && code !== 'F-PL-001' ? 'F-PL-001' : null)),
  }
}

function behaviourOf({ code, unit, distribution, median, log_sd }: Row): Pick<DoubtTrait, 'kind' | 'cap'> {
  if (fitful.test(code)) return { kind: 'swinging', cap: null }
  if (unit === '%' && distribution !== 'normal' && !uncapped.has(code)) return { kind: 'share', cap: caps[code] ?? 100 }
  if (/^F-MK-00[56]/.test(code)) return { kind: 'stepwise', cap: null }
  if (distribution !== 'lognormal') return { kind: 'swinging', cap: null }
  if (patchy.test(code)) return { kind: 'patchy', cap: null }
  if (median && log_sd !== null && log_sd < narrow && unit !== 'persons') return { kind: 'narrow', cap: null }
  return { kind: !code.startsWith('F-') || steady.test(code) ? 'level' : 'swinging', cap: null }
}

/** Whether a figure may be below zero: profits, cash flows, equity and changes. */
function isSigned({ code, distribution, unit }: Row): boolean {
  return (
    distribution === 'normal' ||
    /^F-(PL-00[2348]|BS-00[23]|CF|RT|PS-00[12]|MK-00[349])/.test(code) ||
    (unit === '%' && code === 'E-CC-026') ||
    code === 'G-BD-052'
  )
}
