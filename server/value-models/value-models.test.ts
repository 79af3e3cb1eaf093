import { beforeAll, describe, expect, test } from 'vitest'
import {
  getRegression,
  getRegressionBundle,
  getRegressionPoint,
  type OneRegression,
  recomputeRegression,
} from '#contract/value-models/one-regression.ts'
import { getRegressionProgress, listRegressions, type Regressions, saveRegressions } from '#contract/value-models/regressions.ts'
import { simulatePbr } from '#contract/value-models/simulation.ts'
import { getCompanyValue, getValueModel } from '#contract/value-models/value.ts'
import { readSheets } from '#server/test/sheets.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 140, seed: 11 })
const app = givenApp(database)
const nothing = givenApp(givenDatabase())
let token = ''
beforeAll(async () => {
  token = await app.signedIn()
})

const regressions = async (query = {}): Promise<Regressions> => {
  const { status, body } = await app.call(listRegressions, { query }, token)
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200)
  return body.data
}
const one = async (indicator: string, query = {}): Promise<OneRegression> => {
  const { status, body } = await app.call(getRegression, { params: { indicator }, query }, token)
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200)
  return body.data
}

test('look', async () => {
  const list = await regressions()
  console.log(JSON.stringify({ ...list, rows: list.rows.slice(0, 2), n: list.rows.length }, null, 1))
  const fitted = list.rows.filter(({ best }) => best.fit)
  console.log(fitted.length, fitted.filter(({ best }) => best.q! <= 0.05).map(({ indicator, best }) => [indicator, best.lag, best.q]))
  const { body } = await app.call(getValueModel, { query: {} }, token)
  console.log(JSON.stringify({ ...body.data, model: body.data.model && { ...body.data.model, terms: body.data.model.terms.slice(0, 3), n: body.data.model.terms.length } }, null, 1))
}, 60_000)
