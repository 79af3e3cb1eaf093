import type { Year } from './accounts.ts'
import type { FactRows } from './facts.ts'
import type { Story } from './story.ts'

/** A line of the five-year summary: name, label, span, unit and its value of a year. */
type SummaryLine = readonly [
  name: string,
  label: string,
  span: 'Duration' | 'Instant',
  unit: string,
  of: (year: Year) => string | number,
]

const japanese: readonly SummaryLine[] = [
  ['NetSales', '売上高', 'Duration', 'JPY', ({ sales }) => sales],
  ['OrdinaryIncomeLoss', '経常利益又は経常損失（△）', 'Duration', 'JPY', ({ ordinary }) => ordinary],
  [
    'ProfitLossAttributableToOwnersOfParent',
    '親会社株主に帰属する当期純利益又は親会社株主に帰属する当期純損失（△）',
    'Duration',
    'JPY',
    ({ net }) => net,
  ],
  ['NetAssets', '純資産額', 'Instant', 'JPY', ({ netAssets }) => netAssets],
  ['TotalAssets', '総資産額', 'Instant', 'JPY', ({ assets }) => assets],
  ['NetAssetsPerShare', '１株当たり純資産額', 'Instant', 'JPYPerShares', ({ bps }) => bps],
  [
    'BasicEarningsLossPerShare',
    '１株当たり当期純利益又は当期純損失（△）',
    'Duration',
    'JPYPerShares',
    ({ eps }) => eps,
  ],
  ['DilutedEarningsPerShare', '潜在株式調整後１株当たり当期純利益', 'Duration', 'JPYPerShares', () => '－'],
  ['EquityToAssetRatio', '自己資本比率', 'Instant', 'pure', ({ equityRatio }) => equityRatio],
  ['RateOfReturnOnEquity', '自己資本利益率', 'Duration', 'pure', ({ roe }) => roe],
  ['PriceEarningsRatio', '株価収益率', 'Duration', 'pure', ({ per }) => per],
  [
    'NetCashProvidedByUsedInOperatingActivities',
    '営業活動によるキャッシュ・フロー',
    'Duration',
    'JPY',
    ({ operatingCash }) => operatingCash,
  ],
  [
    'NetCashProvidedByUsedInInvestingActivities',
    '投資活動によるキャッシュ・フロー',
    'Duration',
    'JPY',
    ({ investingCash }) => investingCash,
  ],
  [
    'NetCashProvidedByUsedInFinancingActivities',
    '財務活動によるキャッシュ・フロー',
    'Duration',
    'JPY',
    ({ financingCash }) => financingCash,
  ],
  ['CashAndCashEquivalents', '現金及び現金同等物の残高', 'Instant', 'JPY', ({ cash }) => cash],
]

/** The elements of groups under IFRS; one of them is the book value of a share despite its name. */
const ifrsNames: Readonly<Record<string, string>> = {
  NetSales: 'RevenueIFRS',
  ProfitLossAttributableToOwnersOfParent: 'ProfitLossAttributableToOwnersOfParentIFRS',
  NetAssets: 'EquityAttributableToOwnersOfParentIFRS',
  TotalAssets: 'TotalAssetsIFRS',
  NetAssetsPerShare: 'EquityToAssetRatioIFRS',
  BasicEarningsLossPerShare: 'BasicEarningsLossPerShareIFRS',
  EquityToAssetRatio: 'RatioOfOwnersEquityToGrossAssetsIFRS',
  RateOfReturnOnEquity: 'RateOfReturnOnEquityIFRS',
  PriceEarningsRatio: 'PriceEarningsRatioIFRS',
  NetCashProvidedByUsedInOperatingActivities: 'CashFlowsFromUsedInOperatingActivitiesIFRS',
  NetCashProvidedByUsedInInvestingActivities: 'CashFlowsFromUsedInInvestingActivitiesIFRS',
  NetCashProvidedByUsedInFinancingActivities: 'CashFlowsFromUsedInFinancingActivitiesIFRS',
  CashAndCashEquivalents: 'CashAndCashEquivalentsIFRS',
}

const parents: readonly SummaryLine[] = [
  ['NetSales', '売上高', 'Duration', 'JPY', ({ parent }) => parent.sales],
  ['OrdinaryIncomeLoss', '経常利益又は経常損失（△）', 'Duration', 'JPY', ({ parent }) => parent.ordinary],
  ['NetIncomeLoss', '当期純利益又は当期純損失（△）', 'Duration', 'JPY', ({ parent }) => parent.net],
  ['NetAssets', '純資産額', 'Instant', 'JPY', ({ parent }) => parent.netAssets],
  ['TotalAssets', '総資産額', 'Instant', 'JPY', ({ parent }) => parent.assets],
]

