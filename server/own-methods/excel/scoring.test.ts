import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { scoreCustomWeights } from '#contract/scores/custom-weights.ts'
import * as methods from '#contract/scores/own-methods.ts'
import { getWeightTemplate, readWeightFile } from '#contract/scores/weight-files.ts'
import * as contract from '#contract/scores/weight-imports.ts'
import { ownCaller } from '#server/http/turns/caller.ts'
import { postbox } from '#server/mail/outbox.ts'
import type { Market } from '#server/market/market.ts'
import { scoredDirections } from '#server/market/scores/tables.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { base64, type GivenSheet, givenFilled, put } from './given-workbook.ts'
import { ImportScoring } from './scoring.ts'

const database = givenDatabase({ companies: 60, seed: 8 })
const app = givenApp(database)
let people = 0

const troubles: string[] = []
const server = ({ market = app.market(), leaseSeconds = 12 }: { market?: Market; leaseSeconds?: number } = {}) =>
  new ImportScoring(
    {
      db: database.db,
      market,
      clock: () => app.clock.now,
      postbox: postbox(null),
      address: () => 'https://satoyama.example',
      onTrouble: (text) => void troubles.push(text),
    },
    { leaseSeconds },
  )

beforeEach(async () => {
  troubles.length = 0
  await database.db.deleteFrom('weight_import').execute()
  await database.db.deleteFrom('mail').execute()
})

const climate = { file: '' }
beforeAll(async () => {
  const change = (sheets: GivenSheet[]) => {
    for (const sheet of sheets.slice(2, -1)) put(sheet, 'D3', 500)
  }
  climate.file = base64(await givenFilled({ change }))
  // What takes long the first time, so that no test waits for it.
  await app.market().snapshot({ basis: 'gics11', today: '2026-01-15' }, ownCaller)
})

async function givenUser() {
  const token = await app.signedIn(`excel${++people}@asset.example`)
  const add = async (parts: object = {}) =>
    app.call(
      contract.importWeights,
      { body: { file: climate.file, fileName: 'weights.xlsx', name: '気候重視', ...parts } },
      token,
    )
  const standing = async (): Promise<contract.WeightImport | null> =>
    (await app.call(contract.getWeightImport, {}, token)).body.data
  return { token, add, standing }
}

const mails = () => database.db.selectFrom('mail').select(['kind', 'subject', 'body', 'recipient']).execute()

test('a workbook is imported, scored in all years, mailed once, and listed as its method scores the market', async () => {
  const { token, add, standing } = await givenUser()
  const indicators = scoredDirections().size
  expect((await add()).body.data).toMatchObject({ state: 'waiting', percent: 0, industries: 11, indicators })
  expect(await server().next()).toBe(true)
  expect(await server().next()).toBe(false)
  const done = (await standing())!
  expect(done).toMatchObject({ state: 'done', percent: 100, method: { name: '気候重視' } })
  expect(done.years.length).toBeGreaterThan(2)
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ kind: 'weights-scored', recipient: `excel${people}@asset.example` })
  expect(mail!.body).toContain('https://satoyama.example/tools/custom_scoring?door=excel')

  // The same as the same weights over the API, company by company.
  const { year } = done.years.at(-1)!
  const { weights } = (
    await app.call(methods.getOwnMethod, { params: { methodId: done.method!.id }, query: {} }, token)
  ).body.data
  const body = { industries: 11, weights, year, perPage: 100 } as const
  const answer = (await app.call(scoreCustomWeights, { body }, token)).body.data
  const query = { year, perPage: 100 }
  const listed = (await app.call(contract.listImportedScores, { query }, token)).body.data
  expect(listed.total).toBe(answer.total)
  expect(listed.total).toBe(done.years.at(-1)!.companies)
  const key = ({ id, rank, score, coverage, rankChange }: Record<string, unknown>) => ({
    id,
    rank,
    score,
    coverage,
    rankChange,
  })
  const byId = (a: { id: number }, b: { id: number }) => a.id - b.id
  expect(listed.companies.map(key).sort(byId)).toEqual(answer.companies.map(key).sort(byId))
  expect(done.recipe!.hash).toBe(answer.recipe.hash)
  const risers = (await app.call(contract.listImportedScores, { query: { ...query, sort: 'change' } }, token)).body.data
  const [first, second] = risers.companies
  expect(first.rankChange).toBeGreaterThanOrEqual(second.rankChange)
})

