import { between, ratio, type Tie } from './draft.ts'

export const scope3Codes: readonly string[] = Array.from(
  { length: 15 },
  (_, index) => `E-CC-${String(6 + index).padStart(3, '0')}`,
)

export const climate: Tie = (d, y, own) => {
  const sales = d.get('F-PL-001', y)
  const total = d.get('E-CC-022', y) * sales
  d.set('E-CC-001', y, total)
  d.set('E-CC-002', y, total * own.scope1)
  d.set('E-CC-003', y, total * (1 - own.scope1))
  d.set('E-CC-004', y, total * (1 - own.scope1) * (1.08 + 0.01 * y) * own.grid)
  const parts = scope3Codes.map((code) => d.get(code, y))
  const scope3 = Math.max(d.get('E-CC-025', y) * sales - total, 0.3 * d.get('E-CC-025', y) * sales)
  const scale = scope3 / parts.reduce((sum, part) => sum + part, 0)
  for (const [index, code] of scope3Codes.entries()) d.set(code, y, parts[index]! * scale)
  d.set('E-CC-005', y, scope3)
}

/** Totals of resources from their intensities, and their parts from the totals. */
export const resources: Tie = (d, y, own) => {
  const sales = d.get('F-PL-001', y)
  d.set('E-EN-001', y, d.get('E-EN-002', y) * sales)
  // A megawatt-hour bought counts some 9 gigajoules of primary energy.
  d.set('E-EN-003', y, Math.min(d.get('E-EN-003', y), (d.get('E-EN-001', y) / 9) * between(0.3, 1 - own.scope1, 0.95)))
  d.set('E-EN-005', y, (d.get('E-EN-003', y) * d.get('E-EN-004', y)) / 100)
  d.set('E-EN-006', y, Math.min(d.get('E-EN-006', y), 0.4 * d.get('E-EN-003', y)))
  d.set('E-EN-008', y, between(1, 100 - 0.6 * d.get('E-EN-004', y), 99.5))
  const water = (d.get('E-WT-002', y) * sales) / 1000
  share(d, y, water, ['E-WT-003', 'E-WT-004', 'E-WT-005'])
  d.set('E-WT-001', y, water)
  d.set('E-WT-007', y, water * own.evaporation)
  d.set('E-WT-010', y, water * (1 - own.evaporation))
  d.set('E-WT-011', y, water * (1 - own.evaporation) * 0.8)
  d.set('E-WT-008', y, (water * d.get('E-WT-009', y)) / 100)
  const waste = (d.get('E-WS-002', y) * sales) / 1000
  d.set('E-WS-003', y, Math.min(d.get('E-WS-003', y), waste * 0.3))
  d.set('E-WS-004', y, waste - d.get('E-WS-003', y))
  d.set('E-WS-001', y, waste)
  d.set('E-WS-005', y, (waste * d.get('E-WS-006', y)) / 100)
  d.set('E-WS-008', y, Math.min(d.get('E-WS-008', y), 100 - d.get('E-WS-006', y)))
  d.set('E-WS-007', y, (waste * d.get('E-WS-008', y)) / 100)
  d.set('E-WS-010', y, Math.min(d.get('E-WS-010', y), waste - d.get('E-WS-007', y)))
  d.set('E-EM-001', y, (d.get('E-EM-008', y) * sales) / 1000)
  d.set('E-EM-002', y, (d.get('E-EM-009', y) * sales) / 1000)
  const direct = d.get('E-CC-002', y)
  for (const code of ['E-EM-012', 'E-EM-013', 'E-EM-014', 'E-EM-015', 'E-EM-016']) {
    d.set(code, y, Math.min(d.get(code, y), 0.2 * direct))
  }
  d.set('E-CC-047', y, Math.min(d.get('E-CC-047', y), 0.5 * d.get('F-CF-002', y)))
  d.set('S-SI-024', y, Math.min(d.get('S-SI-024', y), 0.8 * sales))
}

function share(d: Parameters<Tie>[0], y: number, total: number, codes: readonly string[]): void {
  const all = codes.reduce((sum, code) => sum + d.get(code, y), 0)
  for (const code of codes) d.set(code, y, ratio(total * d.get(code, y), all))
}
