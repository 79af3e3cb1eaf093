import type { Indicator } from '#contract/market/indicators.ts'
import type { Levers, Simulation } from '#contract/simulator/simulator.ts'
import { formatDifference, formatNumber, formatPoints, formatScore } from '../format.ts'
import { nameOf } from '../i18n/names.ts'
import { scoreName } from '../scoring/score-messages.ts'
import { simulatorMessages } from './messages.ts'

type Named = ReadonlyMap<string, Indicator> | undefined

const nameIn = (indicators: Named, code: string) => {
  const indicator = indicators?.get(code)
  return indicator ? nameOf(indicator) : code
}

/** Less than half of a tenth of a point is no change. */
const dust = 0.0005

/** What a plan leads to. */
export function planHeadline({ scores, key, steps }: Simulation): string {
  const { headlines: m } = simulatorMessages()
  const { before, after } = scores.find((score) => score.key === key)!
  const name = scoreName(key)
  if (after.score === null) return m.noScoreAfter(name)
  if (before.score === null) return m.firstScore(name, formatScore(after.score))
  const moved = m.moved(
    formatNumber(steps.length),
    name,
    formatScore(before.score),
    formatScore(after.score),
    formatDifference(after.score * 100, before.score * 100),
  )
  if (!before.rank || !after.rank) return moved
  if (before.rank.rank === after.rank.rank) {
    const isStill = Math.abs(after.score - before.score) < dust
    return isStill
      ? m.nothingMoves(name)
      : m.rankStays(moved, formatNumber(after.rank.rank), formatNumber(after.rank.of))
  }
  return m.rankMoves(moved, formatNumber(before.rank.rank), formatNumber(after.rank.rank), formatNumber(after.rank.of))
}

/** The strongest lever of a kind of step, and how many others read as strong. */
export function leversHeadline({ levers, score }: Levers, indicators: Named): string {
  const { headlines: m } = simulatorMessages()
  if (score === null) return m.noScore
  const [best] = levers
  if (!best) return m.noLever
  if (best.effect < dust) return m.noneRaises
  const points = formatPoints(best.effect * 100)
  const alike = levers.filter(({ effect }) => formatPoints(effect * 100) === points).length
  const name = nameIn(indicators, best.indicator)
  return alike === 1 ? m.best(name, points) : m.bestOfAlike(name, formatNumber(alike - 1), points)
}
