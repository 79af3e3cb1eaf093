import { beforeAll, expect, test } from 'vitest'
import { getHighlights } from '#contract/scores/peers.ts'
import { getScoreHistory, getScores } from '#contract/scores/scores.ts'
import { type Finding, named } from '#methodology/findings/findings.ts'
import { coverageFinding } from '#methodology/findings/ratings.ts'
import { materialityFinding, radarFinding, tenths } from '#methodology/findings/scores.ts'
import { trendFinding } from '#methodology/findings/series.ts'
import { categories } from '#methodology/scores/hierarchy.ts'
import { standardVersions } from '#methodology/scores/method.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

/** Every company of an invented market: what a sentence claims holds of all that it speaks of. */
const database = givenDatabase({ companies: 140, seed: 11 })
const app = givenApp(database)
let token = ''
let ids: number[] = []

beforeAll(async () => {
  token = await app.signedIn()
  ids = (await database.db.selectFrom('company').select('id').orderBy('id').execute()).map(({ id }) => id)
})

type Of<Kind extends Finding['kind']> = Extract<Finding, { kind: Kind }>

const scoresOf = async (companyId: number) =>
  (await app.call(getScores, { params: { companyId }, query: {} }, token)).body.data.scores as {
    key: string
    value: number | null
    average: number | null
    weight: number | null
    coverage: number
    rank: { rank: number; of: number } | null
  }[]

/** Share of the ranked that stand behind, its own place halved. */
const place = ({ rank, of }: { rank: number; of: number }) => (of - rank + 0.5) / of

test('the radar’s sentence speaks of all categories, and each is where it says', async () => {
  let rated = 0
  for (const id of ids) {
    const scores = await scoresOf(id)
    const finding = radarFinding(scores)
    const places = categories.flatMap((key) => {
      const rank = scores.find((score) => score.key === key)?.rank
      return rank ? [{ key, place: place(rank) }] : []
    })
    if (places.length === 0) {
      expect(finding).toEqual({ kind: 'no-data', figure: 'radar' })
      continue
    }
    rated++
    const { leading, trailing } = finding as Of<'radar'>
    const top = places.filter(({ place }) => place >= 0.8 - 1e-12)
    const bottom = places.filter(({ place }) => place <= 0.2 + 1e-12)
    expect([id, leading.codes.length + leading.more]).toEqual([id, top.length])
    expect([id, trailing.codes.length + trailing.more]).toEqual([id, bottom.length])
    for (const code of leading.codes) expect(top.map(({ key }) => key)).toContain(code)
    for (const code of trailing.codes) expect(bottom.map(({ key }) => key)).toContain(code)
    // Nobody who is left out is more extreme than one who is named.
    const min = Math.min(...top.filter(({ key }) => leading.codes.includes(key)).map(({ place }) => place))
    for (const { key, place } of top) if (!leading.codes.includes(key)) expect(place).toBeLessThanOrEqual(min)
  }
  expect(rated).toBeGreaterThan(100)
})

test('materiality and coverage say what the scores say', async () => {
  let rated = 0
  for (const id of ids) {
    const scores = await scoresOf(id)
    const of = (key: string) => scores.find((score) => score.key === key)
    if (of('sustainability_score')?.value != null) rated++
    const themes = categories.map((key) => ({
      weight: of(key)?.weight ?? 0,
      score: of(key)?.value ?? null,
      average: of(key)?.average ?? null,
    }))
    const materiality = materialityFinding(themes)
    if (materiality.kind === 'materiality') {
      const compared = themes.filter(({ weight, score, average }) => weight > 0 && score !== null && average !== null)
      const below = compared.filter(({ score, average }) => score! < average!)
      const sum = (of: typeof themes) => of.reduce((total, { weight }) => total + weight, 0)
      expect([id, materiality.themes, materiality.below]).toEqual([id, compared.length, below.length])
      expect(materiality.weightShare).toBeCloseTo(sum(below) / sum(compared), 9)
    }
    const total = of('sustainability_score')
    const coverage = coverageFinding(total?.value == null ? null : total.coverage)
    if (coverage.kind === 'coverage') expect([id, coverage.isLow]).toEqual([id, total!.coverage < 0.5])
  }
  expect(rated).toBeGreaterThan(100)
})

