import { expect, test } from 'vitest'
import { table, valuesOf } from './given-chapters.ts'

test('statutory tables without tags: the company’s row, not its subsidiaries’; brackets beside the staff', () => {
  const employees = `<p>(1) 連結会社の状況</p>${table([
    ['セグメントの名称', '従業員数（人）'],
    ['甲事業', '700'],
    ['合計', '900（100）'],
  ])}
    <p>（注）臨時従業員は年間の平均人員を（　）に外数で記載しております。</p>
    ${table([
      ['従業員数（人）', '平均年齢（歳）', '平均勤続年数（年）', '平均年間給与（千円）'],
      ['500', '40歳6ヶ月', '15.5', '7,100'],
    ])}
    <p>提出会社</p>${table([['当事業年度|5'], ['管理職に占める女性労働者の割合（％）|1|2', '男性労働者の育児休業取得率（％）|1|2', '労働者の男女の賃金の差異（％）|3'], ['全労働者', '正規雇用労働者', 'パート・有期労働者'], ['5.1', '91.6', '69.2', '70.1', '－']])}
    <p>連結子会社</p>${table([['当事業年度|3'], ['名称', '管理職に占める女性労働者の割合（％）', '全労働者'], ['乙', '99.0', '80.0']])}`
  expect(valuesOf({ InformationAboutEmployees: employees })).toEqual({
    // 100 / (900 + 100) = 10 %; 40 years and 6 months are 40.5.
    'S-LR-001': 900,
    'S-LR-003': 10,
    'S-LR-002': 500,
    'S-LR-004': 40.5,
    'S-LR-005': 15.5,
    'S-LR-006': 7100,
    'S-DV-002': 5.1,
    'S-DV-011': 91.6,
    'S-DV-008': 69.2,
    'S-DV-009': 70.1,
  })
})

test('fathers on leave split by the kind of work are not the pay gap of that kind; years and months in two cells', () => {
  const head = ['当事業年度|7']
  const employees = `<p>提出会社</p>${table([
    ['従業員数（人）', '平均年齢|2', '平均勤続年数|2', '平均年間給与（千円）'],
    ['500', '41歳', '6ヶ月', '9年', '3ヶ月', '7,100'],
  ])}<p>提出会社</p>${table([
    head,
    [
      '管理職に占める女性労働者の割合（％）|1|2',
      '男性労働者の育児休業取得率（％）|3',
      '労働者の男女の賃金の差異（％）|3',
    ],
    [
      '全労働者',
      'うち正規雇用労働者',
      'うちパート・有期労働者',
      '全労働者',
      'うち正規雇用労働者',
      'うちパート・有期労働者',
    ],
    ['7.8', '68.2', '68.1', '－', '63.1', '68.8', '44.2'],
  ])}`
  expect(valuesOf({ InformationAboutEmployees: employees })).toMatchObject({
    'S-LR-004': 41.5,
    'S-LR-005': 9.3,
    'S-DV-011': 68.2,
    'S-DV-008': 63.1,
    'S-DV-009': 68.8,
    'S-DV-010': 44.2,
  })
})
