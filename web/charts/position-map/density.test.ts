import { expect, test } from 'vitest'
import { densityAreas } from './density.ts'

const frame = { left: 40, top: 10, width: 400, height: 300 }
/** Steps of a fixed, uneven walk through 0 to 1. */
const spot = (index: number, step: number) => (index * step) % 1
/** Six hundred dots within 60 pixels around 140 and 110, four hundred all over. */
const dots = Array.from({ length: 1000 }, (_, index) => {
  const [x, y] = [spot(index, 0.618034), spot(index, 0.754878)]
  return index < 600 ? { x: 110 + x * 60, y: 80 + y * 60 } : { x: 40 + x * 400, y: 10 + y * 300 }
})

/** Rings of a path, by their corners. */
const rings = (path: string) =>
  path
    .split('M')
    .slice(1)
    .map((ring) =>
      ring
        .replace('Z', '')
        .split('L')
        .map((point) => point.split(' ').map(Number) as [number, number]),
    )

/** Whether a ray to the right crosses the rings an odd number of times. */
function isIn(path: string, { x, y }: { x: number; y: number }): boolean {
  const crossings = rings(path).flatMap((ring) =>
    ring.filter(([ax, ay], index) => {
      const [bx, by] = ring[(index + 1) % ring.length]!
      return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)
    }),
  )
  return crossings.length % 2 === 1
}

test('each area holds nearly its share of the dots, and the denser lies in the wider', () => {
  const areas = densityAreas(dots, frame)
  expect(areas.map(({ share }) => share)).toEqual([0.75, 0.5, 0.25])
  const inside = areas.map(({ path }) => dots.filter((dot) => isIn(path, dot)))
  for (const [index, { share }] of areas.entries()) expect(inside[index]!.length / 1000).toBeCloseTo(share, 1)
  expect(inside[2]!.filter((dot) => !inside[1]!.includes(dot))).toEqual([])
  expect(inside[1]!.filter((dot) => !inside[0]!.includes(dot))).toEqual([])
})

test('the densest quarter is in the crowd', () => {
  const [x, y] = rings(densityAreas(dots, frame)[2]!.path)[0]![0]!
  expect([x > 100 && x < 180, y > 70 && y < 150]).toEqual([true, true])
})

test('without dots in the frame there is nothing', () => {
  expect(densityAreas([], frame)).toEqual([])
  expect(densityAreas([{ x: 0, y: 0 }], frame)).toEqual([])
})
