import { expect, test } from 'vitest'
import type { Watchlist, WatchlistMember } from '#contract/watchlists/watchlists.ts'
import { conflictsOf, editHead, editRow, isDirty, noDraft, rebaseRow, rowsOf, sumsOf } from './draft.ts'

const t = (second: number) => `2026-11-20T00:00:0${second}.000Z`
const member = (companyId: number, stake: number | null, second = 0): WatchlistMember => ({
  companyId,
  ticker: `${1000 + companyId}`,
  nameJa: `架空${companyId}`,
  nameEn: null,
  isListed: true,
  stake,
  note: '',
  addedAt: t(0),
  updatedAt: t(second),
})
const list = (members: WatchlistMember[]): Watchlist => ({
  id: 1,
  name: '銀行',
  indicators: [],
  companies: members.length,
  stakeTotal: 0,
  stakes: 0,
  createdAt: t(0),
  updatedAt: t(0),
  changedAt: t(0),
  members,
})

test('a stake is read in any width, and typing what is there again changes nothing', () => {
  const given = list([member(1, 12.5), member(2, null)])
  const draft = editRow(noDraft, given.members[0]!, { stake: '７．２５％' })
  expect(rowsOf(given, draft)[0]).toMatchObject({ stake: 7.25, fault: null, isEdited: true })
  expect(isDirty(editRow(draft, given.members[0]!, { stake: '１２．５０' }))).toBe(false)
  expect(isDirty(editRow(noDraft, given.members[1]!, { stake: '' }))).toBe(false)
})

test('sums are of the rows that stay: 60 + 40.01 goes over, without the second it does not', () => {
  const given = list([member(1, 60), member(2, 40.01)])
  expect(sumsOf(rowsOf(given, noDraft))).toMatchObject({ companies: 2, total: 100.01, isOver: true })
  const draft = editRow(noDraft, given.members[1]!, { isRemoved: true })
  expect(sumsOf(rowsOf(given, draft))).toMatchObject({ companies: 1, total: 60, isOver: false })
})

test('what somebody else changed since is a conflict until mine is kept or given up', () => {
  const before = list([member(1, 10), member(2, 20), member(3, 30)])
  let draft = editRow(noDraft, before.members[0]!, { stake: '11' })
  draft = editRow(draft, before.members[1]!, { stake: '21' })
  draft = editRow(draft, before.members[2]!, { isRemoved: true })
  const now = list([member(1, 12, 1)]) // 1 changed, 2 and 3 taken out.
  expect(conflictsOf(now, draft).map(({ companyId, theirs }) => [companyId, theirs?.stake ?? null])).toEqual([
    [1, 12],
    [2, null],
  ])
  expect(conflictsOf(now, rebaseRow(draft, 1, t(1))).map(({ companyId }) => companyId)).toEqual([2])
})

test('companies that came in meanwhile stand behind those that were put in order', () => {
  const given = list([member(1, null), member(2, null)])
  const draft = editHead(noDraft, given, { order: [2, 1] })
  const now = list([...given.members, member(3, null)])
  expect(rowsOf(now, draft).map(({ member: { companyId } }) => companyId)).toEqual([2, 1, 3])
  expect(isDirty(editHead(draft, given, { order: [1, 2] }))).toBe(false)
})
