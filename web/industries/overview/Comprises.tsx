import type { IndustryOverview } from '#contract/industries/industries.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import type { TableOf } from '../../charts/figure/table.ts'
import { formatNumber } from '../../format.ts'
import { countCell, nameOf } from '../figures.ts'
import classes from '../industries.module.css'
import { CountTable } from './CountTable.tsx'
import { overviewMessages } from './overview-messages.ts'

type Counted = IndustryOverview['chain'][number]

/** Where the industry stands in its classification, and where its companies stand in the other one. */
export function Comprises({ overview }: { overview: IndustryOverview }) {
  const m = overviewMessages()
  const { chain, siblings, members, tse33, gics, industry, basis } = overview
  const parts = [
    { name: m.hierarchy, rows: chain },
    { name: m.members, rows: members },
    ...(basis === 'tse33' ? [{ name: m.gics, rows: gics }] : [{ name: m.tse33, rows: tse33 }]),
    { name: m.siblings, rows: siblings },
  ].filter(({ rows }) => rows.length > 0)
  const largest = tse33[0]
  const companies = formatNumber(industry.companies)
  const finding =
    largest && basis !== 'tse33'
      ? m.comprisesFinding(companies, nameOf(largest), formatNumber(largest.companies))
      : m.comprisesPlain(companies)
  return (
    <Figure
      id="comprises"
      number={1}
      span={7}
      name={m.comprises}
      finding={finding}
      views={[
        {
          key: 'lists',
          label: m.classification,
          content: (
            <div className={classes.countLists}>
              {parts.map(({ name, rows }) => (
                <CountTable
                  key={name}
                  caption={name}
                  head={m.companies}
                  rows={rows.map((row) => toRow(row, industry.id))}
                />
              ))}
            </div>
          ),
        },
      ]}
      table={tableOf(parts, finding)}
    />
  )
}

const toRow = (row: Counted, own: string) => ({
  key: row.code,
  name: nameOf(row),
  companies: row.companies,
  id: row.id,
  isOwn: row.id === own,
})

function tableOf(parts: readonly { name: string; rows: readonly Counted[] }[], caption: string): TableOf {
  const m = overviewMessages()
  return {
    caption,
    columns: [{ label: m.classification }, { label: m.hierarchy }, { label: m.companies, isNumber: true }],
    rows: parts.flatMap(({ name, rows }) =>
      rows.map((row) => ({ key: `${name} ${row.code}`, cells: [nameOf(row), name, countCell(row.companies)] })),
    ),
  }
}
