import { describe, expect, test } from 'vitest'
import { setLanguage } from '../../i18n/language.ts'
import type { FigureRow } from './model.ts'
import { rawsSentence } from './sentence.ts'

const row = (values: readonly (number | null)[], states: readonly string[]) =>
  [
    {
      name: 'N',
      unit: '',
      text: String,
      row: { kind: 'indicator', isBoolean: false, years: [{ values, states }] },
    },
  ] as unknown as FigureRow[]

const sentences = {
  ja: {
    one: 'Nは7（開示1社）、2社は未開示',
    all: 'Nは全社7',
    doubted: 'Nは7〜9、1社は値なし',
    industries: 'Nの平均は7（1業種）、1業種は値なし',
  },
  en: {
    one: 'N: 7 (disclosed by 1); 2 not disclosed',
    all: 'N: 7 for all',
    doubted: 'N: 7 to 9; 1 without a figure',
    industries: 'N: 7 on average (1 industry); 1 industry without a figure',
  },
} as const

describe.each(['ja', 'en'] as const)('%s', (language) => {
  test('a figure is said to be everybody’s only where everybody has it', () => {
    setLanguage(language)
    const w = sentences[language]
    const one = row([7, null, null], ['disclosed', 'not-disclosed', 'not-disclosed'])
    expect(rawsSentence(one, 0, 'companies')).toBe(w.one)
    expect(rawsSentence(row([7, 7], ['disclosed', 'estimated']), 0, 'companies')).toBe(w.all)
    const doubted = row([7, 9, null], ['disclosed', 'disclosed', 'under-review'])
    expect(rawsSentence(doubted, 0, 'companies')).toBe(w.doubted)
    expect(rawsSentence(row([7, null], ['computed', 'none']), 0, 'industries')).toBe(w.industries)
  })
})
