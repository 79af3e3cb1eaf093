import type { CompanyTarget, CompanyTargets } from '#contract/targets/targets.ts'
import { type Emissions, paceOf, paths } from '#methodology/targets/pace.ts'
import { faultOf, gapTo, outcomeOf, type PathName, pathSlope } from '#methodology/targets/path.ts'

type TargetOptions = Partial<CompanyTarget> & { readonly baseYear?: number; readonly targetYear?: number }

const list = { kind: 'list', list: 'sbti-targets', publishedOn: '2023-05-01', importId: 3, line: 12 } as const

/** A target as the server answers it, held against emissions by the methods themselves. */
export function givenTarget(emissions: Emissions, given: TargetOptions = {}): CompanyTarget {
  const [baseYear, targetYear] = [given.baseYear ?? 2020, given.targetYear ?? 2030]
  const goal = { baseYear, targetYear, reduction: given.reduction ?? 0.42 }
  const isAbsolute = given.measure !== 'intensity'
  const fault = isAbsolute ? faultOf(goal, emissions) : null
  const pace = isAbsolute && fault === null ? paceOf(goal, emissions) : null
  const latest = pace?.latest == null ? null : { year: pace.latestYear!, value: pace.latest }
  const gapOf = (slope: number) => (latest ? gapTo({ base: pace!.base!, baseYear, slope }, latest) : null)
  return {
    ...{ scope: 'scope1+2', measure: 'absolute', horizon: 'Near-term', classification: '1.5°C', status: 'Active' },
    ...{ wording: null, source: list, covers: { share: 0.16, year: 2024 }, strength: null, fault, pace, ...goal },
    outcome: fault === null && isAbsolute ? outcomeOf(goal, emissions) : 'open',
    inYear: emissions.get(targetYear) ?? null,
    gap: pace ? gapOf(pace.promised) : null,
    paths: pace
      ? (Object.keys(paths) as PathName[]).map((name) => {
          const slope = pathSlope(name, goal)
          return { name, slope, gap: gapOf(slope) }
        })
      : [],
    ...given,
  }
}

/** Answers about one scope, from its emissions by year. */
export function givenTargets(
  emissions: Emissions,
  targets: readonly TargetOptions[],
  more: Partial<CompanyTargets> = {},
) {
  const years = Array.from({ length: 10 }, (_, at) => 2016 + at)
  const series = {
    ...({ scope: 'scope1+2', indicator: 'E-CC-001', boundary: 'consolidated' } as const),
    values: years.map((year) => ({
      value: emissions.get(year) ?? null,
      state: emissions.has(year) ? ('disclosed' as const) : ('not-disclosed' as const),
    })),
  }
  const given = targets.map((target) => givenTarget(emissions, target))
  const data: CompanyTargets = {
    ...{ years, emissions: [series], intensities: [series], targets: given, contradictions: [] },
    byScope: [{ scope: 'scope1+2', targets: targets.length }],
    ...{ finalYear: null, sbti: [], others: [] },
    temperature: { referenceYear: 2026, default: 3.2, grid: [] },
    ...more,
  }
  return data
}
