import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bareName } from '#server/catalogue/search-text.ts'
import { readCorporateNumber, readIsin, readSecurityCode } from '#server/imports/cells.ts'
import { decodeText } from '#server/imports/files/text.ts'
import { marketStatus } from '#server/market/status.ts'
import { givenDatabase } from '#server/test/database.ts'
import { demoCompanies } from './companies.ts'
import { figureChunks } from './figures/figure-chunks.ts'
import { defaultSeed, makeDemo } from './make.ts'

const database = givenDatabase()
const now = new Date('2026-11-21T00:00:00Z')

test('a market is made whole, once, and says that it is invented', async () => {
  const shares: number[] = []
  const options = { companies: 60, seed: 7, now, onProgress: (_: string, share: number) => void shares.push(share) }
  const summary = await makeDemo(database.db, options)
  expect(summary).toMatchObject({ companies: 60 })
  expect(shares.at(-1)).toBe(1)
  expect(shares.filter((share, index) => share < (shares[index - 1] ?? 0))).toEqual([])
  expect(await marketStatus(database.db)).toMatchObject({
    kind: 'demo',
    seed: 7,
    companies: 60,
    figures: summary!.figures,
  })
  // Of the five slips that are planted one is the company's only figure, and no further from its peers than a company can be.
  expect((await marketStatus(database.db)).openReviews).toBe(4)
  expect(await makeDemo(database.db, options)).toBeNull()
})

test('its figures are the same on every machine', async () => {
  const ids = {
    importId: 1,
    indicatorIds: Array.from({ length: 500 }, (_, index) => index + 1),
    firstCompanyId: 1,
    firstDocumentId: 1,
  }
  const draw = async () => {
    const hash = createHash('sha256')
    for await (const { rows } of figureChunks({ companies: 30, seed: defaultSeed, disclosure: 'all', ids }))
      hash.update(rows)
    return hash.digest('hex').slice(0, 16)
  }
  expect(await draw()).toBe(await draw())
  expect(await draw()).toMatchInlineSnapshot(`"dfde87dcb73b67a9"`)
})

test.each([3900, 39_000])('%i companies have names, codes and numbers of their own', (count) => {
  const companies = demoCompanies(count, defaultSeed)
  for (const key of [
    'nameJa',
    'nameKana',
    'nameEn',
    'securityCode',
    'edinetCode',
    'corporateNumber',
    'isin',
  ] as const) {
    expect([key, new Set(companies.map((company) => company[key])).size]).toEqual([key, count])
  }
  expect(new Set(companies.map(({ gicsCode }) => gicsCode)).size).toBe(74)
  expect(new Set(companies.map(({ tse33Code }) => tse33Code)).size).toBe(33)
  for (const { securityCode, corporateNumber, isin } of companies.slice(0, 500)) {
    expect(readSecurityCode(securityCode)).toEqual({ value: securityCode })
    expect(readCorporateNumber(corporateNumber!)).toEqual({ value: corporateNumber })
    expect(readIsin(isin!)).toEqual({ value: isin })
  }
})

const realdata = process.env.SATOYAMA_REALDATA ?? join(import.meta.dirname, '../../../shared/realdata')
const codeList = join(realdata, 'edinet-codelist/EdinetcodeDlInfo.csv')

test.skipIf(!existsSync(codeList)).each([3900, 39_000])('none of %i companies has the name of a real one', (count) => {
  const real = new Set(
    decodeText(readFileSync(codeList))
      .split(/[\n,]/)
      .map((cell) => bareName(cell.replaceAll('"', ''))),
  )
  const invented = demoCompanies(count, defaultSeed).flatMap(({ nameJa, nameKana, nameEn }) => [
    nameJa,
    nameKana,
    nameEn,
  ])
  expect(invented.filter((name) => real.has(bareName(name)))).toEqual([])
})
