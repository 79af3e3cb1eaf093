/** Something that holds between figures of one company and year, as a ratio that is 1 when it does. */
export interface Relation {
  /** Codes of the indicators; the first one follows from the others. */
  readonly members: readonly string[]
  /** The first figure as the others say it, in its unit; NaN when it cannot be told. */
  readonly expected: (values: readonly number[]) => number
  /** Factor that the first may differ from it: 1.05 for a sum, more where definitions differ. */
  readonly tolerance: number
  /** `equal` as much as expected; `size` the same without its sign; `most` no more than that. */
  readonly kind: 'equal' | 'size' | 'most'
}

const sum = (whole: string, parts: readonly string[], tolerance = 1.05): Relation => ({
  members: [whole, ...parts],
  expected: ([, ...values]) => values.reduce((total, value) => total + value, 0),
  tolerance,
  kind: 'equal',
})

interface QuotientOptions {
  readonly times?: number
  readonly tolerance?: number
  readonly kind?: 'equal' | 'size'
  /** Sizes below and above which it says nothing, such as an equity ratio of some per cent. */
  readonly from?: number
  readonly to?: number
}

const quotient = (code: string, above: string, below: string, options: QuotientOptions = {}): Relation => {
  const { times = 1, tolerance = 3, kind = 'equal', from = 0, to = Number.POSITIVE_INFINITY } = options
  const expected = ([, top, bottom]: readonly number[]) => {
    const value = bottom === 0 ? Number.NaN : (times * top!) / bottom!
    return Math.abs(value) < from || Math.abs(value) > to ? Number.NaN : value
  }
  return { members: [code, above, below], expected, tolerance, kind }
}

const partOf = (part: string, whole: string, tolerance = 1.05): Relation => ({
  members: [part, whole],
  expected: ([, value]) => (value! > 0 ? value! : Number.NaN),
  tolerance,
  kind: 'most',
})

const categories = Array.from({ length: 15 }, (_, at) => `E-CC-${String(at + 6).padStart(3, '0')}`)

const scope3Intensity: Relation = {
  members: ['E-CC-025', 'E-CC-001', 'E-CC-005', 'F-PL-001'],
  expected: ([, own, chain, sales]) => (sales! > 0 ? (own! + chain!) / sales! : Number.NaN),
  tolerance: 3,
  kind: 'equal',
}

/**
 * What explains a figure that jumps: scope 3 is as large as the categories that a company tells of, and grows a hundredfold when it
 * tells of one more.
 */
export const confirming: readonly Pick<Relation, 'members' | 'expected'>[] = [
  {
    members: ['E-CC-005', ...categories],
    expected: ([, ...values]) => {
      const knownValues = values.filter((value) => !Number.isNaN(value))
      return knownValues.length === 0 ? Number.NaN : knownValues.reduce((total, value) => total + value, 0)
    },
  },
  scope3Intensity,
]

/** Per-share figures are told as if later splits had happened already, and a split makes up to fifty shares of one. */
const perShare = 60

/**
 * Relations that hold in annual reports and data books, with how far definitions let them stray. Sums are of what a book adds up
 * itself; quotients are the formulas of the catalogue.
 */
