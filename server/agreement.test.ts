import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type IndustryCompany, listIndustryCompanies } from '#contract/industries/industries.ts'
import { industryIdOf } from '#contract/market/industry-id.ts'
import { getPortfolioFigures, type PortfolioFigures } from '#contract/portfolio/figures.ts'
import { getPortfolioHoldings, type PortfolioHolding, saveHoldings } from '#contract/portfolio/holdings.ts'
import { getDecomposition } from '#contract/scores/decomposition.ts'
import { type CompanyScores, getScoreHistory, getScores } from '#contract/scores/scores.ts'
import { saveSearchCsv } from '#contract/search/searches.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

/**
 * What two screens say of one thing is the same: for every company of a market of sixty and for ten portfolios, each number that a
 * head, a strip or a sentence is made of stands again in the table, the file and the answer of the same address.
 */
const database = givenDatabase({ companies: 60, seed: 8 })
const app = givenApp(database)
let token = ''
let ids: number[] = []
beforeAll(async () => {
  app.clock.now = new Date('2026-11-20T03:00:00Z')
  token = await app.signedIn('agreement@asset.example')
  await database.db.updateTable('account').set({ password_changed_at: app.clock.now }).execute()
  const rows = await database.db.selectFrom('company').select('id').orderBy('id').execute()
  ids = rows.map(({ id }) => id)
})

const keys = ['sustainability_score', 'e_score', 's_score', 'g_score'] as const
const close = (a: number | null | undefined, b: number | null | undefined) =>
  a == null || b == null ? (a ?? null) === (b ?? null) : Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))

/** Cells of a line of CSV. */
const cellsOf = (line: string) =>
  line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((cell) => cell.replace(/^"|"$/g, '').replaceAll('""', '"'))
const linesOf = (body: unknown) =>
  String(body)
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n')
    .map(cellsOf)
const numberIn = (cell: string | undefined) => (cell === undefined || cell === '' ? null : Number(cell))

const scoresOf = async (companyId: number): Promise<CompanyScores> =>
  (await app.call(getScores, { params: { companyId }, query: {} }, token)).body.data

