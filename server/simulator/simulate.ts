import type { Simulation, simulateScores } from '#contract/simulator/simulator.ts'
import type { Input } from '#contract/wire/endpoint.ts'
import { cellStates } from '#methodology/figures/cell-states.ts'
import { counts } from '#methodology/panel/panel.ts'
import { categories, type ScoreKey, scoreKeys, totalKeys } from '#methodology/scores/hierarchy.ts'
import { rankedStanding } from '#methodology/scores/rank-bands.ts'
import { hashOf } from '#methodology/scores/recipe.ts'
import type { SimulatedScore } from '#methodology/scores/simulation/simulation.ts'
import type { Db } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { FigureChange, SimulatedStep } from '#server/market/scores/simulation-tasks.ts'
import { type CompanySnapshot, findCompany } from '#server/market/snapshot/company-snapshot.ts'
import { checkedChanges } from './changes.ts'

type Query = Input<typeof simulateScores>['query']

/** A company with some of its figures changed. */
export async function simulationOf(
  db: Db,
  company: CompanySnapshot,
  { set, key, against }: Query,
): Promise<Simulation> {
  const { market, year, position } = company
  const other = against === undefined ? null : await otherOf(db, company, against)
  const [changes, rejected] = year === null ? [[], []] : checkedChanges(company, set, year)
  const keys = scoreKeys.filter((one) => one === key || mainKeys.has(one))
  const simulated = year === null ? null : await market.whatIf.simulate({ year, company: position, changes, key, keys })
  const made = set.filter(({ indicator }) => changes.some((change) => codeOf(company, change) === indicator))
  return {
    year: company.fiscalYear,
    peers: peersOf(company),
    key,
    scores: keys.map((one, index) => ({
      key: one,
      before: toState(simulated?.before[index]),
      after: toState(simulated?.after[index]),
      other: other && year !== null ? market.score(one, year, other.position) : null,
    })),
    steps: simulated
      ? stepsOf(company, { changes, year: year!, before: simulated.before[keys.indexOf(key)]!, steps: simulated.steps })
      : [],
    rejected,
    other: other && { id: other.id, nameJa: other.nameJa, nameEn: other.nameEn },
    recipe: market.recipeName,
    changes: made.length > 0 ? hashOf(made) : null,
  }
}

const mainKeys = new Set<ScoreKey>([...totalKeys, ...categories])

async function otherOf(db: Db, { market }: CompanySnapshot, id: number) {
  const position = findCompany(market, id)?.position
  if (position === undefined) throw new Refusal('company.not-found')
  const name = await db
    .selectFrom('company')
    .select(['id', 'name_ja as nameJa', 'name_en as nameEn'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { position, ...name }
}

const codeOf = ({ market }: CompanySnapshot, { indicator }: FigureChange) => market.indicators[indicator]!.code

/** Of the industry that ranks are in. */
function peersOf(company: CompanySnapshot): Simulation['peers'] {
  const { market, industry, year } = company
  const { industries, groups, basis } = market.peers
  const { code, chain } = industries[industry]!
  const scored = year === null ? 0 : company.peerScores('sustainability_score', year).sorted.length
  return { basis, code, level: groups[chain[0]!]!.level, companies: scored }
}

const nothing: Simulation['steps'][number]['after'] = { score: null, coverage: 0, rank: null, band: null }

function toState(simulated: SimulatedScore | undefined): Simulation['steps'][number]['after'] {
  if (!simulated) return nothing
  const { score, coverage, rank } = simulated
  return { score, coverage, rank, band: rank && (rankedStanding(rank.rank, rank.of)?.band ?? null) }
}

interface Stepped {
  readonly changes: readonly FigureChange[]
  readonly year: number
  readonly before: SimulatedScore
  readonly steps: readonly SimulatedStep[]
}

function stepsOf(company: CompanySnapshot, { changes, year, before, steps }: Stepped): Simulation['steps'] {
  return steps.map(({ percentile, after }, index) => {
    const { indicator, value } = changes[index]!
    const earlier = (index === 0 ? before : steps[index - 1]!.after).score
    const { code, category } = company.market.indicators[indicator]!
    return {
      indicator: code,
      category,
      from: figureOf(company, indicator, year),
      to: value,
      percentile,
      effect: earlier === null || after.score === null ? null : after.score - earlier,
      after: toState(after),
    }
  })
}

/** What stands there now. */
export function figureOf(company: CompanySnapshot, indicator: number, year: number) {
  const { value, state } = company.figure(indicator, year)
  return { value: counts(state) ? value : null, state: cellStates[state]! }
}
