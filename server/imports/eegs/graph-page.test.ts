import { expect, test } from 'vitest'
import { eegsGraph, reportedYears, statutoryEmissions } from '#server/test/world/tables/eegs.ts'
import { makeWorld } from '#server/test/world/world.ts'
import { recogniseSource } from '../sources.ts'
import { emissionRowsOf, emissionsTable } from './graph-page.ts'

const world = makeWorld({ companies: 30 })
const filer = world.filers.find(({ emitterCode, index }) => emitterCode !== null && index % 4 === 0)!
const address = (division: string) => ({ emitterCode: filer.emitterCode!, division, gas: '0' })
const page = (script: string) => `<html><script id="graph" type="application/json">${script}</script></html>`

test('an emitter’s years become a table that the mapping by gas reads', async () => {
  const rows = ['1', '5'].flatMap((division) =>
    emissionRowsOf(eegsGraph(world, filer.emitterCode!, division, '0')!, address(division)),
  )
  expect(rows).toHaveLength(2 * reportedYears.length)
  const bytes = Buffer.from(emissionsTable(rows))
  const source = await recogniseSource(bytes)
  const { rejected, table } = await source.parse(bytes, 'eegs.csv')
  expect([source.name, rejected]).toEqual(['eegs-emissions-by-gas', []])
  const figures = [...table!.figures].flatMap((figure) => ('value' in figure && 'company' in figure ? [figure] : []))
  const of = (indicator: string, fiscalYear: number) =>
    figures.find((each) => each.indicator === indicator && each.fiscalYear === fiscalYear)
  expect(of('E-SG-001', 2023)).toMatchObject({
    value: statutoryEmissions(filer, world.seed, '1').get(2023),
    company: { emitterCode: filer.emitterCode },
  })
  expect(of('E-SG-004', 2009)?.value).toBe(statutoryEmissions(filer, world.seed, '5').get(2009))
})

test('the label of the axis changes no value, and a year without a report is none', () => {
  const script = '{"repYear":["2022","2023"],"emitAmount":[null,"1,234"],"unit":"百万"}'
  expect(emissionRowsOf(page(script), address('1'))).toEqual([{ ...address('1'), year: 2023, tonnes: 1234 }])
})

test.each([
  ['<html>ただいまメンテナンス中です</html>'],
  [page('{"repYear":[2022]')],
  [page('{"repYear":[2022],"amount":[1]}')],
  [page('{"repYear":[2022,2023],"emitAmount":[1]}')],
  [page('{"repYear":[2022],"emitAmount":["多い"]}')],
  [page('{"repYear":[22],"emitAmount":[1]}')],
  [page('{"repYear":[2022,2022],"emitAmount":[1,2]}')],
  [page('{"repYear":[2022],"emitAmount":[1],"unit":"GJ"}')],
])('%s is refused', (html) => expect(() => emissionRowsOf(html, address('1'))).toThrow('unrecognised'))
