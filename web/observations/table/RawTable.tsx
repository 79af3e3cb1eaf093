import { useEffect, useRef } from 'react'
import { categoryName } from '../../indicators/categories.ts'
import { keepOneStop, moveBetweenCells } from '../../ui/cell-keys.ts'
import { rawMessages } from '../messages.ts'
import type { Selected } from '../selected.ts'
import { Columns, RawHead } from './RawHead.tsx'
import { RawRow } from './RawRow.tsx'
import classes from './raw-table.module.css'
import type { Group, Observations, Row } from './rows.ts'

interface Props {
  readonly groups: readonly Group[]
  readonly data: Observations
  readonly columns: ReadonlySet<string>
  readonly selected: Selected | undefined
  readonly select: (figure: Selected) => void
}

/** Indicators by classification against fiscal years; every figure is a button that opens its reason. */
export function RawTable(props: Props) {
  const m = rawMessages()
  const { groups, data, columns } = props
  const table = useRef<HTMLTableElement>(null)
  const span = 3 + data.years.length + columns.size
  useEffect(() => {
    const all = table.current!
    const isLost = !all.querySelector('.fig-btn[tabindex="0"]')
    if (isLost && groups.length > 0) keepOneStop(all, all.querySelector('td.on .fig-btn, td.now .fig-btn'))
  }, [groups])
  const isOpen = props.selected !== undefined
  useEffect(() => {
    if (isOpen) table.current?.querySelector('td.on')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [isOpen])

  return (
    <section className={classes.rawBox} aria-label={m.title} ref={showNewest}>
      <table
        ref={table}
        className="raw"
        onKeyDown={moveBetweenCells}
        onFocus={({ target, currentTarget }) => target.matches('.fig-btn') && keepOneStop(currentTarget, target)}
      >
        <Columns groups={groups} count={data.years.length} columns={columns} />
        <RawHead years={data.years} columns={columns} />
        {groups.map((group, index) => (
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
                columns={columns}
                selectedYear={isOf(props.selected, row) ? props.selected?.year : undefined}
                select={props.select}
              />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

function isOf(selected: Selected | undefined, { indicator, boundary, part }: Row): boolean {
  const code = indicator.sameAs ?? indicator.code
  return selected?.indicator === code && selected.boundary === boundary && selected.part === part
}

/** Where the years do not fit, the newest are in sight first. */
function showNewest(box: HTMLElement | null): void {
  if (box && box.scrollLeft === 0) box.scrollLeft = box.scrollWidth
}

function countOf(groups: readonly Group[]): string {
  const rows = groups.flatMap(({ rows: of }) => of).filter(({ boundary }) => boundary !== 'subsidiary')
  const codesOf = (of: readonly Row[]) => new Set(of.map(({ indicator }) => indicator.code)).size
  const disclosedRows = rows.filter(({ cells }) => cells.some((cell) => cell?.value != null))
  return rawMessages().of(codesOf(disclosedRows), codesOf(rows))
}
