import { years } from './draw.ts'
import type { Random } from './random.ts'

/** The figures of one company while they are brought into agreement: read and written by code and year. */
export interface Draft {
  get(code: string, year: number): number
  set(code: string, year: number, value: number): void
}

type Tie = (d: Draft, year: number, own: Own) => void

/** Draws that belong to the company and stay over the years. */
interface Own {
  readonly scope1: number
  readonly margin: number
  readonly marginNoise: Float64Array
  readonly leverage: number
  readonly tax: number
}

export function ownOf(random: Random, heat: number): Own {
  return {
    scope1: 1 / (1 + Math.exp(-(-0.75 + 0.7 * heat + 0.8 * random.normal()))),
    margin: 0.075 + 0.03 * random.normal(),
    marginNoise: Float64Array.from({ length: years }, () => 0.022 * random.normal()),
    leverage: Math.exp(0.55 * random.normal()),
    tax: 0.2 + 0.12 * random.uniform(),
  }
}

const ratio = (top: number, bottom: number) => (bottom === 0 ? Number.NaN : top / bottom)
const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

/** Sales and staff first, since totals are intensities times size. */
const people: Tie = (d, y) => {
  d.set('S-LR-001', y, Math.max(8, d.get('F-PL-001', y) / (42 * (d.get('S-LR-010', y) / 42) ** 0.8)))
  d.set('S-LR-002', y, Math.max(5, d.get('S-LR-001', y) * between(0.05, (d.get('S-LR-002', y) / 950) * 0.3, 0.95)))
  d.set('S-LR-010', y, ratio(d.get('F-PL-001', y), d.get('S-LR-001', y)))
  d.set('S-LR-008', y, (d.get('S-LR-007', y) * d.get('S-LR-001', y)) / 1000)
  d.set('S-LR-009', y, between(0.5, 100 * ratio(d.get('S-LR-008', y), d.get('F-PL-001', y)), 95))
  d.set('S-LR-020', y, (d.get('S-LR-019', y) * d.get('S-LR-002', y)) / 1000)
  d.set('S-LR-017', y, 100 * ratio(d.get('S-LR-016', y), d.get('S-LR-015', y) + d.get('S-LR-016', y)))
  d.set('G-AC-013', y, ratio(1000 * d.get('G-AC-012', y), d.get('S-LR-001', y)))
  if (y > 0) d.set('S-CM-009', y, d.get('S-LR-001', y) - d.get('S-LR-001', y - 1))
}

const climate: Tie = (d, y, own) => {
  const sales = d.get('F-PL-001', y)
  const total = d.get('E-CC-022', y) * sales
  d.set('E-CC-001', y, total)
  d.set('E-CC-002', y, total * own.scope1)
  d.set('E-CC-003', y, total * (1 - own.scope1))
  d.set('E-CC-004', y, total * (1 - own.scope1) * 1.08)
  d.set('E-CC-023', y, ratio(total, d.get('S-LR-001', y)))
  const categories = Array.from({ length: 15 }, (_, index) => `E-CC-${String(6 + index).padStart(3, '0')}`)
  const parts = categories.map((code) => d.get(code, y))
  const scale =
    (Math.max(d.get('E-CC-025', y) - d.get('E-CC-022', y), 0.3 * d.get('E-CC-025', y)) * sales) /
    parts.reduce((sum, part) => sum + part, 0)
  for (const [index, code] of categories.entries()) d.set(code, y, parts[index]! * scale)
  const scope3 = parts.reduce((sum, part) => sum + part, 0) * scale
  d.set('E-CC-005', y, scope3)
  d.set('E-CC-025', y, ratio(total + scope3, sales))
  if (y > 0) d.set('E-CC-027', y, 100 * (ratio(total, d.get('E-CC-001', y - 1)) - 1))
}

/** Totals of resources from their intensities, and their parts from the totals. */
const resources: Tie = (d, y) => {
  const sales = d.get('F-PL-001', y)
  d.set('E-EN-001', y, d.get('E-EN-002', y) * sales)
  d.set('E-EN-003', y, Math.min(d.get('E-EN-003', y), d.get('E-EN-001', y) * 0.25))
  d.set('E-EN-005', y, (d.get('E-EN-003', y) * d.get('E-EN-004', y)) / 100)
  const water = (d.get('E-WT-002', y) * sales) / 1000
  const sources = ['E-WT-003', 'E-WT-004', 'E-WT-005']
  const all = sources.reduce((sum, code) => sum + d.get(code, y), 0)
  for (const code of sources) d.set(code, y, (water * d.get(code, y)) / all)
  d.set('E-WT-001', y, water)
  d.set('E-WT-007', y, water * 0.26)
  d.set('E-WT-010', y, water * 0.74)
  d.set('E-WT-011', y, water * 0.74 * 0.8)
  d.set('E-WT-008', y, (water * d.get('E-WT-009', y)) / 100)
  const waste = (d.get('E-WS-002', y) * sales) / 1000
  d.set('E-WS-001', y, waste)
  d.set('E-WS-003', y, Math.min(d.get('E-WS-003', y), waste * 0.3))
  d.set('E-WS-004', y, waste - d.get('E-WS-003', y))
  d.set('E-WS-005', y, (waste * d.get('E-WS-006', y)) / 100)
  d.set('E-WS-008', y, Math.min(d.get('E-WS-008', y), 100 - d.get('E-WS-006', y)))
  d.set('E-WS-007', y, (waste * d.get('E-WS-008', y)) / 100)
  d.set('E-EM-001', y, (d.get('E-EM-008', y) * sales) / 1000)
  d.set('E-EM-002', y, (d.get('E-EM-009', y) * sales) / 1000)
}

