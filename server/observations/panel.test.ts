import { beforeAll, expect, test } from 'vitest'
import { getDownloadUsage } from '#contract/account/downloads.ts'
import { listObservations } from '#contract/market/observations.ts'
import { savePanel } from '#contract/market/panel.ts'
import { givenApp, type Reply } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 60, seed: 8 })
const app = givenApp(database, { env: { SATOYAMA_DOWNLOAD_LIMIT: '100000' } })
let token = ''
beforeAll(async () => {
  token = await app.signedIn()
})

interface Line {
  company: number
  indicator: string
  fiscalYear: number
  value: number
  state: string
}

const textOf = ({ body }: Reply) => Buffer.from(body).toString('utf8')
const linesOf = (reply: Reply) =>
  textOf(reply)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
const query = { indicators: 'S-LR-001,E-CC-001', fromYear: 2022, toYear: 2024 }
const panel = (more: object = {}, format: 'ndjson' | 'csv' = 'ndjson') =>
  app.call(savePanel, { params: { format }, query: { ...query, ...more } } as never, token)

test('a panel has the figures of the companies’ own tables, and no others', async () => {
  const lines = linesOf(await panel())
  expect(lines.length).toBeGreaterThan(100)
  expect(new Set(lines.map(({ fiscalYear }) => fiscalYear))).toEqual(new Set([2022, 2023, 2024]))
  const keyOf = ({ company, indicator, fiscalYear }: Line) => `${company} ${indicator} ${fiscalYear}`
  expect(new Set(lines.map(keyOf)).size).toBe(lines.length)
  const ids = [...new Set(lines.map(({ company }) => company))].slice(0, 5)
  for (const companyId of ids) {
    const { cells } = (await app.call(listObservations, { params: { companyId }, query: {} }, token)).body.data
    for (const { indicator, fiscalYear, value, state } of lines.filter(({ company }) => company === companyId)) {
      const matches = cells.filter((cell: Line) => cell.indicator === indicator && cell.fiscalYear === fiscalYear)
      expect(matches.map((cell: Line) => [cell.value, cell.state])).toContainEqual([value, state])
    }
  }
})

test('CSV says the same, line by line', async () => {
  const [head, ...rows] = textOf(await panel({}, 'csv'))
    .trim()
    .split('\r\n')
  expect(head).toBe('company,ticker,isin,indicator,fiscalYear,value,state')
  expect(rows).toEqual(
    linesOf(await panel()).map((line) =>
      Object.values(line)
        .map((cell) => cell ?? '')
        .join(','),
    ),
  )
})

test('as of a past day it has what was known then', async () => {
  const day = '2024-06-30'
  const pastLines = linesOf(await panel({ asOf: day }))
  expect(pastLines.length).toBeGreaterThan(0)
  expect(pastLines.length).toBeLessThan(linesOf(await panel()).length)
  const [{ company }] = pastLines as [Line]
  const { cells } = (await app.call(listObservations, { params: { companyId: company }, query: { asOf: day } }, token))
    .body.data
  for (const { indicator, fiscalYear, value } of pastLines.filter((line) => line.company === company))
    expect(cells.map((cell: Line) => [cell.indicator, cell.fiscalYear, cell.value])).toContainEqual([
      indicator,
      fiscalYear,
      value,
    ])
})

test('it counts each company once for each year that it has figures of, and an empty year nothing', async () => {
  const used = async () =>
    (await app.call(getDownloadUsage, { query: { companies: 0 } }, token)).body.data.used as number
  const before = await used()
  const lines = linesOf(await panel())
  const companyYears = new Set(lines.map(({ company, fiscalYear }) => `${company} ${fiscalYear}`)).size
  expect((await used()) - before).toBe(companyYears)
  expect(textOf(await panel({ fromYear: 2090, toYear: 2100 }))).toBe('')
  expect((await used()) - before).toBe(companyYears)
})

test('what is not there is refused', async () => {
  expect((await panel({ indicators: 'X-XX-999' })).body.code).toBe('indicator.not-found')
  expect((await panel({ companies: '2000000000' })).body.code).toBe('company.not-found')
  // An empty file would say that nobody disclosed anything.
  expect((await panel({ fromYear: 2024, toYear: 2022 })).body).toMatchObject({
    code: 'request.invalid',
    field: 'query.toYear',
  })
})
