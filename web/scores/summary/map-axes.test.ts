import { expect, test } from 'vitest'
import { mapFinding, mapInput } from './map-axes.ts'

const place = (key: string, [x, y]: readonly [number, number]) => ({
  ...{ key, name: key, x, y, size: null, coverages: [100, 100] as [number, number] },
  role: key === 'own' ? ('own' as const) : ('peer' as const),
})

/** Of three companies the one in the middle is the median: 50 on both axes. */
const saidOf = (own: readonly [number, number]) =>
  mapFinding(
    mapInput(
      [place('own', own), place('a', [50, 50]), place('b', [50, 50]), place('c', [50, 50])],
      ['e_score', 's_score'],
    ),
  )

test('who stands at the median as it is printed is neither above nor below it', () => {
  expect(saidOf([53, 51])).toBe('Above the median on Environment (+3.0) and Social (+1.0)')
  expect(saidOf([47, 49])).toBe('Below the median on Environment (−3.0) and Social (−1.0)')
  expect(saidOf([47, 51])).toBe('Above the median on Social (+1.0), below it on Environment (−3.0)')
  expect(saidOf([50, 50])).toBe('At the median on Environment and Social')
  expect(saidOf([50.04, 49.96])).toBe('At the median on Environment and Social')
  expect(saidOf([53, 50])).toBe('Above the median on Environment (+3.0), at it on Social')
  expect(saidOf([50, 47])).toBe('Below the median on Social (−3.0), at it on Environment')
})
