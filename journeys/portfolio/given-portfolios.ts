import { sql } from 'kysely'
import type { Credentials } from '../product.ts'
import type { SharedProduct } from '../test.ts'

interface Line {
  readonly company: number | null
  readonly label: string
  readonly weight?: number
  readonly value?: number
  readonly day?: string
}

/** Ten portfolios of very unlike kinds, as their addresses name them. */
export async function givenPortfolios(demo: SharedProduct, by: Credentials): Promise<string[]> {
  const own: string[] = []
  for (const [name, lines] of Object.entries(await linesOf(demo)))
    own.push(`of=portfolio-${await givenPortfolio(demo, { by, name, lines })}`)
  return [`of=${encodeURIComponent('holdings-Satoyama Core')}`, 'of=market', ...own]
}

async function linesOf({ db }: SharedProduct): Promise<Record<string, Line[]>> {
  const companies = await db.selectFrom('company').select('id').orderBy('id').limit(80).execute()
  const line = ({ id }: { readonly id: number }) => ({ company: id, label: String(id) })
  const some = (from: number, to: number) => companies.slice(from, to)
  const weighed = (from: number, to: number): Line[] =>
    some(from, to).map((one, at) => ({ ...line(one), weight: 1 + ((at * 7) % 11) }))
  const valued = (from: number, to: number): Line[] =>
    some(from, to).map((one, at) => ({ ...line(one), value: 1e8 * (1 + ((at * 5) % 7)) }))
  const days = ['2025-06-30', '2025-12-30', '2026-06-30']
  return {
    one: weighed(3, 4),
    three: weighed(10, 13),
    many: weighed(0, 80),
    valued: valued(20, 50),
    cash: [{ company: null, label: 'Cash', value: 3e8 }, ...valued(5, 15)],
    unknown: [{ company: null, label: 'ZZ99', value: 9e8 }, ...valued(30, 38)],
    short: [...valued(40, 55), { ...line(some(2, 3)[0]!), value: -2e8 }],
    days: days.flatMap((day, at) => valued(at * 4, 20 + at * 4).map((one) => ({ ...one, day }))),
  }
}

interface New {
  readonly by: Credentials
  readonly name: string
  readonly lines: readonly Line[]
}

/** As a file of such lines is kept; sending it is tried elsewhere. */
async function givenPortfolio({ db }: SharedProduct, { by, name, lines }: New): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into portfolio (account_id, name, created_at, updated_at)
    select id, ${name}, now(), now() from account where email = ${by.email} returning id`.execute(db)
  const { id } = rows[0]!
  await sql`
    insert into portfolio_position (portfolio_id, held_on, line, company_id, label, weight, value_jpy)
    select ${id}, coalesce(day, '2026-06-30'), line, company, label, weight, value
    from json_to_recordset(${JSON.stringify(lines.map((one, line) => ({ ...one, line })))}::json)
      as (day date, line integer, company integer, label text, weight double precision, value double precision)`.execute(
    db,
  )
  return id
}
