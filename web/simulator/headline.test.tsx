import { expect, test } from 'vitest'
import type { Levers } from '#contract/simulator/simulator.ts'
import { setLanguage } from '../i18n/language.ts'
import { leversHeadline } from './headline.ts'

const levers = (...effects: number[]) =>
  ({ score: 0.5, levers: effects.map((effect, at) => ({ indicator: 'ABC'[at], effect })) }) as unknown as Levers

// In points with one decimal: 1.24 and 1.16 both read as +1.2, 1.14 as +1.1.
test.each([
  ['en', [0.0124, 0.0114], '“A” would add most (+1.2)'],
  ['en', [0.0124, 0.0116], '“A” and one other would add most (+1.2 each)'],
  ['en', [0.0124, 0.0116, 0.0115], '“A” and 2 others would add most (+1.2 each)'],
  ['ja', [0.0124, 0.0114], '最も効くのは「A」（+1.2）'],
  ['ja', [0.0124, 0.0116], '最も効くのは「A」ほか1件（いずれも+1.2）'],
] as const)('%s: no lever of %j adds most where another prints the same', (language, effects, text) => {
  setLanguage(language)
  expect(leversHeadline(levers(...effects), undefined)).toBe(text)
})