const board: Tie = (d, y) => {
  const directors = between(3, Math.round(d.get('G-BD-001', y)), 24)
  const independent = between(1, Math.round((directors * d.get('G-BD-002', y)) / 100), directors - 1)
  const outside = between(independent, Math.round((directors * d.get('G-BD-004', y)) / 100), directors - 1)
  const women = between(0, Math.round((directors * d.get('S-DV-005', y)) / 100), directors)
  d.set('G-BD-001', y, directors)
  d.set('G-BD-003', y, independent)
  d.set('S-DV-006', y, women)
  d.set('G-BD-002', y, (100 * independent) / directors)
  d.set('G-BD-004', y, (100 * outside) / directors)
  d.set('S-DV-005', y, (100 * women) / directors)
  d.set('G-BD-037', y, Math.min(d.get('G-BD-037', y), d.get('G-BD-036', y)))
  d.set('G-BD-030', y, Math.min(d.get('G-BD-030', y), 95 - Math.min(95, d.get('G-BD-029', y))))
}

/** The accounts: profit from sales, the balance sheet from assets, per-share figures and the market's from both. */
const accounts: Tie = (d, y, own) => {
  const sales = d.get('F-PL-001', y)
  const operating = sales * (own.margin + own.marginNoise[y]!)
  const net = operating * (1 - own.tax) * (operating > 0 ? 1 : 1.3)
  const assets = sales * 1.3 * own.leverage
  const equityRatio = d.get('F-RT-001', y)
  const equity = (assets * equityRatio) / 100
  d.set('F-PL-002', y, operating)
  d.set('F-PL-003', y, operating * 1.02)
  d.set('F-PL-004', y, net)
  d.set('F-PL-007', y, sales * 0.029 * own.leverage)
  d.set('F-PL-008', y, operating + sales * 0.029 * own.leverage)
  d.set('F-BS-001', y, assets)
  d.set('F-BS-003', y, equity)
  d.set('F-BS-006', y, Math.min(d.get('F-BS-006', y), equity * 0.15))
  d.set('F-BS-002', y, equity + d.get('F-BS-006', y))
  d.set(
    'F-BS-004',
    y,
    assets * between(0.03, 0.14 * Math.sqrt(d.get('F-BS-004', y) / 24_800 / (assets / 173_000)), 0.6),
  )
  d.set('F-BS-005', y, Math.min(d.get('F-BS-005', y), (assets - equity) * 0.8))
  d.set('F-CF-001', y, net + sales * 0.029 * own.leverage)
  d.set('F-CF-002', y, sales * 0.039 * own.leverage)
  d.set('S-SI-001', y, (d.get('S-SI-002', y) * sales) / 100)
  d.set('G-BD-051', y, 100 * ratio(net, equity))
  d.set('F-RT-003', y, 100 * ratio(operating * (1 - own.tax), equity + d.get('F-BS-005', y)))
  d.set('S-LR-011', y, 1000 * ratio(operating, d.get('S-LR-001', y)))
  d.set('S-CM-010', y, Math.max(0, operating * own.tax))
  d.set('S-CM-011', y, 100 * own.tax)
  d.set(
    'S-CM-002',
    y,
    operating > 0 ? between(0.01, 100 * ratio(d.get('S-CM-001', y), operating * 1.02), 50) : Number.NaN,
  )
  d.set('G-RM-025', y, 10_000 * ratio(d.get('F-GV-001', y), sales))
}

const shares: Tie = (d, y) => {
  const [net, equity] = [d.get('F-PL-004', y), d.get('F-BS-003', y)]
  const issued = d.get('F-MK-005', 0) // Stands still: no splits here.
  const treasury = Math.min(d.get('F-MK-006', 0), issued * 0.1)
  const own = issued - treasury
  const eps = ratio(net * 1e6, own)
  const bps = ratio(equity * 1e6, own)
  const price = bps * d.get('F-MK-004', y)
  d.set('F-MK-005', y, issued)
  d.set('F-MK-006', y, treasury)
  d.set('F-PS-001', y, eps)
  d.set('F-PS-002', y, bps)
  d.set('F-PS-003', y, eps > 0 ? (eps * d.get('G-BD-052', y)) / 100 : 0)
  d.set('F-MK-001', y, price)
  d.set('F-MK-002', y, (price * own) / 1e6)
  d.set('F-MK-003', y, eps > 0 ? price / eps : Number.NaN)
  const cap = (price * own) / 1e6
  d.set('F-MK-008', y, cap + d.get('F-BS-005', y) + d.get('F-BS-006', y))
  d.set('F-MK-009', y, cap + d.get('F-BS-005', y) + d.get('F-BS-006', y) - d.get('F-BS-004', y))
  d.set('F-MK-007', y, own * 0.0025 * Math.sqrt(d.get('F-MK-007', y) / 180_000))
  d.set('E-CC-024', y, ratio(d.get('E-CC-001', y), d.get('F-MK-008', y)))
}

const ties: readonly Tie[] = [people, climate, resources, board, accounts, shares]

/** Make the figures of a company agree with each other, year by year. */
export function tieTogether(draft: Draft, own: Own): void {
  for (let year = 0; year < years; year++) for (const tie of ties) tie(draft, year, own)
}
