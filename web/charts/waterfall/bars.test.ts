import { expect, test } from 'vitest'
import { bars, brackets, scaleOf, type WaterfallInput, waterfallTable } from './bars.ts'
import { gainAt } from './layout.ts'

const gains = [4.9, 2.2, 1.6, 1.1, 0.9, -0.7, 1.4, 0.6, -1.2, -1.8, 2.7, 1.5, 0.9]
const input: WaterfallInput = {
  start: { name: 'Industry', value: 58.3 },
  end: { name: 'Own', value: 72.4 },
  groups: [
    { key: 'e', name: 'E' },
    { key: 's', name: 'S' },
    { key: 'g', name: 'G' },
    { key: 'x', name: 'Nobody' },
  ],
  steps: gains.map((gain, index) => ({
    key: `t${index}`,
    name: `T${index}`,
    gain,
    group: index < 6 ? 'e' : index < 10 ? 's' : 'g',
  })),
}

test('bars join and end exactly at the score', () => {
  const all = bars(input)
  expect(all).toHaveLength(gains.length + 2)
  for (let index = 2; index < all.length - 1; index++) expect(all[index]!.from).toBe(all[index - 1]!.to)
  expect(Math.abs(all.at(-2)!.to - 72.4)).toBeLessThan(1e-9)
})

test('a thousand small steps still end exactly', () => {
  const steps = Array.from({ length: 1000 }, (_, index) => ({ key: String(index), name: '', gain: 0.0141 }))
  const all = bars({ ...input, steps })
  expect(all).toHaveLength(1002)
  expect(Math.abs(all.at(-2)!.to - 72.4)).toBeLessThan(1e-9)
})

test('what the steps do not explain gets a bar of its own', () => {
  const all = bars({ ...input, steps: input.steps.slice(1) })
  expect(all.at(-2)).toMatchObject({ key: 'unexplained', to: 72.4 })
  expect(all.at(-2)!.gain).toBeCloseTo(4.9, 9)
})

test('subtotals add up to the difference; a group without steps has no bracket', () => {
  const groups = brackets(input, bars(input))
  expect(groups.map(({ name, first, last }) => [name, first, last])).toEqual([
    ['E', 1, 6],
    ['S', 7, 10],
    ['G', 11, 13],
  ])
  expect(groups.map(({ gain }) => gain.toFixed(1))).toEqual(['10.0', '-1.0', '5.1'])
  expect(Math.abs(groups.reduce((sum, { gain }) => sum + gain, 0) - (72.4 - 58.3))).toBeLessThan(1e-9)
})

test('the scale starts near the lowest bar, at zero if need be, below for negatives', () => {
  expect(scaleOf(bars(input))).toEqual({ min: 55, max: 75, ticks: [55, 60, 65, 70, 75] })
  const low = { ...input, start: { name: '', value: 0.5 }, end: { name: '', value: 3 }, steps: [] }
  expect(scaleOf(bars(low)).min).toBe(0)
  expect(scaleOf(bars({ ...low, steps: [{ key: 'a', name: '', gain: -4 }] })).min).toBe(-5)
})

test('a wide scale and a narrow one have a few round levels as well', () => {
  const of = (start: number, end: number) =>
    scaleOf(bars({ ...input, start: { name: '', value: start }, end: { name: '', value: end }, steps: [] })).ticks
  // 71 in all: 71 / 4 is nearly 18, so twenties.
  expect(of(120, 49)).toEqual([40, 60, 80, 100, 120, 140])
  // 0.12 in all: 0.12 / 4 is 0.03, by ratio nearer to 0.02 than to 0.05.
  expect(of(0.5, 0.62)).toEqual([0.48, 0.5, 0.52, 0.54, 0.56, 0.58, 0.6, 0.62, 0.64])
  // Alike to what is printed: half a per cent of 46 is 0.23, and 0.23 / 4 nearly 0.05.
  expect(of(46.16051, 46.16052)).toEqual([46.15, 46.2])
})

test('the table reads as the bars do', () => {
  const { rows } = waterfallTable(input, '')
  expect(rows[6]!.cells.slice(0, 2)).toEqual(['T5', 'E'])
  expect(rows[6]!.cells[2]).toEqual({ value: -0.7, text: '−0.7' })
})

test('the text of a bar that falls stands below it, and above it where the axis is near', () => {
  const slot = { x: 0, y: 40, width: 20, height: 100 }
  expect(gainAt({ gain: -3 }, slot, 200)).toBe(40 + 100 + 14)
  expect(gainAt({ gain: -3 }, slot, 150)).toBe(40 - 5)
  expect(gainAt({ gain: 3 }, slot, 200)).toBe(40 - 5)
  expect(gainAt({ gain: null }, slot, 200)).toBe(40 - 5)
})
