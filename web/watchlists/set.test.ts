import { expect, test } from 'vitest'
import type { WatchlistMember } from '#contract/watchlists/watchlists.ts'
import { byStake, setOf, WatchlistSet, watchlistIn } from './set.ts'

test.each(['watchlist-8', 'watchlist-123456789'])('%s names a list', (text) => {
  expect(setOf(watchlistIn(WatchlistSet.parse(text))!)).toBe(text)
})

test.each(['watchlist-', 'watchlist-0', 'watchlist-08', 'list-8', '8', 'watchlist-8,9', 'watchlist-1234567890'])(
  '“%s” names none',
  (text) => {
    expect(WatchlistSet.safeParse(text).success).toBe(false)
  },
)

test('the largest stakes first, then those without one, equal ones in the order of the list', () => {
  const stakes = [null, 5, 12.5, null, 5, 0]
  const members = stakes.map((stake, companyId) => ({ companyId, stake }) as WatchlistMember)
  expect(byStake(members).map(({ companyId }) => companyId)).toEqual([2, 1, 4, 5, 0, 3])
})
