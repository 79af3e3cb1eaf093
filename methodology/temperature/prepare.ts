import { type CompanyTarget, type Horizon, horizonOf, type ScoredScope } from './target.ts'

/** Why a target has no part in a score; docs/methodology/temperature.md. */
export const leftOutReasons = [
  'type',
  'metric',
  'no-reduction',
  'achieved',
  'years',
  'ended',
  'too-far',
  'coverage',
  'base-emissions',
] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

/** A target as it is held against the scenarios. */
export interface PreparedTarget {
  /** Keys of what it was made of: one target, or one of scope 1 and one of scope 2. */
  readonly from: readonly string[]
  readonly scope: ScoredScope
  readonly horizon: Horizon
  readonly type: 'absolute' | 'intensity'
  readonly metric: CompanyTarget['metric']
  readonly baseYear: number
  readonly endYear: number
  /** Share of the base year's covered emissions that is to be cut, 0 to 1. */
  readonly reduction: number
  /** Share of the scope's emissions that is covered, 0 to 1; null where nobody says. */
  readonly coverage: number | null
  /** What counts of the reduction: 1, or the coverage where it stays under the boundary. */
  readonly boundaryFactor: number
  readonly publishedOn: string | null
}

export interface LeftOut {
  /** Key of the target. */
  readonly key: string
  /** The scope that it is left out of, where it counts in another. */
  readonly scope: ScoredScope | null
  readonly reason: LeftOutReason
}

/** Shares of a scope that a target has to cover to count in full. Source: SBTi's criteria for near-term targets; verified. */
export const boundaries = { 'scope1+2': 0.95, scope3: 0.67 } as const satisfies Record<ScoredScope, number>

/** What floating point may take off a mean of shares. */
const tolerance = 1e-9

/**
 * Targets that count, brought to scope 1+2 or scope 3, and those that do not, each with its reason: steps 1 to 4 of the method.
 * One of all scopes becomes two; scope 1 and scope 2 with the same years, type and metric become one; a lone one is spread over
 * both, so that its coverage falls.
 *
 * Source: SBTi finance tool 1.2.5, target protocol (MIT).
 */
export function prepareTargets(
  targets: readonly CompanyTarget[],
  referenceYear: number,
): { readonly prepared: PreparedTarget[]; readonly leftOut: LeftOut[] } {
  const prepared: PreparedTarget[] = []
  const leftOut: LeftOut[] = []
  const usable = targets.filter((target) => {
    const reason = faultOf(target, referenceYear)
    if (reason) leftOut.push({ key: target.key, scope: null, reason })
    return reason === null
  })
  const partners = partnersOf(usable)
  const matched = new Set(partners.values())
  for (const target of usable) {
    if (matched.has(target)) continue // Counts with its scope 1.
    for (const part of partsOf(target, partners.get(target))) {
      if ('reason' in part) leftOut.push({ key: target.key, scope: part.scope, reason: part.reason })
      else if (part.coverage === 0)
        leftOut.push(...part.from.map((key) => ({ key, scope: part.scope, reason: 'coverage' as const })))
      else prepared.push(toPrepared(target, part, horizonOf(target.endYear, referenceYear)!))
    }
  }
  return { prepared, leftOut }
}

/** The first reason for which a target counts nowhere; null where there is none. */
function faultOf(target: CompanyTarget, referenceYear: number): LeftOutReason | null {
  const { type, metric, reduction, achieved, baseYear, startYear, endYear } = target
  if (type === null) return 'type'
  if (type === 'intensity' && (metric === null || metric === 'other')) return 'metric'
  if (reduction === null || !(reduction > 0)) return 'no-reduction'
  if (achieved !== null && achieved >= 1) return 'achieved'
  if (endYear <= (startYear ?? baseYear) || endYear <= baseYear) return 'years'
  if (endYear < referenceYear) return 'ended'
  if (horizonOf(endYear, referenceYear) === null) return 'too-far'
  if (target.scope !== 'scope1' && target.scope !== 'scope2') return null
  if (target.coverage[target.scope] === null) return 'coverage'
  return bothOf(target) === null ? 'base-emissions' : null
}

