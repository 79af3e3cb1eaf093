import { expect, test } from 'vitest'
import { readChapters, table, valuesOf } from './given-chapters.ts'

const sus = 'DisclosureOfSustainabilityRelatedFinancialInformation'
const sentence = (text: string) => valuesOf({ [sus]: `<p>${text}</p>` })

test('emissions: the newest actual, not the target beside it, nor the base year; its unit from the row', () => {
  const emissions = table([
    ['項目', '単位', '2021年度', '2022年度', '2023年度', '2030年度目標'],
    ['Scope1', '千t-CO2e', '12', '11', '10.5', '6'],
    ['Scope2', '千t-CO2e', '8', '7', '6', '3'],
    ['Scope1+2', '千t-CO2e', '20', '18', '16.5', '9'],
    ['Scope3', '千t-CO2e', '200', '190', '－', '－'],
  ])
  const read = readChapters({ [sus]: emissions })
  const of = (indicator: string) => read.find((each) => each.indicator === indicator)
  expect(of('E-CC-001')).toMatchObject({ value: 16_500, yearsBack: 1 })
  expect(of('E-CC-002')).toMatchObject({ value: 10_500, yearsBack: 1 })
  expect(of('E-CC-005')).toMatchObject({ value: 190_000, yearsBack: 2 })
})

test('a table that does not say which column is the actual is left', () => {
  expect(
    readChapters({
      [sus]: table([
        ['項目', '数値', '参考'],
        ['Scope1（t-CO2）', '100', '120'],
      ]),
    }),
  ).toEqual([])
})

test('measures of people: actual and target told apart in either order', () => {
  const measures = table([
    ['指標', '目標', '実績（当事業年度）'],
    ['年次有給休暇取得率', '80％以上', '71.2％'],
    ['障がい者雇用率', '2.5％', '2.41％'],
    ['男性の育児休業平均取得日数', '30日', '21日'],
    ['３年以内離職率', '10％未満', '12.0％'],
  ])
  expect(valuesOf({ [sus]: measures })).toEqual({ 'S-LR-023': 71.2, 'S-DV-018': 2.41, 'S-DV-014': 21 })
})

test('a span of days is of its last year; voluntary leavers are not all; two categories are not the first', () => {
  const rows = table([
    ['指標', '実績対象期間 2024年4月1日～2025年3月31日'],
    ['有給休暇取得率', '84.7％'],
    ['離職率（自己都合）', '4.2％'],
    ['Scope3のうちカテゴリ1＋カテゴリ11（t-CO2）', '500'],
    ['社員エンゲージメント', '△2ポイント'],
  ])
  expect(readChapters({ [sus]: rows }).map(({ indicator, yearsBack }) => [indicator, yearsBack])).toEqual([
    ['S-LR-023', 0],
  ])
})

test('one scope 3 category is not the total', () => {
  const rows = table([
    ['項目', '2024年度'],
    ['Scope3 カテゴリ1（t-CO2）', '500'],
  ])
  expect(valuesOf({ [sus]: rows })).toEqual({ 'E-CC-006': 500 })
})

test('measures: forecasts, marks in brackets, hundreds of thousands of tonnes, rows of some sites or some staff', () => {
  const rows = table([
    ['項目', '2022年度', '2023年度', '2024年度見通し'],
    ['Scope1（国内製造拠点）（千t-CO2）', '11', '10（　）', '9'],
    ['Scope2（十万トン-CO2e）', '20', '18', '17'],
    ['新卒採用（総合職）に占める女性の割合（％）', '20', '21', '22'],
  ])
  const read = readChapters({ [sus]: rows })
  expect(read.map(({ indicator, value, yearsBack, boundary }) => [indicator, value, yearsBack, boundary])).toEqual([
    ['E-CC-002', 10_000, 1, 'consolidated-part'],
    ['E-CC-003', 1_800_000, 1, null],
  ])
})

test('a share that was reached is no target; a union of the group is not none', () => {
  expect(
    sentence('管理職登用を進め、2025年3月時点で女性管理職比率は24.2％（2025年3月時点）となり、全国平均以上です。')[
      'S-DV-026'
    ],
  ).toBeUndefined()
  expect(sentence('2030年度までに女性管理職比率を30％以上とすることを目標としております。')['S-DV-026']).toBe(30)
  const union = (text: string) => valuesOf({ InformationAboutEmployees: `<p>${text}</p>` })['S-LR-038']
  expect(
    union('当社に労働組合はありません。当社グループには甲銀行従業員組合（組合員数2,000人）があります。'),
  ).toBeUndefined()
  expect(union('労働組合は結成されておりませんが、労使関係は円満です。')).toBe(0)
})

