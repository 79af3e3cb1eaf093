import type { ComparedRow, ComparedYear } from '#contract/comparisons/comparison.ts'
import { subjectOf } from '#contract/search/measure.ts'
import type { SearchCellState } from '#contract/search/searches.ts'
import { cellStates } from '#methodology/figures/cell-states.ts'
import { counts } from '#methodology/panel/panel.ts'
import { familyMembers, familyScores } from '#methodology/scores/family/family.ts'
import { categories, type ScoreKey, totals } from '#methodology/scores/hierarchy.ts'
import { meanWithoutGaps } from '#methodology/statistics/mean.ts'
import { quantile } from '#methodology/statistics/quantiles.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { once, oncePer } from '#server/cache/once.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { Refusal } from '#server/http/refusal.ts'
import { indicatorPosition } from '#server/market/panel/positions.ts'
import { indicatorsOf } from '#server/market/snapshot/known.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import type { RowSource } from './row-source.ts'
import { vendorRow } from './vendor-row.ts'

const catalogue = once(() => new Map(readCatalogue().map((row) => [row.code, row])))

/** One row of a comparison; refuses a name that nothing has. */
export function rowOf(source: RowSource, code: string): ComparedRow {
  const subject = subjectOf(code)
  if (subject.kind === 'score') return scoreRow(source, subject.name)
  const vendor = source.vendors.find(({ key }) => key === code)
  if (vendor) return vendorRow(source, vendor)
  const row = catalogue().get(code)
  if (!row) throw new Refusal('comparison.row-unknown')
  return indicatorRow(source, code, row)
}

/** One measure of one year of the whole market: values by position of the company, NaN without one. */
interface MarketColumn {
  readonly values: Float64Array
  /** Made when first asked for, and kept: the same for whoever compares. */
  readonly coverages: Float64Array | null
  readonly middles: Map<string, ComparedYear['market']>
  readonly averages: Map<number, number | null>
}

/** Columns that are kept for one market: the rows of a large comparison over ten years, and some more. */
const maxColumns = 1200
const columnsOf = oncePer(
  (_: object) => new BoundedCache<MarketColumn>({ name: 'comparison-columns', max: maxColumns }),
)

function columnOf(
  { snapshot }: RowSource,
  name: string,
  make: () => Pick<MarketColumn, 'values' | 'coverages'>,
): MarketColumn {
  return columnsOf(snapshot.identity).get(name, () => ({ ...make(), middles: new Map(), averages: new Map() }))
}

/** The market's middle and the industries' averages of a column. */
function around(source: RowSource, column: MarketColumn): Pick<ComparedYear, 'averages' | 'market'> {
  return {
    averages: source.hasAverages
      ? source.compared.industries.map((industry) => averageOf(source, column, industry))
      : [],
    market: middleOf(source, column),
  }
}

function averageOf({ snapshot }: RowSource, { values, averages }: MarketColumn, industry: number): number | null {
  if (!averages.has(industry)) {
    averages.set(industry, meanWithoutGaps(Array.from(snapshot.leadersOf(industry), (company) => values[company]!)))
  }
  return averages.get(industry)!
}

function middleOf({ region: { name, members } }: RowSource, { values, middles }: MarketColumn): ComparedYear['market'] {
  const cachedMiddle = middles.get(name)
  if (cachedMiddle) return cachedMiddle
  const sorted = values.filter((value, company) => !Number.isNaN(value) && (!members || members[company] === 1)).sort()
  const middle = {
    n: sorted.length,
    median: quantile(sorted, 0.5),
    lower: quantile(sorted, 0.2),
    upper: quantile(sorted, 0.8),
  }
  middles.set(name, middle)
  return middle
}

const orNull = (value: number) => (Number.isNaN(value) ? null : value)

/** Industries instead of companies: the average of each stands where its companies would. */
function ofIndustries({ averages, market }: Pick<ComparedYear, 'averages' | 'market'>): ComparedYear {
  return { values: averages, states: averages.map((value) => (value === null ? 'none' : 'computed')), averages, market }
}

function scoreRow(source: RowSource, key: ScoreKey): ComparedRow {
  const { snapshot, compared, tags, areIndustries } = source
  const members = snapshot.hasScores ? indicatorsIn(snapshot, key, tags) : null
  return {
    code: key,
    kind: 'score',
    unit: 'points',
    direction: 'higher_better',
    isBoolean: false,
    weights: compared.industries.map((industry) => weightOf(snapshot, key, industry)),
    indicators: members,
    years: source.years.map((year) => {
      const column = scoreColumn(source, key, year)
      const beside = around(source, column)
      if (areIndustries) return ofIndustries(beside)
      const values = compared.companies.map(({ position }) => orNull(column.values[position]!))
      return {
        values,
        states: values.map((value) => (value === null ? 'none' : 'computed')),
        coverages: compared.companies.map(({ position }) => coverageOf(source, column, { key, year, position })),
        ranks: compared.companies.map(({ position }) => {
          const rank = tags.length === 0 ? snapshot.rank(key, year, position) : null
          return rank ? [rank.rank, rank.of] : [0, 0]
        }),
        ...(tags.length === 0 && intervalsOf(source, key, year)),
        ...beside,
      }
    }),
  }
}

