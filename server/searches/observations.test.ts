import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Condition, type GroupCondition, isGroup } from '#contract/search/condition.ts'
import { subjectOf } from '#contract/search/measure.ts'
import { countMatches } from '#contract/search/searches.ts'
import { printCondition } from '#contract/search/text.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 200, seed: 11 })
const app = givenApp(database)
let token = ''
beforeAll(async () => {
  token = await app.signedIn()
})

const count = async (where: string, more: object = {}) => {
  const { status, body } = await app.call(countMatches, { query: { where, ...more } }, token)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data
}

interface Cell {
  readonly company: number
  readonly code: string
  readonly year: number
  readonly value: number | null
  readonly state: string
}

describe('the count is what looking through the observations gives', () => {
  const codes = ['S-LR-001', 'E-CC-002', 'G-BD-001', 'S-DV-002', 'E-CC-036', 'F-PL-001', 'S-LR-023']
  let cells: Map<string, Cell>
  let companies: {
    id: number
    market: string | null
    tse33: string | null
    country: string
    address: string
    listed: boolean
  }[]
  const prefectures: Readonly<Record<string, readonly string[]>> = {
    'JP-13': ['東京都'],
    'JP-kinki': ['三重県', '滋賀県', '京都府', '大阪府', '兵庫県', '奈良県', '和歌山県'],
    '142': [''],
    '150': [],
  }

  beforeAll(async () => {
    const boundaryOf = new Map(readCatalogue().map(({ code, boundary }) => [code, boundary as string]))
    const { rows } = await sql<Cell & { boundary: string; doubted: boolean }>`
      select distinct on (company_id, code, fiscal_year, boundary)
        company_id as company, code, fiscal_year as year, boundary::text, value, state::text, review.id is not null as doubted
      from observation join indicator on indicator.id = indicator_id
        left join review using (company_id, indicator_id, fiscal_year, boundary, part, known_from, import_id)
      where part = '' and code = any (${codes})
      order by company_id, code, fiscal_year, boundary, known_from desc, observation.import_id desc`.execute(
      database.db,
    )
    cells = new Map(
      rows
        .filter(({ boundary, code, doubted }) => boundary === boundaryOf.get(code) && !doubted)
        .map((row) => [`${row.company} ${row.code} ${row.year}`, row]),
    )
    const companyRows = await database.db
      .selectFrom('company')
      .select(['id', 'market_code', 'tse33_code', 'country', 'address', 'is_listed'])
      .execute()
    companies = companyRows.map((row) => ({
      id: row.id,
      market: row.market_code,
      tse33: row.tse33_code,
      country: row.country,
      address: row.address!,
      listed: row.is_listed,
    }))
  })

  const figure = (company: number, code: string, year: number): number | null => {
    const cell = cells.get(`${company} ${code} ${year}`)
    return cell && cell.state !== 'not-applicable' ? cell.value : null
  }

  function holds(condition: Condition, company: (typeof companies)[number]): boolean {
    return condition.isExcluded !== fits(condition, company)
  }

  function fits(condition: Condition, company: (typeof companies)[number]): boolean {
    if (condition.kind === 'words') return false
    if (isGroup(condition)) {
      const each = condition.of.map((child) => holds(child, company))
      return condition.kind === 'all' || each.length === 0 ? each.every(Boolean) : each.some(Boolean)
    }
    if (condition.kind === 'set') {
      if (condition.name === 'listing') return condition.values.includes(company.listed ? 'listed' : 'delisted')
      if (condition.name === 'region') {
        return condition.values.some((value) => prefectures[value]!.some((name) => company.address.startsWith(name)))
      }
      return condition.values.includes(String(condition.name === 'market' ? company.market : company.tse33))
    }
    const { subject, aspect, year = 2024, from = year - 1 } = condition.measure
    const now = figure(company.id, subject.name, year)
    const then = figure(company.id, subject.name, from)
    const isChange = aspect === 'change'
    const value = !isChange ? now : now === null || then === null || then === 0 ? null : (now - then) / Math.abs(then)
    if (value === null) return condition.absent === 'missing'
    return condition.ranges.some(({ min = -Infinity, max = Infinity }) => value >= min && value <= max)
  }

  const asksAll = (condition: Condition): boolean =>
    'of' in condition ? condition.of.some(asksAll) : condition.kind === 'set' && condition.name === 'listing'

  const isExcluded = fc.boolean()
  const leaf: fc.Arbitrary<Condition> = fc.oneof(
    fc
      .record({
        kind: fc.constant('set' as const),
        isExcluded,
        name: fc.constantFrom('market' as const, 'listing' as const),
        values: fc.constant(['PRM', 'listed']),
      })
      .map((set) => ({ ...set, values: set.name === 'market' ? ['PRM', 'GRT'] : ['delisted'] })),
    fc.record({
      kind: fc.constant('set' as const),
      isExcluded,
      name: fc.constant('tse33' as const),
      values: fc.uniqueArray(fc.constantFrom('3200', '3650', '5250', '6100', '9050', '2050'), { minLength: 1 }),
    }),
    fc.record({
      kind: fc.constant('set' as const),
      isExcluded,
      name: fc.constant('region' as const),
      values: fc.uniqueArray(fc.constantFrom(...Object.keys(prefectures)), { minLength: 1 }),
    }),
    fc.record({
      kind: fc.constant('measure' as const),
      isExcluded,
      measure: fc
        .record({
          subject: fc.constantFrom(...codes).map(subjectOf),
          aspect: fc.constantFrom('value' as const, 'value' as const, 'change' as const),
          year: fc.integer({ min: 2018, max: 2024 }),
        })
        .map((measure) => (measure.subject.name === 'E-CC-036' ? { ...measure, aspect: 'value' as const } : measure)),
      ranges: fc.array(
        fc
          .tuple(fc.constantFrom(-1, -0.1, 0, 0.05, 1, 8, 12, 30, 500, 4000, 1e5), fc.constantFrom(2, 20, 2000, 1e7))
          .chain(([min, max]) =>
            fc.constantFrom(...(min <= max ? [{ min, max }, { min }, { max }] : [{ min }, { max }])),
          ),
        { minLength: 1, maxLength: 2 },
      ),
      classes: fc.constant([]),
      absent: fc.constantFrom(null, null, 'missing' as const),
      isDisclosedOnly: fc.constant(false),
    }),
  )
  const { group } = fc.letrec<{ group: GroupCondition }>((tie) => ({
    group: fc.record({
      kind: fc.constantFrom('all' as const, 'any' as const),
      isExcluded,
      of: fc.array(fc.oneof({ depthSize: 'small', maxDepth: 2 }, leaf, tie('group')), { maxLength: 3 }),
    }),
  }))

  test('for random conditions', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(leaf, group), { maxLength: 4 }), async (of) => {
        const root = { kind: 'all' as const, isExcluded: false, of }
        const universe = companies.filter(({ listed }) => listed || asksAll(root))
        const expected = universe.filter((company) => fits(root, company)).length
        const total = await count(printCondition(root), { year: 2024 })
        expect({ total: total.total, universe: total.universe }).toEqual({ total: expected, universe: universe.length })
        // Dropping a condition gives what the rest alone would.
        for (const { path, without } of total.steps.filter(({ path }: { path: string }) => !path.includes('.'))) {
          const rest = { ...root, of: of.filter((_, index) => String(index) !== path) }
          expect(without).toBe(universe.filter((company) => fits(rest, company)).length)
        }
      }),
      { numRuns: 120 },
    )
  })
})
