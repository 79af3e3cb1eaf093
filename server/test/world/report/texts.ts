import { Random } from '#server/demo/random.ts'
import type { Filer } from '../filers.ts'
import { paragraphOf, type TopicName } from './sentences.ts'

interface Subject {
  readonly filer: Filer
  readonly seed: number
  /** Calendar year in which the reported year ends. */
  readonly year: number
}

/** Chapters of a report that say nothing that is read, by element without `TextBlock`; tables have their cells run together, as EDINET's own conversion leaves them. */
export function textsOf({ filer, seed, year }: Subject): Map<string, string> {
  const random = new Random(`${seed} texts ${filer.index} ${year}`)
  const say = (topic: TopicName, characters: number) => paragraphOf(topic, random, { year, characters })
  const governance = `(1) ガバナンス${say('governance', 640)}`
  const people = `②　人的資本に関する戦略${say('strategy', 900)}`
  const strategy = `(2) 戦略①　気候変動${say('strategy', 1_300)}${people}`
  const management = `(3) リスク管理${say('management', 520)}`
  return new Map([
    ['CompanyHistory', historyOf(random, filer)],
    ['DescriptionOfBusiness', `３ 【事業の内容】${say('business', 1_890)}`],
    ['OverviewOfAffiliatedEntities', affiliatesOf(random, filer)],
    [
      'BusinessPolicyBusinessEnvironmentIssuesToAddressEtc',
      `１ 【経営方針、経営環境及び対処すべき課題等】${say('policy', 3_240)}`,
    ],
    ['Governance', governance],
    ['Strategy', strategy],
    ['PolicyOnDevelopmentOfHumanResourcesAndInternalEnvironmentStrategy', people],
    ['RiskManagement', management],
    ['BusinessRisks', risksOf(say)],
    [
      'ManagementAnalysisOfFinancialPositionOperatingResultsAndCashFlows',
      `４ 【経営者による財政状態、経営成績及びキャッシュ・フローの状況の分析】${say('analysis', 6_480)}`,
    ],
    ['OverviewOfCapitalExpendituresEtc', `１ 【設備投資等の概要】${say('analysis', 351)}`],
    ['MajorFacilities', facilitiesOf(random)],
    ['DividendPolicy', `３ 【配当政策】${say('policy', 567)}`],
    [
      'NotesSignificantAccountingPoliciesForPreparationOfConsolidatedFinancialStatements',
      `（連結財務諸表作成のための基本となる重要な事項）${say('notes', 5_940)}`,
    ],
    ['NotesFinancialInstrumentsConsolidatedFinancialStatements', `（金融商品関係）${say('notes', 4_050)}`],
    ['NotesRevenueRecognitionConsolidatedFinancialStatements', `（収益認識関係）${say('notes', 2_970)}`],
    ['NotesSignificantAccountingPoliciesFinancialStatements', `（重要な会計方針）${say('notes', 1_890)}`],
    ...schedules.map(([element, title]) => [element, `${title}(単位：百万円)${scheduleOf(random, year)}`] as const),
  ] as const)
}

const schedules = [
  ['ConsolidatedBalanceSheet', '①　【連結貸借対照表】'],
  ['ConsolidatedStatementOfIncome', '②　【連結損益計算書】'],
  ['ConsolidatedStatementOfChangesInEquity', '③　【連結株主資本等変動計算書】'],
  ['ConsolidatedStatementOfCashFlows', '④　【連結キャッシュ・フロー計算書】'],
  ['NotesRetirementBenefitsConsolidatedFinancialStatements', '（退職給付関係）'],
  ['NotesTaxEffectAccountingConsolidatedFinancialStatements', '（税効果会計関係）'],
  ['BalanceSheet', '①　【貸借対照表】'],
  ['StatementOfChangesInEquity', '③　【株主資本等変動計算書】'],
  ['AnnexedDetailedScheduleOfPropertyPlantAndEquipmentEtc', '【有形固定資産等明細表】'],
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
