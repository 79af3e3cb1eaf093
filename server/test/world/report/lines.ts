import { Random } from '#server/demo/random.ts'
import type { Year } from './accounts.ts'

/** Lines of a balance sheet, an income statement and a statement of cash flows: element, label and about which part of assets or sales it is. */
const split = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' '))
    .map(([element, label, share]) => ({ element: element!, label: label!, share: Number(share) }))

const balance = split(`
  CashAndDeposits 現金及び預金 0.14
  NotesAndAccountsReceivableTradeAndContractAssets 受取手形、売掛金及び契約資産 0.17
  ElectronicallyRecordedMonetaryClaimsOperatingCA 電子記録債権、営業債権 0.03
  MerchandiseAndFinishedGoods 商品及び製品 0.06
  WorkInProcess 仕掛品 0.02
  RawMaterialsAndSupplies 原材料及び貯蔵品 0.03
  OtherCA その他、流動資産 0.02
  AllowanceForDoubtfulAccountsCA 貸倒引当金、流動資産 -0.001
  BuildingsAndStructuresNet 建物及び構築物（純額） 0.12
  MachineryEquipmentAndVehiclesNet 機械装置及び運搬具（純額） 0.08
  Land 土地 0.09
  ConstructionInProgress 建設仮勘定 0.01
  OtherNetPPE その他（純額）、有形固定資産 0.01
  Goodwill のれん 0.02
  Software ソフトウエア 0.01
  InvestmentSecurities 投資有価証券 0.08
  NetDefinedBenefitAsset 退職給付に係る資産 0.01
  DeferredTaxAssets 繰延税金資産 0.01
  OtherIOA その他、投資その他の資産 0.01
  NotesAndAccountsPayableTrade 支払手形及び買掛金 0.1
  AccountsPayableOther 未払金 0.03
  IncomeTaxesPayable 未払法人税等 0.01
  ProvisionForBonuses 賞与引当金 0.01
  OtherCL その他、流動負債 0.03
  NetDefinedBenefitLiability 退職給付に係る負債 0.02
  AssetRetirementObligationsNCL 資産除去債務、固定負債 0.004
  OtherNCL その他、固定負債 0.01
  CapitalStock 資本金 0.05
  CapitalSurplus 資本剰余金 0.05
  RetainedEarnings 利益剰余金 0.35
  TreasuryStock 自己株式 -0.01
  ValuationDifferenceOnAvailableForSaleSecurities その他有価証券評価差額金 0.02
  ForeignCurrencyTranslationAdjustment 為替換算調整勘定 0.02
`)

const income = split(`
  CostOfSales 売上原価 0.68
  GrossProfit 売上総利益 0.32
  SellingGeneralAndAdministrativeExpenses 販売費及び一般管理費 0.25
  InterestIncomeNOI 受取利息、営業外収益 0.001
  DividendsIncomeNOI 受取配当金、営業外収益 0.002
  ForeignExchangeGainsNOI 為替差益、営業外収益 0.002
  OtherNOI その他、営業外収益 0.001
  InterestExpensesNOE 支払利息、営業外費用 0.001
  OtherNOE その他、営業外費用 0.001
  GainOnSalesOfNoncurrentAssetsEI 固定資産売却益、特別利益 0.001
  LossOnRetirementOfNoncurrentAssetsEL 固定資産除却損、特別損失 0.001
  ImpairmentLossEL 減損損失、特別損失 0.002
  IncomeBeforeIncomeTaxes 税引前当期純利益 0.07
  IncomeTaxesCurrent 法人税、住民税及び事業税 0.02
  IncomeTaxesDeferred 法人税等調整額 0.001
  SalariesAndAllowancesSGA 給料及び手当、販売費及び一般管理費 0.06
  ProvisionForBonusesSGA 賞与引当金繰入額、販売費及び一般管理費 0.01
  RetirementBenefitExpensesSGA 退職給付費用、販売費及び一般管理費 0.004
  DepreciationSGA 減価償却費、販売費及び一般管理費 0.01
  AdvertisingExpensesSGA 広告宣伝費、販売費及び一般管理費 0.01
  ComprehensiveIncome 包括利益 0.06
  DividendsFromSurplus 剰余金の配当 -0.02
`)