test('one import stands at a time; deleting is a state, and takes the scores and the method', async () => {
  const { token, add, standing } = await givenUser()
  await add()
  const again = await add({ name: '別の名前' })
  expect([again.status, again.body.code]).toEqual([409, 'weight-import.standing'])
  await server().next()
  expect((await app.call(contract.deleteWeightImport, {}, token)).status).toBe(200)
  expect(await standing()).toMatchObject({ state: 'deleting' })
  await server().next()
  expect(await standing()).toBeNull()
  expect(await database.db.selectFrom('weight_import_score').selectAll().execute()).toEqual([])
  expect((await app.call(methods.listOwnMethods, {}, token)).body.data).toEqual([])
  const gone = await app.call(contract.deleteWeightImport, {}, token)
  expect([gone.status, gone.body.code]).toEqual([404, 'weight-import.not-found'])
  const none = await app.call(contract.listImportedScores, { query: { year: 2024 } }, token)
  expect([none.status, none.body.code]).toEqual([404, 'weight-import.not-found'])
  expect((await add()).status).toBe(200) // The name is free again.
})

test('what is deleted while it is scored is not finished, and nobody is told', async () => {
  const { token, add, standing } = await givenUser()
  await add()
  const market = {
    snapshot: async (...of: Parameters<Market['snapshot']>) => {
      await app.call(contract.deleteWeightImport, {}, token)
      return app.market().snapshot(...of)
    },
  } as unknown as Market
  await server({ market }).next()
  expect(await standing()).toMatchObject({ state: 'deleting' })
  expect(await mails()).toEqual([])
  await server().next()
  expect(await standing()).toBeNull()
})

describe('a server that is lost in the middle', () => {
  /** One that takes the import and is never heard of again. */
  const lost = async () => {
    const market = { snapshot: () => new Promise(() => {}) } as unknown as Market
    const one = server({ market, leaseSeconds: 0 })
    void one.next()
    await expect
      .poll(async () => (await database.db.selectFrom('weight_import').select('state').executeTakeFirst())?.state, {
        timeout: 120_000,
      })
      .toBe('scoring')
    return one
  }

  test('is followed by another, and the mail goes once', async () => {
    const { add, standing } = await givenUser()
    await add()
    await lost()
    await expect.poll(async () => server().next(), { timeout: 120_000 }).toBe(true)
    expect(await standing()).toMatchObject({ state: 'done' })
    expect(await mails()).toHaveLength(1)
  })

  test('a third time ends in an error, which is mailed once', async () => {
    const { add, standing } = await givenUser()
    await add()
    await database.db.updateTable('weight_import').set({ attempts: 3 }).execute()
    await server().next()
    expect(await standing()).toMatchObject({ state: 'error' })
    expect(troubles[0]).toMatch(/begun 3 times/)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail!.body).toContain('スコアリングモデルの処理中にエラーが発生しました。')
  })
})

test('refused: wrong cells by name, a name that is taken, what is no workbook, and no method is left behind', async () => {
  const { token, add } = await givenUser()
  const bad = base64(await givenFilled({ change: (sheets) => put(sheets[2]!, 'D14', -1) }))
  const cells = await add({ file: bad })
  expect([cells.status, cells.body.code]).toEqual([422, 'weight-file.cells'])
  expect(cells.body.cells).toMatchObject({
    total: 1,
    first: [{ reason: 'negative', sheet: 'エネルギー', cell: 'D14' }],
  })
  const read = await app.call(readWeightFile, { body: { file: bad } }, token)
  expect(read.body.data.faults.first[0]).toMatchObject({ sheet: 'エネルギー', cell: 'D14', written: '-1' })
  expect((await add({ file: base64(Buffer.from('PK')) })).body.code).toBe('weight-file.unreadable')
  expect((await app.call(methods.listOwnMethods, {}, token)).body.data).toEqual([])
  const weights = [{ industry: null, indicator: 'E-CC-001', weight: 1 }]
  await app.call(
    methods.saveOwnMethod,
    { body: { name: '気候重視', industries: 11, weights, adjustments: [], groups: [] } },
    token,
  )
  expect((await add()).body.code).toBe('own-method.name-taken')
  expect((await app.call(contract.getWeightImport, {}, token)).body.data).toBeNull()
})

test('the import of somebody else is not there', async () => {
  const { add } = await givenUser()
  await add()
  await server().next()
  const other = await givenUser()
  expect(await other.standing()).toBeNull()
  expect((await app.call(contract.listImportedScores, { query: { year: 2024 } }, other.token)).status).toBe(404)
})

test('the template is a file in the language of its reader; a number of industries that is none is refused', async () => {
  const { token } = await givenUser()
  const file = (industries: number, query = {}) =>
    app.call(getWeightTemplate, { params: { industries: industries as never }, query }, token)
  const reply = await file(11, { lang: 'en' })
  expect(decodeURIComponent(String(reply.headers['content-disposition']))).toContain(
    'satoyama-weights-11-industries.xlsx',
  )
  expect(reply.body.subarray(0, 2).toString()).toBe('PK')
  expect((await file(12)).body.code).toBe('request.invalid')
  expect((await file(11, { own: 999_999 })).body.code).toBe('own-method.not-found')
})