test('of a company the strip, its industry’s list, the search’s file, history and decomposition say the same', async () => {
  const unlike: string[] = []
  const listed = new Map<string, Map<number, IndustryCompany>>()
  const columns = [...keys, 'coverage'].join()
  const file = await app.call(saveSearchCsv, { body: { columns, where: '', lang: 'en' } as never }, token)
  expect(file.status, String(file.body).slice(0, 300)).toBe(200)
  // What the columns are stands before them, in lines that programs skip.
  const [head, ...lines] = linesOf(file.body).filter(([first]) => !first!.startsWith('#') && first !== '')
  const rows = await database.db.selectFrom('company').select(['id', 'security_code as code']).execute()
  const codeOf = new Map(rows.map(({ id, code }) => [id, code?.replace(/0$/, '')]))
  const lineOf = new Map(lines.map((line) => [line[head!.indexOf('ticker')], line]))
  // Every company of the market has its line, and every column is there: else nothing below would be compared.
  expect(ids.filter((id) => lineOf.has(codeOf.get(id))).length).toBeGreaterThan(55)
  for (const key of keys) expect(head).toContain(key)
  let compared = 0
  const hold = (id: number, name: string, ...values: (number | null | undefined)[]) => {
    compared += values.length - 1
    if (values.slice(1).some((value) => !close(values[0], value))) unlike.push(`company ${id}, ${name}: ${values}`)
  }
  for (const id of ids) {
    const { peers, scores, year, policies, recipe } = await scoresOf(id)
    if (year === null) continue
    const industryId = industryIdOf(peers)
    if (!listed.has(industryId)) {
      const query = { perPage: 500, year } as never
      const { data } = (await app.call(listIndustryCompanies, { params: { industryId }, query }, token)).body
      listed.set(industryId, new Map(data.companies.map((company: IndustryCompany) => [company.id, company])))
    }
    const inList = listed.get(industryId)!.get(id)
    const line = lineOf.get(codeOf.get(id) ?? '')
    const { series, years } = (await app.call(getScoreHistory, { params: { companyId: id }, query: {} }, token)).body
      .data
    for (const key of keys) {
      const { value, coverage, previous } = scores.find((score) => score.key === key)!
      const inFile = numberIn(line?.[head!.indexOf(key)])
      if (line) hold(id, `${key} in the file`, value === null ? null : value * 100, inFile)
      if (inList) {
        hold(id, `${key} in the industry`, value, inList.values[key])
        hold(id, `coverage of ${key}`, value === null ? null : coverage, value === null ? null : inList.coverages[key])
      }
      const own = series.find((one: { key: string }) => one.key === key)
      const at = years.indexOf(year)
      if (at !== -1) hold(id, `${key} in its history`, value, own.values[at])
      if (at > 0 && previous !== null) hold(id, `${key} the year before`, previous, own.values[at - 1])
    }
    const total = scores.find(({ key }) => key === 'sustainability_score')!
    const chosen = policies.find(({ inference }) => inference === 'industry')
    if (chosen?.isReady) hold(id, 'the rule that is chosen', total.value, chosen.value)
    if (inList) hold(id, 'rank', total.rank?.rank, inList.rank?.rank)
    const params = { companyId: id, key: 'sustainability_score' as const }
    const made = (await app.call(getDecomposition, { params, query: {} }, token)).body.data as Output<
      typeof getDecomposition
    >
    hold(id, 'what it is made of', total.value, made.value)
    hold(id, 'recipe', 1, Number(made.recipe.hash === recipe.hash))
    const parts = [...made.leaves, ...made.absent].map(({ difference }) => difference)
    if (made.value !== null && made.against.value !== null) {
      // The waterfall's sentence says this difference, and its bars are these parts.
      const sum = parts.reduce((all, part) => all + (part ? part.performance + part.weighting + part.peers : 0), 0)
      hold(id, 'the difference of the waterfall', made.value - made.against.value, sum)
    }
  }
  expect(unlike).toEqual([])
  expect(compared).toBeGreaterThan(60 * 10)
})

/** Ten portfolios of one's own, of five to sixty companies and of very unlike weights. */
async function givenPortfolios(): Promise<string[]> {
  return Promise.all(
    Array.from({ length: 10 }, async (_, at) => {
      const { rows } = await sql<{ id: number }>`
        insert into portfolio (account_id, name, created_at, updated_at)
        select id, ${`Portfolio ${at}`}, now(), now() from account where email = 'agreement@asset.example' returning id`.execute(
        database.db,
      )
      const { id } = rows[0]!
      await sql`
        insert into portfolio_position (portfolio_id, held_on, line, company_id, label, weight)
        select ${id}::int, '2026-01-05', row_number() over (order by company.id), company.id, company.id::text,
               1 + (company.id * ${7 + at}) % 23
        from company where (company.id * ${3 + at}) % 10 <= ${at}`.execute(database.db)
      return `portfolio-${id}`
    }),
  )
}

const sum = (values: readonly (number | null)[]) => values.reduce<number>((all, value) => all + (value ?? 0), 0)