/** Of the company itself whether it is a group or not. */
const ofShares: readonly SummaryLine[] = [
  ['TotalNumberOfIssuedShares', '発行済株式総数（普通株式）', 'Instant', 'shares', ({ shares }) => shares],
  ['DividendPaidPerShare', '１株当たり配当額', 'Duration', 'JPYPerShares', ({ dividend }) => dividend],
  ['PayoutRatio', '配当性向', 'Duration', 'pure', ({ payout }) => payout],
]

/** Years of the summary, the oldest first, with the beginnings of their contexts. */
export const summaryYears = [4, 3, 2, 1, 0].map((back) => ({
  back,
  when: back === 0 ? 'CurrentYear' : `Prior${back}Year`,
}))

export function addSummary(rows: FactRows, { document: { filer }, year, years }: Story): void {
  const isIfrs = filer.hasConsolidated && filer.standard === 'IFRS'
  const addLines = (lines: readonly SummaryLine[], member: string, nameOf: (name: string) => string | undefined) => {
    for (const [name, label, span, unit, of] of lines) {
      const element = nameOf(name)
      if (!element) continue
      for (const { back, when } of summaryYears) {
        const value = of(years.get(year - back)!)
        rows.add(`${element}SummaryOfBusinessResults`, `${label}、経営指標等`, `${when}${span}${member}`, value, unit)
      }
    }
  }
  if (filer.hasConsolidated) {
    addLines(japanese, '', (name) => (isIfrs ? ifrsNames[name] : name))
    addLines(parents, '_NonConsolidatedMember', (name) => name)
  } else
    addLines(japanese, '_NonConsolidatedMember', (name) =>
      name === 'ProfitLossAttributableToOwnersOfParent' ? 'NetIncomeLoss' : name,
    )
  addLines(ofShares, '_NonConsolidatedMember', (name) => name)
}

/** Figures of two years outside the summary: operating income, depreciation, debt, investment, research. */
export function addFinance(rows: FactRows, { document: { filer }, year, years }: Story): void {
  const isIfrs = filer.hasConsolidated && filer.standard === 'IFRS'
  const member = filer.hasConsolidated ? '' : '_NonConsolidatedMember'
  for (const { back, when } of summaryYears.slice(3)) {
    const of = years.get(year - back)!
    const add = (element: string, label: string, span: string, value: number) =>
      rows.add(element, label, `${when}${span}${member}`, value, 'JPY')
    if (isIfrs) {
      add('jpigp_cor:OperatingProfitLossIFRS', '営業利益（△損失）（IFRS）', 'Duration', of.operating)
      add('jpigp_cor:DepreciationAndAmortizationOpeCFIFRS', '減価償却費及び償却費（IFRS）', 'Duration', of.depreciation)
      add('jpigp_cor:EquityIFRS', '資本（IFRS）', 'Instant', of.netAssets + of.minority)
      add('jpigp_cor:NonControllingInterestsIFRS', '非支配持分（IFRS）', 'Instant', of.minority)
      add('jpigp_cor:BondsAndBorrowingsNCLIFRS', '社債及び借入金（IFRS）', 'Instant', of.loans + of.bonds)
    } else {
      add('jppfs_cor:OperatingIncome', '営業利益又は営業損失（△）', 'Duration', of.operating)
      add(
        'jppfs_cor:DepreciationAndAmortizationOpeCF',
        '減価償却費、営業活動によるキャッシュ・フロー',
        'Duration',
        of.depreciation,
      )
      if (filer.hasConsolidated) add('jppfs_cor:NonControllingInterests', '非支配株主持分', 'Instant', of.minority)
      add('jppfs_cor:LongTermLoansPayable', '長期借入金', 'Instant', of.loans)
      add('jppfs_cor:BondsPayable', '社債', 'Instant', of.bonds)
    }
  }
  const of = years.get(year)!
  const now = `CurrentYearDuration${member}`
  rows.add('CapitalExpendituresOverviewOfCapitalExpendituresEtc', '設備投資額、設備投資等の概要', now, of.capex, 'JPY')
  rows.add(
    'ResearchAndDevelopmentExpensesResearchAndDevelopmentActivities',
    '研究開発費、研究開発活動',
    now,
    of.research,
    'JPY',
  )
  rows.add('AuditFeesTotal', '監査証明業務に基づく報酬、計', now, of.auditFees, 'JPY')
}
