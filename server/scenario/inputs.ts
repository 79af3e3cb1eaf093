import type { ScenarioFigure, ScenarioRow } from '#contract/scenario/cost.ts'
import { isDisclosure } from '#methodology/figures/cell-states.ts'
import { counts } from '#methodology/panel/panel.ts'
import { type EmissionsTrend, lastFigure, type TargetLevel, trendOf } from '#methodology/scenario/emissions-path.ts'
import type { Emissions } from '#methodology/targets/pace.ts'
import { faultOf } from '#methodology/targets/path.ts'
import type { Db } from '#server/db/database.ts'
import { type CommitmentRow, listCommitments } from '#server/market/commitments.ts'
import { indicatorsOf } from '#server/market/emissions.ts'
import { indicatorPosition } from '#server/market/panel/positions.ts'
import { listReadTargets, type ReadTargetRow } from '#server/market/read-targets.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import { isSure, listedTargets, readInSentences } from '#server/market/written-targets.ts'

const operatingProfit = 'F-PL-002'
const sales = 'F-PL-001'

/** What a scenario of a company is made of. */
export interface CompanyInputs {
  /** Scope 1 and 2 by fiscal year. */
  readonly emissions: Emissions
  readonly last: ScenarioRow['emissions']
  readonly trend: EmissionsTrend | null
  readonly levels: ScenarioRow['levels']
  readonly base: ScenarioFigure | null
}

interface InputRequest {
  /** Positions in the panel. */
  readonly companies: readonly number[]
  /** Day by which targets were known. */
  readonly day: string
  readonly share: 'profit' | 'sales'
}

/** Inputs of companies, in their order. */
export async function inputsOf(
  db: Db,
  snapshot: MarketSnapshot,
  { companies, day, share }: InputRequest,
): Promise<CompanyInputs[]> {
  const ids = companies.map((company) => snapshot.panel.companies[company]!.id)
  const [listed, read] = await Promise.all([listCommitments(db, ids, day), listReadTargets(db, ids, day)])
  const listedOf = Map.groupBy(listed, ({ companyId }) => companyId)
  const readOf = Map.groupBy(read, ({ companyId }) => companyId)
  return companies.map((company, at) => {
    const emissions = emissionsOf(snapshot, company)
    const last = lastOf(snapshot, company, emissions)
    const targets = { listed: listedOf.get(ids[at]!) ?? [], read: readOf.get(ids[at]!) ?? [] }
    return {
      emissions,
      last,
      trend: trendOf(emissions),
      levels: last ? levelsOf(targets, emissions, last.year) : [],
      base: newestOf(snapshot, share === 'profit' ? operatingProfit : sales, company),
    }
  })
}

/** Scope 1 and 2 as one figure, else as two. */
const combinations = [indicatorsOf['scope1+2'], [...indicatorsOf.scope1, ...indicatorsOf.scope2]]

function emissionsOf(snapshot: MarketSnapshot, company: number): Emissions {
  return new Map(
    snapshot.panel.years.flatMap((fiscalYear, year) => {
      const figures = figuresAt(snapshot, { year, company })
      return figures ? [[fiscalYear, sumOf(figures)] as const] : []
    }),
  )
}

const sumOf = (figures: readonly ScenarioFigure[]) => figures.reduce((sum, { value }) => sum + value, 0)

interface At {
  readonly year: number
  readonly company: number
}

/** The figures that make a year's scope 1 and 2; null where one is missing. */
function figuresAt(snapshot: MarketSnapshot, at: At): ScenarioFigure[] | null {
  for (const codes of combinations) {
    const figures = codes.map((code) => figureAt(snapshot, code, at))
    if (figures.every((figure) => figure !== null)) return figures
  }
  return null
}

function figureAt(snapshot: MarketSnapshot, indicator: string, { year, company }: At): ScenarioFigure | null {
  const { panel } = snapshot
  const at = indicatorPosition(panel, indicator)
  if (at === undefined) return null
  const { value, state } = snapshot.figure(at, year, company)
  if (!counts(state)) return null
  return {
    indicator,
    boundary: panel.indicators[at]!.boundary,
    year: panel.years[year]!,
    value,
    state: isDisclosure(state) ? 'disclosed' : 'estimated',
  }
}

function lastOf(snapshot: MarketSnapshot, company: number, emissions: Emissions): ScenarioRow['emissions'] {
  const last = lastFigure(emissions)
  if (!last) return null
  const figures = figuresAt(snapshot, { year: snapshot.panel.years.indexOf(last.year), company })
  return figures && { ...last, figures }
}

/** The newest figure of an indicator. */
function newestOf(snapshot: MarketSnapshot, indicator: string, company: number): ScenarioFigure | null {
  for (let year = snapshot.panel.years.length - 1; year >= 0; year--) {
    const figure = figureAt(snapshot, indicator, { year, company })
    if (figure) return figure
  }
  return null
}

interface Targets {
  readonly listed: readonly CommitmentRow[]
  readonly read: readonly ReadTargetRow[]
}

/**
 * Levels of scope 1 and 2 that are still ahead, the lowest of each year: targets of lists, and those read from sentences that were
 * accepted, where the figures have the base year.
 */
function levelsOf({ listed, read }: Targets, emissions: Emissions, last: number): ScenarioRow['levels'] {
  const onLists = listedTargets(listed)
  const levels = [...onLists, ...readInSentences(read, onLists)]
    .filter((target) => isSure(target) && target.scope === 'scope1+2' && target.measure === 'absolute')
    .filter((target) => target.targetYear > last && faultOf(target, emissions) === null)
    .map(({ targetYear, baseYear, reduction, source }) => ({
      year: targetYear,
      value: emissions.get(baseYear)! * (1 - reduction),
      baseYear,
      reduction,
      source: source.kind === 'list' ? source.list : source.document.title,
    }))
    .sort((a, b) => a.year - b.year || a.value - b.value)
  return levels.filter((level, at) => level.year !== levels[at - 1]?.year) satisfies readonly TargetLevel[]
}
