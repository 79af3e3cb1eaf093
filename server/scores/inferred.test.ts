import { beforeAll, expect, test } from 'vitest'
import { getDecomposition } from '#contract/scores/decomposition.ts'
import { getIndicatorScore } from '#contract/scores/indicator-score.ts'
import { standardVersions } from '#methodology/scores/method.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 60, seed: 8 })
const app = givenApp(database)
let token = ''
let ids: number[] = []
beforeAll(async () => {
  token = await app.signedIn()
  const rows = await database.db.selectFrom('company').select('id').orderBy('id').limit(4).execute()
  ids = rows.map(({ id }) => id)
})

type Query = { readonly version: (typeof standardVersions)[number]; readonly inference: 'industry' | 'time-series' }

/** Inferred leaves of the whole, and how each is explained. */
async function inferredOf(companyId: number, query: Query) {
  const params = { companyId, key: 'sustainability_score' as const }
  const { leaves, year } = (await app.call(getDecomposition, { params, query }, token)).body.data
  const inferred = leaves.filter(({ origin }: { origin: string }) => origin === 'inferred')
  const explained = []
  for (const leaf of inferred.slice(0, 40)) {
    const at = { companyId, indicator: leaf.indicator }
    const { data } = (await app.call(getIndicatorScore, { params: at, query: { ...query, year } }, token)).body
    explained.push({ leaf, score: data })
  }
  return explained
}

test.each(
  standardVersions.flatMap((version) =>
    (['industry', 'time-series'] as const).map((inference) => ({ version, inference })),
  ),
)('what is shown is what was scored: version $version, $inference', async (query) => {
  for (const companyId of ids)
    for (const { leaf, score } of await inferredOf(companyId, query)) {
      expect([score.value, score.percentile]).toEqual([leaf.value, leaf.percentile])
      if (score.inference) expect(score.inference.value).toBe(score.value)
      else expect([score.ranked, score.size.value]).toEqual([null, null])
      if (query.version === '1.0') expect(score.expected).toBeNull()
      // ½ − 0.08 × √(1 ÷ 12) = 0.4769 to a part of 65,534, or less where a last figure is remembered.
      else if (score.expected.standardError === null) expect(score.percentile).toBeLessThan(0.4769 + 1e-4)
    }
})

test('a version never shows what the other inferred, whichever is asked first', async () => {
  const valuesOf = async (version: Query['version']) =>
    (await inferredOf(ids[0]!, { version, inference: 'time-series' })).map(
      ({ score }) => score.inference?.model && score.value,
    )
  const [first, second, again] = [await valuesOf('1.0'), await valuesOf('2.0'), await valuesOf('1.0')]
  expect(first).not.toEqual(second)
  expect(again).toEqual(first)
})
