import { beforeAll, expect, test } from 'vitest'
import { getAdverseImpacts, saveImpactAction } from '#contract/portfolio/impacts.ts'
import { addWatchlist } from '#contract/watchlists/watchlists.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 60, seed: 8 })
const app = givenApp(database)
let [token, other, of] = ['', '', '']
beforeAll(async () => {
  token = await app.signedIn('steward@asset.example')
  other = await app.signedIn('colleague@asset.example')
  const [{ id } = { id: 0 }] = await database.db.selectFrom('company').select('id').orderBy('id').limit(1).execute()
  const body = { name: 'engaged', members: [{ companyId: id, stake: 1 }] }
  of = `watchlist-${(await app.call(addWatchlist, { body: body as never }, token)).body.data.id}`
})

const save = (no: number, text: string, by = token, portfolio = of) =>
  app.call(saveImpactAction, { params: { no }, body: { of: portfolio, text } }, by)
const actions = async (by = token) => {
  const { body } = await app.call(getAdverseImpacts, { query: { of } as never }, by)
  return body.data.impacts.flatMap(({ no, action }: { no: number; action: string }) => (action ? [[no, action]] : []))
}

test('what is done about an impact is kept with what is held, at each row of its indicator, until it is emptied', async () => {
  expect((await save(13, '  議決権で働きかける\u200b\r\n2027年に30% ')).body.data).toEqual({
    no: 13,
    text: '議決権で働きかける\n2027年に30%',
  })
  await save(1, 'Engage the ten largest')
  expect(await actions()).toEqual([
    ...Array(4).fill([1, 'Engage the ten largest']),
    [13, '議決権で働きかける\n2027年に30%'],
  ])
  await save(1, 'Other words')
  await save(13, ' ')
  expect(await actions()).toEqual(Array(4).fill([1, 'Other words']))
})

test('nobody else reads or writes them; what is not there, and too much, is refused', async () => {
  expect((await save(2, 'theirs', other)).body.code).toBe('portfolio.not-found')
  expect((await save(2, 'nowhere', token, 'index-no such')).body.code).toBe('portfolio.not-found')
  expect((await save(15, 'no such indicator')).status).toBe(400)
  expect((await save(2, 'x'.repeat(1001))).status).toBe(400)
  expect((await actions()).map(([no]: [number]) => no)).not.toContain(2)
})
