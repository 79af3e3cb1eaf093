import type { Limits, Measure } from './book.ts'

/** One indicator and the elements that carry it. */
export interface Rule extends Measure, Omit<Limits, 'shift'> {
  readonly indicator: string
  /** Which contexts speak: the group's, the filing company's, either with its own boundary, or the company's in any of its forms. */
  readonly whose: 'consolidated' | 'parent' | 'either' | 'company'
  /** Elements in order of preference; the first that has a figure in a context is taken. */
  readonly elements: readonly string[]
  /** Elements of other accounting standards; the parent's own accounts are always Japan GAAP. */
  readonly byStandard?: Readonly<Partial<Record<'IFRS' | 'US GAAP', readonly string[]>>>
  /** Beginnings of names under which filers keep their own element of the summary; tried last. */
  readonly ownElements?: RegExp
  /** Endings of standard names that come and go with the law; tried after `elements`. */
  readonly alike?: RegExp
  /** Whether a figure of the day of filing stands for the year reported. */
  readonly atFiling?: true
  /** Elements that are outflows: the figure is their opposite. */
  readonly negated?: readonly string[]
  /** Remarks by element. */
  readonly notes?: Readonly<Record<string, string>>
}

const summary = 'SummaryOfBusinessResults'
const inSummary = (...names: string[]) => names.map((name) => `jpcrp_cor:${name}${summary}`)
const core = (...names: string[]) => names.map((name) => `jpcrp_cor:${name}`)
const aboutEmployees = 'InformationAboutReportingCompanyInformationAboutEmployees'

/** The same remark for several elements. */
const notesOf = (elements: readonly string[], note: string) =>
  Object.fromEntries(elements.map((element) => [element, note]))

type Standards = Rule['byStandard']
const standards = (ifrs: string[], usGaap: string[] = []): Standards => ({ IFRS: ifrs, 'US GAAP': usGaap })

const money = { shift: -6, unit: 'JPY' } as const
const ratio = { shift: 2, unit: 'pure' } as const
const count = { shift: 0, unit: 'pure', least: 0 } as const
const perShare = { shift: 0, unit: 'JPYPerShares' } as const
const share = { ...ratio, least: 0, most: 100 } as const

const people: Rule[] = [
  {
    indicator: 'S-LR-001',
    whose: 'consolidated',
    elements: core('NumberOfEmployees'),
    ownElements: /^NumberOf(Group)?Employees/,
    ...count,
  },
  { indicator: 'S-LR-002', whose: 'parent', elements: core('NumberOfEmployees'), ...count },
  {
    indicator: 'F-HR-003',
    whose: 'either',
    elements: core('AverageNumberOfTemporaryWorkers'),
    ownElements: /^AverageNumberOfTemporaryWorkers/,
    ...count,
  },
  {
    indicator: 'S-LR-006',
    whose: 'company',
    elements: core(`AverageAnnualSalary${aboutEmployees}`),
    shift: -3,
    unit: 'JPY',
    least: 0,
  },
  {
    indicator: 'S-DV-002',
    whose: 'company',
    elements: core('RatioOfFemaleEmployeesInManagerialPositionsMetricsOfReportingCompany'),
    ...share,
  },
  ...(['All', 'Regular', 'NonRegular'] as const).map(
    (group, index): Rule => ({
      indicator: ['S-DV-008', 'S-DV-009', 'S-DV-010'][index]!,
      whose: 'company',
      elements: core(`${group}EmployeesDifferencesInWagesBetweenMaleAndFemaleEmployeesMetricsOfReportingCompany`),
      ...ratio,
      least: 0,
      most: 1000,
    }),
  ),
]

const leaveAct =
  'OfOrdinanceForEnforcementOfActOnChildcareLeaveCaregiverLeaveAndOtherMeasuresForTheWelfareOfWorkersCaringForChildrenOrOtherFamilyMembers'
const leave = 'RatioOfMaleEmployeesTakingChildcareLeaveMetricsOfReportingCompany'
const leaveElements = core(
  `AllEmployeesCalculatedBasedOnProvisionsOfArticle714Item1${leaveAct}${leave}`,
  `AllEmployeesCalculatedBasedOnProvisionsOfArticle714Item2${leaveAct}${leave}`,
  `AllEmployeesCalculatedBasedOnProvisionsOfActOnPromotionOfWomensActiveEngagementInProfessionalLife${leave}`,
)
const leaveNotes = ['leave-method-item-1', 'leave-method-item-2', 'leave-method-promotion-act']

