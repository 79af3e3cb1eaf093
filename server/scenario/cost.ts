import {
  type ScenarioQuery,
  type ScenarioResult,
  type ScenarioRow,
  scenarioRowsPerPage,
} from '#contract/scenario/cost.ts'
import { emissionsPathNames, lastScenarioYear } from '#contract/scenario/names.ts'
import { type CostAssumptions, carbonCost, impactShare, presentValue } from '#methodology/scenario/carbon-cost.ts'
import { type EmissionsPath, type EmissionsPathName, emissionsOn } from '#methodology/scenario/emissions-path.ts'
import { priceAt } from '#methodology/scenario/prices.ts'
import { readScenarioAssumptions } from '#server/catalogue/scenario.ts'
import { tickerOf } from '#server/catalogue/search-text.ts'
import type { CompanyFacts } from '#server/market/facts/company-facts.ts'
import type { CompanyInputs } from './inputs.ts'
import type { KnownPath } from './known-path.ts'
import type { Part, Whom } from './who.ts'

const million = 1_000_000

interface Scene {
  readonly query: ScenarioQuery
  readonly whom: Whom
  /** By part. */
  readonly inputs: readonly CompanyInputs[]
  readonly paths: readonly KnownPath[]
  readonly facts: CompanyFacts
  /** First year that is worked out. */
  readonly from: number
}

/** A company that is counted, with what is assumed of it. */
interface Counted extends Part, CompanyInputs {
  /** What each choice comes to: a company without a target follows its trend, one without a trend stays where it is. */
  readonly kinds: Readonly<Record<EmissionsPathName, EmissionsPathName>> | null
}

/** Everything but the rows, and the companies in the order of the rows. */
export function scenarioOf(scene: Scene): { readonly result: Omit<ScenarioResult, 'rows'>; readonly order: Counted[] } {
  const { query, whom, inputs, paths, from } = scene
  const assumptions = assumptionsOf(query)
  const years = Array.from({ length: Math.max(0, lastScenarioYear - from + 1) }, (_, at) => from + at)
  const companies = whom.parts.map((part, at): Counted => ({ ...part, ...inputs[at]!, kinds: kindsOf(inputs[at]!) }))
  const counted = companies.filter(({ last, owned }) => last !== null && owned !== null)
  const emissions = byPath((path) => years.map((year) => totalOf(counted, path, year)))
  const bases = counted.filter(({ base }) => base !== null)
  const base = bases.length === 0 ? null : bases.reduce((sum, { base, owned }) => sum + owned! * base!.value, 0)
  // Whose profit is not known has no part in the share either.
  const baseTonnes = years.map((year) => totalOf(bases, query.path, year))
  const scenarios = paths.map((path) => {
    const prices = years.map((year) => priceAt(path, year))
    const costs = byPath((name) =>
      years.map((year, at) =>
        costOf(path, emissions[name][at]!, { year, price: prices[at]?.price, assumptions, from }),
      ),
    )
    const chosen = costs[query.path]
    const shareBase = years.map((year, at) =>
      costOf(path, baseTonnes[at]!, { year, price: prices[at]?.price, assumptions, from }),
    )
    return {
      key: path.key,
      prices,
      costs,
      shares: shareBase.map((cost) =>
        cost === null ? null : impactShare(cost, base === null ? null : base * million),
      ),
      npv: presentValue(
        years.map((year, at) => ({ year, cost: chosen[at]! })),
        { tax: assumptions.tax, wacc: assumptions.wacc, baseYear: from },
      ),
    }
  })
  const kinds = counted.map((company) => company.kinds![query.path])
  const order = companies.toSorted((a, b) => orderOf(b, query) - orderOf(a, query))
  const result = {
    who: whom.who,
    assumptions,
    years,
    inYear: query.in,
    emissions,
    base,
    scenarios,
    coverage: {
      positions: whom.positions,
      companies: whom.parts.length,
      withEmissions: companies.filter(({ last }) => last !== null).length,
      withOwnership: companies.filter(({ owned }) => owned !== null).length,
      withBase: bases.length,
      losses: bases.filter(({ base }) => base!.value <= 0).length,
      withTarget: counted.filter(({ levels }) => levels.length > 0).length,
      paths: byPath((name) => kinds.filter((kind) => kind === name).length),
    },
  }
  return { result, order }
}

