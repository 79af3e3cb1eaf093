import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bandOf, type RatingVendor, ratingVendors, type ScaleRow, toVendorScales } from './vendor-scales.ts'
import { ratingOf } from './vendors.ts'

const text = readFileSync(new URL('../../data/vendor_scales.csv', import.meta.url))
const rows = (parse(text, { columns: true }) as Record<string, string>[]).map(
  (row) => ({ ...row, min: Number(row.min), max: Number(row.max) }) as unknown as ScaleRow,
)
const scales = toVendorScales(rows)
const rate = (vendor: RatingVendor, value: string, item?: string) => ratingOf(scales, { vendor, value, item })

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

test('unknown vendors and classes are left out, and an empty table reads nothing', () => {
  const odd = { vendor: 'MSCI', level: 'A', min: 0, max: 1, interval: '', class: 'fine' }
  const empty = toVendorScales([odd, { ...odd, vendor: 'constructor', class: 'issue' }])
  for (const vendor of ratingVendors) expect(ratingOf(empty, { vendor, value: '1' })).toBeNull()
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
        if (vendor !== 'sp') expect(bandOf(scales[vendor], Number(x!.value))?.class).toBe(x!.class)
        expect(x!.axis).toBeGreaterThanOrEqual(0)
        expect(x!.axis).toBeLessThanOrEqual(1)
      },
    ),
  )
})
