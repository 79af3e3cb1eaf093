import { type LeftOut, type PreparedTarget, prepareTargets } from './prepare.ts'
import { type CompanyTarget, type Horizon, horizons, type ScoredScope, scoredScopes } from './target.ts'

/** In what a target stood behind the one that was chosen, in the order in which they are asked; `same`: in nothing. */
export const notChosenReasons = [
  'lower-coverage',
  'earlier-end',
  'earlier-base',
  'intensity',
  'published-earlier',
  'same',
] as const
export type NotChosenReason = (typeof notChosenReasons)[number]

/** The target of one scope and horizon. */
export interface TargetChoice {
  readonly chosen: PreparedTarget
  readonly others: readonly { readonly target: PreparedTarget; readonly reason: NotChosenReason }[]
}

/** What a company's targets come to: of every scope and horizon one, or null where there is none. */
export interface TargetReading {
  readonly choices: Readonly<Record<ScoredScope, Readonly<Record<Horizon, TargetChoice | null>>>>
  readonly leftOut: readonly LeftOut[]
}

/**
 * The one target of each scope and horizon: the highest coverage, then the latest end, then the latest base year, then absolute
 * before intensity. Of those that are alike in all of it the one published last, then the first in the list (ours).
 *
 * @param referenceYear from which horizons are counted
 * Source: SBTi finance tool 1.2.5, target protocol (MIT): steps 1 to 5.
 */
export function readTargets(targets: readonly CompanyTarget[], referenceYear: number): TargetReading {
  const { prepared, leftOut } = prepareTargets(targets, referenceYear)
  const choiceOf = (scope: ScoredScope, horizon: Horizon) =>
    choose(prepared.filter((target) => target.scope === scope && target.horizon === horizon))
  const choices = Object.fromEntries(
    scoredScopes.map((scope) => [
      scope,
      Object.fromEntries(horizons.map((horizon) => [horizon, choiceOf(scope, horizon)])),
    ]),
  ) as TargetReading['choices']
  return { choices, leftOut }
}

function choose(targets: readonly PreparedTarget[]): TargetChoice | null {
  const [chosen, ...others] = targets.toSorted((a, b) => difference(a, b)?.order ?? 0)
  if (!chosen) return null
  return {
    chosen,
    others: others.map((target) => ({ target, reason: difference(chosen, target)?.reason ?? 'same' })),
  }
}

/** The first thing in which two differ: below zero where the first goes before. */
function difference(a: PreparedTarget, b: PreparedTarget): { order: number; reason: NotChosenReason } | null {
  const absolute = ({ type }: PreparedTarget) => Number(type === 'absolute')
  const day = ({ publishedOn }: PreparedTarget) => Number(publishedOn?.replaceAll('-', '') ?? 0)
  const steps: readonly (readonly [NotChosenReason, number])[] = [
    ['lower-coverage', roundedCoverage(b) - roundedCoverage(a)],
    ['earlier-end', b.endYear - a.endYear],
    ['earlier-base', b.baseYear - a.baseYear],
    ['intensity', absolute(b) - absolute(a)],
    ['published-earlier', day(b) - day(a)],
  ]
  const step = steps.find(([, order]) => order !== 0)
  return step ? { order: step[1], reason: step[0] } : null
}

/** To a millionth, since a mean of equal shares need not come out equal; unknown coverage comes last. */
const roundedCoverage = ({ coverage }: PreparedTarget) => (coverage === null ? -1 : Math.round(coverage * 1e6) / 1e6)
