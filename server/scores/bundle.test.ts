import { execFile } from 'node:child_process'
import { createHash, generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bundle, getBundle, recompute } from '#contract/scores/bundle.ts'
import { scoreCustomWeights } from '#contract/scores/custom-weights.ts'
import { getDecomposition } from '#contract/scores/decomposition.ts'
import { getIndicatorScore } from '#contract/scores/indicator-score.ts'
import { getSpider, listPeers } from '#contract/scores/peers.ts'
import { getScoreHistory, getScores } from '#contract/scores/scores.ts'
import { recomputeBundle } from '#methodology/scores/bundle/recompute.ts'
import { type ScoreKey, scoreKeys } from '#methodology/scores/hierarchy.ts'
import { canonical } from '#methodology/scores/recipe.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const companies = 140
const database = givenDatabase({ companies, seed: 11 })
const pair = generateKeyPairSync('ed25519')
const privateKey = pair.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
const publicKey = pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
const app = givenApp(database)
const signingApp = givenApp(database, { env: { SATOYAMA_SIGNING_KEY: privateKey } })
const folder = mkdtempSync(join(tmpdir(), 'satoyama-bundles-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let token = ''
let ids: number[] = []
beforeAll(async () => {
  token = await app.signedIn()
  const rows = await database.db.selectFrom('company').select('id').orderBy('id').execute()
  ids = rows.map(({ id }) => id)
})

/** Every seventh company or so, the same ones in every run. */
const chosen = (count: number) => Array.from({ length: count }, (_, index) => ids[(index * 37 + 5) % ids.length]!)
const keyOf = (index: number): ScoreKey => scoreKeys[(index * 7) % scoreKeys.length]!
const inferences = ['industry', 'time-series', 'worst-value'] as const

const script = join(import.meta.dirname, '../../docs/recompute.mjs')
/** What the script says of a file, and how it ends. */
async function runScript(bundle: unknown, ...keys: readonly string[]): Promise<{ code: number; text: string }> {
  const path = join(folder, 'bundle.json')
  writeFileSync(path, JSON.stringify(bundle))
  return promisify(execFile)(process.execPath, [script, path, ...keys]).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stdout, stderr }) => ({ code, text: stdout + stderr }),
  )
}

type Path = readonly (string | number)[]

/** Where every cell of a value stands. */
function cellsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at]
  const entries = Array.isArray(value) ? value.map((one, index) => [index, one] as const) : Object.entries(value)
  return entries.flatMap(([name, inner]) => cellsOf(inner, [...at, name]))
}

/** Cells of one kind differ only in their rows. */
const kindOf = (path: Path) => path.map((step) => (typeof step === 'number' ? '#' : step)).join('.')

const withFewFigures = (bundle: Bundle) => ({
  ...bundle,
  indicators: bundle.indicators.map((row) => ({ ...row, figures: row.figures.slice(0, 2) })),
})

/** The same value with another in one cell, as slightly changed as it can be. */
function changedAt(value: unknown, [step, ...rest]: Path): unknown {
  if (step === undefined) {
    if (typeof value === 'number') return value === 0 ? 1e-9 : value * (1 + 1e-12)
    return typeof value === 'string' ? `${value} ` : value === null ? 0 : null
  }
  if (Array.isArray(value)) return value.with(step as number, changedAt(value[step as number], rest))
  const members = value as Readonly<Record<string, unknown>>
  return { ...members, [step]: changedAt(members[step], rest) }
}

function hashedAnew({ sha256, signature, ...content }: Bundle): Bundle {
  return { ...content, sha256: createHash('sha256').update(canonical(content)).digest('hex'), signature }
}