export const relations: readonly Relation[] = [
  scope3Intensity,
  sum('E-CC-001', ['E-CC-002', 'E-CC-003'], 1.1),
  sum('E-SG-003', ['E-SG-001', 'E-SG-002']),
  sum('E-WS-001', ['E-WS-003', 'E-WS-004'], 1.1),
  sum('F-BS-002', ['F-BS-003', 'F-BS-006'], 1.1),
  sum('F-PL-008', ['F-PL-002', 'F-PL-007'], 1.25),
  ...categories.map((code) => partOf(code, 'E-CC-005')),
  partOf('E-WT-003', 'E-WT-001'),
  partOf('E-WT-004', 'E-WT-001'),
  partOf('E-WT-005', 'E-WT-001'),
  partOf('E-WS-005', 'E-WS-001'),
  partOf('E-WS-007', 'E-WS-001'),
  partOf('E-EN-005', 'E-EN-003', 1.2),
  partOf('F-BS-002', 'F-BS-001'),
  partOf('F-BS-003', 'F-BS-001'),
  partOf('F-BS-004', 'F-BS-001'),
  partOf('F-BS-005', 'F-BS-001'),
  partOf('F-MK-006', 'F-MK-005'),
  partOf('S-LR-002', 'S-LR-001', 1.2),
  partOf('S-DV-006', 'G-BD-001'),
  partOf('G-BD-003', 'G-BD-001'),
  quotient('E-CC-022', 'E-CC-001', 'F-PL-001'),
  quotient('E-CC-023', 'E-CC-001', 'S-LR-001'),
  quotient('E-EN-002', 'E-EN-001', 'F-PL-001'),
  quotient('E-WT-002', 'E-WT-001', 'F-PL-001', { times: 1000 }),
  quotient('E-WS-002', 'E-WS-001', 'F-PL-001', { times: 1000 }),
  quotient('E-WT-009', 'E-WT-008', 'E-WT-001', { times: 100 }),
  quotient('E-WS-006', 'E-WS-005', 'E-WS-001', { times: 100 }),
  quotient('E-WS-008', 'E-WS-007', 'E-WS-001', { times: 100 }),
  quotient('E-EN-004', 'E-EN-005', 'E-EN-003', { times: 100 }),
  quotient('S-LR-010', 'F-PL-001', 'S-LR-001'),
  quotient('S-LR-007', 'S-LR-008', 'S-LR-001', { times: 1000 }),
  quotient('S-LR-009', 'S-LR-008', 'F-PL-001', { times: 100 }),
  quotient('S-SI-002', 'S-SI-001', 'F-PL-001', { times: 100 }),
  quotient('G-AC-013', 'G-AC-012', 'S-LR-001', { times: 1000 }),
  quotient('G-RM-025', 'F-GV-001', 'F-PL-001', { times: 10_000 }),
  quotient('G-BD-002', 'G-BD-003', 'G-BD-001', { times: 100, tolerance: 1.3 }),
  quotient('S-DV-005', 'S-DV-006', 'G-BD-001', { times: 100, tolerance: 2.2 }),
  quotient('F-RT-001', 'F-BS-003', 'F-BS-001', { times: 100, tolerance: 1.1, from: 2 }),
  quotient('F-RT-001', 'F-BS-002', 'F-BS-001', { times: 100, tolerance: 3, from: 12 }),
  quotient('G-BD-051', 'F-PL-004', 'F-BS-002', { times: 100, tolerance: 6, kind: 'size', from: 2, to: 60 }),
  quotient('G-BD-051', 'F-PS-001', 'F-PS-002', { times: 100, tolerance: 6, kind: 'size', from: 2, to: 60 }),
  quotient('F-PS-001', 'F-PL-004', 'F-MK-005', { times: 1e6, tolerance: perShare, from: 1 }),
  quotient('F-PS-002', 'F-BS-002', 'F-MK-005', { times: 1e6, tolerance: perShare, kind: 'size', from: 20 }),
  quotient('F-MK-003', 'F-MK-001', 'F-PS-001', { tolerance: perShare }),
  quotient('F-MK-004', 'F-MK-001', 'F-PS-002', { tolerance: perShare }),
  {
    members: ['F-MK-002', 'F-MK-001', 'F-MK-005'],
    expected: ([, price, shares]) => (price! * shares!) / 1e6,
    tolerance: 4,
    kind: 'equal',
  },
]

/** By indicator, those that are judged together with it: what a relation ties, and what stands beside it. */
export function tiedTo(codes: Iterable<string>, pairs: readonly (readonly string[])[]): Set<string> {
  const groups = [...relations.map(({ members }) => members), ...pairs]
  const tied = new Set(codes)
  for (let before = -1; before !== tied.size; ) {
    before = tied.size
    for (const members of groups) if (members.some((code) => tied.has(code))) for (const code of members) tied.add(code)
  }
  return tied
}
