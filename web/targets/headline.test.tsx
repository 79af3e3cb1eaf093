import { expect, test } from 'vitest'
import type { CompanyTargets } from '#contract/targets/targets.ts'
import { setLanguage } from '../i18n/language.ts'
import { givenTargets } from './given-targets.ts'
import { asides, targetsHeadline } from './headline.ts'
import { isReached, othersHeadline, sbtiHeadline, temperatureHeadline } from './list-headlines.ts'
import { pathTable } from './paths/table.ts'

const years = (...values: [number, number][]) => new Map(values)
const headlines = (data: CompanyTargets) =>
  (['ja', 'en'] as const).map((language) => {
    setLanguage(language)
    return targetsHeadline(data, 'scope1+2')
  })

const down = years([2020, 100_000], [2024, 73_216])
const waits = {
  source: {
    ...({ kind: 'sentence', confidence: 0.6, isAccepted: false } as const),
    document: { id: 5, title: '有価証券報告書', filedOn: '2025-06-20' },
  },
}
const stated: CompanyTargets['others'][number] = {
  ...{ name: '温室効果ガス排出量の削減率', target: '42', result: '44.8', unit: '%', period: '2030年度' },
  ...{ goal: 42, now: 44.8, targetYear: 2030, figure: null, sentence: null },
  document: { id: 5, title: '有価証券報告書', filedOn: '2025-06-20' },
}
const row = (state: CompanyTargets['sbti'][number]['state']): CompanyTargets['sbti'][number] => ({
  ...{ kind: 'company', state, status: 'x', scope: null, value: null, classification: '1.5°C', baseYear: null },
  ...{ targetYear: null, wording: null, publishedOn: null, list: 'sbti-companies', importId: 1, line: 2 },
})

