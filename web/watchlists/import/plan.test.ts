import { expect, test } from 'vitest'
import type { RowOutcome, WatchlistFileRow } from '#contract/watchlists/watchlist-file.ts'
import type { WatchlistMember } from '#contract/watchlists/watchlists.ts'
import { leaving, type Plan, scaled, totalAfter } from './plan.ts'

const row = (line: number, id: number, stake: number | null, outcome: RowOutcome): WatchlistFileRow => ({
  line,
  ticker: `${id}`,
  country: 'JP',
  ratio: `${stake ?? ''}`,
  company: { id, ticker: `${id}`, nameJa: `架空${id}`, nameEn: null },
  suggestion: null,
  issue: null,
  stake,
  outcome,
  before: null,
  sameAs: null,
})
const member = (companyId: number, stake: number | null) => ({ companyId, stake }) as WatchlistMember
const plan = (members: WatchlistMember[], more: Partial<Plan> = {}): Plan => ({
  mode: 'merge',
  takesBare: false,
  members,
  ...more,
})
const rows = [row(2, 1, 60, 'change'), row(3, 2, 30, 'add'), row(4, 3, null, 'no-ratio')]

test('added and changed: 60 + 30 of the file and 20 of a company that stays make 110', () => {
  const members = [member(1, 10), member(9, 20)]
  expect(totalAfter(rows, plan(members))).toBe(110)
  expect(leaving(rows, plan(members))).toBe(0)
  // 80 are left for 60 : 30, which is 53.33 and 26.67 of 100 · 80 ÷ 90 rounded down: 66.67 · 0.8 = 53.336, 33.33 · 0.8 = 26.664.
  expect([...scaled(rows, plan(members))!]).toEqual([
    [2, 53.33],
    [3, 26.66],
  ])
})

test('replaced: only the file counts, and who is not in it goes', () => {
  const members = [member(1, 10), member(3, null), member(9, 20)]
  expect(totalAfter(rows, plan(members, { mode: 'replace' }))).toBe(90)
  expect(leaving(rows, plan(members, { mode: 'replace' }))).toBe(2)
  expect(leaving(rows, plan(members, { mode: 'replace', takesBare: true }))).toBe(1)
  // 60 ÷ 90 = 66.67, 30 ÷ 90 = 33.33
  expect([...scaled(rows, plan(members, { mode: 'replace' }))!]).toEqual([
    [2, 66.67],
    [3, 33.33],
  ])
})

test('nothing can be scaled where the others hold everything', () => {
  expect(scaled(rows, plan([member(9, 100)]))).toBeNull()
})
