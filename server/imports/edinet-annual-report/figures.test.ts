import { describe, expect, test } from 'vitest'
import type { Figure } from './figure-records.ts'
import { type GivenFact, givenReport } from './given-report.ts'
import { parseEdinetAnnualReport } from './parse.ts'

const summary = 'SummaryOfBusinessResults'
const own = 'jpcrp030000-asr_E99001-000'
const parent = 'CurrentYearInstant_NonConsolidatedMember'
const leave = 'RatioOfMaleEmployeesTakingChildcareLeaveMetricsOf'

async function read(facts: readonly GivenFact[], about?: Record<string, string>) {
  const { figures = [], rejected } = await parseEdinetAnnualReport(givenReport(facts, about), 'S100ZZ99.tsv')
  const short = ({ indicator, fiscalYear, boundary, value, notes }: Figure) =>
    [indicator, fiscalYear, boundary, value, ...notes].join(' ')
  return { figures, short: figures.map(short), rejected: rejected.map(({ reason }) => reason) }
}

describe('whose figure it is', () => {
  test('members other than the company itself are left out', async () => {
    const { short } = await read([
      ['NumberOfEmployees', 'CurrentYearInstant', '900', 'pure'],
      ['NumberOfEmployees', parent, '400', 'pure'],
      ['NumberOfEmployees', 'CurrentYearInstant_CorporateSharedMember', '20', 'pure'],
      ['NumberOfEmployees', `${parent}_${own}DevicesReportableSegmentMember`, '30', 'pure'],
    ])
    expect(short).toEqual(['S-LR-001 2024 consolidated 900', 'S-LR-002 2024 parent 400'])
  })

  test('sales of the parent never stand for the group', async () => {
    const { short } = await read(
      [[`NetSales${summary}`, 'CurrentYearDuration_NonConsolidatedMember', '18277000000', 'JPY']],
      { AccountingStandardsDEI: 'IFRS' },
    )
    expect(short).toEqual(['F-PL-001 2024 parent 18277'])
  })

  test('a company without subsidiaries has figures of its own and none of a group', async () => {
    const { short } = await read(
      [
        [`NetSales${summary}`, 'CurrentYearDuration_NonConsolidatedMember', '5000000000', 'JPY'],
        ['AuditFeesTotal', 'CurrentYearDuration', '24600000', 'JPY'],
        ['NumberOfEmployees', parent, '40', 'pure'],
      ],
      { WhetherConsolidatedFinancialStatementsArePreparedDEI: 'false' },
    )
    expect(short).toEqual(['S-LR-002 2024 parent 40', 'F-PL-001 2024 parent 5000', 'F-GV-001 2024 parent 24.6'])
  })

  test('one row of a table may be the company itself, two cannot', async () => {
    const element = 'RatioOfFemaleEmployeesInManagerialPositionsMetricsOfReportingCompany'
    const row = (n: number): GivenFact => [element, `CurrentYearInstant_Row${n}Member`, '0.25', 'pure']
    expect((await read([row(1)])).short).toEqual(['S-DV-002 2024 parent 25 row-context'])
    expect((await read([row(1), row(2)])).short).toEqual([])
  })
})

