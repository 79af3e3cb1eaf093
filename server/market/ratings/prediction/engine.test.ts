import { expect, test } from 'vitest'
import { ftseTables } from '#server/catalogue/ftse.ts'
import { ownCaller } from '#server/http/turns/caller.ts'
import { givenDatabase } from '#server/test/database.ts'
import { Market } from '../../market.ts'
import { ratingsByYear } from '../given-in-year.ts'
import { readRatingHistory } from '../rating-histories.ts'

const database = givenDatabase({ companies: 140, seed: 11 })

test('models of a caller who leaves are given up, and others are served', async () => {
  const market = new Market({ connection: database.connection, home: null })
  try {
    const lastDay = '2026-01-15'
    const snapshot = await market.snapshot({ today: lastDay }, ownCaller)
    const history = await readRatingHistory(database.db)
    const vendor = history.vendors.find(({ key }) => key === 'ftse')!
    const tables = ftseTables()
    const target = {
      key: 'total',
      ratings: () =>
        ratingsByYear(history, snapshot.panel, { vendor, lastDay }).map((axes) => axes.map((axis) => 5 * axis)),
    }
    const gone = new AbortController()
    const caller = { account: 7, signal: gone.signal }
    const first = snapshot.whatIf.predictions.models(tables, [target], { name: 'first', caller })
    first.catch(() => {})
    expect(market.cache.models.isWorking).toBe(true)
    gone.abort()
    await expect(first).rejects.toThrow('market.preparing') // Nobody reads it.
    const [model] = await snapshot.whatIf.predictions.models(tables, [target], { name: 'second', caller: ownCaller })
    expect(model).toMatchObject({ key: 'total', state: 'model', leak: null })
    expect(model!.model!.nets).toHaveLength(5)
    const [kept] = await snapshot.whatIf.predictions.models(tables, [target], { name: 'second', caller: ownCaller })
    expect(kept).toBe(model) // The very same, not one made anew.
  } finally {
    await market.close()
  }
})
