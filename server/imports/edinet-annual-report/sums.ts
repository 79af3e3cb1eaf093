import type { Boundary } from '#methodology/figures/boundary.ts'
import type { Outcome } from '../outcome.ts'
import { type Filing, type Limits, type Measure, type PlacedFact, readFact, reject, toFigure, within } from './book.ts'
import type { Figure } from './figure-records.ts'
import { treasuryParts } from './treasury.ts'

const core = (name: string) => `jpcrp_cor:${name}`
const about = 'InformationAboutReportingCompanyInformationAboutEmployees'
const notPure = 'InvestmentSharesHeldForPurposesOtherThanPureInvestmentReportingCompany'

const ofCompany = (member: string) => ['', 'NonConsolidatedMember', 'OrdinaryShareMember'].includes(member)

/** Who counts as a director in the table of pay, with no person counted twice. */
const directors = [
  'DirectorsExcludingOutsideDirectorsMember',
  'DirectorsExcludingAuditAndSupervisoryCommitteeMembersAndOutsideDirectorsMember',
  'DirectorsAppointedAsAuditAndSupervisoryCommitteeMembersExcludingOutsideDirectorsMember',
  'OutsideDirectorsMember',
  'OutsideDirectorsAndOtherOfficersMember',
]

const shareOfAll: Measure & Limits = { unit: 'pure', shift: 2, least: 0, most: 100 }
const count: Measure & Limits = { unit: 'pure', shift: 0, least: 0 }
const money: Measure & Limits = { unit: 'JPY', shift: -6, least: 0 }

/** Figures that are added up from several lines, each of which stays with the figure. */
export function readSums(book: Filing): Outcome<Figure>[] {
  const foreigners = [
    'PercentageOfShareholdingsForeignersOtherThanIndividuals',
    'PercentageOfShareholdingsForeignIndividuals',
  ]
  const issues = [`NumberOfIssuesSharesNotListed${notPure}`, `NumberOfIssuesSharesOtherThanThoseNotListed${notPure}`]
  return [
    ...sum(book, 'G-BD-042', foreigners, shareOfAll),
    ...sum(book, 'G-BD-041', issues, count),
    ...age(book, 'S-LR-004', 'AverageAge'),
    ...age(book, 'S-LR-005', 'AverageLengthOfService'),
    ...treasury(book),
    ...pay(book),
    ...debt(book),
  ]
}

const current = (placed: readonly PlacedFact[]) => placed.filter(({ context }) => context.yearsBack === 0)

function sum(book: Filing, indicator: string, names: readonly string[], measure: Measure & Limits): Outcome<Figure>[] {
  const parts = names.flatMap((name) =>
    current(book.of(core(name)))
      .filter(({ context }) => ofCompany(context.member))
      .slice(0, 1),
  )
  return added(book, { indicator, boundary: 'parent', parts, measure })
}

interface Addition {
  readonly indicator: string
  readonly boundary: Boundary
  readonly parts: readonly PlacedFact[]
  readonly measure: Measure & Limits
  readonly yearsBack?: number
  readonly notes?: readonly string[]
}

/** The sum of what was filed; lines marked missing add nothing, only missing lines make a missing sum, and a line that cannot be used leaves no sum. */
function added(
  book: Filing,
  { indicator, boundary, parts, measure, yearsBack = 0, notes = [] }: Addition,
): Outcome<Figure>[] {
  const period = book.periods(yearsBack)
  if (parts.length === 0 || !period) return []
  const facts = parts.map(({ fact }) => fact)
  let value: number | null = null
  for (const fact of facts) {
    const part = readFact(fact, measure)
    const checked = typeof part === 'number' ? within(measure, part) : part
    if (typeof checked === 'string') return [reject(fact, checked)]
    if (checked !== null) value = rounded((value ?? 0) + checked)
  }
  const checked = value === null ? null : within(measure, value)
  if (typeof checked === 'string') return [reject(facts[0]!, checked)]
  return [toFigure({ indicator, boundary, period, value, facts, notes: parts.length > 1 ? ['sum', ...notes] : notes })]
}

/** Binary dust of an addition, taken off at a precision no filing reaches. */
const rounded = (value: number) => Number(value.toFixed(9))

/** Years, and twelfths of a year where the filing gives months beside them. */
function age(book: Filing, indicator: string, name: string): Outcome<Figure>[] {
  const find = (part: string) =>
    current(book.of(core(`${name}${part}${about}`))).find(({ context }) => ofCompany(context.member))?.fact
  const [first, second] = [find('Years'), find('Months')]
  const period = book.periods(0)
  if (!first || !period) return []
  const whole = readFact(first, count)
  const twelfths = second ? readFact(second, count) : null
  if (typeof whole === 'string') return [reject(first, whole)]
  if (second && typeof twelfths === 'string') return [reject(second, twelfths)]
  const value = whole === null ? null : Number((whole + Number(twelfths ?? 0) / 12).toFixed(4))
  const checked = value === null ? null : within({ least: 0, most: 100 }, value)
  if (typeof checked === 'string') return [reject(first, checked)]
  const facts = second ? [first, second] : [first]
  return [toFigure({ indicator, boundary: 'parent', period, value, facts, notes: second ? ['months-added'] : [] })]
}

function treasury(book: Filing): Outcome<Figure>[] {
  const parts = treasuryParts(book)
  return added(book, { indicator: 'F-MK-006', boundary: 'parent', parts, measure: { ...count, unit: 'shares' } })
}

/** Only where the table keeps outside directors apart in the standard's own words; an own category may count them twice. */
function pay(book: Filing): Outcome<Figure>[] {
  const table = current(
    book.of(core('TotalAmountOfRemunerationEtcRemunerationEtcByCategoryOfDirectorsAndOtherOfficers')),
  )
  const parts = table.filter(({ context }) => directors.includes(context.member))
  if (!parts.some(({ context }) => context.member.startsWith('DirectorsExcluding'))) return []
  const isMixed = parts.some(({ context }) => context.member === 'OutsideDirectorsAndOtherOfficersMember')
  return added(book, {
    indicator: 'G-BD-027',
    boundary: 'parent',
    parts,
    measure: money,
    notes: isMixed ? ['outside-officers-included'] : [],
  })
}

const debtElements = {
  'Japan GAAP': [
    'ShortTermLoansPayable',
    'CurrentPortionOfLongTermLoansPayable',
    'LongTermLoansPayable',
    'CurrentPortionOfBonds',
    'BondsPayable',
  ].map((name) => `jppfs_cor:${name}`),
  IFRS: [
    'BondsAndBorrowingsCLIFRS',
    'BondsAndBorrowingsNCLIFRS',
    'InterestBearingLiabilitiesCLIFRS',
    'InterestBearingLiabilitiesNCLIFRS',
  ].map((name) => `jpigp_cor:${name}`),
}

/** Interest-bearing debt of the group, this year and the year before, from the lines of the balance sheet that the filing tags. */
function debt(book: Filing): Outcome<Figure>[] {
  const standard = book.filing.accountingStandard
  if (!book.isConsolidated || (standard !== 'Japan GAAP' && standard !== 'IFRS')) return []
  return [0, 1].flatMap((yearsBack) => {
    const parts = debtElements[standard].flatMap((element) =>
      book.of(element).filter(({ context }) => context.yearsBack === yearsBack && context.member === ''),
    )
    return added(book, {
      indicator: 'F-BS-005',
      boundary: 'consolidated',
      parts,
      measure: money,
      yearsBack,
      notes: ['tagged-lines-only'],
    })
  })
}
