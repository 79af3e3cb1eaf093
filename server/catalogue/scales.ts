import { z } from 'zod'
import type { Scale } from '#methodology/figures/suspicion.ts'
import { readTable } from './csv-table.ts'
import { optionalNumber } from './fact.ts'

const ScaleRow = z.object({
  code: z.string(),
  unit: z.string(),
  type: z.string(),
  middle_category: z.string(),
  distribution: z.string(),
  median: optionalNumber,
  log_sd: optionalNumber,
})
type ScaleRow = z.infer<typeof ScaleRow>

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

/** How each indicator's figures behave, from the catalogue's distributions. */
export function readScales(): Map<string, Scale> {
  const rows = ['indicators.csv', 'financials.csv'].flatMap((file) => readTable(file, ScaleRow))
  return new Map(rows.map((row) => [row.code, toScale(row)]))
}

function toScale({ code, unit, distribution, median, log_sd }: ScaleRow): Scale {
  const scale = { cap: null, median: median ?? 1 }
  if (unit === '%' && distribution !== 'normal' && !uncapped.has(code))
    return { ...scale, kind: 'share', cap: caps[code] ?? 100 }
  if (distribution !== 'lognormal' || !median) return { ...scale, kind: 'swinging' }
  if (log_sd !== null && log_sd < narrow && unit !== 'persons') return { ...scale, kind: 'narrow' }
  return { ...scale, kind: !code.startsWith('F-') || steady.test(code) ? 'level' : 'swinging' }
}
