import { expect, test } from 'vitest'
import { squarify } from './layout.ts'
import { branchAt, tilesOf, type WeightNode } from './tiles.ts'

const room = { x: 0, y: 0, width: 600, height: 400 }

test('areas are as the weights and fill the room', () => {
  const weights = [14, 13, 9, 8, 8, 8, 7, 6, 6, 6, 5, 5, 5]
  const rects = squarify(weights, room)
  const unit = (600 * 400) / 100
  rects.forEach(({ width, height }, index) => {
    expect(width * height).toBeCloseTo(weights[index]! * unit, 6)
  })
  for (const { x, y, width, height } of rects) {
    expect(x + width).toBeLessThanOrEqual(600 + 1e-6)
    expect(y + height).toBeLessThanOrEqual(400 + 1e-6)
  }
})

test('without weights there is nothing to see', () => {
  expect(squarify([0, 0], room).every(({ width }) => width === 0)).toBe(true)
})

const leaf = (key: string, weight: number): WeightNode => ({ key, name: key, weight, band: 'average' })
const root: WeightNode = {
  ...leaf('total', 100),
  children: [{ ...leaf('e', 60), children: [leaf('climate', 55), leaf('water', 5)] }, leaf('s', 40)],
}

test('a path leads down the branches and stops where they end', () => {
  expect(branchAt(root, []).map(({ key }) => key)).toEqual(['total'])
  expect(branchAt(root, ['e']).map(({ key }) => key)).toEqual(['total', 'e'])
  expect(branchAt(root, ['e', 'nobody']).map(({ key }) => key)).toEqual(['total', 'e'])
})

test('leaves lie within their group, which comes before them', () => {
  const tiles = tilesOf(root, { width: 600, height: 400 })
  expect(tiles.map(({ node }) => node.key)).toEqual(['e', 'climate', 'water', 's'])
  const [group, climate] = tiles
  expect(climate!.x).toBeGreaterThanOrEqual(group!.x)
  expect(climate!.y).toBe(group!.y + 24)
})

test('a tile too small for its name has none', () => {
  const tiles = tilesOf(branchAt(root, ['e']).at(-1)!, { width: 200, height: 60 })
  expect(tiles.map(({ hasLabel }) => hasLabel)).toEqual([true, false])
})
