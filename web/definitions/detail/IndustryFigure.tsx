import type { UseQueryResult } from '@tanstack/react-query'
import type { IndustryCoverage } from '#contract/market/indicators.ts'
import { useGroupName } from '../../app/peer-groups.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { figureCell, type TableOf } from '../../charts/figure/table.ts'
import { formatNumber, formatShare, formatYear } from '../../format.ts'
import classes from '../definitions.module.css'
import { Rate } from '../list/DefinitionTable.tsx'
import { definitionMessages } from '../messages.ts'
import type { Coverage } from './CoverageFigure.tsx'
import { stateOf } from './figure-state.ts'

/** Fewer companies make a rate that says little about an industry. */
const fewest = 5

interface IndustryRow extends IndustryCoverage {
  readonly name: string
}

/** Which industries disclose an indicator, the most first. */
export function IndustryFigure({ coverage }: { coverage: UseQueryResult<Coverage> }) {
  const m = definitionMessages().industries
  const nameOf = useGroupName()
  const rowsOf = (system: 'tse33' | 'gics') =>
    (coverage.data?.[system] ?? [])
      .map((row): IndustryRow => ({ ...row, name: nameOf(`${system}:${row.code}`) }))
      .sort((a, b) => (b.rate ?? -1) - (a.rate ?? -1))
  const [tse33, gics] = [rowsOf('tse33'), rowsOf('gics')]
  const views = [
    ...(tse33.length > 0 || gics.length === 0
      ? [{ key: 'tse33', label: m.tse33, content: <List rows={tse33} /> }]
      : []),
    ...(gics.length > 0 ? [{ key: 'gics', label: m.gics, content: <List rows={gics} /> }] : []),
  ]
  const year = coverage.data?.fiscalYear
  return (
    <Figure
      id="industry_coverage"
      number={3}
      span={12}
      name={m.name}
      finding={coverage.data && findingOf(tse33.length > 0 ? tse33 : gics)}
      unit={year ? formatYear(year) : undefined}
      state={stateOf(coverage, 320)}
      views={views}
      table={coverage.data && tableOf([...tse33, ...gics])}
      notes={<p className={classes.defNote}>{m.few}</p>}
    />
  )
}

function findingOf(rows: readonly IndustryRow[]): string {
  const m = definitionMessages().industries
  const ranked = rows.filter(({ rate, eligible }) => rate !== null && eligible >= fewest)
  const [best, least] = [ranked[0], ranked.at(-1)]
  if (!best || !least) return m.none
  return m.finding(best.name, formatShare(best.rate!, 1), least.name, formatShare(least.rate!, 1))
}

function List({ rows }: { rows: readonly IndustryRow[] }) {
  const m = definitionMessages().industries
  if (rows.length === 0) return <p className="note">{m.none}</p>
  return (
    <ol className={classes.defIndustries}>
      {rows.map(({ code, name, rate, disclosed, eligible }) => (
        <li key={code}>
          <span>{name}</span>
          <Rate share={rate} />
          <small className="mut">{`${formatNumber(disclosed)} / ${formatNumber(eligible)}`}</small>
        </li>
      ))}
    </ol>
  )
}

function tableOf(rows: readonly IndustryRow[]): TableOf {
  const m = definitionMessages()
  return {
    caption: m.industries.name,
    columns: [
      { label: m.industries.industry },
      { label: m.coverage.rate, isNumber: true },
      { label: m.industries.disclosed, isNumber: true },
      { label: m.coverage.eligible, isNumber: true },
    ],
    rows: rows.map(({ code, name, rate, disclosed, eligible }) => ({
      key: code,
      cells: [
        name,
        figureCell(rate, (share) => formatShare(share, 1)),
        figureCell(disclosed, formatNumber),
        figureCell(eligible, formatNumber),
      ],
    })),
  }
}
