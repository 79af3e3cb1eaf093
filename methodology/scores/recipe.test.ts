import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { markets, rankMarket, scoresOf } from '../test/market.ts'
import { canonical, hashOf, type Recipe, shortHash } from './recipe.ts'

/** The page's recipe. */
const recipe: Recipe = {
  method: 'standard',
  version: '1.0',
  period: 'short',
  inference: 'industry',
  peers: 'gics74',
  minimumPeers: 10,
  weights: 'standard',
  tables: 'ab',
  vintage: { market: '7c9e6679-7425-40de-944b-e07fc1f90ae7', asOf: null, revision: 3 },
}

describe('the worked example of the page', () => {
  test('the canonical form', () => {
    expect(canonical(recipe)).toBe(
      '{"inference":"industry","method":"standard","minimumPeers":10,"peers":"gics74","period":"short","tables":"ab",' +
        '"version":"1.0","vintage":{"asOf":null,"market":"7c9e6679-7425-40de-944b-e07fc1f90ae7","revision":3},"weights":"standard"}',
    )
  })

  test('its name is the SHA-256 of that', () => {
    expect(hashOf(recipe)).toBe(createHash('sha256').update(canonical(recipe)).digest('hex'))
    expect(hashOf(recipe)).toMatchInlineSnapshot(`"14d6b0b0c7c67cc71a035d06f29a191c4e906be491f8477ee896f576f5215c16"`)
    expect(shortHash('8f3a21c7ff')).toBe('8f3a·21c7')
  })
})

const json = fc.jsonValue({ maxDepth: 3 })

describe('laws', () => {
  test('the order of members does not matter, their content does', () => {
    const turned = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(turned)
      if (value === null || typeof value !== 'object') return value
      return Object.fromEntries(
        Object.entries(value)
          .toReversed()
          .map(([key, held]) => [key, turned(held)]),
      )
    }
    fc.assert(fc.property(json, (value) => void expect(canonical(turned(value))).toBe(canonical(value))))
    fc.assert(
      fc.property(
        json,
        (value) => void expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value))),
      ),
    )
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(hashOf(a) === hashOf(b)).toBe(canonical(a) === canonical(b))
      }),
    )
  })

  test.each(Object.keys(recipe) as (keyof Recipe)[])('another %s is another recipe', (key) => {
    expect(hashOf({ ...recipe, [key]: 'other' })).not.toBe(hashOf(recipe))
  })

  test('what is left out is as if it were not there', () => {
    expect(hashOf({ ...recipe, more: undefined })).toBe(hashOf(recipe))
  })

  test('the same recipe gives the same bits', () => {
    fc.assert(
      fc.property(markets, ({ market, imputation }) => {
        const once = () => scoresOf(market, rankMarket(market, imputation))
        const [a, b] = [once(), once()]
        expect(Buffer.from(a.values.buffer)).toEqual(Buffer.from(b.values.buffer))
        expect(Buffer.from(a.coverage.buffer)).toEqual(Buffer.from(b.coverage.buffer))
      }),
      { numRuns: 20 },
    )
  })
})
