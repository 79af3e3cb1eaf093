import { beforeEach, describe, expect, test } from 'vitest'
import { setLanguage } from '../../i18n/language.ts'
import { definitions } from '../../indicators/given-definitions.ts'
import { standardOf, standardsOf } from '../../indicators/standards.ts'
import { byRate, ratesOf } from '../rates.ts'
import { facetsOf, filterDefinitions, matchesText } from './filters.ts'

beforeEach(() => setLanguage('ja'))
const codes = (matches: readonly { code: string }[]) => matches.map(({ code }) => code)
const find = (text: string) => codes(definitions.filter((definition) => matchesText(definition, text)))

describe('search', () => {
  test.each([
    ['e-cc-001', ['E-CC-001']],
    ['Ｅ－ＣＣ－００１', ['E-CC-001']], // full width
    ['Q-S-DV-002', ['S-DV-002']],
    ['女性まねーじゃー', ['S-DV-002']], // hiragana for katakana
    ['ﾏﾈｰｼﾞｬｰ', ['S-DV-002']], // half-width katakana
    ['gri 305', ['E-CC-001']],
    ['S2.29', ['E-CC-001']],
    ['RatioOfFemale', ['S-DV-002']], // an element
    ['female ratio head', ['S-DV-003']], // every word, in any order
    ['ジェンダー', ['S-DV-002', 'S-DV-003']], // by its goal
    ['nothing like it', []],
  ])('%s', (text, expected) => expect(find(text)).toEqual(expected))

  test.each(['ja', 'en'] as const)('a reference by its name in either language, read in %s', (language) => {
    setLanguage(language)
    const [one] = definitions
    const read = { ...one!, standardRefs: ['annual securities report'] }
    expect(['annual securities report', '有価証券報告書', 'GRI 999'].map((text) => matchesText(read, text))).toEqual([
      ...[true, true, false],
    ])
  })

  test('nothing typed finds all', () => expect(find(' 　')).toHaveLength(4))
})

describe('filters', () => {
  test('by large, middle and small class, goal, standard, filing, scoring', () => {
    expect(codes(filterDefinitions(definitions, { class: 'social' }))).toEqual(['S-DV-002', 'S-DV-003'])
    expect(codes(filterDefinitions(definitions, { class: 'climatechange' }))).toEqual(['E-CC-001'])
    expect(codes(filterDefinitions(definitions, { small: 'Emissions' }))).toEqual(['E-CC-001'])
    expect(codes(filterDefinitions(definitions, { sdg: '13' }))).toEqual(['E-CC-001'])
    expect(codes(filterDefinitions(definitions, { standard: 'ssbj' }))).toEqual(['E-CC-001'])
    expect(codes(filterDefinitions(definitions, { filing: 'no' }))).toEqual(['S-DV-003'])
    expect(codes(filterDefinitions(definitions, { scored: 'no' }))).toEqual(['F-PL-001'])
    expect(codes(filterDefinitions(definitions, { tag: 'women', filing: 'yes' }))).toEqual(['S-DV-002'])
  })

  test('the count beside a value is what choosing it would leave', () => {
    const choice = { class: 'social', find: 'female' }
    const facets = facetsOf(definitions, choice)
    for (const [value, count] of facets.filing) {
      expect(filterDefinitions(definitions, { ...choice, filing: value as 'yes' | 'no' })).toHaveLength(count)
    }
    // Another class is an alternative to the chosen one: it is counted without it.
    expect(facetsOf(definitions, { class: 'social' }).class.get('climatechange')).toBe(1)
  })
})

describe('standards', () => {
  test.each([
    ['GRI 305-1/305-2', 'gri'],
    ['IFRS S2 29(a)(vi)', 'issb'],
    ['PAI1', 'pai'],
    ['PAI add.S12', 'pai'],
    ['SFDR RTS', 'pai'],
    ['ISO 14001', 'iso'],
    ['ISSA 5000', undefined],
    ['CG Code 2-4-1', 'cg-code'],
    ['CG report', 'filing'],
    ["Women's Act", 'law'],
    ['Act on Promotion of Global Warming Countermeasures', 'law'],
    ['company KPI', undefined],
  ])('%s belongs to %s', (reference, standard) => expect(standardOf(reference)).toBe(standard))

  test('of an indicator, each once', () => {
    expect(standardsOf(definitions[0]!)).toEqual(['ssbj', 'issb', 'gri'])
  })
})

test('the most and the least disclosed first; without a rate last both ways', () => {
  const coverages = {
    years: [2023, 2024],
    newest: 2024,
    indicators: [
      { indicator: 'a', rates: [0.9, 0.1] },
      { indicator: 'b', rates: [0.2, null] },
      { indicator: 'c', rates: [0.1, 0.6] },
    ],
    revision: 1,
  }
  const rows = ['a', 'b', 'c'].map((code) => ({ code }))
  const order = (year: number | undefined, by: 'high' | 'low' | undefined) =>
    codes(byRate(rows, ratesOf(coverages, year), by))
  expect(order(undefined, undefined)).toEqual(['a', 'b', 'c'])
  expect(order(undefined, 'high')).toEqual(['c', 'a', 'b'])
  expect(order(undefined, 'low')).toEqual(['a', 'c', 'b'])
  expect(order(2023, 'high')).toEqual(['a', 'b', 'c'])
  expect(ratesOf(undefined, undefined).inYear('a')).toBeNull()
})
