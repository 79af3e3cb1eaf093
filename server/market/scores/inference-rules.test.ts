import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { holdoutPatterns } from '#methodology/holdout/hide.ts'
import { evaluateHoldout } from '#methodology/holdout/holdout.ts'
import type { HoldoutRow } from '#methodology/holdout/tally.ts'
import { secondRules } from '#methodology/inference/inference.ts'
import type { Panel } from '#methodology/panel/panel.ts'
import { peerGroups } from '#methodology/panel/peers.ts'
import { methods } from '#methodology/scores/method.ts'
import { readCatalogue, readTraits } from '#server/catalogue/catalogue.ts'
import { givenDatabase } from '#server/test/database.ts'
import { buildPanel } from '../panel/build.ts'
import { scoreTables } from './tables.ts'

const database = givenDatabase({ companies: 600, seed: 3 })
let panel: Panel
beforeAll(async () => {
  panel = await buildPanel(database.connection)
})

describe.each(holdoutPatterns)(
  '%s: no kind errs more by the rules of version 2.0 than its plainest rival',
  (pattern) => {
    let rows: HoldoutRow[] = []
    beforeAll(() => {
      const { walks } = scoreTables()
      const sizes = new Map(readCatalogue().map(({ code, sizeBase }) => [code, sizeBase]))
      rows = evaluateHoldout(panel, readTraits(), (tse33) => walks.tse17.get(tse33) ?? null, {
        pattern,
        ranking: { peers: peerGroups(panel.companies, 'gics74', walks), sizeOf: (code) => sizes.get(code) ?? null },
      })
    }, 300_000)

    test('own years: the last figure carried forward', () => {
      for (const { models } of rows) expect(models['own-2.0'].error!).toBeLessThanOrEqual(models.carried.error!)
    })

    test('peers: the middle of the market', () => {
      // In a market of few companies the nearest are now and then taken where they should not be: half a per cent.
      for (const { kind, models } of rows)
        expect([kind, models['peers-2.0'].error! <= 1.005 * models.market.error!]).toEqual([kind, true])
    })

    test('percentiles: one half, which stands where peers would do worse', () => {
      const placed = rows.filter(({ kind }) => !secondRules.kindsWithoutPeerError.includes(kind as never))
      for (const { kind, models } of placed) {
        if (kind === 'emissions of energy') continue // Part of the amounts.
        expect([kind, models['peers-2.0'].expected! <= models.half.expected!]).toEqual([kind, true])
        expect([kind, models['own-2.0'].expected! <= models.half.expected!]).toEqual([kind, true])
      }
    })
  },
)

test.each(['missing-values.md', 'missing-values.ja.md'])('%s names the rules of both versions', (page) => {
  const text = readFileSync(`${import.meta.dirname}/../../../docs/methodology/${page}`, 'utf8')
  const rows = [...text.matchAll(/^\| `(\w+)` +\|(.*)\|$/gm)].map(([, name, cells]) => [
    name,
    ...cells!
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, 3),
  ])
  const markdownOf = (value: unknown) =>
    Array.isArray(value) ? value.map((one) => `\`${one}\``).join(', ') || '–' : `\`${value}\``
  const expected = Object.entries(methods['1.0'].inference).map(([name, first]) => [
    name,
    markdownOf(first),
    markdownOf(methods['2.0'].inference[name as keyof typeof secondRules]),
  ])
  expect(rows).toEqual(expected)
})