const childcare: Rule = {
  indicator: 'S-DV-011',
  whose: 'company',
  elements: leaveElements,
  alike: new RegExp(`^jpcrp_cor:AllEmployees.*${leave}$`),
  notes: Object.fromEntries(leaveElements.map((element, index) => [element, leaveNotes[index]!])),
  ...ratio,
  least: 0,
  most: 1000,
}

const research = core(
  'ResearchAndDevelopmentExpensesResearchAndDevelopmentActivities',
  'ResearchAndDevelopmentExpensesIncludedInGeneralAndAdministrativeExpensesAndManufacturingCostForCurrentPeriod',
)
const researchJapan = [...research, 'jppfs_cor:ResearchAndDevelopmentExpensesSGA']
const researchIfrs = [...research, 'jpigp_cor:ResearchAndDevelopmentExpenditureRecognizedAsExpenseDuringPeriodIFRS']

const revenueNames =
  /^(NetSales|OperatingRevenue|Revenue|SalesRevenue|SalesAndOtherOperatingRevenue|TotalRevenue|GrossOperatingRevenue)/

const performance: Rule[] = [
  {
    indicator: 'F-PL-001',
    whose: 'either',
    elements: inSummary(
      'NetSales',
      'OperatingRevenue1',
      'OperatingRevenue2',
      'GrossOperatingRevenue',
      'OrdinaryIncome',
    ),
    byStandard: standards(
      [...inSummary('RevenueIFRS'), 'jpcrp_cor:RevenueKeyFinancialData'],
      inSummary('RevenuesUSGAAP'),
    ),
    ownElements: revenueNames,
    ...money,
  },
  {
    indicator: 'F-PL-002',
    whose: 'either',
    elements: ['jppfs_cor:OperatingIncome'],
    byStandard: standards(['jpigp_cor:OperatingProfitLossIFRS'], inSummary('OperatingIncomeLossUSGAAP')),
    ...money,
  },
  {
    indicator: 'F-PL-003',
    whose: 'either',
    elements: inSummary('OrdinaryIncomeLoss'),
    byStandard: standards([]),
    ...money,
  },
  {
    indicator: 'F-PL-004',
    whose: 'either',
    elements: inSummary('ProfitLossAttributableToOwnersOfParent', 'NetIncomeLoss'),
    byStandard: standards(
      inSummary('ProfitLossAttributableToOwnersOfParentIFRS'),
      inSummary('NetIncomeLossAttributableToOwnersOfParentUSGAAP'),
    ),
    ...money,
  },
  {
    indicator: 'S-SI-001',
    whose: 'either',
    elements: researchJapan,
    byStandard: standards(researchIfrs, research),
    ...money,
    least: 0,
    notes: notesOf([...researchIfrs.slice(1), ...researchJapan.slice(1)], 'fallback-element'),
  },
  {
    indicator: 'F-PL-007',
    whose: 'either',
    elements: ['jppfs_cor:DepreciationAndAmortizationOpeCF'],
    byStandard: standards([
      'jpigp_cor:DepreciationAndAmortizationOpeCFIFRS',
      'jpigp_cor:DepreciationAndAmortizationOperatingExpensesIFRS',
    ]),
    ...money,
  },
  {
    indicator: 'F-CF-001',
    whose: 'either',
    elements: inSummary('NetCashProvidedByUsedInOperatingActivities'),
    byStandard: standards(
      inSummary('CashFlowsFromUsedInOperatingActivitiesIFRS'),
      inSummary('CashFlowsFromUsedInOperatingActivitiesUSGAAP'),
    ),
    ...money,
  },
]

