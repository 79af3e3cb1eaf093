import { expect, test } from 'vitest'
import { setLanguage } from '../../i18n/language.ts'
import { whatIfName } from './temperature-tables.ts'

const figuresOf = (matched: number) => ({ portfolio: { matched } }) as Parameters<typeof whatIfName>[1]

test.each([
  ['en', 1, 'All companies: 2.0 °C at most (3a)'],
  ['en', 10, 'All companies: 2.0 °C at most (3a)'],
  ['en', 11, 'The ten largest contributors: 2.0 °C at most (3a)'],
  ['ja', 10, '全社が2.0℃以下（3a）'],
  ['ja', 11, '寄与の大きい10社が2.0℃以下（3a）'],
] as const)(
  '%s: of %i companies the ten largest are said to be ten only where there are more',
  (language, of, text) => {
    setLanguage(language)
    expect(whatIfName('3a', figuresOf(of))).toBe(text)
    expect(whatIfName('4a', figuresOf(of))).not.toBe(text)
  },
)
