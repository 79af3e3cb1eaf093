import { expect, test } from 'vitest'
import { typeIn } from './read-target.ts'

const read = (record: Record<string, string | null>) => {
  const { type, metric } = typeIn({ record })
  return [type, metric]
}

/** Words of the kind that the lists use, of invented companies. */
test.each([
  ['commits to reduce absolute scope 1 and 2 GHG emissions 42% by FY2030 from a FY2020 base year.', 'absolute', null],
  [
    'commits to reduce scope 1 and 2 GHG emissions 55% per tonne of product by 2030 from a 2019 base year.',
    'intensity',
    'product',
  ],
  [
    'commits to reduce scope 1 and 2 GHG emissions 22.5% per tonne of cementitious materials by 2030.',
    'intensity',
    'cement',
  ],
  ['commits to reduce scope 1 and 2 GHG emissions 30% per ton of hot-rolled steel by 2030.', 'intensity', 'steel'],
  ['commits to reduce scope 1 GHG emissions 70% per MWh by 2030 from a 2017 base year.', 'intensity', 'power'],
  ['commits to reduce scope 3 GHG emissions 52% per million JPY of value added by 2030.', 'intensity', 'revenue'],
  ['commits to reduce scope 1 and 2 GHG emissions 60% per square meter by 2030.', 'intensity', 'other'],
  ['commits to increase annual sourcing of renewable electricity from 20% in 2020 to 100% by 2030.', null, null],
  ['commits that 80% of its suppliers by spend will have science-based targets by 2027.', null, null],
  ['commits to reduce GHG emissions 42 per cent by 2030, 4.2% per year.', null, null],
  ['commits to reduce absolute scope 1 emissions 30% and scope 3 emissions 40% per unit sold.', null, null],
  [null, null, null],
])('by the wording: %s', (wording, type, metric) => {
  expect(read({ wording })).toEqual([type, metric])
})

test.each([
  ['Absolute', 'Reduction', 'absolute', null],
  ['Intensity', 'Economic', 'intensity', 'revenue'],
  ['Intensity', null, 'intensity', null],
  ['Absolute', 'Renewable electricity', null, null],
  ['Supplier or customer engagement', null, null, null],
] as const)('by the list, whatever the wording: %s, %s', (type, sub_type, expected, metric) => {
  expect(read({ type, sub_type, wording: 'commits to reduce its emissions by 2030.' })).toEqual([expected, metric])
})