test.each<[CompanyTargets, ja: string, en: string]>([
  // Allowed 100,000 × (1 − 0.042 × 4) = 83,200; 73,216 is 12 % below; 6.7 % a year against 2.54 % needed.
  [givenTargets(down, [{}]), 'Scope1+2は1.5℃の道筋より12%少ない', 'Scope 1+2 is 12% below its 1.5 °C path'],
  // 92,000 of 100,000 after four years is 2 % a year; 34,000 left in six years are 5.7 %.
  [
    givenTargets(years([2020, 100_000], [2024, 92_000]), [{}]),
    '目標には年5.7%の削減が要るが、実績は年2.0%',
    'Needs 5.7% a year, achieves 2.0%',
  ],
  [
    givenTargets(years([2020, 100], [2024, 108]), [{ reduction: 0.1 }]),
    '目標には年3.0%の削減が要るが、排出量は年2.0%増えている',
    'Needs 3.0% a year, but emissions rise 2.0% a year',
  ],
  // 4 % promised in all and 1 % a year kept: on its way, and far above what science asks for (83.2 % allowed).
  [
    givenTargets(years([2020, 100], [2024, 96.5]), [{ reduction: 0.08 }]),
    'Scope1+2は目標に必要なペースを保つが、1.5℃の道筋より16%多い',
    'Scope 1+2 keeps the pace that its target needs, 16% above its 1.5 °C path',
  ],
  [
    givenTargets(years([2020, 100], [2024, 55]), [{}]),
    'FY2030の目標−42%に、FY2024で既に到達（−45%）',
    'Already there: −45% in FY2024 against −42% for FY2030',
  ],
  [
    givenTargets(years([2018, 100], [2025, 78]), [{ baseYear: 2018, targetYear: 2025, reduction: 0.3 }]),
    'FY2025の目標−30%に対し−22%で未達',
    'Missed: −22% against −30% for FY2025',
  ],
  [
    givenTargets(years([2018, 100], [2025, 65]), [{ baseYear: 2018, targetYear: 2025, reduction: 0.3 }]),
    'FY2025の目標−30%を達成（−35%）',
    'Reached: −35% against −30% for FY2025',
  ],
  [
    givenTargets(years([2018, 100], [2025, 65]), [{ baseYear: 2018, targetYear: 2023, reduction: 0.3 }]),
    'FY2023の目標−30%は期限を迎えたが、その年度の排出量の開示がない',
    '−30% for FY2023 has come due, but no emissions of that year are disclosed',
  ],
  [givenTargets(years([2020, 100]), [{}]), '実績が1年分で、ペースは測れない', 'One year of figures: no pace yet'],
  [
    givenTargets(years([2018, 90], [2020, 100]), [{}]),
    '基準年FY2020より後の実績がなく、ペースは測れない',
    'No figure after the base year FY2020: no pace yet',
  ],
  [
    givenTargets(years(), [{}]),
    'Scope1+2の排出量の開示がなく、目標と比べられない',
    'No Scope 1+2 emissions disclosed to hold the target against',
  ],
  [
    givenTargets(years([2021, 100]), [{}]),
    '基準年FY2020の排出量の開示がなく、実績のペースを計算できない',
    'No emissions disclosed for the base year FY2020: no pace so far',
  ],
  [
    // The list of the other targets shows 44.8 % of the same cut: the headline may not say that nothing is known.
    { ...givenTargets(years([2021, 100]), [{}]), others: [stated] },
    '目標42%に対する実績は会社の開示で44.8%。基準年FY2020の排出量の開示がなく、実績のペースは計算できない',
    '44.8% against 42% by the company’s own account; without emissions of the base year FY2020 its pace so far cannot be determined',
  ],
  [
    // Another cut than that of the target says nothing of it.
    { ...givenTargets(years([2021, 100]), [{}]), others: [{ ...stated, goal: 50 }] },
    '基準年FY2020の排出量の開示がなく、実績のペースを計算できない',
    'No emissions disclosed for the base year FY2020: no pace so far',
  ],
  [
    givenTargets(years([2020, 0]), [{}]),
    '基準年FY2020の排出量が0で、削減率を計算できない',
    'Emissions of the base year FY2020 are zero: there is nothing to reduce',
  ],
  [
    givenTargets(years([2020, 5], [2021, -1]), [{}]),
    '排出量に負の値があり、目標と比べられない',
    'Some emissions are negative: the target cannot be held against them',
  ],
  [
    givenTargets(down, [{ targetYear: 2019 }]),
    '目標年（FY2019）が基準年（FY2020）以前で、評価できない',
    'The target year (FY2019) is not after the base year (FY2020): no pace',
  ],
  [
    givenTargets(down, [waits]),
    '報告書の文から読み取った目標（FY2030に−42%）が確認待ち',
    'A target read from a sentence (−42% by FY2030) waits for review',
  ],
  [
    givenTargets(down, [{ measure: 'intensity' }]),
    'Scope1+2は原単位の目標のみで、排出量とは比べられない',
    'Scope 1+2 has intensity targets only, which emissions cannot be held against',
  ],
  [givenTargets(down, []), '削減目標の開示がない', 'No reduction target disclosed'],
  [
    givenTargets(down, [], { byScope: [{ scope: 'scope3', targets: 1 }] }),
    'Scope1+2の削減目標の開示がない',
    'No reduction target disclosed for Scope 1+2',
  ],
  [
    givenTargets(down, [], { sbti: [row('committed')] }),
    '削減目標はまだなく、SBT認定取得を約束した段階',
    'No reduction target yet: committed to set one with the SBTi',
  ],
  [
    givenTargets(down, [], { sbti: [row('removed')] }),
    '削減目標がなく、SBTへの約束も取り消されている',
    'No reduction target, and its SBTi commitment was removed',
  ],
])('%# %s', (data, ja, en) => expect(headlines(data)).toEqual([ja, en]))

