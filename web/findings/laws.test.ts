import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { radarFinding } from '#methodology/findings/scores.ts'
import { categories } from '#methodology/scores/hierarchy.ts'
import { setLanguage } from '../i18n/language.ts'
import { findingMessages } from './messages.ts'
import { sentence } from './sentence.ts'

const ranks = fc.tuple(
  ...categories.map((key) =>
    fc
      .option(
        fc.integer({ min: 1, max: 60 }).chain((of) => fc.integer({ min: 1, max: of }).map((rank) => ({ rank, of }))),
        { nil: null },
      )
      .map((rank) => ({ key, rank })),
  ),
)

describe.each(['ja', 'en'] as const)('the sentence of the radar, %s', (language) => {
  test('denies only what is true of none of the thirteen categories, and names only those it is true of', () => {
    setLanguage(language)
    const m = findingMessages()
    const denials =
      language === 'ja'
        ? { top: '上位2割のカテゴリーはない', bottom: '下位2割のカテゴリーはない', both: m.radar.neither }
        : { top: 'nothing is in the top fifth', bottom: 'nothing is in the bottom fifth', both: m.radar.neither }
    fc.assert(
      fc.property(ranks, (scores) => {
        const rated = scores.filter(({ rank }) => rank !== null)
        const place = ({ rank }: (typeof scores)[number]) => 1 - (rank!.rank - 0.5) / rank!.of
        const [top, bottom] = [rated.filter((one) => place(one) >= 0.8), rated.filter((one) => place(one) <= 0.2)]
        const text = sentence(radarFinding(scores), m)
        if (rated.length === 0) return expect(text).toBe(m.noData.radar)
        expect(text.includes(denials.both)).toBe(top.length === 0 && bottom.length === 0)
        expect(text.includes(denials.top)).toBe(top.length === 0 && bottom.length > 0)
        expect(text.includes(denials.bottom)).toBe(bottom.length === 0 && top.length > 0)
      }),
      { numRuns: 500 },
    )
  })
})
