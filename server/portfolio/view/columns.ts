import { cellStates, isDisclosure, isSilence } from '#methodology/figures/cell-states.ts'
import { type Column, columnOf, counts } from '#methodology/panel/panel.ts'
import { enterpriseValues } from '#methodology/portfolio/carbon.ts'
import type { EmissionSource } from '#methodology/portfolio/data-quality.ts'
import type { ScoreKey } from '#methodology/scores/hierarchy.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { oncePer } from '#server/cache/once.ts'
import { marketCaps } from '#server/market/scores/market-caps.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'

/** Figures of one fiscal year of all companies by position in the panel; NaN where there is none. */
export interface CompanyColumns {
  /** t-CO2e of scopes 1 and 2, and of 1, 2 and 3. */
  readonly emissions: { readonly '12': Float64Array; readonly '123': Float64Array }
  /** t-CO2e of scope 3. */
  readonly scope3: Float64Array
  /** 1 where all of the emissions were disclosed. */
  readonly isDisclosed: { readonly '12': Uint8Array; readonly '123': Uint8Array }
  /** Where emissions of scopes 1 and 2 come from; null where they are not known. */
  readonly sources: readonly (EmissionSource | null)[]
  /** Million yen. */
  readonly sales: Float64Array
  readonly evic: Float64Array
  /** Cash deducted: as filed, else EVIC less cash. */
  readonly enterpriseValue: Float64Array
  readonly marketCap: Float64Array
  readonly assets: Float64Array
  readonly cash: Float64Array
  readonly debt: Float64Array
}

/** Years, and ways to count estimates, that are kept of one state of the market. */
const maxCached = 24
const cached = oncePer((_: object) => new BoundedCache<CompanyColumns>({ name: 'portfolio-columns', max: maxCached }))
const cachedScores = oncePer((_: object) => new BoundedCache<Float64Array>({ name: 'portfolio-scores', max: 400 }))

/**
 * @param year position of the fiscal year; null in an empty market
 * @param hasEstimates whether figures that a source or the rule for missing figures estimated count
 */
export function companyColumns(snapshot: MarketSnapshot, year: number | null, hasEstimates: boolean): CompanyColumns {
  return cached(snapshot.identity).get(`${year} ${hasEstimates}`, () => readColumns(snapshot, year, hasEstimates))
}

function readColumns(snapshot: MarketSnapshot, year: number | null, hasEstimates: boolean): CompanyColumns {
  const read = (code: string) => readFigures(snapshot, year, { code, hasEstimates })
  const emissions12 = read('E-CC-001')
  const [scope1, market, location, scope3] = [read('E-CC-002'), read('E-CC-003'), read('E-CC-004'), read('E-CC-005')]
  for (const [at, value] of emissions12.values.entries()) {
    if (emissions12.isDisclosed[at] === 1) continue
    const scope2 = market.isDisclosed[at] === 1 ? market : location
    const isSum = scope1.isDisclosed[at] === 1 && scope2.isDisclosed[at] === 1
    if (!isSum && !Number.isNaN(value)) continue
    emissions12.values[at] = isSum ? scope1.values[at]! + scope2.values[at]! : Number.NaN
    emissions12.isDisclosed[at] = Number(isSum)
  }
  const verified = readFigures(snapshot, year, { code: 'E-CC-028', hasEstimates: false })
  const filed = (code: string) => readFigures(snapshot, year, { code, hasEstimates: true, isInferred: false }).values
  const marketCap = marketCaps(snapshot.panel, year === null ? undefined : snapshot.panel.years[year]!)
  const debt = filed('F-BS-005')
  const cash = filed('F-BS-004')
  const evic = enterpriseValues(filed('F-MK-008'), { marketCap, debt, minorities: filed('F-BS-006') })
  return {
    emissions: {
      '12': emissions12.values,
      '123': emissions12.values.map((tonnes, at) => tonnes + scope3.values[at]!),
    },
    scope3: scope3.values,
    isDisclosed: {
      '12': emissions12.isDisclosed,
      '123': emissions12.isDisclosed.map((own, at) => own & scope3.isDisclosed[at]!),
    },
    sources: Array.from(emissions12.values, (tonnes, at) => {
      if (Number.isNaN(tonnes)) return null
      if (emissions12.isDisclosed[at] === 0) return 'activity'
      return verified.values[at] === 1 ? 'verified' : 'disclosed'
    }),
    sales: filed('F-PL-001'),
    evic,
    enterpriseValue: filed('F-MK-009').map((value, at) => (Number.isNaN(value) ? evic[at]! - cash[at]! : value)),
    marketCap,
    assets: filed('F-BS-001'),
    cash,
    debt,
  }
}

interface FigureRequest {
  readonly code: string
  readonly hasEstimates: boolean
  /** Whether our own inference may stand in; it may where estimates count, unless said otherwise. */
  readonly isInferred?: boolean
}

function readFigures(
  snapshot: MarketSnapshot,
  year: number | null,
  { code, hasEstimates, isInferred = hasEstimates }: FigureRequest,
): { values: Float64Array; isDisclosed: Uint8Array } {
  const { panel } = snapshot
  const values = new Float64Array(panel.companies.length).fill(Number.NaN)
  const isDisclosed = new Uint8Array(panel.companies.length)
  const column: Column | null = year === null ? null : columnOf(panel, code, panel.years[year]!)
  if (!column || year === null) return { values, isDisclosed }
  const indicator = isInferred ? snapshot.indicators.findIndex((one) => one.code === code) : -1
  const rule = {
    ...snapshot.rule,
    inference: snapshot.inference === 'worst-value' ? 'industry' : snapshot.inference,
  } as const
  for (const [company, state] of column.states.entries()) {
    if (isDisclosure(state)) isDisclosed[company] = 1
    if (hasEstimates ? counts(state) : isDisclosure(state)) values[company] = column.values[company]!
    else if (indicator !== -1 && isSilence(cellStates[state]))
      values[company] = snapshot.engine.inferredValue(rule, { indicator, year, company }) ?? Number.NaN
  }
  return { values, isDisclosed }
}

/** One score of one year by position in the panel; NaN where there is none. */
export function scoreColumn(snapshot: MarketSnapshot, key: ScoreKey, year: number | null): Float64Array {
  if (year === null) return new Float64Array(snapshot.panel.companies.length).fill(Number.NaN)
  return cachedScores(snapshot.identity).get(`${key} ${year}`, () => snapshot.inPanelOrder(snapshot.scores(key, year)))
}

/** Shares of a score's weight that were disclosed, by position in the panel; NaN without a report. */
export function disclosedColumn(snapshot: MarketSnapshot, key: ScoreKey, year: number | null): Float64Array {
  if (year === null) return new Float64Array(snapshot.panel.companies.length).fill(Number.NaN)
  return cachedScores(snapshot.identity).get(`disclosed ${key} ${year}`, () =>
    Float64Array.from(
      snapshot.panel.companies,
      (_, company) => snapshot.knownCoverage(key, year, company) ?? Number.NaN,
    ),
  )
}
