import { Random } from '#server/demo/random.ts'
import type { Filer } from '../filers.ts'
import type { Year } from './accounts.ts'
import type { Board } from './board.ts'
import { paragraphOf, type TopicName } from './sentences.ts'

interface Subject {
  readonly filer: Filer
  readonly seed: number
  /** Calendar year in which the reported year ends. */
  readonly year: number
  readonly term: number
  readonly periodEnd: string
  readonly filedOn: string
  readonly years: ReadonlyMap<number, Year>
  readonly board: Board
}

const money = (yen: number) => Math.round(yen / 1_000_000).toLocaleString('en')
const percent = (fraction: string) => (Number(fraction) * 100).toFixed(1)
const japaneseDay = (day: string) => `${Number(day.slice(0, 4))}年${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`

/** Chapters of a report by element, in its order; tables have their cells run together, as EDINET's own conversion leaves them. */
export function textsOf(subject: Subject): (readonly [element: string, text: string])[] {
  const { filer, seed, year } = subject
  const random = new Random(`${seed} texts ${filer.index} ${year}`)
  const say = (topic: TopicName, characters: number) => paragraphOf(topic, random, { year, characters })
  const governance = `(1) ガバナンス${say('governance', 640)}`
  const people = `②　人的資本に関する戦略${say('strategy', 900)}`
  const strategy = `(2) 戦略①　気候変動${say('strategy', 1_300)}${people}`
  const management = `(3) リスク管理${say('management', 520)}`
  const metrics = `(4) 指標及び目標${targetsOf(subject, random)}${emissionsOf(subject)}`
  const about = `２ 【サステナビリティに関する考え方及び取組】当社グループのサステナビリティに関する考え方及び取組は、次のとおりであります。なお、文中の将来に関する事項は、${japaneseDay(subject.filedOn)}現在において当社グループが判断したものであります。`
  return [
    [
      'BusinessResultsOfGroupTextBlock',
      `(1) 連結経営指標等${summaryTable(subject)}（注）１ 潜在株式調整後１株当たり当期純利益については、潜在株式が存在しないため記載しておりません。`,
    ],
    ['CompanyHistoryTextBlock', historyOf(random, filer)],
    ['DescriptionOfBusinessTextBlock', `３ 【事業の内容】${say('business', 1_890)}`],
    ['OverviewOfAffiliatedEntitiesTextBlock', affiliatesOf(random, filer)],
    ['InformationAboutEmployeesTextBlock', employeesOf(subject)],
    [
      'BusinessPolicyBusinessEnvironmentIssuesToAddressEtcTextBlock',
      `１ 【経営方針、経営環境及び対処すべき課題等】${say('policy', 3_240)}`,
    ],
    [
      'DisclosureOfSustainabilityRelatedFinancialInformationTextBlock',
      `${about}${governance}${strategy}${management}${metrics}`,
    ],
    ['GovernanceTextBlock', governance],
    ['StrategyTextBlock', strategy],
    ['PolicyOnDevelopmentOfHumanResourcesAndInternalEnvironmentStrategyTextBlock', people],
    ['RiskManagementTextBlock', management],
    ['MetricsAndTargetsTextBlock', metrics],
    ['BusinessRisksTextBlock', risksOf(say)],
    [
      'ManagementAnalysisOfFinancialPositionOperatingResultsAndCashFlowsTextBlock',
      `４ 【経営者による財政状態、経営成績及びキャッシュ・フローの状況の分析】${say('analysis', 6_480)}`,
    ],
    ['ResearchAndDevelopmentActivitiesTextBlock', `６ 【研究開発活動】${say('research', 2_700)}`],
    ['OverviewOfCapitalExpendituresEtcTextBlock', `１ 【設備投資等の概要】${say('analysis', 351)}`],
    ['MajorFacilitiesTextBlock', facilitiesOf(random)],
    ['DividendPolicyTextBlock', `３ 【配当政策】${say('policy', 567)}`],
    ['OverviewOfCorporateGovernanceTextBlock', `(1) 【コーポレート・ガバナンスの概要】${say('board', 4_860)}`],
    [formElements[subject.board.form], say('board', 2_970)],
    ['InformationAboutOfficersTextBlock', officersOf(subject)],
    ['AuditsTextBlock', `(3) 【監査の状況】${say('board', 3_510)}`],
    ['RemunerationForDirectorsAndOtherOfficersTextBlock', `(4) 【役員の報酬等】${say('board', 3_510)}`],
    ['ShareholdingsTextBlock', `(5) 【株式の保有状況】${say('board', 1_215)}`],
    [
      'NotesSignificantAccountingPoliciesForPreparationOfConsolidatedFinancialStatementsTextBlock',
      `（連結財務諸表作成のための基本となる重要な事項）${say('notes', 5_940)}`,
    ],
    ['NotesFinancialInstrumentsConsolidatedFinancialStatementsTextBlock', `（金融商品関係）${say('notes', 4_050)}`],
    ['NotesRevenueRecognitionConsolidatedFinancialStatementsTextBlock', `（収益認識関係）${say('notes', 2_970)}`],
    ['NotesSignificantAccountingPoliciesFinancialStatementsTextBlock', `（重要な会計方針）${say('notes', 1_890)}`],
    ...schedules.map(([element, title]) => [element, `${title}(単位：百万円)${scheduleOf(random, year)}`] as const),
  ]
}

