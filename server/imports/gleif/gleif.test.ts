import { expect, test } from 'vitest'
import { readZip } from '#server/imports/files/zip.ts'
import { isinOf } from '#server/test/world/identifiers.ts'
import { isinMapZip, leiRecords } from '#server/test/world/tables/gleif.ts'
import { makeWorld } from '#server/test/world/world.ts'
import { parseCompanyIdentifiers } from '../company-identifiers/parse.ts'
import { isinsOf } from './isin-map.ts'
import { joinIdentifiers } from './join-identifiers.ts'
import { leiRecordsOf } from './lei-records.ts'

const world = makeWorld({ companies: 30 })
const page = (number: number) => JSON.stringify(leiRecords(world, { number, size: 20 }))

test('pages, map and list together give every Japanese company its LEI and the ISIN of its share', async () => {
  const first = leiRecordsOf(page(1))
  const pages = [first, ...Array.from({ length: first.lastPage - 1 }, (_, at) => leiRecordsOf(page(at + 2)))]
  expect(pages.flatMap(({ rejected }) => rejected)).toEqual([])
  expect(pages.reduce((sum, { records, ignored }) => sum + records.length + ignored, 0)).toBe(first.total)

  const [map] = await readZip(isinMapZip(world, '2025-12-01'), () => true)
  const parts = Array.from({ length: Math.ceil(map!.bytes.length / 1_000) }, (_, at) =>
    map!.bytes.subarray(at * 1_000, (at + 1) * 1_000),
  )
  const shares = await isinsOf(parts)
  const joined = joinIdentifiers(
    world.filers,
    pages.flatMap(({ records }) => records),
    shares,
  )
  const own = world.filers.filter(({ isForeign }) => !isForeign)
  expect([joined.withLei, joined.withIsin, joined.ambiguous]).toEqual([own.length, own.length, []])
  const { companies, rejected } = parseCompanyIdentifiers(Buffer.from(joined.csv))
  expect(rejected).toEqual([])
  expect(companies!.map(({ securityCode, isin, lei }) => [securityCode, isin, lei])).toEqual(
    own.map(({ securityCode, isin, lei }) => [securityCode, isin, lei]),
  )
})

test('two entities of a number, or two shares of an entity, are left to a person', () => {
  const [a, b] = [isinOf('JP300001000'), isinOf('JP300002000')]
  const companies = [
    { securityCode: '13010', corporateNumber: '1' },
    { securityCode: '13020', corporateNumber: '2' },
    { securityCode: '13030', corporateNumber: null },
  ]
  const records = [
    { corporateNumber: '1', lei: 'X' },
    { corporateNumber: '1', lei: 'Y' },
    { corporateNumber: '2', lei: 'Z' },
  ]
  const joined = joinIdentifiers(companies, records, new Map([['Z', [a, b]]]))
  expect(joined.csv).toBe('code,isin,lei\n13020,,Z\n')
  expect(joined.ambiguous).toEqual([
    { securityCode: '13010', between: ['X', 'Y'] },
    { securityCode: '13020', between: [a, b] },
  ])
})

test('answers of another shape are refused with what they lack', async () => {
  expect(() => leiRecordsOf('<html>')).toThrow('unrecognised')
  expect(() => leiRecordsOf('{"data":[]}')).toThrow('header-missing')
  const bad = leiRecordsOf(page(1).replace(/"registeredAs":"\d/, '"registeredAs":"0'))
  expect(bad.rejected).toMatchObject([{ line: 1, column: 'registeredAs', reason: 'corporate-number' }])
  await expect(isinsOf(['LEI;ISIN\nA;B\n'])).rejects.toThrow('header-missing')
  await expect(isinsOf([])).rejects.toThrow('empty')
  await expect(isinsOf([Buffer.from([0xff, 0xfe, 0xff])])).rejects.toThrow('encoding')
})
