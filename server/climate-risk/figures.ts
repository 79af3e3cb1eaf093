import type { RiskCompany } from '#contract/climate-risk/risk-by-industry.ts'
import { type ClimateCategoryKey, type EmissionBasis, measureOf } from '#methodology/climate-risk/categories.ts'
import { type CompanyRisk, carbonCostRatio } from '#methodology/climate-risk/risk-by-industry.ts'
import { stateCode } from '#methodology/figures/cell-states.ts'
import { counts } from '#methodology/panel/panel.ts'
import { indicatorPosition } from '#server/market/panel/positions.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'

type Input = RiskCompany['inputs'][number]

/** Scopes 1 and 2 together, or else each of them: scope 2 by market where it is known, else by location. */
const emissionCodes = { together: 'E-CC-001', scope1: 'E-CC-002', market: 'E-CC-003', location: 'E-CC-004' } as const
/** Facilities and own transport together, or the facilities where the transport is not told apart. */
const statutoryCodes = ['E-SG-003', 'E-SG-001'] as const
const profitCode = 'F-PL-002'

/** Indicators of the emissions on a basis, in the order in which they are taken. */
export const emissionIndicators = (basis: EmissionBasis): readonly string[] =>
  basis === 'group' ? Object.values(emissionCodes) : statutoryCodes

/** Indicators behind a category, in the order in which they are taken. */
export function indicatorsOf(category: ClimateCategoryKey, emissions: EmissionBasis): string[] {
  const measure = measureOf(category)
  if (measure === null) return []
  return measure.kind === 'carbon-cost' ? [...emissionIndicators(emissions), profitCode] : [measure.code]
}

/** A company in a category, with the figures that it is made from. */
export interface MeasuredCompany {
  readonly risk: CompanyRisk
  readonly inputs: readonly Input[]
  /** t-CO2e that a cost is of; null where unknown, and in categories that do not need them. */
  readonly emissions: number | null
}

/** Of whom nothing is known. */
export const unmeasured: MeasuredCompany = { risk: { kind: 'missing' }, inputs: [], emissions: null }

interface At {
  readonly category: ClimateCategoryKey
  /** Position of the year. */
  readonly year: number
  /** Position in the panel. */
  readonly company: number
  /** Yen for a tonne. */
  readonly price: number
  readonly emissions: EmissionBasis
}

/** Only what the company or its source says; nothing is inferred, since a rank of inferred figures would be one of the inference. */
export function measuredCompany(
  market: MarketSnapshot,
  { category, year, company, price, emissions: basis }: At,
): MeasuredCompany {
  const measure = measureOf(category)
  const read = (code: string) => inputAt(market, code, { year, company })
  if (measure === null) return unmeasured
  if (measure.kind === 'indicator') {
    const input = read(measure.code)
    const risk: CompanyRisk = input ? { kind: 'value', value: input.value / 100 } : { kind: 'missing' }
    return { risk, inputs: input ? [input] : [], emissions: null }
  }
  const [sources, profit] = [emissionsOf(read, basis), read(profitCode)]
  const emissions = sources?.reduce((sum, { value }) => sum + value, 0) ?? null
  const risk = carbonCostRatio(emissions, profit?.value ?? null, price)
  return { risk, inputs: [...(sources ?? []), ...(profit ? [profit] : [])], emissions }
}

function emissionsOf(read: (code: string) => Input | null, basis: EmissionBasis): Input[] | null {
  if (basis === 'statutory') {
    const own = read(statutoryCodes[0]) ?? read(statutoryCodes[1])
    return own && [own]
  }
  const together = read(emissionCodes.together)
  if (together) return [together]
  const [scope1, scope2] = [read(emissionCodes.scope1), read(emissionCodes.market) ?? read(emissionCodes.location)]
  return scope1 && scope2 ? [scope1, scope2] : null
}

export function inputAt(market: MarketSnapshot, code: string, at: { year: number; company: number }): Input | null {
  const indicator = indicatorPosition(market.panel, code)
  if (indicator === undefined) return null
  const { value, state } = market.figure(indicator, at.year, at.company)
  return counts(state) ? { indicator: code, value, isEstimated: state === stateCode.estimated } : null
}