describe('bundles', () => {
  test('make the score shown again, by the method’s words and by the script', async () => {
    let bundles = 0
    for (const [index, companyId] of chosen(24).entries()) {
      const key = index % 4 === 0 ? 'sustainability_score' : keyOf(index)
      const inference = inferences[index % 3]!
      const query = { inference, period: index % 2 === 0 ? ('short' as const) : ('long' as const) }
      const { status, body } = await app.call(getBundle, { params: { companyId, key }, query }, token)
      const reply = await app.call(getScores, { params: { companyId }, query }, token)
      const value = reply.body.data.scores.find((score: { key: string }) => score.key === key)?.value ?? null
      if (value === null) {
        expect([status, body.code]).toEqual([404, 'figure.not-found'])
        continue
      }
      const bundle: Bundle = body.data
      bundles++
      expect(Math.abs(bundle.score - value)).toBeLessThanOrEqual(1e-9)
      expect(Math.abs(recomputeBundle(bundle)! - value)).toBeLessThanOrEqual(1e-9)
      expect(bundle.recipeHash).toBe(reply.body.data.recipe.hash)
      const { code, text } = await runScript(bundle)
      const printed = Number(/recomputed (\S+)/.exec(text)![1])
      expect([code, text]).toEqual([0, expect.stringContaining(`${bundle.key}, fiscal year ${bundle.year}`)])
      expect(Math.abs(printed - value)).toBeLessThanOrEqual(1e-9)
    }
    expect(bundles).toBeGreaterThan(15)
  })

  test('the script takes the API’s own answer, and tells a changed figure, weight and recipe', async () => {
    const [companyId] = chosen(1)
    const params = { companyId: companyId!, key: 'sustainability_score' as const }
    const { body } = await app.call(getBundle, { params, query: {} }, token)
    expect((await runScript(body)).code).toBe(0)
    const bundle: Bundle = body.data
    const first = bundle.indicators.findIndex(({ value }) => value !== null)
    const wrong: Bundle[] = [
      { ...bundle, score: bundle.score + 1e-6 },
      { ...bundle, recipe: { ...bundle.recipe, version: '0.9' } },
      { ...bundle, indicators: bundle.indicators.with(first, { ...bundle.indicators[first]!, value: null }) },
      { ...bundle, weights: { ...bundle.weights, climatechange: bundle.weights.climatechange! + 1 } },
    ]
    for (const one of wrong) expect((await runScript(one)).code).toBe(1)
    expect(await runScript({ format: 'other' })).toEqual({ code: 1, text: expect.stringContaining('not a bundle') })
  })

  test('every kind of cell that is changed is noticed', async () => {
    const params = { companyId: chosen(1)[0]!, key: 'sustainability_score' as const }
    const { data } = (await app.call(getBundle, { params, query: {} }, token)).body
    const bundle = withFewFigures(data)
    expect((await runScript(data)).code).toBe(0)
    const paths = [...new Map(cellsOf(bundle).map((path) => [kindOf(path), path])).values()]
    expect(paths.length).toBeGreaterThan(30)
    for (const path of paths) {
      const { code, text } = await runScript(changedAt(data, path))
      expect([path.join('.'), code, text]).toEqual([path.join('.'), 1, expect.any(String)])
    }
    const [first, second, ...rest] = data.indicators[0].figures
    const without = (figures: unknown[]) => ({
      ...data,
      indicators: data.indicators.with(0, { ...data.indicators[0], figures }),
    })
    for (const figures of [
      [second, ...rest],
      [second, first, ...rest],
      [first, first, second, ...rest],
    ])
      expect((await runScript(without(figures))).code).toBe(1)
    expect((await runScript({ ...data, remark: 'more than it held' })).code).toBe(1)
  }, 120_000)

  test('a signature shows whose it is, also when the hash was made anew', async () => {
    const params = { companyId: chosen(1)[0]!, key: 'g_score' as const }
    const signed: Bundle = (await signingApp.call(getBundle, { params, query: {} }, token)).body.data
    const unsigned: Bundle = (await app.call(getBundle, { params, query: {} }, token)).body.data
    expect([signed.signature?.publicKey, unsigned.signature]).toEqual([publicKey, null])
    expect((await runScript(signed, publicKey)).code).toBe(0)
    expect((await runScript(signed)).code).toBe(0)
    expect((await runScript(unsigned, publicKey)).code).toBe(1)
    const forged = hashedAnew({ ...signed, company: { ...signed.company, nameJa: '別の会社' } })
    expect((await runScript(forged)).code).toBe(1)
    expect((await runScript({ ...forged, signature: null }, publicKey)).code).toBe(1)
    const other = generateKeyPairSync('ed25519').publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
    expect((await runScript(signed, other)).code).toBe(1)
    for (const path of [['signature', 'value'], ['signature', 'publicKey'], ['signature', 'algorithm'], ['sha256']])
      expect([path, (await runScript(changedAt(signed, path), publicKey)).code]).toEqual([path, 1])
  })

  test('the product makes it again itself', async () => {
    for (const companyId of chosen(4)) {
      const params = { companyId, key: 'g_score' as const }
      const { body } = await app.call(recompute, { params, query: {} }, token)
      expect(body.data).toMatchObject({ isSame: true })
      expect(body.data.rows).toBeGreaterThan(100)
    }
  })
})

interface Parts {
  readonly performance: number
  readonly weighting: number
  readonly peers: number
}
const sumOf = (rows: readonly { difference: Parts | null }[]) =>
  rows.reduce((sum, { difference }) => sum + difference!.performance + difference!.weighting + difference!.peers, 0)

