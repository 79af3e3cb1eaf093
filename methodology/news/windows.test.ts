import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { monthsBefore, relevanceOf, type TonedItem, toneMonths, toneOver, toneTable, weightOf } from './windows.ts'

const dayOf = (text: string) => Date.parse(text) / 86_400_000
const item = (day: string, tone: number, relevance = 1, novelty = 1): TonedItem => ({
  at: dayOf(day),
  tone,
  relevance,
  novelty,
})

describe('the mean of a window', () => {
  test('weighs each tone by relevance and novelty', () => {
    const items = [item('2026-10-20', -0.8), item('2026-10-21', 0.4, 0.5), item('2026-10-22', 1, 1, 0.1)]
    // (−0.8 × 1 + 0.4 × 0.5 + 1 × 0.1) ÷ (1 + 0.5 + 0.1) = −0.5 ÷ 1.6
    const mean = toneOver(items, dayOf('2026-11-01'), 1)
    expect(mean.items).toBe(3)
    expect(mean.tone).toBeCloseTo(-0.3125)
  })

  test('is null where nothing is, which is not zero', () => {
    expect(toneOver([], 20_000, 'all')).toEqual({ tone: null, items: 0 })
    expect(toneOver([item('2026-10-20', 1, 1, 0)], dayOf('2026-11-01'), 1)).toEqual({ tone: null, items: 1 })
  })

  test('goes back by calendar months: the first day is out, the last is in', () => {
    const day = dayOf('2026-05-31')
    expect(monthsBefore(day, 3)).toBe(dayOf('2026-02-28'))
    expect(monthsBefore(dayOf('2024-03-31'), 1)).toBe(dayOf('2024-02-29'))
    expect(toneOver([item('2026-02-28', 1)], day, 3).items).toBe(0)
    expect(toneOver([item('2026-03-01', 1), item('2026-05-31', 1)], day, 3).items).toBe(2)
  })

  const items = fc.array(
    fc.record({
      at: fc.integer({ min: 19_000, max: 21_000 }),
      tone: fc.double({ min: -1, max: 1, noNaN: true }),
      relevance: fc.double({ min: 0, max: 1, noNaN: true }),
      novelty: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
  )

  test('knows nothing of what comes after its day, stays between −1 and 1, and a longer window never holds less', () => {
    fc.assert(
      fc.property(items, fc.integer({ min: 19_000, max: 21_000 }), (all, day) => {
        const table = toneTable(all, day)
        expect(
          toneTable(
            all.filter(({ at }) => at <= day),
            day,
          ),
        ).toEqual(table)
        for (const { cells } of table) {
          expect(cells.map(({ months }) => months)).toEqual(toneMonths)
          expect(cells.every(({ tone }) => tone === null || Math.abs(tone) <= 1)).toBe(true)
          expect(cells.every(({ items: count }, at) => at === 0 || count >= cells[at - 1]!.items)).toBe(true)
        }
      }),
    )
  })
})

describe('the weight of an event', () => {
  test('is severity × reach × novelty', () => {
    // (1 + 3) × (3 + 0.8) ÷ 2 = 7.6; log2(1 + 7) + log2(1 + 3) = 5; 0.1 + 0.9
    expect(weightOf({ level: 3, reports: 7, publishers: 3, novelty: 1, tone: -0.8 })).toBeCloseTo(38)
  })

  test('rises in level, reports, publishers and novelty, falls in tone', () => {
    const event = fc.record({
      level: fc.integer({ min: 0, max: 3 }),
      reports: fc.integer({ min: 1, max: 500 }),
      publishers: fc.integer({ min: 1, max: 50 }),
      novelty: fc.double({ min: 0, max: 0.9, noNaN: true }),
      tone: fc.double({ min: -0.9, max: 1, noNaN: true }),
    })
    fc.assert(
      fc.property(event, (one) => {
        const weight = weightOf(one)
        expect(weight).toBeGreaterThan(0)
        expect(weightOf({ ...one, level: one.level + 1 })).toBeGreaterThan(weight)
        expect(weightOf({ ...one, reports: one.reports + 1 })).toBeGreaterThan(weight)
        expect(weightOf({ ...one, publishers: one.publishers + 1 })).toBeGreaterThan(weight)
        expect(weightOf({ ...one, novelty: one.novelty + 0.1 })).toBeGreaterThan(weight)
        expect(weightOf({ ...one, tone: one.tone - 0.1 })).toBeGreaterThan(weight)
      }),
    )
  })
})

describe('relevance', () => {
  const none = { titleJa: null, titleEn: null, bodyJa: null, bodyEn: null }
  const names = ['株式会社架空重工業', 'Kaku Heavy Industries, Ltd.']

  test.each([
    [{ ...none, titleJa: '架空重工業、リコールを発表' }, 1],
    [{ ...none, titleEn: 'Regulator fines KAKU Heavy Industries' }, 1],
    [{ ...none, titleJa: '業界各社が値上げ', bodyJa: '架空重工業など3社が値上げする。' }, 0.8],
    [{ ...none, titleJa: '業界各社が値上げ', bodyJa: `${'値上げが続く。'.repeat(40)}架空重工業も続いた。` }, 0.5],
    [{ ...none, titleJa: 'リコールに関するお知らせ' }, 0.2],
  ])('%o: %s', (text, relevance) => expect(relevanceOf(text, names)).toBe(relevance))

  test('a Latin name counts as a whole word only', () => {
    expect(relevanceOf({ ...none, titleEn: 'Toaster recall widens' }, ['Toa Corporation'])).toBe(0.2)
    expect(relevanceOf({ ...none, titleEn: 'Toa recalls toasters' }, ['Toa Corporation'])).toBe(1)
  })
})
