import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bandOf, type ScaleRow, toVendors, type VendorRow } from './vendor-scales.ts'
import { figureOf, rankedDirection, rankedFigure, ratingOf } from './vendors.ts'

const table = (name: string) =>
  parse(readFileSync(new URL(`../../data/${name}`, import.meta.url)), { columns: true }) as Record<string, string>[]
const rows = table('vendor_scales.csv').map(
  (row) => ({ ...row, min: Number(row.min), max: Number(row.max) }) as unknown as ScaleRow,
)
const vendorRows = table('vendors.csv') as unknown as VendorRow[]
const vendors = toVendors(vendorRows, rows)
const vendorOf = (key: string) => vendors.find((vendor) => vendor.key === key)!
const rate = (vendor: string, value: string, item?: string) => ratingOf(vendorOf(vendor), { value, item })

test.each([
  ['msci', 'AA', 'AA', 'strength', 11 / 14], // sixth of seven: (2 × 5 + 1) ÷ 14
  ['msci', 'CCC', 'CCC', 'issue', 1 / 14],
  ['msci', 'AAA', 'AAA', 'strength', 13 / 14],
  ['msci', 'A', 'A', 'average', 9 / 14],
  ['msci', '7.1', null, 'average', 0.71], // below 7.143, where AA starts
  ['msci', '10', null, 'strength', 1],
  ['sp', '71', null, 'strength', 0.71],
  ['sp', '66', null, 'strength', 0.66],
  ['sp', '65', null, 'average', 0.65],
  ['sp', '33.5', null, 'average', 0.335],
  ['sp', '33', null, 'issue', 0.33],
  ['refinitiv', 'B+', 'B+', 'strength', 17 / 24], // ninth of twelve: (2 × 8 + 1) ÷ 24
  ['refinitiv', '75', 'B+', 'strength', 0.75], // the upper bound belongs to the band
  ['refinitiv', '0', 'D-', 'issue', 0],
  ['refinitiv', '50', 'C+', 'average', 0.5],
  ['sustainalytics', '24.3', 'Medium', 'average', 1 - 24.3 / 40],
  ['sustainalytics', '19.9', 'Low', 'strength', 1 - 19.9 / 40],
  ['sustainalytics', '30', 'High', 'issue', 0.25],
  ['sustainalytics', '55', 'Severe', 'issue', 0],
  ['sustainalytics', 'Low', 'Low', 'strength', 0.625], // middle of 10 to 20: 1 − 15 ÷ 40
  ['cdp', 'A-', 'A-', 'strength', 13 / 16], // seventh of the eight that are rated: (2 × 6 + 1) ÷ 16
  ['cdp', 'C-', 'C-', 'average', 5 / 16],
  ['cdp', 'D-', 'D-', 'issue', 1 / 16],
  ['cdp', 'F', 'F', 'not-disclosed', null],
  ['ftse', '3.4', null, 'strength', 0.68],
  ['ftse', '3.3', null, 'strength', 0.66],
  ['ftse', '5', null, 'strength', 1],
  ['ftse', '1.6', null, 'issue', 0.32],
] as const)('%s %s', (vendor, value, level, classOf, axis) => {
  const rating = rate(vendor, value)!
  expect([rating.level, rating.class]).toEqual([level, classOf])
  if (axis === null) expect(rating.axis).toBeNull()
  else expect(rating.axis).toBeCloseTo(axis, 12)
})

test.each([
  ['msci', 'A+'],
  ['msci', '10.1'],
  ['sp', 'strength'], // the table’s name of a band is no grade of the vendor
  ['sp', '101'],
  ['sustainalytics', '-1'],
  ['cdp', '7'],
  ['ftse', ''],
] as const)('%s never writes %j', (vendor, value) => expect(rate(vendor, value)).toBeNull())

test('the management score of Sustainalytics is a quality without classes', () => {
  expect(rate('sustainalytics', '47', 'management')).toMatchObject({ class: null, axis: 0.47 })
})

test('a vendor without a scale, or with a word that nobody knows, is left out', () => {
  expect(toVendors(vendorRows, [])).toEqual([])
  const [msci] = vendorRows
  expect(toVendors([{ ...msci!, direction: 'sideways' }], rows)).toEqual([])
  const fine = toVendors([msci!], [{ ...rows[0]!, class: 'fine' }, rows[1]!])
  expect(fine[0]!.bands.map(({ level }) => level)).toEqual(['B'])
})

describe('a vendor of the operator’s own', () => {
  const bands = [
    { level: '1', min: 0, max: 1, hasMin: true, hasMax: false, class: 'strength' },
    { level: '2', min: 1, max: 2, hasMin: true, hasMax: false, class: 'average' },
    { level: '3', min: 2, max: 3, hasMin: true, hasMax: true, class: 'issue' },
  ] as const
  const risk = { ...vendorOf('ftse'), key: 'acme', direction: 'lower_better', bands } as const

  test('that grades risks has its best grade first', () => {
    const graded = { ...risk, notation: 'letters' } as const
    // The first of three from the lowest is the best: 1 − (2 × 0 + 1) ÷ 6.
    expect(ratingOf(graded, { value: '1' })).toMatchObject({ class: 'strength', axis: 1 - 1 / 6 })
    expect(ratingOf(graded, { value: '3' })!.axis).toBeCloseTo(1 / 6)
    expect([figureOf(graded, '3'), rankedDirection(graded)]).toEqual([2, 'higher_better'])
  })

  test('that writes risks as figures is ranked by them', () => {
    expect(ratingOf(risk, { value: '0.75' })).toMatchObject({ level: null, class: 'strength', axis: 0.75 }) // 1 − 0.75 ÷ 3
    expect(ratingOf(risk, { value: '3.1' })).toBeNull()
    expect([rankedFigure(risk, '0.75', 0.75), rankedDirection(risk)]).toEqual([0.75, 'lower_better'])
  })
})

test('every figure of a scale has one class, and better figures none that is worse', () => {
  const order = ['issue', 'average', 'strength']
  const tops = { msci: 10, sp: 100, refinitiv: 100, sustainalytics: 100, ftse: 5 }
  fc.assert(
    fc.property(
      fc.constantFrom(...(Object.keys(tops) as (keyof typeof tops)[])),
      fc.integer({ min: 0, max: 1000 }),
      fc.integer({ min: 0, max: 1000 }),
      (vendor, a, b) => {
        const [x, y] = [a, b].map((part) => rate(vendor, String((Math.min(part, 1000) * tops[vendor]) / 1000))!)
        if (x!.axis! >= y!.axis! && x!.axis !== y!.axis)
          expect(order.indexOf(x!.class!)).toBeGreaterThanOrEqual(order.indexOf(y!.class!))
        expect(bandOf(vendorOf(vendor).bands, Number(x!.value))?.class).toBe(x!.class)
        expect(x!.axis).toBeGreaterThanOrEqual(0)
        expect(x!.axis).toBeLessThanOrEqual(1)
      },
    ),
  )
})
