import type { CompanyScores } from '#contract/scores/scores.ts'
import { type Cell, figureCell, type TableOf } from '../charts/figure/table.ts'
import { chartMessages } from '../charts/messages.ts'
import { formatNumber, formatScore, formatShare } from '../format.ts'
import { scoreMessages, scoreName } from '../scoring/score-messages.ts'
import { esgMessages } from './esg/esg-messages.ts'

const score = (value: number | null): Cell =>
  figureCell(value === null ? null : value * 100, (of) => formatNumber(of, 1))
const count = (value: number | undefined): Cell => figureCell(value ?? null, (of) => formatNumber(of))
const share = (value: number | null): Cell => figureCell(value, (of) => formatShare(of, 1))

/** Every score of the screen with what it is read against, for a spreadsheet. */
export function scoreTable({ scores }: CompanyScores, caption: string): TableOf {
  const m = esgMessages()
  const words = scoreMessages()
  const charts = chartMessages()
  const numbers = [
    m.weight,
    charts.score,
    charts.average,
    m.lower,
    m.upper,
    charts.best,
    m.previous,
    charts.rank,
    m.of,
    words.coverage,
  ].map((label) => ({ label, isNumber: true }))
  return {
    caption,
    columns: [{ label: m.item }, { label: m.key }, { label: m.badge }, ...numbers, { label: m.band }],
    rows: scores.map((each) => ({
      key: each.key,
      cells: [
        scoreName(each.key),
        each.key,
        words.badge[each.badge],
        share(each.weight),
        score(each.value),
        score(each.average),
        score(each.lower),
        score(each.upper),
        score(each.best),
        score(each.previous),
        count(each.rank?.rank),
        count(each.rank?.of),
        share(each.coverage),
        each.band ? words.bands[each.band] : null,
      ],
    })),
  }
}

/** The columns that hold a score, or what it is read against. */
export function shownColumns(): string[] {
  const [m, charts] = [esgMessages(), chartMessages()]
  return [charts.score, charts.average, m.lower, m.upper, charts.best, m.previous]
}

/** A score, or that there is none. */
export const scoreText = (value: number | null): string => (value === null ? '—' : formatScore(value))
