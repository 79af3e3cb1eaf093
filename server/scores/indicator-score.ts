import type { getIndicatorScore } from '#contract/scores/scores.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { stateCode } from '#methodology/panel/panel.ts'
import type { Leaf } from '#methodology/scores/decomposition.ts'
import { totals } from '#methodology/scores/hierarchy.ts'
import type { Db } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { figureOf, leavesOf } from './decomposition.ts'
import { groupFigures } from './group-figures.ts'
import { listNames } from './names.ts'
import type { ScoreView } from './view.ts'

type Answer = Output<typeof getIndicatorScore>

/** Why one indicator ranks where it does. */
export async function indicatorScoreOf(db: Db, view: ScoreView, code: string): Promise<Answer> {
  const indicator = view.book.indicators.findIndex((row) => row.code === code)
  if (indicator === -1) throw new Refusal('indicator.not-found')
  const { direction } = view.book.indicators[indicator]!
  const empty = { direction, worse: 0, same: 0, figures: 0, reference: null, peers: [], inference: null, ladder: [] }
  const missing = { year: view.fiscalYear, origin: null, value: null, percentile: null, ...empty, recipe: view.recipe }
  const { year } = view
  if (year === null) return missing
  const { category } = view.book.indicators[indicator]!
  const leaf = leavesOf(view, category, { year, company: view.company }).leaves.find(
    (one) => one.indicator === indicator,
  )
  if (!leaf) return missing

  const value = figureOf(view, indicator, year, leaf.origin)
  const sign = direction === 'higher_better' ? 1 : -1
  const figures = groupFigures(view, { indicator, year, reference: leaf.reference })
  figures.sort((a, b) => sign * (b.value - a.value) || a.company - b.company)
  const ids = figures.map(({ company }) => view.book.panel.companies[company]!.id)
  const names = await listNames(db, ids)
  const group = view.book.peers.groups[leaf.reference]!
  return {
    ...missing,
    origin: leaf.origin,
    value,
    percentile: leaf.percentile,
    worse: value === null ? 0 : figures.filter((figure) => sign * figure.value < sign * value).length,
    same: value === null ? 0 : figures.filter((figure) => figure.value === value).length,
    figures: figures.length,
    reference: { code: group.code, level: group.level },
    peers: figures.map((figure, index) => ({
      ...names.get(ids[index]!)!,
      value: figure.value,
      isEstimated: figure.state === stateCode.estimated,
    })),
    inference:
      leaf.origin === 'inferred'
        ? { ...view.book.inferred(view.query.inference, { indicator, year, company: view.company }) }
        : null,
    ladder: ladderOf(view, leaf, year),
  }
}

/** From the whole down: what share of each score the next one is. */
function ladderOf(view: ScoreView, { indicator, category, percentile }: Leaf, year: number): Answer['ladder'] {
  const pillar = (['e_score', 's_score', 'g_score'] as const).find((key) =>
    (totals[key] as readonly string[]).includes(category),
  )!
  const whole = leavesOf(view, 'sustainability_score', { year, company: view.company }).leaves
  const sum = (isIn: (leaf: Leaf) => boolean) =>
    whole.reduce((total, leaf) => (isIn(leaf) ? total + leaf.share : total), 0)
  return [
    { key: 'sustainability_score', share: 1, value: view.value('sustainability_score', year) },
    {
      key: pillar,
      share: sum((leaf) => (totals[pillar] as readonly string[]).includes(leaf.category)),
      value: view.value(pillar, year),
    },
    { key: category, share: sum((leaf) => leaf.category === category), value: view.value(category, year) },
    {
      key: view.book.indicators[indicator]!.code,
      share: sum((leaf) => leaf.indicator === indicator),
      value: percentile,
    },
  ].map((rung) => ({ ...rung, share: Math.min(1, rung.share) }))
}
