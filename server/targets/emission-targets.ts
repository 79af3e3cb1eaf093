import { type TargetScope, targetScopes } from '#contract/comparisons/targets.ts'
import type { CompanyTarget } from '#contract/targets/targets.ts'
import { type Emissions, type Pace, paceOf, paths } from '#methodology/targets/pace.ts'
import { faultOf, gapTo, outcomeOf, type PathName, pathSlope, strengthOf } from '#methodology/targets/path.ts'
import { type CommitmentRow, sbtiStatusOf, targetIn, textOf } from '#server/market/commitments.ts'
import { emissionsOf } from '#server/market/emission-series.ts'
import { type ReadTargetRow, readTargetIn } from '#server/market/read-targets.ts'
import type { CompanySnapshot } from '#server/market/snapshot/company-snapshot.ts'
import { typeIn } from '#server/market/temperature/read-target.ts'

/** What a source says of one target. */
export interface WrittenTarget {
  readonly scope: TargetScope
  readonly measure: 'absolute' | 'intensity'
  readonly baseYear: number
  readonly targetYear: number
  readonly reduction: number
  readonly horizon: string | null
  readonly classification: string | null
  readonly status: string | null
  readonly wording: string | null
  readonly source: CompanyTarget['source']
}

/** Targets of the lists that stand: withdrawn ones are told by the list of the initiative alone. */
export function listedTargets(rows: readonly CommitmentRow[]): WrittenTarget[] {
  return rows.flatMap((row) => {
    const target = targetIn(row)
    const { record, source: list, publishedOn, importId, line } = row
    if (!target || sbtiStatusOf(list, textOf(record.status)) === 'removed') return []
    return [
      {
        ...target,
        measure: typeIn(row).type === 'intensity' ? ('intensity' as const) : ('absolute' as const),
        horizon: textOf(record.target ?? record.horizon),
        classification: textOf(record.classification),
        status: textOf(record.status),
        wording: textOf(record.wording),
        source: { kind: 'list' as const, list, publishedOn, importId, line },
      },
    ]
  })
}

/** Targets read from sentences, unless a list has the same one; those that a person refused are none. */
export function readInSentences(rows: readonly ReadTargetRow[], listed: readonly WrittenTarget[]): WrittenTarget[] {
  return rows.flatMap((row) => {
    const target = row.state === 'refused' ? null : readTargetIn(row)
    if (!target || listed.some((one) => isSame(one, target))) return []
    const { id, title, filedOn } = row.document
    return [
      {
        ...target,
        measure: 'absolute' as const,
        horizon: null,
        classification: null,
        status: null,
        wording: row.sentence,
        source: {
          kind: 'sentence' as const,
          document: { id, title, filedOn },
          confidence: row.confidence,
          isAccepted: row.state === 'accepted',
        },
      },
    ]
  })
}

type Held = Pick<WrittenTarget, 'scope' | 'baseYear' | 'targetYear' | 'reduction'>
const isSame = (a: Held, b: Held) =>
  a.scope === b.scope &&
  a.baseYear === b.baseYear &&
  a.targetYear === b.targetYear &&
  Math.abs(a.reduction - b.reduction) < 0.0005

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

interface Peers {
  readonly promises: Promises
  /** Companies of the industry, and the number of this one. */
  readonly companies: number
  readonly companyId: number
}

/** A target held against the company's figures, the paths of science, and the promises of its industry. */
export function heldTarget(company: CompanySnapshot, target: WrittenTarget, peers: Peers): CompanyTarget {
  const emissions = emissionsOf(company.market, target.scope, company.position)
  // Per something, the figures of emissions say nothing of it.
  const fault = target.measure === 'intensity' ? null : faultOf(target, emissions)
  const isHeld = target.measure === 'absolute' && fault === null
  const pace = isHeld ? paceOf(target, emissions) : null
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
    outcome: isHeld ? outcomeOf(target, emissions) : 'open',
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
    strength: target.measure === 'absolute' && fault !== 'years' ? strengthIn(target, peers) : null,
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
  { promises, companies, companyId }: Peers,
) {
  const others = [...promises.get(scope)!].flatMap(([id, promised]) => (id === companyId ? [] : [promised]))
  const own = targetYear <= nearYear ? reduction / (targetYear - baseYear) : null
  return strengthOf(own, others, companies)
}