describe('which element', () => {
  test('the filer’s own revenue, of the group and of the parent, says that it is the filer’s own', async () => {
    const { short } = await read([
      [`${own}:OperatingRevenuesIFRSKeyFinancialData`, 'CurrentYearDuration', '48036704000000', 'JPY'],
      [`${own}:CostOfSales${summary}`, 'CurrentYearDuration', '1', 'JPY'],
      [`${own}:NetSalesAndOperatingRevenue${summary}`, 'CurrentYearDuration_NonConsolidatedMember', '1000000', 'JPY'],
    ])
    expect(short).toEqual(['F-PL-001 2024 consolidated 48036704 own-element', 'F-PL-001 2024 parent 1 own-element'])
  })

  test('a standard of its own: the elements of JMIS', async () => {
    const { short } = await read([[`RevenueJMIS${summary}`, 'CurrentYearDuration', '7000000', 'JPY']], {
      AccountingStandardsDEI: 'JMIS',
    })
    expect(short).toEqual(['F-PL-001 2024 consolidated 7'])
  })

  test('research falls back, and says so', async () => {
    const { short } = await read([
      ['ResearchAndDevelopmentExpensesResearchAndDevelopmentActivities', 'CurrentYearDuration', '－', 'JPY'],
      ['jppfs_cor:ResearchAndDevelopmentExpensesSGA', 'CurrentYearDuration', '3000000', 'JPY'],
    ])
    expect(short).toEqual(['S-SI-001 2024 consolidated 3 fallback-element'])
  })

  test('a paragraph of the leave ordinance that is not known yet', async () => {
    const element = `AllEmployeesCalculatedBasedOnProvisionsOfArticle99Item1${leave}ReportingCompany`
    expect((await read([[element, parent, '1.5', 'pure']])).short).toEqual(['S-DV-011 2024 parent 150'])
  })

  test('shares issued fall back to those of the day of filing', async () => {
    const element = 'NumberOfIssuedSharesAsOfFilingDateIssuedSharesTotalNumberOfSharesEtc'
    const { short } = await read([[element, 'FilingDateInstant_OrdinaryShareMember', '1000', 'shares']])
    expect(short).toEqual(['F-MK-005 2024 parent 1000 as-of-filing-date'])
  })
})

describe('what is filed as what', () => {
  test('missing is kept apart from zero', async () => {
    const { figures } = await read([
      [`PayoutRatio${summary}`, 'CurrentYearDuration_NonConsolidatedMember', '－', 'pure'],
      [`PayoutRatio${summary}`, 'Prior1YearDuration_NonConsolidatedMember', '0', 'pure'],
    ])
    expect(figures.map(({ fiscalYear, value, state }) => [fiscalYear, value, state])).toEqual([
      [2024, null, 'not-applicable'],
      [2023, 0, 'disclosed'],
    ])
  })

  test('the misnamed element of IFRS is book value per share only in yen per share', async () => {
    const element = `EquityToAssetRatioIFRS${summary}`
    const ifrs = { AccountingStandardsDEI: 'IFRS' }
    const yen = await read([[element, 'CurrentYearInstant', '2753.09', 'JPYPerShares']], ifrs)
    expect(yen.short).toEqual(['F-PS-002 2024 consolidated 2753.09'])
    const ratio = await read([[element, 'CurrentYearInstant', '0.384', 'pure']], ifrs)
    expect([ratio.short, ratio.rejected]).toEqual([[], ['unit']])
  })

  test.each([
    ['NumberOfEmployees', 'CurrentYearInstant', '-1', 'pure', 'negative'],
    ['NumberOfEmployees', 'CurrentYearInstant', 'many', 'pure', 'number'],
    ['NumberOfEmployees', 'CurrentYearInstant', '=1+1', 'pure', 'formula'],
    ['PercentageOfShareholdingsForeignIndividuals', 'CurrentYearInstant', '120', 'pure', 'bounds'],
    ['TotalNumberOfSharesHeldTreasurySharesEtc', 'CurrentYearInstant_Row1Member', '-5', 'shares', 'negative'],
    ['jppfs_cor:LongTermLoansPayable', 'CurrentYearInstant', '5', 'USD', 'currency'],
    ['AverageAgeYearsInformationAboutReportingCompanyInformationAboutEmployees', parent, '400', 'pure', 'bounds'],
    [`NetSales${summary}`, 'Prior9YearDuration', '5', 'JPY', 'year'],
  ])('%s in %s as %s %s is given back: %s', async (element, context, value, unit, reason) => {
    const about =
      reason === 'year'
        ? {
            CurrentFiscalYearStartDateDEI: '1995-04-01',
            CurrentFiscalYearEndDateDEI: '1996-03-31',
            PreviousFiscalYearStartDateDEI: '－',
            PreviousFiscalYearEndDateDEI: '－',
          }
        : undefined
    const { short, rejected } = await read([[element, context, value, unit]], about)
    expect([short, rejected]).toEqual([[], [reason]])
  })

  test('an amount in dollars is kept with its currency, and never passes for yen', async () => {
    const { figures } = await read([[`NetSales${summary}`, 'CurrentYearDuration', '2739762000', 'USD']])
    expect(figures.map(({ value, notes }) => [value, notes])).toEqual([[2739.762, ['currency:USD']]])
  })

  test('what is suspected to be a slip of the filer is kept as filed', async () => {
    const element = 'AverageAnnualSalaryInformationAboutReportingCompanyInformationAboutEmployees'
    expect((await read([[element, parent, '9488129000000', 'JPY']])).short).toEqual(['S-LR-006 2024 parent 9488129000'])
    const share: GivenFact = ['PercentageOfShareholdingsForeignIndividuals', 'CurrentYearInstant', '1.2', 'pure']
    expect((await read([share])).short).toEqual(['G-BD-042 2024 parent 120'])
  })

  test('a repeat that says the same is silent, one that says otherwise is given back', async () => {
    const fact: GivenFact = ['NumberOfEmployees', 'CurrentYearInstant', '900', 'pure']
    expect((await read([fact, fact])).rejected).toEqual([])
    const { short, rejected } = await read([fact, ['NumberOfEmployees', 'CurrentYearInstant', '901', 'pure']])
    expect([short, rejected]).toEqual([['S-LR-001 2024 consolidated 900'], ['conflict']])
  })
})

