import { Link } from '@tanstack/react-router'
import type { PatentSummary } from '#contract/patents/summary.ts'
import { Figure } from '../charts/figure/Figure.tsx'
import { figureCell, type TableOf } from '../charts/figure/table.ts'
import { formatNumber, formatShare } from '../format.ts'
import { BarTable } from './BarTable.tsx'
import { patentMessages } from './messages.ts'
import { nameOf, sourceOf } from './names.ts'
import classes from './patents.module.css'
import { patentTableMessages } from './table-messages.ts'
import { usePatentsAddress } from './use-patents.ts'

/** Technologies named below their topic. */
const maxParts = 4

/** Patents on green technologies by WIPO's inventory, and their share beside the industry's. */
export function GreenFigure({ summary }: { summary: PatentSummary }) {
  const { green: m } = patentMessages()
  const [{ green: chosen }, change] = usePatentsAddress()
  const { green, patents } = summary
  const rows = green.topics.map((topic) => ({
    ...{ key: topic.key, name: nameOf(topic), count: topic.patents, isChosen: topic.key === chosen },
    below: topic.subtopics.slice(0, maxParts).map(nameOf).join(patentTableMessages().separator),
    label: m.filter(`${nameOf(topic)} ${formatNumber(topic.patents)}`),
    choose: () => change({ green: topic.key === chosen ? undefined : topic.key }),
  }))
  const finding = greenFinding(summary)
  return (
    <Figure
      id="patent-green"
      number={3}
      span={6}
      name={m.name}
      finding={finding}
      unit={m.unit}
      views={[
        {
          key: 'list',
          label: m.list,
          content: <BarTable caption={m.name} heads={[m.topic, m.count, m.share]} rows={rows} of={patents} />,
        },
      ]}
      table={greenTable(summary, finding)}
      notes={<Notes summary={summary} />}
      source={sourceOf(summary)}
    />
  )
}

/** Of the same patents as the table counts. */
function greenFinding({ green, patents }: PatentSummary): string {
  const { green: m } = patentMessages()
  return green.patents === 0 ? m.none : m.finding(formatNumber(green.patents), formatShare(green.patents / patents))
}

/** Where the companies of the industry stand, and what the inventory was held against. */
function Notes({ summary: { industry, tables } }: { summary: PatentSummary }) {
  const { green: m, industry: words } = patentMessages()
  const median = industry?.green.median
  const { rows, own } = tables.green
  return (
    <p className="fig-note">
      {industry && median != null && `${m.median(formatShare(median), words.levels[industry.level])} `}
      {m.note(formatNumber(rows - own), own > 0 ? formatNumber(own) : null)}{' '}
      <Link className={classes.way} to="/algorithm/$method" params={{ method: 'patents' }} search={{}}>
        {m.method}
      </Link>
    </p>
  )
}

function greenTable({ green, patents }: PatentSummary, caption: string): TableOf {
  const { green: m } = patentMessages()
  const cells = (count: number) => [
    figureCell(count, (number) => formatNumber(number)),
    figureCell(patents === 0 ? null : count / patents, (share) => formatShare(share, 1)),
  ]
  return {
    caption,
    columns: [
      { label: m.topic },
      { label: m.part },
      { label: m.count, isNumber: true },
      { label: m.share, isNumber: true },
    ],
    rows: [
      { key: 'all', cells: [m.every, '', ...cells(green.patents)] },
      ...green.topics.flatMap((topic) => [
        { key: topic.key, cells: [nameOf(topic), '', ...cells(topic.patents)] },
        ...topic.subtopics.map((part) => ({
          key: part.key,
          cells: [nameOf(topic), nameOf(part), ...cells(part.patents)],
        })),
      ]),
    ],
  }
}
