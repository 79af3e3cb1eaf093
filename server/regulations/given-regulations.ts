import { beforeAll, expect } from 'vitest'
import { listRegulationCompanies, type RegulationCompany } from '#contract/regulations/companies.ts'
import {
  getRegulation,
  listRegulations,
  type Regulation,
  type RegulationHead,
} from '#contract/regulations/regulations.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

/** The demo market on a day, its regulations, and what the calls answer. Call once at the top of a file. */
export function givenRegulations() {
  const database = givenDatabase({ companies: 200, seed: 11 })
  const app = givenApp(database)
  const market = { token: '', all: [] as RegulationHead[], listed: 0 }
  beforeAll(async () => {
    app.clock.now = new Date('2026-11-20T03:00:00Z')
    market.token = await app.signedIn()
    await database.db.updateTable('account').set({ password_changed_at: app.clock.now }).execute()
    const { data } = (await app.call(listRegulations, { query: {} }, market.token)).body
    market.all = data.regulations
    market.listed = data.listed
  }, 60_000)

  const get = (regulation: string, query: object = {}) =>
    app.call(getRegulation, { params: { regulation }, query: query as never }, market.token)
  const read = async (regulation: string, query: object = {}): Promise<Regulation> => {
    const { status, body } = await get(regulation, query)
    expect(status, JSON.stringify(body).slice(0, 300)).toBe(200)
    return body.data
  }
  const page = async (regulation: string, query: object = {}) => {
    const input = { params: { regulation }, query: { perPage: 100, ...query } as never }
    const { status, body } = await app.call(listRegulationCompanies, input, market.token)
    expect(status, JSON.stringify(body).slice(0, 300)).toBe(200)
    return body.data as { total: number; companies: RegulationCompany[] }
  }
  const every = async (regulation: string, query: object = {}) => {
    const companies: RegulationCompany[] = []
    for (let at = 1; ; at++) {
      const { total, companies: own } = await page(regulation, { ...query, page: at })
      companies.push(...own)
      if (own.length === 0 || companies.length >= total) return companies
    }
  }
  return { database, app, market, get, read, page, every }
}

export const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0)
