import type { Random } from '#server/demo/random.ts'
import { sustainability } from './emissions.ts'
import { measureTable, type Row } from './measure-tables.ts'
import type { Subject } from './subject.ts'

interface Measure {
  readonly indicator: string
  readonly labels: readonly string[]
  readonly unit: string
  readonly from: number
  readonly to: number
  readonly digits?: number
}

const measures: readonly Measure[] = [
  {
    indicator: 'S-DV-018',
    labels: ['障がい者雇用率', '障害者雇用率', '障がい者の雇用率'],
    unit: '％',
    from: 1.6,
    to: 3.2,
    digits: 2,
  },
  {
    indicator: 'S-LR-023',
    labels: ['年次有給休暇取得率', '有給休暇取得率', '年休取得率'],
    unit: '％',
    from: 52,
    to: 88,
  },
  {
    indicator: 'S-DV-014',
    labels: ['男性の育児休業平均取得日数', '男性育児休業取得日数'],
    unit: '日',
    from: 9,
    to: 62,
    digits: 0,
  },
  {
    indicator: 'S-LR-018',
    labels: ['従業員一人当たり研修時間', '1人当たりの年間研修時間'],
    unit: '時間',
    from: 8,
    to: 48,
  },
  { indicator: 'S-LR-028', labels: ['強度率', '労働災害強度率'], unit: '', from: 0.01, to: 0.2, digits: 2 },
  { indicator: 'S-DV-013', labels: ['育児休業後の復職率', '育児休業復職率'], unit: '％', from: 91, to: 99 },
  {
    indicator: 'S-LR-021',
    labels: ['エンゲージメントスコア', '従業員エンゲージメント指数'],
    unit: '',
    from: 51,
    to: 79,
  },
  { indicator: 'S-LR-035', labels: ['健康診断受診率', '定期健康診断の受診率'], unit: '％', from: 93, to: 99 },
  {
    indicator: 'S-LR-036',
    labels: ['ストレスチェック受検率', 'ストレスチェックの受検率'],
    unit: '％',
    from: 80,
    to: 98,
  },
  {
    indicator: 'S-LR-017',
    labels: ['中途採用比率', 'キャリア採用比率', '経験者採用比率'],
    unit: '％',
    from: 21,
    to: 66,
  },
  {
    indicator: 'S-DV-022',
    labels: ['管理職に占める中途採用者の割合', '中途採用者の管理職比率'],
    unit: '％',
    from: 14,
    to: 55,
  },
  { indicator: 'S-LR-025', labels: ['月平均残業時間', '月平均時間外労働時間'], unit: '時間', from: 8, to: 29 },
  {
    indicator: 'S-DV-001',
    labels: ['女性従業員比率', '従業員に占める女性の割合', '女性社員比率'],
    unit: '％',
    from: 14,
    to: 48,
  },
  { indicator: 'S-LR-013', labels: ['離職率', '従業員離職率'], unit: '％', from: 1.2, to: 8.8 },
  { indicator: 'S-LR-012', labels: ['自己都合離職率', '自己都合による退職率'], unit: '％', from: 1.1, to: 6.8 },
  { indicator: 'S-LR-024', labels: ['有給休暇取得日数', '年休の平均取得日数'], unit: '日', from: 9, to: 17 },
  { indicator: 'S-DV-019', labels: ['外国人従業員比率', '外国籍社員比率'], unit: '％', from: 1.1, to: 12 },
  { indicator: 'S-LR-040', labels: ['テレワーク実施率', '在宅勤務利用率'], unit: '％', from: 20, to: 70 },
  { indicator: 'S-LR-016', labels: ['中途採用者数', 'キャリア採用人数'], unit: '人', from: 12, to: 160, digits: 0 },
]

/** Rates of injury per million hours, which the indicator means, and per 200,000, which it does not. */
const injuryLabels = {
  million: ['度数率', '労働災害度数率', '休業災害度数率', '度数率（100万時間当たり）', 'LTIFR'],
  other: [
    '労働災害度数率（20万時間当たり）',
    'LTIFR（200,000時間当たり）',
    '休業災害度数率（延べ実労働時間20万時間当たり）',
  ],
} as const

function rowOf(random: Random, { indicator, labels, unit, from, to, digits = 1 }: Measure): Row {
  const draw = (least: number, most: number) => (least + (most - least) * random.uniform()).toFixed(digits)
  const span = to - from
  return {
    label: random.pick(labels),
    unit,
    indicator,
    values: [draw(from, from + span * 0.3), draw(from + span * 0.32, from + span * 0.6), draw(from + span * 0.63, to)],
    next: draw(to + span * 0.02, to + span * 0.1),
    far: draw(to + span * 0.12, to + span * 0.3),
  }
}

/** A table of measures of people: actuals of one or more years beside targets, in any order. */
export function writeMeasures(subject: Subject): void {
  const { random, ledger } = subject
  const isMillion = random.chance(0.6)
  const injury: Measure = {
    indicator: 'S-LR-027',
    labels: isMillion ? injuryLabels.million : injuryLabels.other,
    unit: '',
    from: 0.2,
    to: 2.1,
    digits: 2,
  }
  const rows = random
    .shuffled(measures)
    .slice(0, random.integer(3, 7))
    .map((each) => rowOf(random, each))
  if (random.chance(0.5)) {
    const row = rowOf(random, injury)
    rows.push(isMillion ? row : { ...row, indicator: null })
  }
  if (random.chance(0.15)) {
    ledger.write(sustainability, '人的資本に関する指標は、次のとおりであります。', { picture: '0102010_004' })
    for (const { indicator, values } of rows)
      if (indicator) ledger.never(indicator, 'a picture in place of a table', Number(values[2]))
    return
  }
  if (random.chance(0.3))
    rows.push({
      label: '障がい者の法定雇用率',
      unit: '％',
      indicator: null,
      values: ['2.3', '2.3', '2.5'],
      next: '2.5',
      far: '2.7',
    })
  ledger.write(sustainability, '人的資本に関する指標及び目標', { rows: measureTable(subject, rows) })
  for (const { indicator, values } of rows) {
    if (indicator === null && values[2] === '2.5') ledger.never('S-DV-018', 'the rate of the law', 2.5)
    else if (indicator === null) ledger.never('S-LR-027', 'a rate of injury per 200,000 hours', Number(values[2]))
    else ledger.answer({ indicator, value: Number(values[2]) })
  }
  const indicators = new Set(rows.flatMap(({ indicator }) => indicator ?? []))
  for (const { indicator } of [...measures, injury])
    if (!indicators.has(indicator)) ledger.never(indicator, 'no line of the table is it')
}
