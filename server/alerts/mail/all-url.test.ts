import { expect, test } from 'vitest'
import { allUrlOf } from './all-url.ts'

const at = (watch: unknown, isOwn: boolean) =>
  allUrlOf({ id: 7, watch: watch as never }, { address: 'https://satoyama.example', isOwn })

test('a colleague is led to what is open to everybody, and to no list or page of the owner', () => {
  const open = { subject: 'news', conditions: { companies: '3' } }
  const ofList = { subject: 'news', conditions: { set: 'watchlist-2' } }
  const search = 'https://satoyama.example/esg_contents/v2/news_search'
  expect(at(open, false)).toBe(`${search}?companies=3&range=7d`)
  expect(at(ofList, true)).toBe(`${search}?set=watchlist-2&range=7d`)
  expect(at(ofList, false)).toBeNull()
  expect(at({ subject: 'documents', conditions: {} }, false)).toBeNull()
  expect(at({ subject: 'documents', conditions: {} }, true)).toContain('alerts?alert=7')
})