/** t-CO2e of scope 1 and 2 in the base year together; null where one of them is unknown, or there are none. */
function bothOf({ baseEmissions: { scope1, scope2 } }: CompanyTarget): number | null {
  if (scope1 === null || scope2 === null || scope1 < 0 || scope2 < 0) return null
  return scope1 + scope2 > 0 ? scope1 + scope2 : null
}

/** Of each target for scope 1 the one for scope 2 that goes with it, of several that with the highest coverage. */
function partnersOf(targets: readonly CompanyTarget[]): Map<CompanyTarget, CompanyTarget> {
  const free = targets
    .filter(({ scope }) => scope === 'scope2')
    .toSorted((a, b) => b.coverage.scope2! - a.coverage.scope2!)
  const partners = new Map<CompanyTarget, CompanyTarget>()
  for (const target of targets) {
    if (target.scope !== 'scope1') continue
    const place = free.findIndex((other) => goWith(target, other))
    if (place >= 0) partners.set(target, free.splice(place, 1)[0]!)
  }
  return partners
}

const goWith = (a: CompanyTarget, b: CompanyTarget) =>
  a.type === b.type &&
  a.metric === b.metric &&
  a.baseYear === b.baseYear &&
  a.endYear === b.endYear &&
  (a.startYear ?? a.baseYear) === (b.startYear ?? b.baseYear)

interface Part extends Pick<PreparedTarget, 'from' | 'scope' | 'reduction' | 'coverage'> {}
type NoPart = { readonly scope: ScoredScope; readonly reason: LeftOutReason }

/** What a target says about scope 1+2 and about scope 3. */
function partsOf(target: CompanyTarget, partner: CompanyTarget | undefined): (Part | NoPart)[] {
  const { key, scope, coverage, baseEmissions } = target
  const reduction = target.reduction!
  if (scope === 'scope1' || scope === 'scope2') return [partner ? combined(target, partner) : spread(target, scope)]
  const whole = (part: ScoredScope, share: number | null): Part => ({
    from: [key],
    scope: part,
    reduction,
    coverage: share,
  })
  const both = jointCoverage(coverage.scope1, coverage.scope2, baseEmissions)
  if (scope === 'scope1+2') return [whole('scope1+2', both)]
  if (scope === 'scope3') return [whole('scope3', coverage.scope3)]
  const third: Part | NoPart =
    coverage.scope3 === null ? { scope: 'scope3', reason: 'coverage' } : whole('scope3', coverage.scope3)
  return [whole('scope1+2', both), third]
}

/** Covered emissions of both ÷ emissions of both, and of the covered ones the share that is to be cut. */
function combined(first: CompanyTarget, second: CompanyTarget): Part {
  const { scope1, scope2 } = first.baseEmissions
  const coveredFirst = first.coverage.scope1! * scope1!
  const coveredSecond = second.coverage.scope2! * scope2!
  const covered = coveredFirst + coveredSecond
  const cut = first.reduction! * coveredFirst + second.reduction! * coveredSecond
  return {
    from: [first.key, second.key],
    scope: 'scope1+2',
    reduction: covered > 0 ? cut / covered : 0,
    coverage: covered / bothOf(first)!,
  }
}

function spread(target: CompanyTarget, scope: 'scope1' | 'scope2'): Part {
  const coverage = (target.coverage[scope]! * target.baseEmissions[scope]!) / bothOf(target)!
  return { from: [target.key], scope: 'scope1+2', reduction: target.reduction!, coverage }
}

/** Mean by base-year emissions; the lower share where these are unknown and the two differ. */
function jointCoverage(
  scope1: number | null,
  scope2: number | null,
  base: CompanyTarget['baseEmissions'],
): number | null {
  if (scope1 === null || scope2 === null) return null
  if (scope1 === scope2) return scope1
  if (base.scope1 === null || base.scope2 === null || base.scope1 + base.scope2 <= 0) return Math.min(scope1, scope2)
  return (scope1 * base.scope1 + scope2 * base.scope2) / (base.scope1 + base.scope2)
}

function toPrepared(target: CompanyTarget, part: Part, horizon: Horizon): PreparedTarget {
  const { type, metric, baseYear, endYear, publishedOn } = target
  const { coverage } = part
  const isShort = coverage !== null && coverage < boundaries[part.scope] - tolerance
  const boundaryFactor = isShort ? coverage : 1
  return { ...part, horizon, type: type!, metric, baseYear, endYear, boundaryFactor, publishedOn }
}