test('brackets make it another figure, fill with a unit, or say nothing', () => {
  const rows = (head: string, ...cells: string[][]) => valuesOf({ [sus]: table([['項目', head], ...cells]) })
  expect(
    rows('2024年度', ['Scope3（カテゴリ1）（t-CO2）', '500'], ['Scope2（ロケーション基準）（t-CO2）', '70']),
  ).toEqual({
    'E-CC-006': 500,
    'E-CC-004': 70,
  })
  expect(rows('2024年度', ['度数率（20万時間当たり）', '0.4'], ['度数率（100万時間当たり）', '2.1'])).toEqual({
    'S-LR-027': 2.1,
  })
  expect(rows('2024年度実績（当事業年度）', ['労働災害強度率', '0.02'], ['1人当たり研修時間（時間）', '12'])).toEqual({
    'S-LR-028': 0.02,
    'S-LR-018': 12,
  })
  expect(rows('2024年度（十万トン-CO2）', ['Scope1', '3'])).toEqual({ 'E-CC-002': 300_000 })
  expect(rows('2024年度（ton-CO2eq）', ['Scope1・2合計', '3'])).toEqual({ 'E-CC-001': 3 })
})

test('totals of all scopes, emissions per sales and columns that compare years are other figures', () => {
  expect(
    valuesOf({
      [sus]: table([
        ['項目（単位：t-CO2）', '2023年度', '2024年度', '前年度比'],
        ['Scope1', '12', '11', '91.7％'],
        ['Scope1+2+3合計', '120', '110', '91.7％'],
        ['売上高1億円当たり排出量（Scope1+2）', '3', '2', '66.7％'],
      ]),
    }),
  ).toEqual({ 'E-CC-002': 11 })
})

test('actuals and targets in rows of their own', () => {
  const rows = table([
    ['指標', '区分', '2023年度', '2024年度'],
    ['離職率（％）|1|2', '実績', '4.1', '3.8'],
    ['目標', '4.0', '3.5'],
  ])
  expect(valuesOf({ [sus]: rows })).toEqual({ 'S-LR-013': 3.8 })
})

test('emissions whose cells ran together are no sentence', () => {
  expect(
    sentence('温室効果ガス排出量項目2023年度2024年度Scope165,989トン71,569トンScope278,537トン95,353トン'),
  ).toEqual({})
  expect(sentence('2024年度の温室効果ガス排出量は、Scope1が65,989トンでした。')).toEqual({ 'E-CC-002': 65_989 })
})

test('targets: the company’s own, with their year; not the state’s, nor those of its products', () => {
  expect(
    sentence(
      '当社グループは、2030年度までに温室効果ガス排出量（Scope1+2）を2013年度比50％削減し、2050年度までにカーボンニュートラルの達成を目指しております。',
    ),
  ).toMatchObject({
    'E-CC-030': 1,
    'E-CC-031': 50,
    'E-CC-034': 2050,
  })
  expect(
    sentence('日本政府は、2050年までにカーボンニュートラルを実現することを宣言しました。')['E-CC-034'],
  ).toBeUndefined()
  expect(
    sentence(
      '2030年までに、お客さまへ販売する電気由来のCO2排出量を2013年度比で50％以上削減することを目標としております。',
    )['E-CC-031'],
  ).toBeUndefined()
})

test('a cut of waste is none of greenhouse gases', () => {
  expect(sentence('2030年度までに産業廃棄物の排出量を2020年度比で35％削減することを目標としております。')).toEqual({})
  expect(
    sentence('2030年度までに廃棄物に由来するCO2排出量を2020年度比で35％削減することを目標としております。')['E-CC-031'],
  ).toBe(35)
})

test('a sentence with several years gives the year of its own clause', () => {
  expect(
    sentence('2030年度までに排出量を50％削減、2040年度までにカーボンニュートラルを実現することを目指します。')[
      'E-CC-034'
    ],
  ).toBe(2040)
})

