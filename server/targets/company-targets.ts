import type { TargetScope } from '#contract/targets/parts.ts'
import type { CompanyTargets, getTargets } from '#contract/targets/targets.ts'
import type { Input } from '#contract/wire/endpoint.ts'
import { cellStates, stateCode } from '#methodology/figures/cell-states.ts'
import { lastYearOver } from '#methodology/figures/fiscal-year.ts'
import { counts } from '#methodology/panel/panel.ts'
import { contradictions } from '#methodology/targets/path.ts'
import { targetScopes } from '#methodology/targets/scopes.ts'
import type { Db } from '#server/db/database.ts'
import { listCommitments } from '#server/market/commitments.ts'
import { emissionsOf, intensityAt, seriesOf } from '#server/market/emission-series.ts'
import { emissionsAt, indicatorsOf, mainIndicator } from '#server/market/emissions.ts'
import { listFilingTargets } from '#server/market/filing-targets.ts'
import { netZeroYear } from '#server/market/net-zero-year.ts'
import { indicatorPosition } from '#server/market/panel/positions.ts'
import { listReadTargets } from '#server/market/read-targets.ts'
import type { CompanySnapshot } from '#server/market/snapshot/company-snapshot.ts'
import {
  finalYearOf,
  isSure,
  listedTargets,
  readInSentences,
  type WrittenTarget,
} from '#server/market/written-targets.ts'
import { assessTarget, promisesOf } from './assess-target.ts'
import { otherTargets } from './other-targets.ts'
import { sbtiRows, temperatureOf } from './sbti.ts'

type Query = Input<typeof getTargets>['query']

/** Fiscal years of a series, at least where there are so many. */
const usual = 10

/** What a company promises, and where it stands. */
export async function targetsOf(
  db: Db,
  company: CompanySnapshot,
  query: Query & { day: string },
): Promise<CompanyTargets> {
  const { market, position } = company
  const { id } = market.panel.companies[position]!
  const peers = peersOf(company)
  const [rows, read, filed, temperature] = await Promise.all([
    listCommitments(db, peers, query.day),
    listReadTargets(db, [id], query.day),
    listFilingTargets(db, [id], query.day),
    temperatureOf(db, company, query.day),
  ])
  const own = rows.filter(({ companyId }) => companyId === id)
  const listed = listedTargets(own)
  const written = [...listed, ...readInSentences(read, listed)].sort(
    (a, b) => targetScopes.indexOf(a.scope) - targetScopes.indexOf(b.scope) || a.targetYear - b.targetYear,
  )
  const promises = promisesOf(
    rows.flatMap((row) => listedTargets([row]).map((target) => ({ ...target, companyId: row.companyId }))),
  )
  const context = { promises, companies: peers.length, companyId: id, over: lastYearOver(query.day) }
  const scopes = new Set<TargetScope>([...query.val_scopes, ...query.per_scopes])
  const visibleTargets = written.filter(({ scope }) => scopes.has(scope))
  const years = yearsOf(market.panel.years, visibleTargets)
  return {
    years: years.map((year) => market.panel.years[year]!),
    ...allSeries(company, query, years),
    targets: visibleTargets.map((target) => assessTarget(company, target, context)),
    contradictions: contradictions(
      visibleTargets.map((target) => ({ ...target, isAbsolute: target.measure === 'absolute' && isSure(target) })),
      (scope) => emissionsOf(market, scope as TargetScope, position),
    ).map(([a, b]) => [a, b]),
    byScope: targetScopes.map((scope) => ({
      scope,
      targets: written.filter((target) => target.scope === scope).length,
    })),
    finalYear: finalYearOf(own, written) ?? netZeroYear(market, position),
    sbti: sbtiRows(own),
    temperature,
    others: otherTargets(company, { filed, read }),
  }
}

/** The last ten years of the panel; with those of a target's base, and the year before it, where it lies further back. */
function yearsOf(years: readonly number[], targets: readonly WrittenTarget[]): number[] {
  const base = Math.min(...targets.map(({ baseYear }) => baseYear)) - 1
  return [...years.keys()].filter((at) => at >= years.length - usual || years[at]! >= base)
}

/** Numbers of the companies of its industry, itself among them. */
function peersOf({ market, industry }: CompanySnapshot): number[] {
  const { start, end } = market.peers.industries[industry]!
  return Array.from(market.peers.order.subarray(start, end), (position) => market.panel.companies[position]!.id)
}

function allSeries(company: CompanySnapshot, query: Query, years: readonly number[]) {
  const { market, position, leaders } = company
  const series = (scope: TargetScope, figure: typeof emissionsAt, hasAverage: boolean) => {
    const shared = { scope, years, companies: [position], figure }
    const { values, average } = seriesOf(market, { ...shared, leaders: hasAverage ? leaders : null })
    const indicator = mainIndicator(scope)
    const at = indicatorPosition(market.panel, indicator)
    return {
      scope,
      indicator,
      boundary: at === undefined ? '' : market.panel.indicators[at]!.boundary,
      values: values.map(([value], index) => ({
        value: value ?? null,
        state: stateOf(company, scope, years[index]!, value ?? null),
      })),
      ...(average && { average }),
    }
  }
  return {
    emissions: query.val_scopes.map((scope) => series(scope, emissionsAt, query.set_avg_emissions)),
    intensities: query.per_scopes.map((scope) => series(scope, intensityAt, query.set_avg_strength)),
  }
}

/** Of a sum, that of the part that is missing; else estimated where a part is. */
function stateOf({ market, position }: CompanySnapshot, scope: TargetScope, year: number, value: number | null) {
  const states = indicatorsOf[scope].map((code) => {
    const at = indicatorPosition(market.panel, code)
    return at === undefined ? stateCode['not-disclosed'] : market.figure(at, year, position).state
  })
  const missing = states.find((state) => !counts(state))
  if (missing !== undefined) return cellStates[missing]!
  if (value === null) return 'not-disclosed' as const
  return states.includes(stateCode.estimated) ? ('estimated' as const) : ('disclosed' as const)
}