test('a figure under review is told as one, and not as one that nobody disclosed', () => {
  const data = givenTargets(years([2021, 100]), [{}])
  const values = data.emissions[0]!.values.map((value, at) =>
    data.years[at] === 2020 ? { value: null, state: 'under-review' as const } : value,
  )
  const review = { ...data, emissions: [{ ...data.emissions[0]!, values }] }
  expect(headlines(review)).toEqual([
    '基準年FY2020の排出量は確認待ちで、目標と比べられない',
    'Emissions of the base year FY2020 are under review: the target has to wait',
  ])
  expect(asides(review, 'scope1+2')).toEqual([
    'Emissions of FY2020 look like an error and are under review; until that is decided they are not used.',
  ])
  const { rows } = pathTable(review, { scope: 'scope1+2', caption: '', model: null })
  expect(rows.find(({ key }) => key === '2020')!.cells[2]).toBe('under review')
  expect(rows.find(({ key }) => key === '2019')!.cells[2]).toBe('not disclosed')
})

test('the next open target speaks, and what it contradicts or what was missed before stands beside it', () => {
  setLanguage('en')
  const data = givenTargets(
    years([2016, 110_000], [2020, 100_000], [2022, 99_000], [2024, 73_216]),
    [
      { targetYear: 2050, reduction: 0.9 },
      { reduction: 0.3 },
      {},
      { baseYear: 2016, targetYear: 2022, reduction: 0.2 },
    ],
    { contradictions: [[1, 2]], sbti: [row('removed')] },
  )
  expect(targetsHeadline(data, 'scope1+2')).toBe('Scope 1+2 is 12% below its 1.5 °C path')
  expect(asides(data, 'scope1+2')).toEqual([
    'Two targets for FY2030 contradict each other (−30% and −42%). Both are drawn.',
    'The earlier target for FY2022 was missed: −10% against −20%.',
    'The SBTi list has a commitment or target that was removed; it stays listed under SBTi.',
  ])
})

test('the lists, the temperature and other targets in a sentence', () => {
  setLanguage('en')
  const sbti = (...rows: CompanyTargets['sbti']) => sbtiHeadline({ sbti: rows })
  expect(sbti()).toBe('Not on the SBTi lists')
  expect(sbti(row('targets-set'))).toBe('Near-term target validated (1.5°C)')
  expect(sbti(row('targets-set'), { ...row('targets-set'), kind: 'net-zero' })).toBe(
    'Near-term (1.5°C) and net-zero targets validated',
  )
  expect([sbti(row('committed')), sbti(row('removed')), sbti(row(null))]).toEqual([
    'Committed to set a target, with none validated yet',
    'Its commitment was removed',
    'Listed, without a target that is validated now',
  ])
  const cell = { scope: 'scope1+2', horizon: 'mid', score: 1.385, isDefault: false, regression: null } as const
  const usual = { ...cell, horizon: 'long', score: 3.2, isDefault: true } as const
  const grid = (...cells: CompanyTargets['temperature']['grid']) =>
    temperatureHeadline({ referenceYear: 2026, default: 3.2, grid: cells })
  expect(grid(usual, cell)).toBe('The mid-term Scope 1+2 target amounts to 1.4 °C')
  expect(grid(usual)).toBe('No target of any horizon: the default, 3.2 °C')
  expect(grid({ ...usual, score: null })).toBe('No target that a score can be given to')
  const figure = { indicator: 'S-DV-026', year: 2025, boundary: 'parent' }
  expect(isReached({ goal: 30, now: 31, figure })).toBe(true)
  expect(isReached({ goal: 30, now: 31, figure: null })).toBeNull()
  const other = { goal: 30, now: 12, figure } as CompanyTargets['others'][number]
  expect(othersHeadline({ others: [] })).toBe('No other targets disclosed')
  expect(othersHeadline({ others: [{ ...other, now: null }] })).toContain('none that can be told')
  expect(othersHeadline({ others: [other, { ...other, now: 40 }] })).toBe(
    '1 of 2 targets that can be judged is reached',
  )
})
