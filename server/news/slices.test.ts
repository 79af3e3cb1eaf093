import { expect, test } from 'vitest'
import { maxNewsListed } from '#contract/news/news.ts'
import { firstSlice, nextSlice, type Slice } from './slices.ts'

const until = '2026-11-20 12:00'
const given = ({ since = null, ...rest }: { since?: string | null; companies?: number[] | null; all?: string[] }) => ({
  filter: { q: '', range: 'all' as const, lang: 'ja' as const },
  words: { all: rest.all ?? ['排出'], none: [] },
  named: {},
  companies: rest.companies ?? null,
  period: { day: '2026-11-20', past: null, since, until, known: until },
})
const summaryOf = ({ scope, quarters, days }: Slice) => [scope.period.since, scope.period.until, quarters.length, days]

test('the newest hundred days come first, then as many as the list and the count need, then all the others', () => {
  const scope = given({})
  const first = firstSlice(scope)
  // 20 November less 100 days is 12 August: two quarters.
  expect(summaryOf(first)).toEqual(['2026-08-12', until, 2, 100])

  // 300 of 600 in 100 days: 200 days for the list, so the next edge, 370 days before: 15 November 2025.
  const second = nextSlice(scope, first, { count: 300, most: 600 })!
  expect(summaryOf(second)).toEqual(['2025-11-15', '2026-08-12', 4, 370])

  // 900 in 370 days: 10,000 take 4,111 days, which only the rest has.
  const rest = nextSlice(scope, second, { count: 900, most: 600 })!
  expect(summaryOf(rest)).toEqual([null, '2025-11-15', 0, null])
  expect(nextSlice(scope, rest, { count: 900, most: 600 })).toBeNull()
})

test('what is rare is looked for in all that is left at once, and so is a period that is short', () => {
  const scope = given({})
  expect(nextSlice(scope, firstSlice(scope), { count: 0, most: 600 })!.days).toBeNull()
  expect(summaryOf(firstSlice(given({ since: '2026-10-21' })))).toEqual(['2026-10-21', until, 1, null])
})

test('a slice that leaves as much to count as it found is followed by one that is no longer than needed', () => {
  const scope = given({})
  const next = nextSlice(scope, firstSlice(scope), { count: maxNewsListed / 2, most: 600 })!
  expect(next.days).toBe(370) // 200 days are needed.
})

test('a company’s own articles are looked through at once', () => {
  expect(summaryOf(firstSlice(given({ companies: [7] })))).toEqual([null, until, 0, null])
})
