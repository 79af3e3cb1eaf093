import type { FtseStep } from '#contract/ftse-prediction/company.ts'
import { figureCell, type TableOf } from '../../charts/figure/table.ts'
import { formatPoints, formatShare } from '../../format.ts'
import { stepMessages } from './messages.ts'
import type { Names } from './use-names.ts'

/** The steps in rows and columns. */
export function stepTable(steps: readonly FtseStep[], names: Names): TableOf {
  const m = stepMessages()
  const { columns } = m
  const points = (value: number) => formatPoints(value, 3)
  return {
    caption: m.name,
    columns: [
      ...[columns.indicator, columns.theme, columns.kind].map((label) => ({ label })),
      ...[columns.gain, columns.effect, columns.peers].map((label) => ({ label, isNumber: true })),
    ],
    rows: steps.map((step) => ({
      key: step.indicator,
      cells: [
        names.indicator(step),
        names.theme(step),
        m.kinds[step.kind],
        figureCell(step.gain, points),
        figureCell(step.effect, points),
        figureCell(step.peers, (share) => formatShare(share)),
      ],
    })),
  }
}
