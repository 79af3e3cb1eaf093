import { type CompanyFigures, type DoubtableVintage, middle, type Standing } from './standing.ts'
import { type Finding, finding } from './suspicion.ts'

/** Indicators that stand beside each other in a table and are of one unit. */
export const neighbouringPairs: readonly (readonly [string, string])[] = [
  ['E-CC-002', 'E-CC-003'],
  ['E-CC-001', 'E-CC-005'],
  ['E-WS-003', 'E-WS-004'],
  ['E-WT-001', 'E-WT-010'],
  ['E-EM-001', 'E-EM-002'],
  ['F-BS-001', 'F-BS-002'],
  ['F-PS-001', 'F-PS-002'],
  ['F-MK-005', 'F-MK-006'],
  ['S-LR-001', 'S-LR-002'],
  ['S-LR-004', 'S-LR-005'],
  ['S-DV-001', 'S-DV-002'],
  ['S-DV-011', 'S-DV-012'],
]

/** How far a figure must be from its own neighbours, and how near to the other's, as factors. */
const [away, close] = [1.45, 1.22]
/** How far the years beside a year may be from their middle. */
const calm = 1.3

/** Two figures of a year that each fit the other's neighbours and not their own. */
export function swapDoubts<V extends DoubtableVintage>(figures: CompanyFigures<V>): Map<V, Finding> {
  const findings = new Map<V, Finding>()
  for (const [first, second] of neighbouringPairs) {
    for (const { boundary, part, figures: own } of figures.of(first)) {
      const others = figures.get(second, boundary, part)?.figures
      if (!others) continue
      for (const one of own) {
        const other = others.find(({ year }) => year === one.year)
        const [usual, otherUsual] = [around(own, one.year), around(others, one.year)]
        if (!other || usual === null || otherUsual === null) continue
        const isSwapped =
          factor(one.value, usual) > away &&
          factor(other.value, otherUsual) > away &&
          factor(one.value, otherUsual) < close &&
          factor(other.value, usual) < close
        if (!isSwapped) continue
        findings.set(
          one.vintage,
          finding('swapped', { reference: usual, against: [second], candidates: [other.value] }),
        )
        findings.set(
          other.vintage,
          finding('swapped', { reference: otherUsual, against: [first], candidates: [one.value] }),
        )
      }
    }
  }
  return findings
}

/** The middle of the years beside a year; null when fewer than two are known, or they differ too much to tell anything. */
function around(figures: readonly Standing<DoubtableVintage>[], year: number): number | null {
  const near = figures.filter((figure) => figure.year !== year && Math.abs(figure.year - year) <= 2)
  const usual = middle(near.map(({ value }) => value))
  return near.length < 2 || near.some(({ value }) => factor(value, usual!) > calm) ? null : usual
}

/** How many times the larger is the smaller; infinite for zeros and for different signs. */
export function factor(a: number, b: number): number {
  if (a === b) return 1
  const ratio = a / b
  return ratio > 0 ? Math.max(ratio, 1 / ratio) : Number.POSITIVE_INFINITY
}