const schedules = [
  ['ConsolidatedBalanceSheetTextBlock', '①　【連結貸借対照表】'],
  ['ConsolidatedStatementOfIncomeTextBlock', '②　【連結損益計算書】'],
  ['ConsolidatedStatementOfChangesInEquityTextBlock', '③　【連結株主資本等変動計算書】'],
  ['ConsolidatedStatementOfCashFlowsTextBlock', '④　【連結キャッシュ・フロー計算書】'],
  ['NotesRetirementBenefitsConsolidatedFinancialStatementsTextBlock', '（退職給付関係）'],
  ['NotesTaxEffectAccountingConsolidatedFinancialStatementsTextBlock', '（税効果会計関係）'],
  ['BalanceSheetTextBlock', '①　【貸借対照表】'],
  ['StatementOfChangesInEquityTextBlock', '③　【株主資本等変動計算書】'],
  ['AnnexedDetailedScheduleOfPropertyPlantAndEquipmentEtcTextBlock', '【有形固定資産等明細表】'],
] as const

const headings =
  '期首残高|期末残高|当期増加額|当期減少額|償却累計額|差引残高|流動資産|固定資産|流動負債|固定負債|純資産|勤務費用|利息費用|数理計算上の差異|評価性引当額|繰越欠損金|その他'.split(
    '|',
  )

/** A table of two years with its cells run together. */
function scheduleOf(random: Random, year: number): string {
  const rows = Array.from({ length: 96 }, () => {
    const [before, now] = [random.integer(12, 988_000), random.integer(12, 988_000)]
    return `${random.pick(headings)}※${random.integer(1, 9)}${random.chance(0.2) ? '△' : ''}${before.toLocaleString('en')}${now.toLocaleString('en')}`
  })
  return `前連結会計年度(${year - 1}年)当連結会計年度(${year}年)${rows.join('')}`
}

const formElements = {
  auditors: 'CorporateGovernanceCompanyWithCorporateAuditorsTextBlock',
  supervisory: 'CorporateGovernanceCompanyWithAuditAndSupervisoryCommitteeTextBlock',
  committees: 'CorporateGovernanceCompanyWithNominatingAndOtherCommitteesTextBlock',
} as const

function summaryTable({ years, year, term, periodEnd }: Subject): string {
  const five = [4, 3, 2, 1, 0].map((back) => ({ back, of: years.get(year - back)! }))
  const row = (name: string, cell: (of: Year) => string) => name + five.map(({ of }) => cell(of)).join('')
  return [
    `回次${five.map(({ back }) => `第${term - back}期`).join('')}`,
    `決算年月${five.map(({ back }) => `${year - back}年${Number(periodEnd.slice(5, 7))}月`).join('')}`,
    row('売上高(百万円)', ({ sales }) => money(sales)),
    row('経常利益(百万円)', ({ ordinary }) => money(ordinary)),
    row('純資産額(百万円)', ({ netAssets }) => money(netAssets)),
    row('総資産額(百万円)', ({ assets }) => money(assets)),
    row('１株当たり純資産額(円)', ({ bps }) => bps),
    row('自己資本比率(％)', ({ equityRatio }) => percent(equityRatio)),
    row('自己資本利益率(％)', ({ roe }) => percent(roe)),
    row('従業員数(人)', ({ employees }) => employees.toLocaleString('en')),
  ].join('')
}

function historyOf(random: Random, { nameJa }: Filer): string {
  const began = random.integer(1919, 1975)
  const events = [
    '設立',
    '本社を移転',
    '東京証券取引所に上場',
    '海外に販売会社を設立',
    '研究所を開設',
    '新工場が竣工',
    '市場区分の見直しに対応',
  ]
  return `２ 【沿革】年月概要${events
    .map((event, at) => `${began + at * 7 + random.integer(0, 5)}年${random.integer(1, 12)}月${nameJa}、${event}`)
    .join('')}`
}

