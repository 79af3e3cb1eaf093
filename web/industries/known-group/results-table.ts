import type { KnownGroupResult } from '#contract/industries/known-group.ts'
import { type Cell, figureCell, type TableOf } from '../../charts/figure/table.ts'
import { formatNumber } from '../../format.ts'
import { scoreName } from '../../scoring/score-messages.ts'
import { countCell, shareCell } from '../figures.ts'
import { knownGroupMessages } from './known-group-messages.ts'

/** All of it as a table, each end of an interval in a column of its own. */
export function resultsTable(results: readonly KnownGroupResult[], caption: string): TableOf {
  const m = knownGroupMessages()
  const ends = (of: string) => [of, `${of} ${m.low}`, `${of} ${m.high}`].map((label) => ({ label, isNumber: true }))
  return {
    caption,
    columns: [
      { label: m.score },
      { label: m.members, isNumber: true },
      { label: m.others, isNumber: true },
      ...ends('AUC'),
      ...ends(m.within),
      ...ends(m.above),
    ],
    rows: results.map(({ key, members, others, result }) => ({
      key,
      cells: [
        scoreName(key),
        countCell(members),
        countCell(others),
        ...aucCells(result?.market),
        ...aucCells(result?.withinIndustries),
        ...[result?.aboveMedian.share, result?.aboveMedian.interval.low, result?.aboveMedian.interval.high].map(
          (share) => shareCell(share ?? null),
        ),
      ],
    })),
  }
}

const aucCells = (of: { auc: number; interval: { low: number; high: number } | null } | null | undefined): Cell[] =>
  [of?.auc, of?.interval?.low, of?.interval?.high].map((value) =>
    figureCell(value ?? null, (each) => formatNumber(each, 2)),
  )