test('a trend goes to the last score there is, over years that can be compared', async () => {
  let trendCount = 0
  for (const id of ids) {
    const { years, series } = (await app.call(getScoreHistory, { params: { companyId: id }, query: {} }, token)).body
      .data
    const { values, own } = series.find(({ key }: { key: string }) => key === 'sustainability_score')
    const scored = (years as number[]).flatMap((fiscalYear, at) =>
      values[at] === null
        ? []
        : [
            {
              fiscalYear,
              score: values[at] * 100,
              isLikeBefore: own.steps[at]?.isComparable ?? true,
              isLikeLast: own.isLikeLast[at],
            },
          ],
    )
    const finding = trendFinding(scored)
    if (scored.length < 2) {
      expect(finding).toEqual({ kind: 'no-data', figure: 'trend' })
      continue
    }
    const last = scored.at(-1)!
    if (finding.kind === 'unlike-years') {
      expect([id, finding.last, scored.at(-2)!.isLikeLast && last.isLikeBefore]).toEqual([id, last.fiscalYear, false])
      continue
    }
    trendCount++
    const { from, to, change, course } = finding as Of<'trend'>
    const run = scored.filter(({ fiscalYear }) => fiscalYear >= from)
    expect([id, to]).toEqual([id, last.fiscalYear])
    expect(run.every(({ isLikeLast }) => isLikeLast) && run.slice(1).every(({ isLikeBefore }) => isLikeBefore)).toBe(
      true,
    )
    // Of both scores as they are shown.
    expect(change).toBeCloseTo(tenths(last.score) - tenths(run[0]!.score), 9)
    expect(course).toBe(Math.abs(change) < 1 ? 'flat' : change > 0 ? 'rising' : 'falling')
  }
  expect(trendCount).toBeGreaterThan(20)
})

test('strengths and issues are counted whole, not up to five', async () => {
  let beyond = 0
  for (const id of ids) {
    const params = { companyId: id }
    const { year, strengths, issues, inAll } = (await app.call(getHighlights, { params, query: {} }, token)).body.data
    if (year === null) continue
    const codes = (list: { indicator: string }[]) => list.map(({ indicator }) => indicator)
    for (const [list, all] of [
      [strengths, inAll.strengths],
      [issues, inAll.issues],
    ]) {
      const summary = named(codes(list), 2, all)
      expect([id, summary.codes.length + summary.more]).toEqual([id, all])
    }
    expect([strengths.length, issues.length]).toEqual([Math.min(5, inAll.strengths), Math.min(5, inAll.issues)])
    if (inAll.issues > 5 || inAll.strengths > 5) beyond++
  }
  expect(beyond).toBeGreaterThan(10)
})

test.each(standardVersions)(
  'the rest of version %s is what was done, and with what is disclosed it is the whole',
  async (version) => {
    for (const inference of ['industry', 'time-series', 'worst-value'] as const) {
      const kinds = { inferred: 0, worstValue: 0, leftOut: 0 }
      for (const id of ids.slice(0, 40)) {
        const query = { version, inference }
        const { scores, rest } = (await app.call(getScores, { params: { companyId: id }, query }, token)).body.data
        const total = scores.find(({ key }: { key: string }) => key === 'sustainability_score')
        if (total?.value == null) {
          expect([id, rest]).toEqual([id, null])
          continue
        }
        expect(total.coverage + rest.inferred + rest.worstValue + rest.leftOut).toBeCloseTo(1, 9)
        for (const kind of ['inferred', 'worstValue', 'leftOut'] as const) kinds[kind] += rest[kind]
      }
      // The rule that infers nothing infers nothing, and version 2.0 never takes the worst value under an inference.
      if (inference === 'worst-value') expect(kinds.inferred).toBe(0)
      else expect(kinds.inferred).toBeGreaterThan(0)
      if (version !== '1.0' && inference !== 'worst-value') expect(kinds.worstValue).toBe(0)
    }
  },
)

test('a change against the year before is told only where the history says that the years can be compared', async () => {
  const changeCounts = { told: 0, untold: 0 }
  for (const id of ids.slice(0, 60)) {
    const params = { companyId: id }
    const { year, scores } = (await app.call(getScores, { params, query: {} }, token)).body.data
    const { years, series } = (await app.call(getScoreHistory, { params, query: {} }, token)).body.data
    for (const { key, values, own } of series) {
      const at = years.indexOf(year)
      if (at < 1) continue // The history ends with the last total.
      const { previous } = scores.find((score: { key: string }) => score.key === key)
      const isTold = values[at] !== null && values[at - 1] !== null && own.steps[at].isComparable
      expect([id, key, previous]).toEqual([id, key, isTold ? values[at - 1] : null])
      changeCounts[isTold ? 'told' : 'untold']++
    }
  }
  expect([changeCounts.told > 100, changeCounts.untold > 100]).toEqual([true, true])
})
