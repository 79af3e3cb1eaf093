import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { getPortfolioFigures, type PortfolioFigures } from '#contract/portfolio/figures.ts'
import { getPortfolioHoldings, type PortfolioHolding, saveHoldings } from '#contract/portfolio/holdings.ts'
import { type AdverseImpact, getAdverseImpacts } from '#contract/portfolio/impacts.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

/**
 * What the temperature, the trial of a change and the adverse impacts of ten portfolios say is said again by their parts
 * and by the table of holdings. What the strip, climate and scores say is held in `server/agreement.test.ts`.
 */
const database = givenDatabase({ companies: 60, seed: 8 })
const app = givenApp(database)
const day = '2026-01-05'
let token = ''
let books: string[] = []
beforeAll(async () => {
  app.clock.now = new Date('2026-11-20T03:00:00Z')
  token = await app.signedIn('portfolios@asset.example')
  await database.db.updateTable('account').set({ password_changed_at: app.clock.now }).execute()
  books = await Promise.all(Array.from({ length: 10 }, (_, at) => givenPortfolio(at)))
})

/** From three to all companies of the market, of very unlike weights. */
async function givenPortfolio(at: number): Promise<string> {
  const { rows } = await sql<{ id: number }>`
    insert into portfolio (account_id, name, created_at, updated_at)
    select id, ${`Portfolio ${at}`}, now(), now() from account where email = 'portfolios@asset.example' returning id`.execute(
    database.db,
  )
  const { id } = rows[0]!
  await sql`
    insert into portfolio_position (portfolio_id, held_on, line, company_id, label, weight)
    select ${id}::int, ${day}, row_number() over (order by company.id), company.id, company.id::text,
           1 + (company.id * ${5 + at}) % 19
    from company where (company.id * ${7 + at}) % 10 <= ${at}`.execute(database.db)
  return `portfolio-${id}`
}

const sum = (values: readonly (number | null)[]) => values.reduce<number>((all, value) => all + (value ?? 0), 0)

/** Holds one number against another, and keeps what is unlike. */
function ledger() {
  const unlike: string[] = []
  let compared = 0
  const hold = (name: string, one: number | null | undefined, other: number | null | undefined, within = 1e-9) => {
    compared++
    const isAlike =
      one == null || other == null
        ? (one ?? null) === (other ?? null)
        : Math.abs(one - other) <= within * Math.max(1, Math.abs(one), Math.abs(other))
    if (!isAlike) unlike.push(`${name}: ${one} and ${other}`)
  }
  const end = (min: number) => {
    expect(unlike).toEqual([])
    expect(compared).toBeGreaterThan(min)
  }
  return { hold, end }
}

const figuresOf = async (of: string, more: object = {}): Promise<PortfolioFigures> =>
  (await app.call(getPortfolioFigures, { query: { of, value: 1e10, ...more } as never }, token)).body.data
const holdingsOf = async (of: string, more: object = {}): Promise<PortfolioHolding[]> =>
  (await app.call(getPortfolioHoldings, { query: { of, value: 1e10, ...more } as never }, token)).body.data.holdings

