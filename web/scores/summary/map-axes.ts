import type { listPeers } from '#contract/scores/peers.ts'
import type { CompanyScores } from '#contract/scores/scores.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { categories, type ScoreKey, totalKeys } from '#methodology/scores/hierarchy.ts'
import { mediansOf, type Position, type PositionMapInput } from '../../charts/position-map/position.ts'
import { namesOf } from '../../companies/names.ts'
import { formatDifference } from '../../format.ts'
import { onScale } from '../../scoring/displays.ts'
import { intervalSpan } from '../../scoring/reliance/reliance.ts'
import { scoreName } from '../../scoring/score-messages.ts'
import { scoreOf } from '../../scoring/use-scores.ts'
import { dashboardMessages } from './dashboard-messages.ts'

/** Scores that may be an axis. */
const axisKeys: readonly ScoreKey[] = [...totalKeys, ...categories]

export type Axes = readonly [x: ScoreKey, y: ScoreKey]

/** `e_score,s_score`; what makes no sense becomes environment against social. */
export function axesOf(text: string | undefined): Axes {
  const [x, y] = (text ?? '').split(',').map((key) => axisKeys.find((axis) => axis === key))
  return [x ?? 'e_score', y ?? (x === 's_score' ? 'e_score' : 's_score')]
}

/** Companies with both scores; the size is drawn only where there is one. */
export function positionsOf({ companies, display }: Output<typeof listPeers>, companyId: number): Position[] {
  return companies.flatMap((company) => {
    const { values, displayed } = company
    const [x, y = x] = display && displayed ? displayed.map((value) => onScale(value, display)) : values
    if (x == null || y == null) return []
    const [xCoverage = 0, yCoverage = xCoverage] = company.coverages
    return [
      {
        key: String(company.id),
        name: namesOf(company).first.text,
        x: x * 100,
        y: y * 100,
        size: company.size,
        coverages: [xCoverage * 100, yCoverage * 100],
        role: company.id === companyId ? 'own' : 'peer',
      } as const,
    ]
  })
}

/** The own company with the intervals of its scores, where the method measures them. */
export function withIntervals(positions: readonly Position[], { scores }: CompanyScores, [x, y]: Axes): Position[] {
  const [across, up] = [x, y].map((key) => {
    const score = scoreOf(scores, key)
    return (score && intervalSpan(score)) ?? null
  })
  return positions.map((each) => (each.role === 'own' ? { ...each, intervals: [across!, up!] } : each))
}

export function mapInput(positions: readonly Position[], [x, y]: Axes): PositionMapInput {
  const m = dashboardMessages()
  const [xName, yName] = [scoreName(x), scoreName(y)]
  return {
    positions,
    xName,
    yName,
    quadrants: { both: m.both(xName, yName), xOnly: m.only(xName), yOnly: m.only(yName), neither: m.neither },
  }
}

/** Where the company stands against the medians that are drawn. */
export function mapFinding({ positions, xName, yName }: PositionMapInput): string {
  const m = dashboardMessages()
  const own = positions.find(({ role }) => role === 'own')
  const median = mediansOf(positions)
  if (!own || median.x === null || median.y === null) return m.noPlace(xName, yName)
  const across = { name: xName, text: formatDifference(own.x, median.x) }
  const up = { name: yName, text: formatDifference(own.y, median.y) }
  // As it is printed: what reads ±0.0 is neither above nor below.
  const [above, below] = (['+', '−'] as const).map((sign) => [across, up].filter(({ text }) => text.startsWith(sign)))
  const [high, low] = [above![0], below![0]]
  if (above!.length === 2) return m.bothAbove(xName, yName, across.text, up.text)
  if (below!.length === 2) return m.bothBelow(xName, yName, across.text, up.text)
  if (high && low) return m.split(high.name, low.name, high.text, low.text)
  if (!high && !low) return m.bothAt(xName, yName)
  const at = across.text.startsWith('±') ? xName : yName
  return high ? m.aboveAndAt(high.name, at, high.text) : m.belowAndAt(low!.name, at, low!.text)
}
