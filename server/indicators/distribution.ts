import type { getDistribution } from '#contract/market/indicators.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { cellStates, stateCode } from '#methodology/figures/cell-states.ts'
import { type Column, columnOf, spreadOf } from '#methodology/panel/panel.ts'
import { percentileRank } from '#methodology/scores/ranks/percentile.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { LoadedPanel } from '#server/market/panel/build.ts'

interface DistributionRequest {
  readonly indicator: string
  readonly direction: 'higher_better' | 'lower_better' | 'neutral'
  readonly fiscalYear: number
  readonly companyId?: number | undefined
}

/** Where an indicator's figures stand in the market, and one company among them and among its TSE 33 industry. */
export function distributionOf(panel: LoadedPanel, request: DistributionRequest): Output<typeof getDistribution> {
  const { companies, revision } = panel
  const column = columnOf(panel, request.indicator, request.fiscalYear) ?? nothing(companies.length)
  const position = companies.findIndex(({ id }) => id === request.companyId)
  if (request.companyId !== undefined && position === -1) throw new Refusal('company.not-found')

  const industry = companies[position]?.tse33 ?? null
  const isPeer = (other: number) => companies[other]!.tse33 === industry
  const rank = (isIn?: (other: number) => boolean) => percentileRank(column, position, request.direction, isIn)
  const value = column.values[position] ?? Number.NaN
  return {
    market: spreadOf(column),
    industry: industry === null ? null : spreadOf(column, isPeer),
    company:
      position === -1
        ? null
        : {
            value: Number.isNaN(value) ? null : value,
            state: cellStates[column.states[position]!]!,
            marketRank: rank(),
            industryRank: industry === null ? null : rank(isPeer),
          },
    revision,
  }
}

/** A year of which the panel holds nothing. */
function nothing(companies: number): Column {
  return {
    values: new Float64Array(companies).fill(Number.NaN),
    states: new Uint8Array(companies).fill(stateCode['no-report']),
  }
}
