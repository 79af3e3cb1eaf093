import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { getFigure, listObservations } from '#contract/market/observations.ts'
import { listPatents } from '#contract/patents/patents.ts'
import { getPatentSummary } from '#contract/patents/summary.ts'
import { getHighlights } from '#contract/scores/peers.ts'
import { getRatings, getThemes } from '#contract/scores/ratings.ts'
import { getScoreHistory, getScores } from '#contract/scores/scores.ts'
import { raiseRevision } from '#server/imports/store/market.ts'
import { openReviews } from '#server/imports/store/reviews/reviews.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const invented = { companies: 140, seed: 11 } as const
const full = givenDatabase(invented)
const pruned = givenDatabase(invented)
const [fullApp, prunedApp] = [givenApp(full), givenApp(pruned)]

/** Newest first, so that each day only takes away. */
const days = ['2025-07-11', '2020-06-29', '2016-12-31']

/** Of every table the day from which a row was known; what has none was always known. */
const knownFrom = {
  observation: 'known_from',
  vendor_score: 'known_from',
  price: 'known_from',
  company_term: 'known_from',
  news: 'published_at::date',
  patent: 'published_on',
  climate_commitment: 'published_on',
  document: 'filed_on',
} as const

const random = (() => {
  let state = 20_260_110
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state % below
  }
})()

let companies: number[] = []
let tokens: readonly [string, string]

beforeAll(async () => {
  tokens = [await fullApp.signedIn(), await prunedApp.signedIn()]
  const rows = await full.db.selectFrom('company').select('id').orderBy('id').execute()
  companies = rows.map(({ id }) => id)
  // Every series is judged, so that doubts begin and end on many days.
  for (const { db } of [full, pruned]) await judgeAgain(db)
  await refreshed()
})

async function judgeAgain(db: typeof full.db) {
  await sql`delete from review`.execute(db)
  const { rows } = await sql<{ id: number }>`select min(id) as id from import`.execute(db)
  await openReviews(db, companies, { importId: rows[0]!.id, now: new Date('2026-01-10T00:00:00Z') })
  await raiseRevision(db)
}

async function refreshed() {
  for (const [app, { db }] of [
    [fullApp, full],
    [prunedApp, pruned],
  ] as const) {
    const { revision } = await db.selectFrom('market').select('revision').executeTakeFirstOrThrow()
    await vi.waitFor(() => expect(app.market().revision).toBe(Number(revision)), { timeout: 120_000, interval: 100 })
  }
}

/** As though nothing that became known after the day had ever been imported. */
async function forgetAfter(day: string) {
  await pruned.db.connection().execute(async (db) => {
    await sql`set session_replication_role = replica`.execute(db) // Figures are otherwise only ever added.
    for (const [table, column] of Object.entries(knownFrom))
      await sql`delete from ${sql.table(table)} where ${sql.raw(column)} > ${day}`.execute(db)
    await sql`set session_replication_role = origin`.execute(db)
  })
  await judgeAgain(pruned.db)
  await refreshed()
}

/** What is said of the present on purpose: the state of the market, what came later, and the file of the last import. */
const ofThePresent = new Set([
  'policies',
  'recipe',
  'recipeName',
  'hash',
  'revision',
  'changedSince',
  'reportedYears',
  'documents',
])

function withoutPresent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPresent)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([name]) => !ofThePresent.has(name))
  const rest = Object.fromEntries(entries.map(([name, inner]) => [name, withoutPresent(inner)]))
  if (Array.isArray(rest.vintages)) rest.vintages = rest.vintages.filter((vintage) => vintage.isKnown)
  return rest
}

async function both(ask: (app: typeof fullApp, token: string) => Promise<{ status: number; body: unknown }>) {
  const answers = await Promise.all([ask(fullApp, tokens[0]), ask(prunedApp, tokens[1])])
  return answers.map(({ status, body }) => ({ status, body: withoutPresent(body) }))
}

test.each(days)(
  'on %s every screen says what it says where nothing later is known',
  async (asOf) => {
    await forgetAfter(asOf)
    const year = Number(asOf.slice(0, 4)) - 1 - random(2)
    const doubted = await sql<{ id: number; code: string; year: number; boundary: 'consolidated' }>`
    select company_id as id, code, fiscal_year as year, boundary from review join indicator on indicator.id = indicator_id
    where part = '' order by company_id, code, fiscal_year`.execute(full.db)
    for (const { id, code, year: fiscalYear, boundary } of doubted.rows) {
      const request = { params: { companyId: id, indicator: code, fiscalYear }, query: { boundary, asOf } }
      const [one, other] = await both((app, token) => app.call(getFigure, request, token))
      expect([id, code, fiscalYear, one]).toEqual([id, code, fiscalYear, other])
    }
    const chosen = new Set([
      ...doubted.rows.slice(0, 4).map(({ id }) => id),
      ...companies.filter((id) => id % 29 === 3),
    ])
    for (const companyId of chosen) {
      const params = { companyId }
      for (const query of [{ asOf }, { asOf, year }]) {
        const answerPairs = await Promise.all([
          both((app, token) => app.call(getThemes, { params, query }, token)),
          both((app, token) => app.call(getRatings, { params, query }, token)),
          both((app, token) => app.call(getScores, { params, query }, token)),
          both((app, token) => app.call(getHighlights, { params, query }, token)),
          both((app, token) =>
            app.call(getScoreHistory, { params, query: { ...query, keys: 'sustainability_score,environment' } }, token),
          ),
          both((app, token) => app.call(listObservations, { params, query: { asOf } }, token)),
          both((app, token) => app.call(getPatentSummary, { params, query: { asOf } }, token)),
          both((app, token) => app.call(listPatents, { params, query: { asOf } }, token)),
        ])
        for (const [one, other] of answerPairs) expect([companyId, query, one]).toEqual([companyId, query, other])
      }
    }
  },
  300_000,
)
