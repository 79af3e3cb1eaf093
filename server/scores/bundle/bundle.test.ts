import { execFile } from 'node:child_process'
import { createHash, generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bundle, getBundle, recompute } from '#contract/scores/bundle.ts'
import { getScores } from '#contract/scores/scores.ts'
import { recomputeBundle } from '#methodology/scores/bundle/recompute.ts'
import { type ScoreKey, scoreKeys } from '#methodology/scores/hierarchy.ts'
import { standardVersions } from '#methodology/scores/method.ts'
import { canonical } from '#methodology/scores/recipe.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 140, seed: 11 })
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

const script = join(import.meta.dirname, '../../../docs/recompute.mjs')
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

/** Cells of one kind differ only in their rows, or in the category that they are of. */
const kindOf = (path: Path) =>
  path
    .map((step, at) => (typeof step === 'number' || ['means', 'weights'].includes(`${path[at - 1]}`) ? '#' : step))
    .join('.')

/** The same with so few rows of peers that its cells can be counted. */
const withFewFigures = ({ indicators, means, ...bundle }: Bundle) => ({
  ...bundle,
  indicators: indicators.map((row) => ({ ...row, figures: row.figures.slice(0, 2) })),
  means: Object.fromEntries(
    Object.entries(means).map(([key, { ranking, ...mean }]) => [
      key,
      { ...mean, ranking: ranking && { ...ranking, means: ranking.means.slice(0, 2) } },
    ]),
  ),
})

/** The same value with one cell as slightly changed as it can be. */
const changedAt = (value: unknown, path: Path) => replacedAt(value, path, slightlyChanged)

function slightlyChanged(value: unknown): unknown {
  if (typeof value === 'number') return value === 0 ? 1e-9 : value * (1 + 1e-12)
  return typeof value === 'string' ? `${value} ` : value === null ? 0 : null
}

