import type { TargetScope } from '#contract/targets/parts.ts'
import type { CompanyTarget } from '#contract/targets/targets.ts'
import { type Emissions, type Pace, paceOf, paths } from '#methodology/targets/pace.ts'
import { faultOf, gapTo, outcomeOf, type PathName, pathSlope, strengthOf } from '#methodology/targets/path.ts'
import { targetScopes } from '#methodology/targets/scopes.ts'
import { emissionsOf } from '#server/market/emission-series.ts'
import type { CompanySnapshot } from '#server/market/snapshot/company-snapshot.ts'
import type { WrittenTarget } from '#server/market/written-targets.ts'

/** Promises of an industry by scope: of each company its strongest that ends by 2035, shares of the base year a year. */
export type Promises = ReadonlyMap<TargetScope, ReadonlyMap<number, number>>

/** The last year of what counts as a near promise: net zero by 2050 is slow by nature. */
const nearYear = 2035

export function promisesOf(targets: readonly (WrittenTarget & { readonly companyId: number })[]): Promises {
  return new Map(
    targetScopes.map((scope) => {
      const own = new Map<number, number>()
      for (const { companyId, measure, targetYear, baseYear, reduction, ...target } of targets) {
        if (target.scope !== scope || measure !== 'absolute' || targetYear <= baseYear || targetYear > nearYear)
          continue
        own.set(companyId, Math.max(own.get(companyId) ?? 0, reduction / (targetYear - baseYear)))
      }
      return [scope, own]
    }),
  )
}

interface TargetContext {
  /** Last fiscal year that is over. */
  readonly over: number
  readonly promises: Promises
  /** Companies of the industry, and the number of this one. */
  readonly companies: number
  readonly companyId: number
}

/** A target held against the company's figures, the paths of science, and the promises of its industry. */
export function assessTarget(company: CompanySnapshot, target: WrittenTarget, context: TargetContext): CompanyTarget {
  const emissions = emissionsOf(company.market, target.scope, company.position)
  // Per something, the figures of emissions say nothing of it.
  const fault = target.measure === 'intensity' ? null : faultOf(target, emissions)
  const isHeld = target.measure === 'absolute' && fault === null
  const pace = isHeld ? paceOf(target, emissions, context.over) : null
  const { baseYear, targetYear } = target
  const latest = pace && newestOf(pace, target, emissions)
  const lineOf = (slope: number) => (pace?.base == null ? null : { base: pace.base, baseYear, slope })
  const gapOf = (slope: number) => {
    const line = lineOf(slope)
    return line && latest ? gapTo(line, latest) : null
  }
  return {
    ...target,
    fault,
    outcome: isHeld ? outcomeOf(target, emissions, context.over) : 'open',
    inYear: isHeld ? (emissions.get(targetYear) ?? null) : null,
    pace,
    gap: pace ? gapOf(pace.promised) : null,
    paths: isHeld
      ? (Object.keys(paths) as PathName[]).map((name) => {
          const slope = pathSlope(name, target)
          return { name, slope, gap: gapOf(slope) }
        })
      : [],
    covers: coversOf(company, target.scope),
    strength: target.measure === 'absolute' && fault !== 'years' ? strengthIn(target, context) : null,
  }
}

/** The newest figure until the target's year: a line ends there, and later figures say nothing of it. */
function newestOf({ latest, latestYear }: Pace, { targetYear }: WrittenTarget, emissions: Emissions) {
  if (latest === null || latestYear === null) return null
  if (latestYear <= targetYear) return { year: latestYear, value: latest }
  const value = emissions.get(targetYear)
  return value === undefined ? null : { year: targetYear, value }
}

/** The scope's share of the newest year that has all three. */
function coversOf(company: CompanySnapshot, scope: TargetScope): CompanyTarget['covers'] {
  const all = emissionsOf(company.market, 'scope1+2+3', company.position)
  const own = emissionsOf(company.market, scope, company.position)
  const year = [...all.keys()].filter((each) => own.has(each)).sort((a, b) => b - a)[0]
  if (year === undefined || !(all.get(year)! > 0) || own.get(year)! < 0) return null
  return { share: Math.min(1, own.get(year)! / all.get(year)!), year }
}

function strengthIn(
  { scope, baseYear, targetYear, reduction }: WrittenTarget,
  { promises, companies, companyId }: TargetContext,
) {
  const others = [...promises.get(scope)!].flatMap(([id, promised]) => (id === companyId ? [] : [promised]))
  const own = targetYear <= nearYear ? reduction / (targetYear - baseYear) : null
  return strengthOf(own, others, companies)
}
