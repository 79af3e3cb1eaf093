import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stateCode } from '#methodology/figures/cell-states.ts'
import { cellIndex } from '#methodology/panel/layout.ts'
import { type Panel, shapeOf } from '#methodology/panel/panel.ts'
import type { PeerBasis } from '#methodology/panel/peers.ts'
import { scoreKeys } from '#methodology/scores/hierarchy.ts'
import { type StandardVersion, standardVersions } from '#methodology/scores/method.ts'
import { rankPanel } from '#methodology/scores/ranks/rank-panel.ts'
import { emptyRanks, type Ranks } from '#methodology/scores/ranks/ranks.ts'
import { emptyScores, keyAt, type Scores } from '#methodology/scores/standard/market-scores.ts'
import { scoreMarket } from '#methodology/scores/standard/standard.ts'
import { ownCaller } from '#server/http/turns/caller.ts'
import { Market } from '#server/market/market.ts'
import { type InferenceName, inferenceNames, rankOptions } from '#server/market/scores/imputation.ts'
import type { FigureChange } from '#server/market/scores/simulation-tasks.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 200, seed: 11 })
const state: { market?: Market } = {}
beforeAll(() => {
  state.market = new Market({ connection: database.connection, home: null, pollMilliseconds: 1_000_000 })
})
afterAll(() => state.market?.close())

const open = (inference: InferenceName, version: StandardVersion, basis: PeerBasis) =>
  state.market!.snapshot({ inference, version, basis, today: '2026-01-15' }, ownCaller)

/** Groups that are large enough to be looked at alone, and groups that are not. */
const bases: readonly PeerBasis[] = ['gics11', 'gics74']

/** Everything worked out anew on a copy of the market with the figures in it. */
function afresh(snapshot: MarketSnapshot, at: At, changes: readonly FigureChange[]): { ranks: Ranks; scores: Scores } {
  const { engine, indicators, peers, method, inference } = snapshot
  const panel: Panel = {
    ...snapshot.panel,
    values: snapshot.panel.values.slice(),
    states: snapshot.panel.states.slice(),
  }
  const shape = shapeOf(panel)
  for (const { indicator, value } of changes) {
    const cell = cellIndex(shape, indicators[indicator]!.position, at.year, at.company)
    panel.values[cell] = value
    panel.states[cell] = stateCode.disclosed
  }
  const ranks = emptyRanks({ ...shape, indicators: indicators.length, industries: peers.industries.length })
  rankPanel(panel, indicators, peers, ranks, rankOptions(panel, inference, method))
  const scores = emptyScores(shape)
  const isWorstValue = inference === 'worst-value'
  scoreMarket(
    { ...shape, indicators, peers, weights: engine.weights, ranks, period: 'short', method, isWorstValue },
    scores,
  )
  return { ranks, scores }
}

interface At {
  readonly year: number
  readonly company: number
}

/** Changes of every kind: of what is disclosed and what is not, of sizes and of energy, in years with and without the figure. */
function changesIn(snapshot: MarketSnapshot, turn: number, at: At): FigureChange[] {
  const { indicators, panel } = snapshot
  const shape = shapeOf(panel)
  const place = (code: string) => indicators.findIndex((one) => one.code === code)
  const some = [3, 7, 11].map((step) => (turn * 37 + step * 29) % indicators.length)
  const sizes = [[], [place('S-LR-001')], [place('E-EN-001')]][turn % 3]!.filter((index) => index !== -1)
  return [...new Set([...some, ...sizes])].map((indicator) => {
    const now = panel.values[cellIndex(shape, indicators[indicator]!.position, at.year, at.company)]!
    return { indicator, value: Number.isNaN(now) ? turn + 1 : now * (turn % 2 === 0 ? 1.5 : 0.5) + turn }
  })
}

describe.each(standardVersions)('version %s', (version) => {
  test.each(inferenceNames)(
    'under %s, changed figures score to the last bit as a market that holds them',
    async (name) => {
      for (let turn = 0; turn < 4; turn++) {
        const snapshot = await open(name, version, bases[turn % 2]!)
        const { panel, peers } = snapshot
        const at = {
          year: panel.years.length - 2 - (turn % 3 === 0 ? 1 : 0),
          company: (turn * 41 + 5) % panel.companies.length,
        }
        const changes = changesIn(snapshot, turn, at)
        const { before, after, steps } = await snapshot.whatIf.simulate({
          ...at,
          changes,
          key: 'sustainability_score',
          keys: scoreKeys,
        })
        const { scores } = afresh(snapshot, at, changes)
        const place = peers.placeOf[at.company]!
        for (const [index, key] of scoreKeys.entries()) {
          const cell = cellIndex(shapeOf(panel), keyAt.get(key)!, at.year, place)
          const where = `${version} ${name} ${turn} ${key}`
          expect(after[index]!.score ?? Number.NaN, where).toBe(scores.values[cell])
          expect(after[index]!.coverage, where).toBe(scores.coverage[cell])
          expect(before[index]!.score, where).toBe(snapshot.score(key, at.year, at.company))
          expect(before[index]!.rank, where).toEqual(snapshot.rank(key, at.year, at.company))
        }
        expect(steps).toHaveLength(changes.length)
        expect(steps.at(-1)!.after).toEqual(after[keyAt.get('sustainability_score')!])
      }
    },
    300_000,
  )
})
