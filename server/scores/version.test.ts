import { beforeAll, expect, test } from 'vitest'
import { listIndustryCompanies } from '#contract/industries/industries.ts'
import { getSpider } from '#contract/scores/peers.ts'
import { getScores } from '#contract/scores/scores.ts'
import { getSearchPoints, searchMarket } from '#contract/search/searches.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 60, seed: 8 })
const app = givenApp(database)
let token = ''
beforeAll(async () => {
  token = await app.signedIn()
})

test.each(['1.0', '2.0'] as const)('every call answers with the scores of version %s', async (version) => {
  const columns = 'sustainability_score,e_score'
  const found = (await app.call(searchMarket, { query: { version, columns } }, token)).body.data
  const year = found.year
  const [best] = found.rows
  const [total, e] = best.cells.map(({ value }: { value: number }) => value)
  const params = { companyId: best.id }
  const { recipe, scores } = (await app.call(getScores, { params, query: { version, year } }, token)).body.data
  expect([found.recipe.version, recipe.version]).toEqual([version, version])
  expect(found.recipe.hash).toBe(recipe.hash)
  expect([scores[0].value, scores[1].value]).toEqual([total, e])

  const spider = { version, fy: year, guess_kbn: 2, indicators: 'sustainability_score' }
  expect((await app.call(getSpider, { params, query: spider }, token)).body.data.data[0].value).toBe(total * 100)

  const industries = { params: { industryId: 'gics74-market' }, query: { version, year } }
  const listed = (await app.call(listIndustryCompanies, industries, token)).body.data
  expect(listed.recipe.version).toBe(version)

  const where = `sustainability_score(${total - 1e-9}..)` // Only the best.
  const axes = { x: 'sustainability_score', y: 'e_score', size: 'market_cap' }
  const points = (await app.call(getSearchPoints, { query: { version, year, where, ...axes } }, token)).body.data
  expect(points.companies.map(({ id }: { id: number }) => id)).toContain(best.id)
  expect(points.xs).toContain(total)
})
