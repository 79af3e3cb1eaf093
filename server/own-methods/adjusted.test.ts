import { beforeAll, describe, expect, test } from 'vitest'
import { recompute } from '#contract/scores/bundle.ts'
import { scoreCustomWeights } from '#contract/scores/custom-weights.ts'
import { getDecomposition } from '#contract/scores/decomposition.ts'
import { getIndicatorScore } from '#contract/scores/indicator-score.ts'
import { type OwnMethod, saveOwnMethod } from '#contract/scores/own-methods.ts'
import { getScores } from '#contract/scores/scores.ts'
import { ownCaller } from '#server/http/turns/caller.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 140, seed: 11 })
const app = givenApp(database)

const whole = 'sustainability_score'
const weights: OwnMethod['weights'] = [
  { industry: null, indicator: 'E-CC-001', weight: 3 },
  { industry: null, indicator: 'E-WT-001', weight: 2 },
  { industry: null, indicator: 'S-DV-002', weight: 2 },
  { industry: null, indicator: 'S-LR-003', weight: 1.5 },
  { industry: null, indicator: 'G-BD-002', weight: 4 },
]

let token = ''
let ids: number[] = []
beforeAll(async () => {
  token = await app.signedIn()
  ids = (await database.db.selectFrom('company').select('id').orderBy('id').execute()).map(({ id }) => id)
  // What takes long the first time, so that no test waits for it.
  for (const version of ['1.0', '2.0'] as const)
    await app.market().snapshot({ version, basis: 'gics74', today: '2026-01-15' }, ownCaller)
})

const ask = async (endpoint: Parameters<typeof app.call>[0], parts: object) => {
  const { status, body } = await app.call(endpoint as never, parts as never, token)
  expect([status, body.code]).toEqual([200, undefined])
  return body.data
}
const save = async (parts: object): Promise<OwnMethod> =>
  ask(saveOwnMethod, { body: { industries: 74, weights, ...parts } })
/** The best hundred. */
const ranked = async (parts: object = {}): Promise<{ id: number; score: number }[]> =>
  (await ask(scoreCustomWeights, { body: { industries: 74, weights, perPage: 100, ...parts } })).companies

describe('directions and transforms of its own', () => {
  const adjustments: OwnMethod['adjustments'] = [
    { indicator: 'E-CC-001', direction: 'higher_better' },
    { indicator: 'E-WT-001', transform: 'z-score' },
    { indicator: 'G-BD-002', transform: 'quartiles' },
    { indicator: 'S-DV-002', direction: 'lower_better', transform: 'min-max' },
  ]

  test.each(['1.0', '2.0'])(
    'version %s: every screen has the ranking’s score, and it is made again from its rows',
    async (version) => {
      const own = await save({ name: `向きと変換${version}`, adjustments })
      expect(own.adjustments).toEqual(adjustments)
      const { year } = await ask(scoreCustomWeights, { body: { industries: 74, weights, version } })
      const query = { method: `own-${own.id}`, version, year }
      const rows = await ranked({ adjustments, version })
      const usual = new Map((await ranked({ version })).map(({ id, score }) => [id, score]))
      expect(rows.some(({ id, score }) => usual.get(id) !== score)).toBe(true)
      for (const { id, score } of rows.slice(0, 15)) {
        const { scores } = await ask(getScores, { params: { companyId: id }, query })
        expect(scores.find(({ key }: { key: string }) => key === whole).value).toBe(score)
        const at = { params: { companyId: id, key: whole }, query }
        expect(await ask(recompute, at)).toMatchObject({ isSame: true })
        const { leaves } = await ask(getDecomposition, at)
        const sum = leaves.reduce((total: number, leaf: { contribution: number }) => total + leaf.contribution, 0)
        expect(sum).toBeCloseTo(score, 12)
        for (const leaf of leaves) {
          const opened = await ask(getIndicatorScore, { params: { companyId: id, indicator: leaf.indicator }, query })
          const change = adjustments.find(({ indicator }) => indicator === leaf.indicator)
          expect(opened.percentile).toBe(leaf.percentile)
          expect(opened.transform?.name).toBe(change?.transform)
          if (change?.direction) expect(opened.direction).toBe(change.direction)
        }
      }
    },
  )

  test('a direction turned round leaves what is left to one, of figures that were disclosed', async () => {
    const [usual, turned] = await Promise.all([
      save({ name: 'そのまま', weights: [{ industry: null, indicator: 'E-CC-001', weight: 1 }] }),
      save({
        name: '逆',
        weights: [{ industry: null, indicator: 'E-CC-001', weight: 1 }],
        adjustments: adjustments.slice(0, 1),
      }),
    ])
    let disclosed = 0
    for (const id of ids.slice(0, 60)) {
      const [one, other] = await Promise.all(
        [usual, turned].map((own) =>
          ask(getIndicatorScore, {
            params: { companyId: id, indicator: 'E-CC-001' },
            query: { method: `own-${own.id}` },
          }),
        ),
      )
      if (one.origin !== 'disclosed') continue
      disclosed++
      expect(one.percentile + other.percentile).toBeCloseTo(1, 12)
    }
    expect(disclosed).toBeGreaterThan(10)
  })

  test('what the standard says too changes nothing, to the bit', async () => {
    const same = [{ indicator: 'E-CC-001', direction: 'lower_better', transform: 'percentile' }]
    expect(await ranked({ adjustments: same })).toEqual(await ranked())
    expect((await save({ name: '同じ意味', adjustments: same })).hash).toBe((await save({ name: '標準の向き' })).hash)
  })

  test('an unknown indicator, or one named twice, is refused with its cell', async () => {
    const refused = async (some: OwnMethod['adjustments']) => {
      const { body } = await app.call(
        scoreCustomWeights,
        { body: { industries: 74, weights, adjustments: some } },
        token,
      )
      return [body.code, body.weights.first.map(({ reason }: { reason: string }) => reason)]
    }
    expect(await refused([{ indicator: 'E-XX-999' }])).toEqual(['weights.invalid', ['unknown-indicator']])
    expect(await refused([adjustments[0]!, adjustments[0]!])).toEqual(['weights.invalid', ['duplicate']])
  })
})
