import type { Boundary } from '#methodology/figures/boundary.ts'
import type { Outcome } from '../../outcome.ts'
import { type Filing, type PlacedFact, readFact, reject, toFigure, within } from '../book.ts'
import type { Figure } from '../figure-records.ts'

/** An element of greenhouse gas emissions. */
interface EmissionRule {
  readonly indicator: string
  readonly element: string
  /** Whether the standards split it by basis: scopes 1 and 2 are, scope 3 covers the value chain whole. */
  readonly isSplit: boolean
  readonly note?: string
}

/** Scopes and the elements that carry them. */
export const emissionRules: readonly EmissionRule[] = [
  {
    indicator: 'E-CC-001',
    element: 'jpcrp_cor:GrossScope1And2GreenhouseGasEmissionsScope1And2GreenhouseGasEmissions',
    isSplit: true,
  },
  {
    indicator: 'E-CC-002',
    element: 'jpcrp_cor:GrossScope1GreenhouseGasEmissionsScope1And2GreenhouseGasEmissions',
    isSplit: true,
  },
  {
    indicator: 'E-CC-004',
    element: 'jpcrp_cor:GrossScope2GreenhouseGasEmissionsScope1And2GreenhouseGasEmissions',
    isSplit: true,
    note: 'scope-2-basis-unstated',
  },
  { indicator: 'E-CC-005', element: 'jpcrp_cor:GrossScope3GreenhouseGasEmissions', isSplit: false },
]

const carbon = { shift: 0, unit: 'tCO2e', least: 0 } as const

/** Whose emissions a fact gives: members of the basis axis, and none or the axis' own domain for all bases together. */
const bases = {
  '': 'all',
  GreenhouseGasEmissionsDisclosureBasisMember: 'all',
  ConsolidatedAccountingGroupMember: 'group',
  OtherInvesteesExcludedFromConsolidatedAccountingGroupMember: 'investees',
  NonConsolidatedMember: 'parent',
} as const
type Basis = (typeof bases)[keyof typeof bases]

/** Null for what is narrower: a segment, a row, or a member of another axis beside the basis. */
const basisOf = (member: string): Basis | null =>
  Object.hasOwn(bases, member) ? bases[member as keyof typeof bases] : null

/** Part under which emissions of investees outside the group stand: a figure of its own, never ranked, never added to the group's. */
export const investeesPart = 'other-investees'

type Facts = ReadonlyMap<Basis, PlacedFact>

const order: readonly Basis[] = ['group', 'parent', 'all', 'investees']

/** Greenhouse gas emissions by basis, of all years of the filing. */
export function readEmissions(book: Filing): Outcome<Figure>[] {
  return emissionRules.flatMap((rule) => {
    const placed = book.of(rule.element).filter(({ context }) => context.yearsBack !== null)
    const byYear = Map.groupBy(placed, ({ context }) => context.yearsBack!)
    return [...byYear].flatMap(([yearsBack, own]) => readYear(book, rule, { yearsBack, facts: factsOf(own) }))
  })
}

/** Of each basis the first fact with a figure, else the first. */
function factsOf(placed: readonly PlacedFact[]): Facts {
  const facts = new Map<Basis, PlacedFact>()
  for (const own of placed) {
    const basis = basisOf(own.context.member)
    if (basis !== null && (facts.get(basis)?.fact.value ?? null) === null) facts.set(basis, own)
  }
  return facts
}

function readYear(
  book: Filing,
  rule: EmissionRule,
  { yearsBack, facts }: { yearsBack: number; facts: Facts },
): Outcome<Figure>[] {
  const period = book.periods(yearsBack)
  const places = new Set<string>()
  return order.flatMap((basis) => {
    const fact = facts.get(basis)?.fact
    if (!fact || (basis === 'all' && repeatsGroup(facts))) return []
    const boundary = boundaryOf(book, rule, { basis, facts })
    const part = basis === 'investees' ? investeesPart : ''
    // Without group accounts several members name the company itself: the first says it.
    if (places.has(boundary + part)) return []
    places.add(boundary + part)
    if (!period) return reject(fact, 'year')
    const filed = readFact(fact, carbon)
    const value = typeof filed === 'number' ? within(carbon, filed) : filed
    if (typeof value === 'string') return reject(fact, value)
    const notes = [
      ...(rule.note ? [rule.note] : []),
      ...(basis === 'all' && boundary === 'other' ? ['emissions-of-all-bases'] : []),
    ]
    return toFigure({ indicator: rule.indicator, boundary, part, period, value, facts: [fact], notes })
  })
}

/** With no other investees the whole is the group's figure once more. */
function repeatsGroup(facts: Facts): boolean {
  return facts.has('group') && facts.get('group')!.fact.value === facts.get('all')!.fact.value
}

/**
 * A fact without a member is the sum over all bases, so it is the group's only where there is nothing to split: scope 3, unless the
 * filer splits it. Taken for the group's, it would rank a company by emissions of companies outside its accounts.
 */
function boundaryOf(
  { isConsolidated }: Filing,
  { isSplit }: EmissionRule,
  { basis, facts }: { basis: Basis; facts: Facts },
): Boundary {
  const isMixed = facts.has('group') || facts.has('investees')
  if (basis === 'investees') return 'other'
  if (basis === 'parent') return 'parent'
  if (basis === 'all' && (isMixed || (isSplit && isConsolidated))) return 'other'
  return isConsolidated ? 'consolidated' : 'parent'
}