/** The same value with another in one cell. */
function replacedAt(value: unknown, [step, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (step === undefined) return change(value)
  if (Array.isArray(value)) return value.with(step as number, replacedAt(value[step as number], rest, change))
  const members = value as Readonly<Record<string, unknown>>
  return { ...members, [step]: replacedAt(members[step], rest, change) }
}

function hashedAnew({ sha256, signature, ...content }: Bundle): Bundle {
  return { ...content, sha256: createHash('sha256').update(canonical(content)).digest('hex'), signature }
}

const rules = standardVersions.flatMap((version) => inferences.map((inference) => [version, inference] as const))

/** A bundle and the score that is shown; null where none is. */
async function bundleAndScore(companyId: number, key: ScoreKey, query: Query) {
  const { status, body } = await app.call(getBundle, { params: { companyId, key }, query }, token)
  const scorePage = (await app.call(getScores, { params: { companyId }, query }, token)).body.data
  const value: number | null = scorePage.scores.find((score: { key: string }) => score.key === key)?.value ?? null
  return { status, body, value, recipe: scorePage.recipe, bundle: body.data as Bundle }
}
type Query = NonNullable<Parameters<typeof app.call<typeof getBundle>>[1]['query']>

describe('bundles', () => {
  test.each(rules)(
    'of version %s make the score shown again: %s',
    async (version, inference) => {
      const counts = { bundles: 0, without: 0, scripts: 0 }
      for (const [index, companyId] of chosen(24).entries()) {
        const key = index % 4 === 0 ? 'sustainability_score' : keyOf(index)
        const query = { version, inference, period: index % 2 === 0 ? ('short' as const) : ('long' as const) }
        const { status, body, value, recipe, bundle } = await bundleAndScore(companyId, key, query)
        if (value === null) {
          expect([status, body.code]).toEqual([404, 'figure.not-found'])
          const again = await app.call(recompute, { params: { companyId, key }, query }, token)
          expect([again.status, again.body.code]).toEqual([404, 'figure.not-found'])
          counts.without++
          continue
        }
        counts.bundles++
        const format = version === '2.1' ? 'satoyama-bundle-4' : 'satoyama-bundle-3'
        expect([bundle.format, bundle.recipeHash]).toEqual([format, recipe.hash])
        expect(Math.abs(bundle.score - value)).toBeLessThanOrEqual(1e-9)
        expect(Math.abs(recomputeBundle(bundle)! - value)).toBeLessThanOrEqual(1e-9)
        if (index % 4 !== 0) continue
        counts.scripts++
        const { code, text } = await runScript(bundle)
        expect([code, text]).toEqual([0, expect.stringContaining(`${bundle.key}, fiscal year ${bundle.year}`)])
        expect(Math.abs(Number(/recomputed (\S+)/.exec(text)![1]) - value)).toBeLessThanOrEqual(1e-9)
      }
      expect(counts.bundles).toBeGreaterThan(12)
      expect(counts.scripts).toBeGreaterThan(3)
    },
    300_000,
  )

  test('of every score of one company, in every version', async () => {
    const [companyId] = chosen(1)
    for (const version of standardVersions) {
      for (const key of scoreKeys) {
        const { value, bundle } = await bundleAndScore(companyId!, key, { version })
        if (value !== null) expect(Math.abs(recomputeBundle(bundle)! - value)).toBeLessThanOrEqual(1e-9)
      }
    }
  })

  test('a bundle of the older form still verifies', async () => {
    const params = { companyId: chosen(1)[0]!, key: 'sustainability_score' as const }
    const { data } = (await app.call(getBundle, { params, query: { version: '1.0' } }, token)).body
    const { means: _, total: __, ...bundle } = data as Bundle
    const indicators = bundle.indicators.map(({ size, ranked, expected, ...row }) => row)
    const old = hashedAnew({ ...bundle, format: 'satoyama-bundle-2', indicators } as unknown as Bundle)
    expect(await runScript(old)).toEqual({ code: 0, text: expect.not.stringContaining('DIFFERENT') })
    const wrong = hashedAnew({ ...old, score: old.score + 1e-6 })
    expect((await runScript(wrong)).code).toBe(1)
    expect(await runScript({ format: 'other' })).toEqual({ code: 1, text: expect.stringContaining('not a bundle') })
    for (const rows of [{ indicators: [{}] }, { weights: undefined }, { company: null }])
      expect(await runScript({ ...old, ...rows })).toEqual({
        code: 1,
        text: expect.stringMatching(/^.*not a whole bundle.*\n$/),
      })
    expect((await runScript({ ...data, means: {} })).text).toContain('not a whole bundle')
  })

  test.each(standardVersions)(
    'every kind of cell of version %s that is changed is noticed',
    async (version) => {
      const params = { companyId: chosen(1)[0]!, key: 'sustainability_score' as const }
      const { body } = await app.call(getBundle, { params, query: { version, inference: 'time-series' } }, token)
      expect((await runScript(body)).code).toBe(0) // The API's own answer.
      const { data } = body
      const paths = [...new Map(cellsOf(withFewFigures(data)).map((path) => [kindOf(path), path])).values()]
      expect(paths.length).toBeGreaterThan(version === '1.0' ? 35 : 45)
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
    },
    300_000,
  )

  test('what is changed and hashed anew is told by the arithmetic', async () => {
    const params = { companyId: chosen(1)[0]!, key: 'sustainability_score' as const }
    const query = { version: '2.0', inference: 'time-series' } as const
    const bundle: Bundle = (await app.call(getBundle, { params, query }, token)).body.data
    const at = (is: (row: Bundle['indicators'][number]) => unknown) => bundle.indicators.findIndex((row) => is(row))
    const rememberedAt = at((row) => row.expected?.remembered)
    const perSize = at((row) => row.origin === 'disclosed' && row.size)
    const [category, mean] = Object.entries(bundle.means).find(([, { ranking }]) => ranking)!
    const own = mean.ranking!.means.findIndex(({ company }) => company === bundle.company.id)
    const paths: Path[] = [
      ['score'],
      ['indicators', rememberedAt, 'expected', 'remembered', 'percentile'],
      ['indicators', perSize, 'ranked'],
      ['indicators', perSize, 'value'],
      ['indicators', perSize, 'size', 'value'],
      ['means', category, 'coverage'],
      ['means', category, 'ranking', 'means', own, 'mean'],
      ['total', 'coverage'],
      ['total', 'minimum', 'weight'],
    ]
    expect(Math.min(rememberedAt, perSize, own)).toBeGreaterThanOrEqual(0)
    for (const path of paths) {
      const changed = hashedAnew(replacedAt(bundle, path, (value) => Number(value) * 0.5 + 0.6) as Bundle)
      const { code, text } = await runScript(changed)
      expect([path.join('.'), code, text]).toEqual([path.join('.'), 1, expect.stringContaining('DIFFERENT')])
    }
  })

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

  test.each(rules)('the product makes scores of version %s again itself: %s', async (version, inference) => {
    let scored = 0
    for (const [index, companyId] of chosen(20).entries()) {
      const params = { companyId, key: keyOf(index) }
      const { status, body } = await app.call(recompute, { params, query: { version, inference } }, token)
      if (status === 404) continue
      scored++
      expect([params, body.data]).toEqual([params, expect.objectContaining({ isSame: true })])
      expect(body.data.rows).toBeGreaterThan(10)
    }
    expect(scored).toBeGreaterThan(10)
  })
})