test('the temperature of the strip is that of its cell, its way to weigh, its steps, its holdings and its file', async () => {
  const { hold, end } = ledger()
  for (const of of books) {
    for (const [tscope, horizon] of [
      ['scope1+2', 'mid'],
      ['scope1+2+3', 'long'],
    ] as const) {
      const temperatureQuery = { tscope, horizon }
      const { strip, temperatures } = await figuresOf(of, temperatureQuery)
      const { value, targets, coverage } = strip.temperature
      const name = (what: string) => `${of} ${tscope} ${horizon}, ${what}`
      const cell = temperatures.grid.find((one) => one.scope === tscope && one.horizon === horizon)!
      hold(name('cell'), value, cell.value)
      hold(name('targets of the cell'), targets, cell.targets)
      hold(name('way to weigh'), value, temperatures.aggregations.find((one) => one.name === 'wats')!.value)
      const { steps } = temperatures
      const whole = sum(steps.map(({ weight }) => weight))
      hold(name('steps'), value, whole === 0 ? null : sum(steps.map(({ score, weight }) => score * weight)) / whole)
      const own = steps.filter(({ isDefault }) => !isDefault)
      hold(name('steps on targets'), targets, whole === 0 ? 0 : sum(own.map(({ weight }) => weight)) / whole)
      const rows = (await holdingsOf(of, temperatureQuery)).filter(({ temperature }) => temperature !== null)
      const weight = sum(rows.map((row) => row.weight))
      hold(name('coverage'), coverage, weight)
      hold(
        name('holdings'),
        value,
        weight === 0 ? null : sum(rows.map((row) => row.weight * row.temperature!)) / weight,
      )
      hold(name('companies of the steps'), sum(steps.map(({ companies }) => companies)), rows.length)
    }
    const { strip } = await figuresOf(of)
    const query = { of, value: 1e10, lang: 'en' } as never
    const file = await app.call(saveHoldings, { params: { format: 'csv' }, query }, token)
    const line = String(file.body)
      .split('\r\n')
      .find((one) => one.startsWith('Temperature score,'))!
    hold(`${of}, file`, strip.temperature.value, Number(line.split(',')[2]))
  }
  end(10 * 2 * 8)
})

test('the trial of an exclusion takes out whom the screen names, and its strip is that of the rest', async () => {
  const { hold, end } = ledger()
  for (const of of books) {
    const { esg } = await figuresOf(of)
    const hit = esg.violations.find(({ companies, weight }) => companies.length > 0 && weight < 0.9)
    if (!hit) continue
    const { whatIf } = await figuresOf(of, { exclude: hit.screen })
    const out = new Set(whatIf!.excluded.map(({ company }) => company.id))
    hold(`${of}, excluded`, out.size, hit.companies.length)
    hold(`${of}, weight excluded`, sum(whatIf!.excluded.map(({ weight }) => weight)), hit.weight)
    const rest = (await holdingsOf(of)).filter(({ company }) => !out.has(company.id))
    const weigh = (rows: readonly PortfolioHolding[], read: (row: PortfolioHolding) => number | null) => {
      const present = rows.filter((row) => read(row) !== null)
      const weight = sum(present.map((row) => row.weight))
      return weight === 0 ? null : sum(present.map((row) => row.weight * read(row)!)) / weight
    }
    hold(
      `${of}, score after`,
      whatIf!.strip.score.value,
      weigh(rest, ({ score }) => score),
    )
    hold(
      `${of}, intensity after`,
      whatIf!.strip.waci.value,
      weigh(rest, ({ intensity }) => intensity),
    )
    hold(
      `${of}, temperature after`,
      whatIf!.strip.temperature.value,
      weigh(rest, ({ temperature }) => temperature),
    )
    hold(`${of}, still hit`, whatIf!.strip.excluded.companies, rest.filter(({ screens }) => screens.length > 0).length)
  }
  end(10)
})

test('an adverse impact is the mean of its quarters, and the first the sum of its parts', async () => {
  const { hold, end } = ledger()
  for (const of of books) {
    const query = { of, value: 1e10 } as never
    const { impacts } = (await app.call(getAdverseImpacts, { query }, token)).body.data as {
      impacts: AdverseImpact[]
    }
    for (const { no, part, values, mean } of impacts) {
      const present = values.filter((value) => value !== null)
      hold(`${of}, mean of ${no} ${part}`, mean, present.length === 0 ? null : sum(present) / present.length)
    }
    const parts = impacts.filter(({ no, part }) => no === 1 && part !== 'total')
    const total = impacts.find(({ no, part }) => no === 1 && part === 'total')!
    for (const [at, value] of total.values.entries())
      if (value !== null)
        hold(`${of}, parts of quarter ${at}`, value, sum(parts.map(({ values }) => values[at] ?? null)))
  }
  end(100)
})