describe('sums', () => {
  const foreign = (who: string, value: string): GivenFact => [
    `PercentageOfShareholdings${who}`,
    'CurrentYearInstant_OrdinaryShareMember',
    value,
    'pure',
  ]

  test('every line stays with the sum, and a missing one adds nothing', async () => {
    const { figures, short } = await read([
      foreign('ForeignersOtherThanIndividuals', '0.2062'),
      foreign('ForeignIndividuals', '－'),
    ])
    expect(short).toEqual(['G-BD-042 2024 parent 20.62 sum'])
    expect(figures[0]!.lines.map(({ value }) => value)).toEqual(['0.2062', '－'])
  })

  test('months are twelfths of a year; no months, no note', async () => {
    const name = (part: string) =>
      `AverageLengthOfService${part}InformationAboutReportingCompanyInformationAboutEmployees`
    const years: GivenFact = [name('Years'), parent, '15', 'pure']
    expect((await read([years])).short).toEqual(['S-LR-005 2024 parent 15'])
    expect((await read([years, [name('Months'), parent, '9', 'pure']])).short).toEqual([
      'S-LR-005 2024 parent 15.75 months-added',
    ])
    expect((await read([years, [name('Months'), parent, 'nine', 'pure']])).rejected).toEqual(['number'])
  })

  test('treasury shares: the rows, or the total where there are none', async () => {
    const factIn = (context: string, value: string): GivenFact => [
      'TotalNumberOfSharesHeldTreasurySharesEtc',
      context,
      value,
      'shares',
    ]
    const total = factIn('CurrentYearInstant', '30')
    expect((await read([total])).short).toEqual(['F-MK-006 2024 parent 30'])
    const rows = [factIn('CurrentYearInstant_Row1Member', '10'), factIn('CurrentYearInstant_Row2Member', '20')]
    expect((await read([...rows, total])).short).toEqual(['F-MK-006 2024 parent 30 sum'])
  })

  test('treasury shares: the company’s own rows, never those of companies that hold its shares in turn', async () => {
    const about = { FilerNameInJapaneseDEI: '見本電機株式会社' }
    const row = (number: number, name: string, shares: string): GivenFact[] => [
      ['NameOfShareholderTreasurySharesEtc', `CurrentYearInstant_Row${number}Member`, name],
      ['TotalNumberOfSharesHeldTreasurySharesEtc', `CurrentYearInstant_Row${number}Member`, shares, 'shares'],
    ]
    const total: GivenFact = ['TotalNumberOfSharesHeldTreasurySharesEtc', 'CurrentYearInstant', '60', 'shares']
    const voting = (kind: string, shares: string): GivenFact => [
      'NumberOfSharesIssuedSharesVotingRights',
      `CurrentYearInstant_OrdinaryShares${kind}SharesWithFullVotingRightsTreasurySharesEtcMember`,
      shares,
      'shares',
    ]
    const own = async (...facts: readonly GivenFact[]) => (await read(facts, about)).short
    // 10 of the company, 20 and 30 of two others: 10, not 60.
    const others = [...row(2, 'ためし商事株式会社', '20'), ...row(3, '(相互保有株式) 見本運輸㈱', '30')]
    expect(await own(...row(1, '見本電機㈱', '10'), ...others, total)).toEqual(['F-MK-006 2024 parent 10'])
    expect(await own(...row(1, '（自己保有株式）　当社', '10'), ...others)).toEqual(['F-MK-006 2024 parent 10'])
    // Only others have a row: the table of voting rights says what is the company's, or nothing does.
    expect(await own(...others, voting('TreasuryShares', '10'))).toEqual(['F-MK-006 2024 parent 10'])
    expect(await own(...others, total)).toEqual([])
    // No row is tagged, and the total has cross-holders in it.
    expect(await own(total, voting('TreasuryShares', '10'), voting('ReciprocalHolding', '50'))).toEqual([
      'F-MK-006 2024 parent 10',
    ])
  })

  test('pay of directors: no person twice, and nothing where outside directors may be inside another line', async () => {
    const pay = (member: string, value: string): GivenFact => [
      'TotalAmountOfRemunerationEtcRemunerationEtcByCategoryOfDirectorsAndOtherOfficers',
      `CurrentYearDuration_${member}`,
      value,
      'JPY',
    ]
    const outside = pay('OutsideDirectorsMember', '50000000')
    const inside = pay('DirectorsExcludingOutsideDirectorsMember', '500000000')
    const auditors = pay(`${own}CorporateAuditorsMember`, '40000000')
    expect((await read([inside, outside, auditors])).short).toEqual(['G-BD-027 2024 parent 550 sum'])
    expect((await read([pay(`${own}DirectorsMember`, '4439000000'), outside])).short).toEqual([])
  })
})

describe('subsidiaries', () => {
  const row = (element: string, value: string, unit?: string): GivenFact => [
    `${element}MetricsOfConsolidatedSubsidiaries`,
    'CurrentYearInstant_Row1Member',
    value,
    unit,
  ]

  test('stand under their names, a missing figure as missing, a number that is none given back', async () => {
    const { figures, rejected } = await read([
      row('ConsolidatedSubsidiaries', '見本販売株式会社'),
      row('RatioOfFemaleEmployeesInManagerialPositions', '－', 'pure'),
      row('AllEmployeesDifferencesInWagesBetweenMaleAndFemaleEmployees', 'unknown', 'pure'),
      row('RegularEmployeesDifferencesInWagesBetweenMaleAndFemaleEmployees', '1.396', 'pure'),
    ])
    expect(
      figures.map(({ indicator, boundary, part, value, state }) => [indicator, boundary, part, value, state]),
    ).toEqual([
      ['S-DV-002', 'subsidiary', '見本販売株式会社', null, 'not-applicable'],
      ['S-DV-009', 'subsidiary', '見本販売株式会社', 139.6, 'disclosed'],
    ])
    expect(rejected).toEqual(['number'])
  })
})
