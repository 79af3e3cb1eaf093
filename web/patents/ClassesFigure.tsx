import type { PatentSummary } from '#contract/patents/summary.ts'
import { Figure } from '../charts/figure/Figure.tsx'
import { figureCell } from '../charts/figure/table.ts'
import { formatNumber, formatShare } from '../format.ts'
import { BarTable } from './BarTable.tsx'
import { patentMessages } from './messages.ts'
import { className, inSentence, nameOf, sourceOf } from './names.ts'
import { usePatentsAddress } from './use-patents.ts'

/** Classes beside the chart; all are in its table. */
const maxRows = 10

/** What the patents are on: subclasses of the IPC by name, most first. */
export function ClassesFigure({ summary }: { summary: PatentSummary }) {
  const { classes: m } = patentMessages()
  const [{ class: chosen }, change] = usePatentsAddress()
  const { classes, patents, unclassified } = summary
  const [top] = classes
  const choose = (code: string) => change({ class: code === chosen ? undefined : code })
  const tied = classes.filter((row) => row.patents === top?.patents).length
  const max = top && ([formatNumber(top.patents), formatShare(top.patents / patents)] as const)
  // None of several is the largest, and one patent makes no group.
  const finding =
    !max || top.patents === 1
      ? undefined
      : tied > 1
        ? m.tied(formatNumber(tied), ...max)
        : m.finding(inSentence(nameOf(top)), ...max)
  const rows = classes.slice(0, maxRows).map((row) => ({
    ...{ key: row.code, name: className(row), count: row.patents, isChosen: row.code === chosen },
    ...{ label: m.filter(`${className(row)} ${formatNumber(row.patents)}`), choose: () => choose(row.code) },
  }))
  const more = classes.length > maxRows ? m.more(formatNumber(classes.length - maxRows)) : undefined
  const content = <BarTable caption={m.name} heads={[m.code, m.count, m.share]} rows={rows} of={patents} more={more} />
  return (
    <Figure
      id="patent-classes"
      number={2}
      span={6}
      name={m.name}
      finding={finding}
      unit={m.unit}
      views={[{ key: 'list', label: m.list, content }]}
      table={{
        caption: finding ?? m.name,
        columns: [
          { label: m.code },
          { label: m.className },
          { label: m.count, isNumber: true },
          { label: m.share, isNumber: true },
          { label: m.inPublicYears, isNumber: true },
        ],
        rows: classes.map((row) => ({
          key: row.code,
          cells: [
            row.code,
            row.isNamed ? nameOf(row) : null,
            figureCell(row.patents, (count) => formatNumber(count)),
            figureCell(row.patents / patents, (share) => formatShare(share, 1)),
            figureCell(row.inPublicYears, (count) => formatNumber(count)),
          ],
        })),
      }}
      onSelectRow={choose}
      state={classes.length === 0 ? { kind: 'empty' } : undefined}
      notes={
        <p className="fig-note">
          {unclassified > 0 && `${m.unclassified(formatNumber(unclassified))} `}
          {m.note}
        </p>
      }
      source={sourceOf(summary)}
    />
  )
}
