import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { acceptedFrom, confidenceOf } from './features.ts'
import { readSentence, readTargets } from './read-targets.ts'
import { longestSentence, sentencesOf } from './split.ts'

const read = (text: string) => readTargets(text, { year: 2025 })

/** The example of docs/methodology/targets-from-sentences.md. */
test('two targets of one sentence, each with its year; the base year is of the first alone', () => {
  const sentence =
    '私たちは、温室効果ガス排出量（Scope1＋2）を2030年度に46%（2013年度比）削減し、2050年に実質ゼロとすることを目標としております。'
  const [cut, zero] = read(sentence)
  expect(cut).toMatchObject({
    kind: 'absolute',
    amount: { direction: 'cut', unit: 'percent', value: 46, most: null, isYearly: false },
    scope: 'scope1+2',
    base: { year: 2013, isFiscal: true },
    target: { year: 2030, isFiscal: true },
    words: { amount: '46%', scope: 'Scope1+2', base: '2013年度', target: '2030年度' },
    sentence,
    start: 0,
    part: 0,
  })
  expect(zero).toMatchObject({
    kind: 'net-zero',
    amount: null,
    base: null,
    target: { year: 2050, isFiscal: false },
    part: 1,
  })
  // −3 + 1.3 elsewhere + 1.8 future + 0.6 deadline + 0.9 subject + 0.6 cut + 1 base + 0.4 scope + 0.4 own = 4
  expect(cut!.confidence).toBeCloseTo(1 / (1 + Math.exp(-4)), 12)
  expect(cut!.seen).toEqual([
    'target-word-elsewhere',
    'future-year',
    'deadline',
    'subject',
    'cut-word',
    'base-year',
    'scope',
    'own-company',
  ])
})

describe('years', () => {
  const target = (words: string) => read(`${words}CO2排出量を2013年度比で30％削減する目標です。`)[0]?.target
  test.each([
    ['2031年3月期までに', 2030, true],
    ['2030年12月期までに', 2030, true],
    ['令和12年度までに', 2030, true],
    ['２０３０年度末までに', 2030, true],
    ['2030年までに', 2030, false],
  ])('%s', (words, year, isFiscal) => {
    expect(target(words)).toEqual({ year, isFiscal })
  })
  test('a target whose year is over is none', () => {
    expect(
      read('2020年度までにCO2排出量を2013年度比で10％削減する目標です。').filter(
        (one) => one.confidence >= acceptedFrom,
      ),
    ).toEqual([])
  })
})

test.each([
  ['政府は2030年度に温室効果ガスを2013年度比で46％削減する目標を掲げています。', 'others'],
  ['2024年度のCO2排出量は2013年度比で31％削減しました。', 'past'],
  ['2030年度までにCO2排出量を30％削減する目標を撤回しました。', 'withdrawn'],
  ['If we cut emissions by 50% by 2030, the tax would fall.', 'hypothetical'],
  ['We are considering a target to cut emissions by 50% by 2030.', 'undecided'],
])('%s', (sentence, feature) => {
  const all = readSentence(sentence, { year: 2025 })
  expect(all.length).toBeGreaterThan(0)
  for (const { seen, confidence } of all) {
    expect(seen).toContain(feature)
    expect(confidence).toBeLessThan(acceptedFrom)
  }
})

test('confidence rises with what speaks for a target and stays between 0 and 1', () => {
  expect(confidenceOf(['target-word', 'future-year'])).toBeGreaterThan(confidenceOf(['target-word']))
  expect(confidenceOf([])).toBeCloseTo(1 / (1 + Math.exp(3)), 12)
})

describe('whatever the text', () => {
  const pieces = fc.array(
    fc.oneof(
      fc.constantFrom(
        '2030年度',
        '2013年度比',
        '46％',
        '▲',
        '削減',
        '目標',
        '、',
        '。',
        '（',
        '）',
        'Scope',
        '1',
        '＋2',
        '五割',
        'ネットゼロ',
        ' by ',
        ' from ',
        '2019',
        ' levels',
        '50%',
        ' net zero',
        '. ',
        '\u0000',
        '<td>',
        '&nbsp;',
        '\n',
        '①',
        '\ud83d',
        '～',
        't-CO2',
        '1,234,567',
      ),
      fc.string({ unit: 'binary', maxLength: 12 }),
    ),
    { maxLength: 120 },
  )

  test('never throws; every sentence is in the text where it says it is', () => {
    fc.assert(
      fc.property(pieces, (parts) => {
        const text = parts.join('')
        for (const { sentence, start, confidence, amount, base, target } of read(text)) {
          expect(text.slice(start, start + sentence.length)).toBe(sentence)
          expect(confidence).toBeGreaterThan(0)
          expect(confidence).toBeLessThan(1)
          if (amount?.unit === 'percent') expect(amount.value).toBeLessThanOrEqual(100)
          for (const year of [base?.year ?? 2000, target?.year ?? 2000]) expect(year).toBeGreaterThan(1900)
        }
        for (const { text: sentence } of sentencesOf(text))
          expect(sentence.length).toBeLessThanOrEqual(longestSentence + 4)
      }),
      { numRuns: 300 },
    )
  })
})

test.each([
  '製品1トンあたりの温室効果ガス排出量を2030年度に向けて削減することを目標としております。',
  '日本鉄鋼連盟は、2030年度までに900万t-CO2の削減を目標としています。',
  '2024年度の女性管理職比率は2.5％（前年比+0.7％）となりました。',
])('%s names no amount of a target of the company', (text) => {
  expect(readTargets(text, { year: 2025 }).filter(({ confidence }) => confidence >= 0.8)).toEqual([])
})
