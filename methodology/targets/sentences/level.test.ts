import { expect, test } from 'vitest'
import { levelIn } from './level.ts'
import { readTargets } from './read-targets.ts'

const levelsOf = (sentence: string) =>
  readTargets(sentence, { year: 2025 }).map((read) => levelIn({ fields: read, sentence }))

test.each([
  ['2030年度末までに女性管理職比率を30％以上とすることを目標としています。', 'S-DV-002', 2030, 30],
  ['The target is for the ratio of female managers to reach 20% by the end of fiscal 2027.', 'S-DV-002', 2027, 20],
  ['We aim to raise the ratio of female managers by 2030 to 25%.', 'S-DV-002', 2030, 25],
  ['2030年までに取締役会における女性比率を30％とすることを目指しております。', 'S-DV-005', 2030, 30],
  ['By 2030 at least 40% of our directors should be women.', 'S-DV-005', 2030, 40],
  ['2028年3月期までに男性の育児休業取得率85％を目指します。', 'S-DV-011', 2027, 85],
  ['We are targeting a 100% take-up of paternity leave by male employees by FY2026.', 'S-DV-011', 2026, 100],
  ['障がい者雇用率を2026年度までに2.7％以上とする目標を掲げております。', 'S-DV-018', 2026, 2.7],
  ['We are working towards a lost-time injury frequency rate of 0.2 or less by 2030.', 'S-LR-027', 2030, 0.2],
  ['We will source 100% of our electricity from renewables by 2030.', 'E-EN-004', 2030, 100],
  ['廃棄物のリサイクル率を2030年度までに98％とすることを目標としています。', 'E-WS-006', 2030, 98],
])('%s', (sentence, indicator, year, value) => {
  expect(levelsOf(sentence)).toEqual([{ indicator, year, value }])
})

test('each of two years of one sentence', () => {
  expect(
    levelsOf('使用電力に占める再生可能エネルギーの比率を2030年度までに60％、2040年度までに100％とする目標です。'),
  ).toEqual([
    { indicator: 'E-EN-004', year: 2030, value: 60 },
    { indicator: 'E-EN-004', year: 2040, value: 100 },
  ])
})

test.each([
  // Near the indicator, and not it: of the group, of the heads of sections, of new ones, of officers, of hires, of some sites.
  '当社グループの女性管理職比率を2030年度までに30％とすることを目標としています。',
  '課長級以上の管理職に占める女性の割合を2030年度までに15％とする目標です。',
  '2030年度までに新任管理職に占める女性の割合を30％とすることを目標としています。',
  '2030年までに女性役員比率を30％とすることを目指しております。',
  'We aim for women to account for 40% of new graduates hired in FY2027.',
  '国内拠点の使用電力に占める再生可能エネルギー比率を2030年度までに100％とする目標です。',
  '2030年度までに度数率0.20を目標としています。',
  '2030年度までにリサイクル率98％以上とする目標です。',
  // By so much, of a base year, in a range.
  '女性管理職比率を2030年度までに10％引き上げることを目標としています。',
  '女性管理職比率を2030年度までに25〜30％とすることを目標としています。',
  '2030年度までにCO2排出量を2013年度比で46％削減することを目標としています。',
])('no level of an indicator: %s', (sentence) => {
  const all = levelsOf(sentence)
  expect(all.length).toBeGreaterThan(0)
  for (const level of all) expect(level).toBeNull()
})
