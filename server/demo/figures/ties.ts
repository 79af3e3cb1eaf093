import { between, type Draft, type Own, ratio, type Tie } from './draft.ts'
import { years } from './draw.ts'
import { accounts, issue, shares } from './ties-accounts.ts'
import { climate, resources } from './ties-environment.ts'

/** Staff from sales: totals are intensities times size. */
const people: Tie = (d, y, own) => {
  const sales = d.get('F-PL-001', y)
  d.follow('S-LR-010', y, d.standing('F-PL-001', y), 0.215)
  const staff = Math.max(9, Math.round(sales / d.get('S-LR-010', y)))
  d.set('S-LR-001', y, staff)
  d.follow('S-LR-002', y, d.standing('S-LR-001', y), 0.88)
  const parent = own.hasConsolidated ? Math.min(Math.round(d.get('S-LR-002', y)), Math.ceil(staff * 0.97)) : staff
  d.set('S-LR-002', y, Math.max(5, parent))
  d.follow('S-LR-007', y, d.standing('S-LR-010', y), 0.35)
  d.follow('S-LR-006', y, d.standing('S-LR-007', y), 0.6)
  d.set('S-LR-008', y, (d.get('S-LR-007', y) * staff) / 1000)
  d.set('S-LR-009', y, between(0.5, 100 * ratio(d.get('S-LR-008', y), sales), 95))
  d.set('S-LR-020', y, (d.get('S-LR-019', y) * d.get('S-LR-002', y)) / 1000)
  for (const code of ['S-LR-015', 'S-LR-016']) {
    d.follow(code, y, d.standing('S-LR-002', y) - 0.45, 0.85)
    d.set(code, y, Math.min(d.get(code, y), 0.35 * d.get('S-LR-002', y)))
  }
  d.set('S-LR-017', y, 100 * ratio(d.get('S-LR-016', y), d.get('S-LR-015', y) + d.get('S-LR-016', y)))
  d.set('S-LR-013', y, d.get('S-LR-012', y) + Math.max(0.2, 0.35 * d.get('S-LR-013', y)))
  d.follow('S-LR-005', y, d.standing('S-LR-004', y), 0.5)
  d.set('S-LR-005', y, Math.min(d.get('S-LR-005', y), d.get('S-LR-004', y) - 19))
  const temporary = d.get('S-LR-003', y) / 100
  d.set('F-HR-003', y, (staff * temporary) / (1 - Math.min(0.9, temporary)))
  d.set('G-AC-012', y, Math.max(1, Math.round((d.get('G-AC-013', y) * staff) / 1000)))
  d.set('G-AC-013', y, ratio(1000 * d.get('G-AC-012', y), staff))
  d.set('S-CM-009', y, y > 0 ? staff - d.get('S-LR-001', y - 1) : Math.round(0.02 * staff))
  for (const [code, share] of atMost) d.set(code, y, Math.min(d.get(code, y), share * d.get('S-LR-002', y)))
}

/** Groups within the parent's staff, as the greatest share of it that they may be. */
const atMost = [
  ['S-DV-015', 0.08],
  ['S-DV-016', 0.02],
  ['S-SI-027', 0.3],
  ['G-RM-023', 0.05],
] as const

/** Women, leave and pay: figures of one workforce resemble each other. */
const diversity: Tie = (d, y) => {
  const managers = d.standing('S-DV-002', y)
  d.set('S-DV-002', y, Math.min(72, d.get('S-DV-002', y)))
  d.follow('S-DV-003', y, managers, 0.85)
  d.follow('S-DV-001', y, managers, 0.6)
  d.follow('S-DV-007', y, d.standing('S-DV-001', y), 0.6)
  d.follow('S-DV-004', y, managers, 0.5)
  d.follow('S-DV-008', y, d.standing('S-DV-009', y), 0.85)
  d.set('S-DV-026', y, between(d.get('S-DV-002', y) * 1.25, Math.round(d.get('S-DV-026', y)), 60))
}

const board: Tie = (d, y) => {
  const directors = between(3, Math.round(d.get('G-BD-001', y)), 22)
  const independent = between(1, Math.round((directors * d.get('G-BD-002', y)) / 100), directors - 1)
  const more = Math.max(0, d.standing('G-BD-004', y)) > 1.1 ? 1 : 0
  const outside = between(independent, independent + more, directors - 1)
  const women = between(0, Math.round((directors * d.get('S-DV-005', y)) / 100), directors - 1)
  d.set('G-BD-001', y, directors)
  d.set('G-BD-003', y, independent)
  d.set('S-DV-006', y, women)
  d.set('G-BD-002', y, (100 * independent) / directors)
  d.set('G-BD-004', y, (100 * outside) / directors)
  d.set('G-BD-005', y, 2 * independent > directors ? 1 : 0)
  d.set('S-DV-005', y, (100 * women) / directors)
  d.set('G-BD-037', y, Math.min(d.get('G-BD-037', y), d.get('G-BD-036', y)))
  d.set('G-BD-011', y, Math.min(100, d.get('G-BD-011', y)))
  d.set('G-BD-030', y, Math.min(d.get('G-BD-030', y), 95 - Math.min(90, d.get('G-BD-029', y))))
  const inside = directors - outside
  const pay = d.get('G-BD-028', y)
  d.set('G-BD-027', y, Math.max(inside * pay + outside * Math.min(16, 5 + 0.06 * pay), 20))
  d.set('G-BD-033', y, pay > 160 ? inside : pay > 85 ? Math.ceil(inside / 2) : pay > 68 ? 1 : 0)
  if (d.get('G-BD-019', y) === 1) d.set('G-BD-018', y, 0)
}

/** What one answer says of another. */
const answers: Tie = (d, y, own) => {
  const yes = (code: string) => d.get(code, y) === 1
  if (yes('E-CC-037')) d.set('E-CC-035', y, 1)
  if (yes('E-CC-035')) {
    d.set('E-CC-036', y, 0)
    d.set('E-CC-038', y, 1)
  }
  if (!yes('G-RM-015')) d.set('G-RM-016', y, 0)
  else if (own.isBilingual) d.set('G-RM-016', y, 1)
  d.set('E-CC-053', y, own.isFossil ? 1 : 0)
  d.set('S-SI-033', y, own.isTobacco ? 1 : 0)
}

const ties: readonly Tie[] = [issue, people, diversity, accounts, shares, climate, resources, board, answers]

/** Make the figures of a company agree with each other, year by year. */
export function tieTogether(draft: Draft, own: Own): void {
  for (let year = 0; year < years; year++) for (const tie of ties) tie(draft, year, own)
}
