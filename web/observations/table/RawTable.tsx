import { useEffect, useRef } from 'react'
import { categoryName } from '../../indicators/categories.ts'
import { keepOneStop, moveBetweenCells } from '../../ui/cell-keys.ts'
import { rawMessages } from '../messages.ts'
import type { Selected } from '../selected.ts'
import { FitLine } from './fit/FitLine.tsx'
import { useFit } from './fit/use-fit.ts'
import { Columns, RawHead } from './RawHead.tsx'
import { RawRow } from './RawRow.tsx'
import classes from './raw-table.module.css'
import type { Group, Observations, Row } from './rows.ts'
import { useDrawn } from './use-drawn.ts'

interface Props {
  readonly groups: readonly Group[]
  readonly data: Observations
  /** In the order in which they are wanted. */
  readonly columns: readonly string[]
  /** Whether somebody asked for these columns. */
  readonly isAskedFor: boolean
  /** Show a column before others. */
  readonly ask: (column: string) => void
  readonly selected: Selected | undefined
  readonly select: (figure: Selected) => void
}

/** Indicators by classification against fiscal years; every figure is a button that opens its reason. */
export function RawTable(props: Props) {
  const m = rawMessages()
  const { groups, data, columns, isAskedFor, selected } = props
  const box = useRef<HTMLElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const fit = useFit({ box, groups, data, wish: columns, isAskedFor, year: selected?.year })
  const span = fit ? 1 + fit.to - fit.from + fit.columns.size : 1
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows or years may be without the tab stop
  useEffect(() => {
    const all = table.current
    const isLost = !all?.querySelector('.fig-btn[tabindex="0"]')
    if (all && isLost)
      keepOneStop(all, all.querySelector('td.on .fig-btn, td.now .fig-btn') ?? all.querySelector('.fig-btn'))
  }, [groups, fit?.from, fit?.to])
  const isOpen = selected !== undefined && fit !== null
  const drawn = useDrawn(groups, selected !== undefined)
  useEffect(() => {
    if (isOpen) table.current?.querySelector('td.on')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [isOpen])

  return (
    <>
      {fit && <FitLine fit={fit} years={data.years} ask={props.ask} />}
      <section className={classes.rawBox} aria-label={m.title} ref={box}>
        {fit && (
          <table
            ref={table}
            className={fit.isStacked ? `raw ${classes.stacked}` : 'raw'}
            onKeyDown={moveBetweenCells}
            onFocus={({ target, currentTarget }) => target.matches('.fig-btn') && keepOneStop(currentTarget, target)}
          >
            <Columns fit={fit} />
            <RawHead data={data} fit={fit} />
            {drawn.map((group, index) => (
              <tbody key={`${group.large} ${group.middle}`}>
                {groups[index - 1]?.large !== group.large && (
                  <tr className="lv1">
                    <th colSpan={span} scope="colgroup">
                      <span className="held">
                        {categoryName(group.large)}
                        <span>{countOf(groups.filter(({ large }) => large === group.large))}</span>
                      </span>
                    </th>
                  </tr>
                )}
                <tr className="lv2">
                  <th colSpan={span} scope="colgroup">
                    <span className="held">{categoryName(group.middle)}</span>
                  </th>
                </tr>
                {group.rows.map((row) => (
                  <RawRow
                    key={`${row.indicator.code} ${row.boundary} ${row.part}`}
                    row={row}
                    data={data}
                    from={fit.from}
                    to={fit.to}
                    columns={fit.columns}
                    selectedYear={isOf(selected, row) ? selected?.year : undefined}
                    select={props.select}
                  />
                ))}
              </tbody>
            ))}
          </table>
        )}
      </section>
    </>
  )
}

function isOf(selected: Selected | undefined, { indicator, boundary, part }: Row): boolean {
  const code = indicator.sameAs ?? indicator.code
  return selected?.indicator === code && selected.boundary === boundary && selected.part === part
}

function countOf(groups: readonly Group[]): string {
  const rows = groups.flatMap(({ rows: of }) => of).filter(({ boundary }) => boundary !== 'subsidiary')
  const codesOf = (of: readonly Row[]) => new Set(of.map(({ indicator }) => indicator.code)).size
  const disclosedRows = rows.filter(({ cells }) => cells.some((cell) => cell?.value != null))
  return rawMessages().of(codesOf(disclosedRows), codesOf(rows))
}
