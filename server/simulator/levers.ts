import type { Levers, listLevers } from '#contract/simulator/simulator.ts'
import type { Input } from '#contract/wire/endpoint.ts'
import { sizeCodes } from '#methodology/inference/parameters.ts'
import { categories } from '#methodology/scores/hierarchy.ts'
import type { Lever } from '#methodology/scores/simulation/levers.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import type { Db } from '#server/db/database.ts'
import type { CallDeps } from '#server/deps.ts'
import type { CompanySnapshot } from '#server/market/snapshot/company-snapshot.ts'
import { figureOf } from './simulate.ts'

type Step = Input<typeof listLevers>['query']['step']

/** Companies whose levers are kept, each with up to three steps. */
const max = 300

/** Levers take a second to work out and stay what they are as long as the scores do. */
export class CompanyLevers {
  readonly #kept = new BoundedCache<readonly Lever[]>({ name: 'levers', max: max })

  async of({ db, caller }: Pick<CallDeps, 'db' | 'caller'>, company: CompanySnapshot, step: Step): Promise<Levers> {
    const { market, year, position } = company
    const score = year === null ? null : company.score('sustainability_score', year)
    const rank = year === null ? null : company.rank('sustainability_score', year)
    const empty = { year: company.fiscalYear, score, rank, levers: [], recipe: market.recipeName }
    if (year === null || score === null) return empty
    const name = [market.recipeName.hash, year, position, step].join(' ')
    const levers = await this.#kept.getMade(name, () =>
      market.whatIf.levers({ year, company: position, step, movable: movableOf(company) }, { name, caller }),
    )
    const names = await namesIn(db, company, levers)
    return { ...empty, levers: levers.map((lever) => toLever(company, lever, { year, names })) }
  }
}

const sizes: ReadonlySet<string> = new Set(Object.values(sizeCodes))

/**
 * Indicators with weight in the company's industry. Sizes are no levers (sales, headcount, and quantities that grow with them, such as
 * tonnes emitted or patents): a peer's figure would describe a different company. Shares, intensities and policies are levers.
 */
function movableOf({ market, industry }: CompanySnapshot): number[] {
  const weights = market.weightsOf(industry)
  return [...market.indicators.keys()].filter((index) => {
    const { code, category, size } = market.indicators[index]!
    return size === null && !sizes.has(code) && weights[categories.indexOf(category)]! > 0
  })
}

type Names = ReadonlyMap<number, Omit<Levers['levers'][number]['precedents']['fastest'][number], 'years'>>

/** Of the peers that are named, by position. */
async function namesIn(db: Db, { market }: CompanySnapshot, levers: readonly Lever[]): Promise<Names> {
  const named = new Set(levers.flatMap(({ precedents }) => precedents.fastest.map((peer) => peer.company)))
  const positions = new Map([...named].map((position) => [market.panel.companies[position]!.id, position]))
  if (positions.size === 0) return new Map()
  const rows = await db
    .selectFrom('company')
    .select(['id', 'name_ja as nameJa', 'name_en as nameEn'])
    .where('id', 'in', [...positions.keys()])
    .execute()
  return new Map(rows.map((row) => [positions.get(row.id)!, row]))
}

interface LeverContext {
  readonly year: number
  readonly names: Names
}

function toLever(company: CompanySnapshot, lever: Lever, { year, names }: LeverContext): Levers['levers'][number] {
  const { indicator, goals, to, effect, after, precedents } = lever
  const { code, category } = company.market.indicators[indicator]!
  const { years } = precedents
  return {
    indicator: code,
    category,
    from: figureOf(company, indicator, year),
    goals,
    to,
    effect,
    perYear: years === null || years === 0 ? null : effect / years,
    rank: after.rank,
    precedents: {
      ...precedents,
      fastest: precedents.fastest.flatMap((peer) => {
        const name = names.get(peer.company)
        return name ? [{ ...name, years: peer.years }] : []
      }),
    },
  }
}