const cash = split(`
  ImpairmentLossOpeCF 減損損失、営業活動によるキャッシュ・フロー 0.002
  AmortizationOfGoodwillOpeCF のれん償却額、営業活動によるキャッシュ・フロー 0.002
  IncreaseDecreaseInNetDefinedBenefitLiabilityOpeCF 退職給付に係る負債の増減額（△は減少） 0.001
  InterestAndDividendsIncomeReceivedOpeCFInvCF 利息及び配当金の受取額 0.003
  InterestExpensesPaidOpeCFFinCF 利息の支払額 -0.001
  IncomeTaxesPaidOpeCF 法人税等の支払額 -0.02
  PurchaseOfIntangibleAssetsInvCF 無形固定資産の取得による支出 -0.005
  PurchaseOfInvestmentSecuritiesInvCF 投資有価証券の取得による支出 -0.003
  ProceedsFromSalesOfInvestmentSecuritiesInvCF 投資有価証券の売却による収入 0.004
  NetIncreaseDecreaseInShortTermLoansPayableFinCF 短期借入金の純増減額（△は減少） -0.003
  ProceedsFromLongTermLoansPayableFinCF 長期借入れによる収入 0.02
  RepaymentOfLongTermLoansPayableFinCF 長期借入金の返済による支出 -0.02
  CashDividendsPaidFinCF 配当金の支払額 -0.02
  EffectOfExchangeRateChangeOnCashAndCashEquivalents 現金及び現金同等物に係る換算差額 0.001
`)

const equityMembers = ['CapitalStock', 'CapitalSurplus', 'RetainedEarnings', 'TreasuryStock', 'ShareholdersEquity']
const equityChanges = [
  ['DividendsFromSurplus', '剰余金の配当'],
  ['PurchaseOfTreasuryStock', '自己株式の取得'],
  ['DisposalOfTreasuryStock', '自己株式の処分'],
  ['NetChangesOfItemsOtherThanShareholdersEquity', '株主資本以外の項目の当期変動額（純額）'],
  ['TotalChangesOfItemsDuringThePeriod', '当期変動額合計'],
] as const

export type Line = readonly [element: string, label: string, context: string, value: number]

/** Lines that nobody reads, in which the others stand in a real filing: of this year and the one before, of the group or the company. */
export function linesOf(
  { seed, index, year }: { readonly seed: number; readonly index: number; readonly year: number },
  years: ReadonlyMap<number, Year>,
  isConsolidated: boolean,
): Line[] {
  const members = isConsolidated ? ['', '_NonConsolidatedMember'] : ['_NonConsolidatedMember']
  return members.flatMap((member) =>
    [1, 0].flatMap((back) => {
      const of = years.get(year - back)!
      const random = new Random(`${seed} lines ${index} ${year - back} ${member}`)
      const when = back === 0 ? 'CurrentYear' : 'Prior1Year'
      const part = member === '' ? 1 : of.parent.sales / of.sales
      const amount = (base: number, share: number) =>
        Math.round((base * part * share * Math.exp(0.3 * random.normal())) / 1_000_000) * 1_000_000
      const rows = (lines: typeof balance, base: number, span: string): Line[] =>
        lines.map(({ element, label, share }) => [
          `jppfs_cor:${element}`,
          label,
          `${when}${span}${member}`,
          amount(base, share),
        ])
      const changes = equityMembers.flatMap((column) =>
        equityChanges.map(
          ([element, label]): Line => [
            `jppfs_cor:${element}`,
            label,
            `${when}Duration${member}_${column}Member`,
            amount(of.netAssets, element.startsWith('Dividends') ? -0.02 : 0.01),
          ],
        ),
      )
      return [
        ...rows(balance, of.assets, 'Instant'),
        ...rows(income, of.sales, 'Duration'),
        ...(member === '' || !isConsolidated ? rows(cash, of.sales, 'Duration') : []),
        ...changes,
      ]
    }),
  )
}
