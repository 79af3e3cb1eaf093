import type { Boundary } from '#methodology/boundary.ts'
import type { Figure } from '../records.ts'
import { type Book, type Placed, shifted, toFigure } from './book.ts'

const core = (name: string) => `jpcrp_cor:${name}`
const about = 'InformationAboutReportingCompanyInformationAboutEmployees'
const notPure = 'InvestmentSharesHeldForPurposesOtherThanPureInvestmentReportingCompany'

const ofCompany = (member: string) => ['', 'NonConsolidatedMember', 'OrdinaryShareMember'].includes(member)
const isRow = (member: string) => /^Row\d+Member$/.test(member)

/** Who counts as a director in the table of pay, with no person counted twice. */
const directors = [
  'DirectorsExcludingOutsideDirectorsMember',
  'DirectorsExcludingAuditAndSupervisoryCommitteeMembersAndOutsideDirectorsMember',
  'DirectorsAppointedAsAuditAndSupervisoryCommitteeMembersExcludingOutsideDirectorsMember',
  'OutsideDirectorsMember',
  'OutsideDirectorsAndOtherOfficersMember',
]

/** Figures that are added up from several lines, each of which stays with the figure. */
export function readSums(book: Book): Figure[] {
  return [
    ...sum(
      book,
      'G-BD-042',
      ['PercentageOfShareholdingsForeignersOtherThanIndividuals', 'PercentageOfShareholdingsForeignIndividuals'],
      2,
    ),
    ...sum(
      book,
      'G-BD-041',
      [`NumberOfIssuesSharesNotListed${notPure}`, `NumberOfIssuesSharesOtherThanThoseNotListed${notPure}`],
      0,
    ),
    ...age(book, 'S-LR-004', 'AverageAge'),
    ...age(book, 'S-LR-005', 'AverageLengthOfService'),
    ...treasury(book),
    ...pay(book),
    ...debt(book),
  ]
}

const current = (placed: readonly Placed[]) => placed.filter(({ context }) => context.yearsBack === 0)

function sum(book: Book, indicator: string, names: readonly string[], shift: number): Figure[] {
  const parts = names.flatMap((name) =>
    current(book.of(core(name)))
      .filter(({ context }) => ofCompany(context.member))
      .slice(0, 1),
  )
  return added(book, { indicator, boundary: 'parent', parts, shift })
}

interface Addition {
  readonly indicator: string
  readonly boundary: Boundary
  readonly parts: readonly Placed[]
  readonly shift: number
  readonly yearsBack?: number
  readonly notes?: readonly string[]
}

/** The sum of what was filed; lines marked missing add nothing, and only missing lines make a missing sum. */
function added(book: Book, { indicator, boundary, parts, shift, yearsBack = 0, notes = [] }: Addition): Figure[] {
  const period = book.periods(yearsBack)
  if (parts.length === 0 || !period) return []
  const filed = parts.flatMap(({ fact }) => (fact.value === null ? [] : (shifted(fact.value, shift) ?? [])))
  const value = filed.length === 0 ? null : rounded(filed.reduce((total, part) => total + part, 0))
  const facts = parts.map(({ fact }) => fact)
  return [toFigure({ indicator, boundary, period, value, facts, notes: parts.length > 1 ? ['sum', ...notes] : notes })]
}

/** Binary dust of an addition, taken off at a precision no filing reaches. */
const rounded = (value: number) => Number(value.toFixed(9))

/** Years, and twelfths of a year where the filing gives months beside them. */
function age(book: Book, indicator: string, name: string): Figure[] {
  const find = (part: string) =>
    current(book.of(core(`${name}${part}${about}`))).find(({ context }) => ofCompany(context.member))
  const years = find('Years')
  const months = find('Months')
  const period = book.periods(0)
  if (!years || !period) return []
  const value = years.fact.value === null ? null : shifted(years.fact.value, 0)
  if (value === null && years.fact.value !== null) return []
  const extra = months?.fact.value ? Number(months.fact.value) / 12 : 0
  return [
    toFigure({
      indicator,
      boundary: 'parent',
      period,
      value: value === null ? null : Number((value + extra).toFixed(4)),
      facts: months ? [years.fact, months.fact] : [years.fact],
      notes: months ? ['months-added'] : [],
    }),
  ]
}

/** One row a holder; the rows add up to the total where the filing prints one. */
function treasury(book: Book): Figure[] {
  const rows = current(book.of(core('TotalNumberOfSharesHeldTreasurySharesEtc'))).filter(({ context }) =>
    isRow(context.member),
  )
  return added(book, { indicator: 'F-MK-006', boundary: 'parent', parts: rows, shift: 0 })
}

/** Only where the table keeps outside directors apart in the standard's own words; an own category may count them twice. */
function pay(book: Book): Figure[] {
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
    shift: -6,
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
function debt(book: Book): Figure[] {
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
      shift: -6,
      yearsBack,
      notes: ['tagged-lines-only'],
    })
  })
}