test('what is denied, planned or said of others is no yes', () => {
  const cases: [string, string][] = [
    ['G-AC-014', '監査役に報告を行った者に対し、通報を理由とする不利な取扱いを行わないものとしております。'],
    ['S-DV-031', '事業活動が生物多様性の損失に与える影響を評価する取組みを進めております。'],
    ['G-AC-015', 'OECD多国籍企業行動指針に基づき評価を定めております。'],
    ['G-RM-001', 'リスク管理の状況は定期的に経営会議に報告されます。'],
    ['E-CC-035', 'SBT認定の取得を目指し、申請を行いました。'],
    ['E-CC-042', 'インターナルカーボンプライシングの導入を検討しております。'],
    ['E-CC-006', 'カテゴリ1とカテゴリ11の合計は1,000t-CO2です。'],
    ['E-CC-030', '2050年カーボンニュートラルへの意識の高まりに対応し、企業価値の向上を実現していきます。'],
    ['E-CC-031', '2030年までにスコープ1-3のGHG排出量を2019年比で46%削減することを目標としています。'],
    ['E-CC-034', '中期経営計画（2022～2025年度）で定めたカーボンニュートラルの推進への取組みを目標とします。'],
    ['G-AC-001', '贈収賄防止に関する研修を行い、また広告事業に関するマニュアルを整備しています。'],
    ['G-AC-010', 'キャリア相談窓口を設置し、社内公募制度を設けています。'],
    ['G-AC-011', '当事者が相談できるLGBTQの社外相談窓口を設置しました。'],
    ['G-AC-015', '環境ビジョンの行動指針のもと、環境計画を策定しています。'],
    ['G-RM-013', 'マテリアリティの特定に向けての体制を定めました。'],
    ['S-DV-031', '働き方の多様性を実現する制度に取り組んでいます。'],
    ['E-CC-042', '排出量の把握、社内炭素価格（ICP）の導入検討'],
    ['E-CC-033', '排出量削減目標の達成に向けて2023年2月にスコープ3を算出しました。'],
    ['E-CC-031', '石炭火力発電事業については、2035年までにCO2排出量を60%以上削減する目標です。'],
    ['E-CC-041', '財務影響は「大（100億円≦売上）」「小（売上＜10億円）」と設定しています。'],
    ['E-MG-003', '環境貢献委員会では、ISO14001に準拠した環境マネジメントシステムを運用しています。'],
    ['E-MG-012', 'TNFD提言へのEarly Adopter登録を行いました。'],
    ['G-AC-022', 'インサイダー取引規制に関する研修を運用しています。'],
    ['G-RM-014', 'サステナビリティ委員会は、気候変動への対応の目標と施策を定めています。'],
    ['G-RM-033', '海外の政治的混乱のリスクに備え、損害保険を付保しています。'],
    ['S-DV-027', 'えるぼし認定等の認証制度の取得促進'],
    ['S-LR-041', '男女の賃金の差異は、短時間勤務制度の利用者数によるものです。'],
    ['S-LR-051', '人権方針は、国連グローバル・コンパクトの10原則を支持し、定めています。'],
    ['S-LR-052', '人権の救済メカニズムの体制を今後整備します。'],
    ['S-SI-019', '紛争鉱物に関する取り組みを主導している団体'],
    ['G-BD-015', 'スキルマトリックスの開示内容に関する審議'],
    ['S-LR-048', '人権方針を策定していないことから、課題の把握が遅れるおそれがあります。'],
    ['G-BD-048', '後継者計画を定めてはおりませんが、候補者の育成は重要な課題と認識しております。'],
    ['S-SI-019', '紛争鉱物に関する方針の策定を検討しております。'],
    ['G-RM-003', 'BCPの策定は今後の課題であります。'],
    ['G-RM-003', 'お客様の事業継続計画（BCP）策定を支援するサービスの提供を推進しております。'],
  ]
  for (const [indicator, text] of cases) expect([indicator, sentence(text)[indicator]]).toEqual([indicator, undefined])
})

test('a policy in full-width letters and spaced words is read', () => {
  expect(
    sentence('当社はＴＣＦＤ提言に基づき、シナリオ分析を実施し、取締役会が気候変動への対応を監督しております。'),
  ).toMatchObject({
    'E-CC-039': 1,
    'E-CC-040': 1,
    'E-CC-046': 1,
  })
  expect(
    sentence('重要課題（マテリアリティ）ごとにKPIを設定し、国連グローバル・コンパクトに署名しております。'),
  ).toMatchObject({ 'G-RM-014': 1, 'S-LR-051': 1 })
  expect(
    sentence(
      '内 部 通 報 制 度を設け、窓口を社外の弁護士事務所にも設置し、通報者が不利益な取扱いを受けないことを定めております。',
    ),
  ).toMatchObject({
    'G-AC-010': 1,
    'G-AC-014': 1,
  })
})

test('no sentence, no answer: silence is never a no', () => {
  expect(sentence('当社グループの事業は順調に推移しました。')).toEqual({})
})
