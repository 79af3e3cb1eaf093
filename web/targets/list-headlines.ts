import type { CompanyTargets } from '#contract/targets/targets.ts'
import { formatNumber } from '../format.ts'
import { listMessages } from './list-messages.ts'
import { targetsMessages } from './messages.ts'

/** What the initiative's lists say of the company. */
export function sbtiHeadline({ sbti }: Pick<CompanyTargets, 'sbti'>): string {
  const { headlines: m, none } = listMessages().sbti
  if (sbti.length === 0) return none
  const set = sbti.filter(({ state }) => state === 'targets-set')
  const near = set.find(({ kind }) => kind === 'near') ?? set.find(({ kind }) => kind === 'company')
  const isNetZero = set.some(({ kind }) => kind === 'net-zero' || kind === 'long')
  if (near) return (isNetZero ? m.setAndNetZero : m.set)(near.classification)
  if (sbti.some(({ state }) => state === 'committed')) return m.committed
  return sbti.some(({ state }) => state === 'removed') ? m.removed : m.listed
}

/** The coolest score that a target of its own gives. */
export function temperatureHeadline({ grid, default: usual }: CompanyTargets['temperature']): string {
  const { headlines: m, horizonNames } = listMessages().temperature
  const own = grid.filter(({ score, isDefault }) => score !== null && !isDefault)
  const [best] = own.toSorted((a, b) => a.score! - b.score!)
  if (best)
    return m.best(targetsMessages().scopes[best.scope], horizonNames[best.horizon], formatNumber(best.score!, 1))
  return grid.every(({ score }) => score === null) ? m.none : m.all(formatNumber(usual, 1))
}

type Other = CompanyTargets['others'][number]

/** Whether the goal is reached; null where either is no number, or nobody says which way is better: of indicators more is. */
export function isReached({ goal, now, figure }: Pick<Other, 'goal' | 'now' | 'figure'>): boolean | null {
  return goal === null || now === null || figure === null ? null : now >= goal
}

export function othersHeadline({ others }: Pick<CompanyTargets, 'others'>): string {
  const m = listMessages().others
  if (others.length === 0) return m.none
  const compared = others.map(isReached).filter((each) => each !== null)
  if (compared.length === 0) return m.onlyWords(formatNumber(others.length))
  return m.compared(formatNumber(compared.length), formatNumber(compared.filter(Boolean).length))
}