function intervalsOf({ snapshot, compared }: RowSource, key: ScoreKey, year: number): Pick<ComparedYear, 'intervals'> {
  if (!(key in totals) || snapshot.method.leastReliability === null) return {}
  return {
    intervals: compared.companies.map(({ position }) => {
      const interval = snapshot.interval(key, year, position)
      return interval ? [interval.best, interval.worst, interval.of] : [0, 0, 0]
    }),
  }
}

/** Of how many indicators a score is, in any industry. */
function indicatorsIn(snapshot: MarketSnapshot, key: ScoreKey, tags: RowSource['tags']): number {
  if (!snapshot.own) return familyMembers(snapshot.familyInput, key, tags).length
  const weighed = snapshot.peers.industries.flatMap((_, industry) =>
    indicatorsOf(snapshot.membersOf(industry), key, snapshot.weightsOf(industry)),
  )
  return new Set(weighed).size
}

function scoreColumn(source: RowSource, key: ScoreKey, year: number): MarketColumn {
  const { snapshot, tags } = source
  return columnOf(source, `${key} ${year} ${tags}`, () => {
    if (tags.length === 0) return { values: snapshot.inPanelOrder(snapshot.scores(key, year)), coverages: null }
    if (!snapshot.hasScores)
      return { values: new Float64Array(snapshot.panel.companies.length).fill(Number.NaN), coverages: null }
    const { values, coverage } = familyScores(snapshot.familyInput, key, { year, tags })
    return { values: snapshot.inPanelOrder(values), coverages: snapshot.inPanelOrder(coverage) }
  })
}

function coverageOf(
  { snapshot }: RowSource,
  { coverages }: MarketColumn,
  { key, year, position }: { key: ScoreKey; year: number; position: number },
): number | null {
  const knownCoverage = snapshot.knownCoverage(key, year, position)
  return knownCoverage === null || !coverages ? knownCoverage : coverages[position]!
}

/** Share of the whole score's weight that a pillar or category has in an industry. */
function weightOf(snapshot: MarketSnapshot, key: ScoreKey, industry: number): number | null {
  const weights = snapshot.weightsOf(industry)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const keys: readonly string[] = key in totals ? totals[key as keyof typeof totals] : [key]
  const at = keys.map((each) => (categories as readonly string[]).indexOf(each))
  if (at.includes(-1) || whole === 0) return null
  return at.reduce((sum, category) => sum + weights[category]!, 0) / whole
}

function indicatorRow(source: RowSource, code: string, { unit, type, sameAs }: CatalogueEntry): ComparedRow {
  const { snapshot, compared, areIndustries } = source
  const indicator = indicatorPosition(snapshot.panel, sameAs ?? code)
  const isBoolean = type === 'boolean'
  return {
    code,
    kind: 'indicator',
    unit,
    direction: indicator === undefined ? 'neutral' : snapshot.panel.indicators[indicator]!.direction,
    isBoolean,
    weights: compared.industries.map(() => null),
    indicators: null,
    years: source.years.map((year) => {
      const column = figureColumn(source, indicator, year)
      const beside = around(source, column)
      if (areIndustries) return ofIndustries(beside)
      return {
        values: compared.companies.map(({ position }) => orNull(column.values[position]!)),
        states: compared.companies.map(({ position }) => stateOf(source, { indicator, year, position })),
        ...beside,
      }
    }),
  }
}

type CatalogueEntry = ReturnType<typeof readCatalogue>[number]

/** Figures that count; one that is doubted has a state and no place among them. */
function figureColumn(source: RowSource, indicator: number | undefined, year: number): MarketColumn {
  const { panel } = source.snapshot
  return columnOf(source, `${indicator} ${year}`, () => {
    if (indicator === undefined)
      return { values: new Float64Array(panel.companies.length).fill(Number.NaN), coverages: null }
    const { values, states } = source.snapshot.column(indicator, year)
    return { values: values.map((value, company) => (counts(states[company]!) ? value : Number.NaN)), coverages: null }
  })
}

interface FigureCell {
  readonly indicator: number | undefined
  readonly year: number
  readonly position: number
}

function stateOf({ snapshot }: RowSource, { indicator, year, position }: FigureCell): SearchCellState {
  if (indicator === undefined) return 'none'
  return cellStates[snapshot.figure(indicator, year, position).state]!
}