/** A page of rows. */
export function rowsOf(scene: Scene, order: readonly Counted[], page: number): ScenarioRow[] {
  const start = (page - 1) * scenarioRowsPerPage
  return order.slice(start, start + scenarioRowsPerPage).map((company) => toRow(scene, company))
}

export function toRow({ query, paths, facts, from }: Scene, counted: Counted): ScenarioRow {
  const { company, owned, last, trend, levels, base, kinds } = counted
  const { id, security_code, name_ja: nameJa, name_en: nameEn } = facts.companies[company]!
  const assumptions = assumptionsOf(query)
  const whole = last === null ? null : emissionsOn(pathOf(counted, query.path), query.in)
  const part = whole === null || owned === null ? null : owned * whole
  const costs = paths.map((path) =>
    costOf(path, part, { year: query.in, price: priceAt(path, query.in)?.price, assumptions, from }),
  )
  const ownBase = base === null || owned === null ? null : owned * base.value * million
  return {
    company: { id, ticker: tickerOf(security_code), nameJa, nameEn },
    owned,
    emissions: last,
    path: kinds?.[query.path] ?? null,
    levels,
    trend,
    base,
    inYear: { emissions: part, costs },
    shares: costs.map((cost) => (cost === null ? null : impactShare(cost, ownBase))),
  }
}

const byPath = <T>(of: (path: EmissionsPathName) => T): Record<EmissionsPathName, T> =>
  Object.fromEntries(emissionsPathNames.map((path) => [path, of(path)])) as Record<EmissionsPathName, T>

function kindsOf({ last, trend, levels }: CompanyInputs): Counted['kinds'] {
  if (!last) return null
  const withoutTarget = trend ? 'trend' : 'constant'
  return { target: levels.length > 0 ? 'target' : withoutTarget, trend: withoutTarget, constant: 'constant' }
}

function pathOf({ last, trend, levels, kinds }: Counted, chosen: EmissionsPathName): EmissionsPath {
  const kind = kinds![chosen]
  if (kind === 'target') return { kind, last: last!, levels }
  return kind === 'trend' ? { kind, last: last!, growth: trend!.growth } : { kind, last: last! }
}

/** What is owned of the companies' emissions together; null without a company. A year before a company's figure has its figure. */
function totalOf(companies: readonly Counted[], path: EmissionsPathName, year: number): number | null {
  if (companies.length === 0) return null
  return companies.reduce(
    (sum, company) => sum + company.owned! * (emissionsOn(pathOf(company, path), year) ?? company.last!.value),
    0,
  )
}

interface Priced {
  readonly year: number
  readonly price: number | undefined
  readonly assumptions: ScenarioResult['assumptions']
  readonly from: number
}

function costOf(
  { currency }: KnownPath,
  emissions: number | null,
  { year, price, assumptions, from }: Priced,
): number | null {
  if (price === undefined || emissions === null) return null
  const { fx, free, freeUntil, pass } = assumptions
  const terms: CostAssumptions = {
    fx: currency === 'JPY' ? 1 : fx,
    free: { share: free, until: freeUntil, from },
    passThrough: pass,
  }
  return carbonCost({ emissions, price, year }, terms)
}

/** By what is owned of the year's emissions, which every scenario multiplies alike; those without come last. */
function orderOf(company: Counted, { path, in: year }: ScenarioQuery): number {
  if (company.last === null || company.owned === null) return -1
  return company.owned * (emissionsOn(pathOf(company, path), year) ?? company.last.value)
}

const startNames = ['free', 'pass', 'tax', 'wacc', 'fx'] as const

/** What was asked, with the start values where nothing was. */
export function assumptionsOf(query: ScenarioQuery): ScenarioResult['assumptions'] {
  const start = readScenarioAssumptions()
  const values = Object.fromEntries(startNames.map((name) => [name, query[name] ?? start[name]])) as Record<
    (typeof startNames)[number],
    number
  >
  return {
    ...values,
    path: query.path,
    freeUntil: query.freeUntil ?? null,
    share: query.share,
    started: startNames.filter((name) => query[name] === undefined),
    effect: { large: start.effect_large, medium: start.effect_medium },
  }
}