describe('decomposition', () => {
  test.each(['average', 'last-year', 'company'] as const)('its parts add up: %s', async (against) => {
    let compared = 0
    for (const [index, companyId] of chosen(15).entries()) {
      const key = index % 3 === 0 ? 'sustainability_score' : keyOf(index)
      const query = { against, inference: inferences[index % 3]!, other: ids[(index * 11) % ids.length]! }
      const { status, body } = await app.call(getDecomposition, { params: { companyId, key }, query }, token)
      expect(status).toBe(200)
      const { value, leaves, absent, against: comparison } = body.data
      if (value === null) {
        expect([leaves, absent]).toEqual([[], []])
        continue
      }
      const contributions = leaves.reduce((sum: number, leaf: { contribution: number }) => sum + leaf.contribution, 0)
      expect(Math.abs(contributions - value)).toBeLessThanOrEqual(1e-9)
      for (const { percentile, share, contribution } of leaves) expect(contribution).toBeCloseTo(share * percentile, 12)
      if (comparison.value === null) continue
      compared++
      expect(Math.abs(sumOf([...leaves, ...absent]) - (value - comparison.value))).toBeLessThanOrEqual(1e-9)
    }
    expect(compared).toBeGreaterThan(5)
  })

  test('each leaf is what the page of its indicator says', async () => {
    const [companyId] = chosen(1)
    const params = { companyId: companyId!, key: 'sustainability_score' as const }
    const { body } = await app.call(getDecomposition, { params, query: {} }, token)
    for (const leaf of body.data.leaves.filter((_: unknown, index: number) => index % 40 === 0)) {
      const input = { params: { companyId: companyId!, indicator: leaf.indicator }, query: {} }
      const { data } = (await app.call(getIndicatorScore, input, token)).body
      expect([data.origin, data.value, data.percentile]).toEqual([leaf.origin, leaf.value, leaf.percentile])
      expect([data.figures, data.reference.code]).toEqual([leaf.reference.figures, leaf.reference.code])
      expect(data.peers).toHaveLength(data.figures)
      if (data.value !== null) {
        expect(data.percentile).toBeCloseTo((data.worse + data.same / 2) / data.figures, 12)
        expect(leaf.rank).toBe(1 + data.figures - data.worse - data.same)
      }
    }
  })
})

describe('the other calls', () => {
  test('agree with each other', async () => {
    const [companyId] = chosen(1)
    const params = { companyId: companyId! }
    const scores = (await app.call(getScores, { params, query: {} }, token)).body.data
    const history = (await app.call(getScoreHistory, { params, query: {} }, token)).body.data
    const peers = (await app.call(listPeers, { params, query: { scope: 'market' } }, token)).body.data
    const spider = (await app.call(getSpider, { params, query: { guess_kbn: 2 } }, token)).body
    const whole = scores.scores[0]
    expect(whole.key).toBe('sustainability_score')
    const at = history.years.indexOf(scores.year)
    expect([history.series[0].values[at], history.series[0].average[at]]).toEqual([whole.value, whole.average])
    expect(history.series[0].ranks[at]).toEqual(whole.rank)
    expect(peers.companies.find(({ id }: { id: number }) => id === companyId).values).toEqual([whole.value])
    expect(JSON.stringify(spider)).toContain('"indicator"')
    expect(scores.policies.find(({ inference }: { inference: string }) => inference === 'industry').value).toBe(
      whole.value,
    )
    const { origins } = scores
    expect(origins.disclosed + origins.inferred).toBeGreaterThan(100)
  })

  test('weights of one’s own: one indicator alone ranks by its percentile', async () => {
    const weights = [{ industry: null, indicator: 'E-CC-001', weight: 3 }]
    const { status, body } = await app.call(scoreCustomWeights, { body: { industries: 74, weights } }, token)
    expect(status).toBe(200)
    const [first, second] = body.data.companies
    expect(first.rank).toBe(1)
    expect(first.score).toBeGreaterThanOrEqual(second.score)
    for (const industry of ['101010', '151010']) {
      const some = [...weights, { industry, indicator: 'E-CC-002', weight: 1 }]
      expect((await app.call(scoreCustomWeights, { body: { industries: 74, weights: some } }, token)).status).toBe(200)
    }
    const both = (share: number) => [
      { industry: null, indicator: 'E-CC-001', weight: 3 * share },
      { industry: null, indicator: 'E-CC-002', weight: 1 },
    ]
    const scored = async (share: number) => {
      const body = { industries: 74, weights: both(share), companyId: second.id, perPage: 100 }
      return (await app.call(scoreCustomWeights, { body }, token)).body.data
    }
    const { sensitivity } = await scored(1)
    expect(sensitivity.map(({ indicator }: { indicator: string }) => indicator)).toEqual(['E-CC-001', 'E-CC-002'])
    for (const [share, side] of [
      [0.8, 'lowered'],
      [1.2, 'raised'],
    ] as const) {
      const { companies } = await scored(share) // The whole market again, with the one weight moved.
      expect(sensitivity[0][side]).toBe(companies.find(({ id }: { id: number }) => id === second.id).rank)
    }
    const nobody = await app.call(scoreCustomWeights, { body: { industries: 74, weights, companyId: 999_999 } }, token)
    expect([nobody.status, nobody.body.code]).toEqual([404, 'company.not-found'])
    const unknown = [{ industry: '999999', indicator: 'E-CC-001', weight: 1 }, ...weights]
    const refused = await app.call(scoreCustomWeights, { body: { industries: 74, weights: unknown } }, token)
    expect([refused.status, refused.body.code]).toEqual([422, 'weights.invalid'])
  })
})