function affiliatesOf(random: Random, { nameJa }: Filer): string {
  const bare = nameJa.replace('株式会社', '')
  const rows = ['販売', '物流', '精工', 'サービス', 'エンジニアリング'].map(
    (kind) =>
      `㈱${bare}${kind}東京都${random.pick(['港区', '中央区', '千代田区'])}${random.integer(10, 900)}${random.pick(['製造', '販売', '保守'])}100.0役員の兼任${random.integer(1, 3)}名`,
  )
  return `４ 【関係会社の状況】名称住所資本金(百万円)主要な事業の内容議決権の所有割合(％)関係内容（連結子会社）${rows.join('')}`
}

function employeesOf({ years, year, periodEnd }: Subject): string {
  const of = years.get(year)!
  const day = `${japaneseDay(periodEnd)}現在`
  return [
    `５ 【従業員の状況】(1) 連結会社の状況${day}従業員数(人)${of.employees.toLocaleString('en')}〔${of.temporary.toLocaleString('en')}〕`,
    `(2) 提出会社の状況${day}従業員数(人)平均年齢(歳)平均勤続年数(年)平均年間給与(円)${of.parent.employees.toLocaleString('en')}${of.age}${of.service}${of.salary.toLocaleString('en')}`,
    '（注）１ 従業員数は就業人員数であります。２ 平均年間給与は、賞与及び基準外賃金を含んでおります。(3) 労働組合の状況労使関係は円満に推移しております。',
    `(4) 管理職に占める女性労働者の割合、男性労働者の育児休業取得率及び労働者の男女の賃金の差異①　提出会社${percent(of.femaleManagers)}${percent(of.leave)}${of.wages.map(percent).join('')}`,
  ].join('')
}

const risksOf = (say: (topic: TopicName, characters: number) => string) =>
  `３ 【事業等のリスク】${[
    '経済状況',
    '原材料の調達',
    '自然災害',
    '情報セキュリティ',
    '人材',
    '法規制',
    '気候変動',
    '為替変動',
  ]
    .map((name, at) => `(${at + 1}) ${name}に関するリスク${say('risks', 837)}`)
    .join('')}`

function targetsOf({ filer, year }: Subject, random: Random): string {
  const cut = 30 + 4 * (filer.index % 7)
  const sentences = [
    `当社は、2030年度までに温室効果ガス排出量（Scope1・2）を2013年度比で${cut}％削減することを目標としております。`,
    `管理職に占める女性の割合を2030年度までに${15 + (filer.index % 16)}％とすることを目標としております。`,
    '当社は2050年までにサプライチェーン全体で温室効果ガス排出量の実質ゼロを目指してまいります。',
    `男性の育児休業取得率を${year + 3}年度までに100％とする目標を掲げております。`,
  ]
  return sentences.filter((_, at) => at === 0 || random.chance(0.7)).join('')
}

function emissionsOf({ years, year }: Subject): string {
  const tonnes = (at: 0 | 1 | 2) =>
    [2, 1].map((back) => Math.round(years.get(year - back)!.scopes[at]).toLocaleString('en')).join('')
  return `温室効果ガス排出量の実績(t-CO2)${year - 3}年度${year - 2}年度Scope1${tonnes(0)}Scope2${tonnes(1)}Scope3${tonnes(2)}`
}

const facilitiesOf = (random: Random) =>
  `２ 【主要な設備の状況】事業所名所在地設備の内容帳簿価額(百万円)従業員数(人)${[
    '本社',
    '第一工場',
    '第二工場',
    '研究所',
    '物流センター',
  ]
    .map(
      (name) =>
        `${name}${random.pick(['東京都', '大阪府', '愛知県', '静岡県'])}生産設備${random.integer(900, 99_000).toLocaleString('en')}${random.integer(12, 900)}`,
    )
    .join('')}`

function officersOf({ board, filedOn }: Subject): string {
  const { men, women, officers } = board
  const share = ((women / (men + women)) * 100).toFixed(1)
  const rows = officers.map(
    ({ title, name, birthDate, career, shares }) =>
      `${title}${name}${japaneseDay(birthDate)}生${career.map((step) => step.replace('　', '')).join('')}(注)３${shares === null ? '－' : Math.round(shares / 100)}`,
  )
  return `(2) 【役員の状況】①　役員一覧${japaneseDay(filedOn)}（有価証券報告書提出日）現在の当社の役員の状況は、以下のとおりです。男性${men}名　女性${women}名（役員のうち女性の比率${share}％）役職名氏名生年月日略歴任期所有株式数(百株)${rows.join('')}計${Math.round(officers.reduce((sum, { shares }) => sum + (shares ?? 0), 0) / 100)}`
}