const purchases = [
  'jppfs_cor:PurchaseOfPropertyPlantAndEquipmentInvCF',
  'jpigp_cor:PurchaseOfPropertyPlantAndEquipmentInvCFIFRS',
]
const spending = core('CapitalExpendituresOverviewOfCapitalExpendituresEtc')
const balance: Rule[] = [
  {
    indicator: 'F-BS-001',
    whose: 'either',
    elements: inSummary('TotalAssets'),
    byStandard: standards(inSummary('TotalAssetsIFRS'), inSummary('TotalAssetsUSGAAP')),
    ...money,
    least: 0,
  },
  {
    indicator: 'F-BS-002',
    whose: 'either',
    elements: inSummary('NetAssets'),
    byStandard: standards(
      ['jpigp_cor:EquityIFRS'],
      inSummary('EquityIncludingPortionAttributableToNonControllingInterestUSGAAP'),
    ),
    ...money,
  },
  {
    indicator: 'F-BS-003',
    whose: 'consolidated',
    elements: [],
    byStandard: standards(
      inSummary('EquityAttributableToOwnersOfParentIFRS'),
      inSummary('EquityAttributableToOwnersOfParentUSGAAP'),
    ),
    ...money,
  },
  {
    indicator: 'F-BS-004',
    whose: 'either',
    elements: inSummary('CashAndCashEquivalents'),
    byStandard: standards(inSummary('CashAndCashEquivalentsIFRS'), inSummary('CashAndCashEquivalentsUSGAAP')),
    ...money,
    least: 0,
  },
  {
    indicator: 'F-BS-006',
    whose: 'consolidated',
    elements: ['jppfs_cor:NonControllingInterests'],
    byStandard: standards(['jpigp_cor:NonControllingInterestsIFRS']),
    ...money,
  },
  {
    indicator: 'F-CF-002',
    whose: 'either',
    elements: [...spending, purchases[0]!],
    byStandard: standards([...spending, purchases[1]!], spending),
    negated: purchases,
    notes: notesOf(purchases, 'fallback-element'),
    ...money,
  },
]

const ratios: Rule[] = [
  {
    indicator: 'F-RT-001',
    whose: 'either',
    elements: inSummary('EquityToAssetRatio'),
    byStandard: standards(inSummary('RatioOfOwnersEquityToGrossAssetsIFRS'), inSummary('EquityToAssetRatioUSGAAP')),
    ...ratio,
    most: 100,
  },
  {
    indicator: 'G-BD-051',
    whose: 'either',
    elements: inSummary('RateOfReturnOnEquity'),
    byStandard: standards(inSummary('RateOfReturnOnEquityIFRS'), inSummary('RateOfReturnOnEquityUSGAAP')),
    ...ratio,
  },
  { indicator: 'G-BD-052', whose: 'parent', elements: inSummary('PayoutRatio'), ...ratio },
  {
    indicator: 'F-PS-001',
    whose: 'either',
    elements: inSummary('BasicEarningsLossPerShare'),
    byStandard: standards(inSummary('BasicEarningsLossPerShareIFRS'), inSummary('BasicEarningsLossPerShareUSGAAP')),
    ...perShare,
  },
  // The IFRS element is book value per share despite its name; its unit says so.
  {
    indicator: 'F-PS-002',
    whose: 'either',
    elements: inSummary('NetAssetsPerShare'),
    byStandard: standards(
      inSummary('EquityToAssetRatioIFRS'),
      inSummary('EquityAttributableToOwnersOfParentPerShareUSGAAP'),
    ),
    ...perShare,
  },
  { indicator: 'F-PS-003', whose: 'company', elements: inSummary('DividendPaidPerShare'), ...perShare, least: 0 },
  {
    indicator: 'F-MK-003',
    whose: 'either',
    elements: inSummary('PriceEarningsRatio'),
    byStandard: standards(inSummary('PriceEarningsRatioIFRS'), inSummary('PriceEarningsRatioUSGAAP')),
    shift: 0,
    unit: 'pure',
  },
  {
    indicator: 'F-MK-005',
    whose: 'company',
    elements: [
      ...inSummary('TotalNumberOfIssuedShares'),
      ...core(
        'NumberOfIssuedSharesAsOfFiscalYearEndIssuedSharesTotalNumberOfSharesEtc',
        'NumberOfIssuedSharesAsOfFilingDateIssuedSharesTotalNumberOfSharesEtc',
      ),
    ],
    atFiling: true,
    notes: notesOf(core('NumberOfIssuedSharesAsOfFilingDateIssuedSharesTotalNumberOfSharesEtc'), 'as-of-filing-date'),
    shift: 0,
    unit: 'shares',
    least: 0,
  },
  {
    indicator: 'G-BD-043',
    whose: 'company',
    elements: core('PercentageOfShareholdingsFinancialInstitutions'),
    ...share,
  },
  { indicator: 'F-GV-001', whose: 'either', elements: core('AuditFeesTotal'), ...money, least: 0 },
]

/** Indicators that one element carries. Emissions, sums, presence and subsidiaries have files of their own. */
export const rules: readonly Rule[] = [...people, childcare, ...performance, ...balance, ...ratios]
