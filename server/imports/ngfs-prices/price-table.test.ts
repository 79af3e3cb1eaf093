import { expect, test } from 'vitest'
import { ngfsRuns, ngfsSeries } from '#server/test/world/tables/prices.ts'
import { carbonPriceTable, runsOf } from './price-table.ts'

test('runs and their series become rows in the wide form, under the names of the runs', () => {
  const runs = runsOf(JSON.stringify(ngfsRuns))
  expect(runs.map(({ run_id }) => run_id)).toEqual([11, 12, 13, 21, 22])
  const table = carbonPriceTable(runs, JSON.stringify(ngfsSeries([])))
  const [header, ...rows] = table.trim().split('\n')
  expect(header).toMatch(/^"Model","Scenario","Region","Variable","Unit","2020","2025",.*"2100"$/)
  expect(rows).toHaveLength(runs.length * 2 + 1)
  expect(table).toContain('"Below 2°C","Japan","Price|Carbon","US$2010/t CO2"')
  expect(rows.at(-1)).toMatch(/^"© NGFS/)
})

test('what is garbled, twice there or nothing at all is refused', () => {
  const runs = runsOf(JSON.stringify(ngfsRuns))
  const [point] = ngfsSeries([11])
  expect(() => runsOf('<html>')).toThrow('unrecognised')
  expect(() => runsOf('[{"id":1}]')).toThrow('header-missing')
  expect(() => carbonPriceTable(runs, '[]')).toThrow('empty')
  expect(() => carbonPriceTable(runs, JSON.stringify([{ ...point, value: 'x' }]))).toThrow('header-missing')
  expect(() => carbonPriceTable(runs, JSON.stringify([point, { ...point, value: 1 }]))).toThrow('unrecognised')
})