test('of a portfolio the strip, its parts, the table of holdings and the file say the same', async () => {
  const unlike: string[] = []
  const books = await givenPortfolios()
  let compared = 0
  for (const of of books) {
    const query = { of, value: 1e10 } as never
    const figures = (await app.call(getPortfolioFigures, { query }, token)).body.data as PortfolioFigures
    const { holdings } = (await app.call(getPortfolioHoldings, { query }, token)).body.data as {
      holdings: PortfolioHolding[]
    }
    const file = await app.call(
      saveHoldings,
      { params: { format: 'csv' }, query: { of, value: 1e10, lang: 'en' } as never },
      token,
    )
    expect(file.status).toBe(200)
    const lines = linesOf(file.body)
    const hold = (name: string, one: number | null | undefined, other: number | null | undefined) => {
      compared++
      if (!close(one, other)) unlike.push(`${of}, ${name}: ${one} and ${other}`)
    }
    const { strip, climate, esg, portfolio } = figures
    expect(portfolio.matched, of).toBe(holdings.length)
    hold('weights', 1, sum(holdings.map(({ weight }) => weight)))
    // The strip against the table of holdings.
    const scored = holdings.filter(({ score }) => score !== null)
    const weight = sum(scored.map(({ weight }) => weight))
    hold(
      'score',
      strip.score.value,
      scored.length === 0 ? null : sum(scored.map(({ weight, score }) => weight * score!)) / weight,
    )
    hold('coverage of the score', strip.score.coverage, weight)
    hold('WACI', strip.waci.value, sum(holdings.map(({ contribution }) => contribution)))
    hold('financed emissions', strip.financed.value, sum(holdings.map(({ financed }) => financed)))
    const hit = holdings.filter(({ screens }) => screens.length > 0)
    hold('companies excluded', strip.excluded.companies, hit.length)
    hold('weight excluded', strip.excluded.weight, sum(hit.map(({ weight }) => weight)))
    // The strip against the other parts of the screen.
    hold('WACI of its scopes', strip.waci.value, climate.waci12.value)
    hold(
      'score among the scores',
      strip.score.value,
      esg.scores.find(({ key }) => key === 'sustainability_score')!.value,
    )
    hold(
      'contributors and others',
      strip.waci.value,
      sum(climate.contributors.map(({ contribution }) => contribution)) + climate.others.contribution,
    )
    hold('sectors', strip.waci.value, sum(climate.sectors.map(({ contribution }) => contribution)))
    hold('financed by sector', strip.financed.value, sum(climate.sectors.map(({ financed }) => financed)))
    for (const { company, weight, contribution } of climate.contributors) {
      const row = holdings.find((one) => one.company.id === company.id)!
      hold(`weight of ${company.id}`, weight, row.weight)
      hold(`contribution of ${company.id}`, contribution, row.contribution)
    }
    for (const effects of [climate.effects, esg.opened.effects]) {
      if (!effects) continue
      // The headline names the largest of these, and they are the difference.
      const { allocation, selection, interaction, sectors } = effects
      hold('effects', effects.portfolio - effects.benchmark, allocation + selection + interaction)
      hold('allocation by sector', allocation, sum(sectors.map((sector) => sector.allocation)))
      hold('selection by sector', selection, sum(sectors.map((sector) => sector.selection)))
    }
    for (const { companies, weight, screen } of esg.violations) {
      const those = holdings.filter(({ screens }) => screens.includes(screen))
      hold(`companies of screen ${screen}`, companies.length, those.length)
      hold(`weight of screen ${screen}`, weight, sum(those.map((one) => one.weight)))
    }
    // The file: its figures of the whole and its lines.
    const row = (title: string) => lines.find(([first]) => first === title)!
    hold('score in the file', strip.score.value! * 100, numberIn(row('Total score')[2]))
    hold('WACI in the file', strip.waci.value! * 100, numberIn(row('WACI')[2]))
    hold('coverage in the file', strip.waci.coverage * 100, numberIn(row('WACI')[4]))
    const start = lines.findIndex(([first]) => first === 'Code')
    const column = (title: string) => lines[start]!.indexOf(title)
    const positions = lines.slice(start + 1)
    expect(positions.length, of).toBe(holdings.length)
    for (const [at, { weight, score, emissions }] of holdings.entries()) {
      hold(`weight of line ${at}`, weight * 100, numberIn(positions[at]![column('Weight (%)')]))
      hold(`score of line ${at}`, score === null ? null : score * 100, numberIn(positions[at]![column('Total score')]))
      hold(`emissions of line ${at}`, emissions, numberIn(positions[at]![column('Emissions (t-CO2e)')]))
    }
  }
  expect(unlike).toEqual([])
  expect(compared).toBeGreaterThan(500)
})
