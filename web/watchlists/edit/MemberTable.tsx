import type { ClipboardEvent } from 'react'
import type { MemberFigures } from '#contract/watchlists/watchlist-figures.ts'
import type { Watchlist } from '#contract/watchlists/watchlists.ts'
import { formatNumber, formatYear } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { unitWords } from '../../indicators/units.ts'
import { TallTable } from '../../ui/rows/TallTable.tsx'
import { type OptionalColumn, type SortKey, useListAddress } from './address.ts'
import { editHead, editRow, type Row } from './draft.ts'
import classes from './edit.module.css'
import { editMessages } from './edit-messages.ts'
import type { ListFigures } from './list-figures.ts'
import { MemberRow } from './MemberRow.tsx'
import { shownRows } from './order.ts'
import type { useDraft } from './use-draft.ts'

interface Props {
  readonly list: Watchlist
  readonly rows: readonly Row[]
  readonly figures: ListFigures | undefined
  readonly byId: ReadonlyMap<number, MemberFigures>
  readonly editing: ReturnType<typeof useDraft>
}

/** The companies of the list with their stakes and notes as fields; drawn as far as they are in sight. */
export function MemberTable({ list, rows, figures, byId, editing }: Props) {
  const m = editMessages()
  const [address, change] = useListAddress()
  const { columns, find } = address
  const visibleRows = shownRows(rows, byId, address)
  const isOwnOrder = address.sort === null && find === ''
  const move = (from: number, to: number) => {
    if (to < 0 || to >= rows.length) return
    const order = rows.map(({ member }) => member.companyId)
    order.splice(to, 0, ...order.splice(from, 1))
    editing.change((draft) => editHead(draft, list, { order }))
  }
  const paste = (at: number, event: ClipboardEvent) => {
    const lines = pastedLines(event.clipboardData.getData('text'))
    if (lines.length < 2) return
    event.preventDefault()
    editing.change((draft) =>
      lines
        .slice(0, visibleRows.length - at)
        .reduce((next, stake, line) => editRow(next, visibleRows[at + line]!.member, { stake }), draft),
    )
  }
  const width = 3 + columns.length + (figures?.indicators.length ?? 0)
  return (
    <>
      <div className={classes.tools}>
        <input
          type="search"
          aria-label={m.find}
          placeholder={m.find}
          value={find}
          onChange={({ target }) => change({ find: target.value })}
        />
        {address.sort && (
          <button type="button" className="act" onClick={() => change({ sort: null })}>
            {m.listOrder}
          </button>
        )}
        <span className="note" role="status">
          {visibleRows.length < rows.length && m.found(formatNumber(visibleRows.length), formatNumber(rows.length))}
        </span>
        {figures?.fiscalYear != null && (
          <span className={`note ${classes.year}`}>{formatYear(figures.fiscalYear)}</span>
        )}
      </div>
      <TallTable
        name={list.name}
        className={classes.table}
        count={visibleRows.length}
        rowHeight={44}
        keyOf={(index) => visibleRows[index]!.member.companyId}
        columns={width}
        head={<TableHead figures={figures} columns={columns} />}
        row={(index) => (
          <MemberRow
            key={visibleRows[index]!.member.companyId}
            row={visibleRows[index]!}
            index={index}
            figures={byId.get(visibleRows[index]!.member.companyId)}
            indicators={figures?.indicators ?? []}
            columns={columns}
            editing={editing}
            move={isOwnOrder ? move : undefined}
            last={rows.length - 1}
            paste={paste}
          />
        )}
      >
        <p role="status">{m.noMatch}</p>
      </TallTable>
    </>
  )
}

/** The first cell of each line that a spreadsheet put on the clipboard. */
function pastedLines(text: string): string[] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
  return lines.map((line) => line.split('\t')[0]!.trim())
}

interface HeadProps {
  readonly figures: ListFigures | undefined
  readonly columns: readonly OptionalColumn[]
}

function TableHead({ figures, columns }: HeadProps) {
  const m = editMessages()
  const is = (name: OptionalColumn) => columns.includes(name)
  return (
    <tr aria-rowindex={1}>
      <SortHead name="company" />
      <SortHead name="code" className={classes.code} />
      {is('industry') && <SortHead name="industry" className={classes.industry} />}
      <SortHead name="stake" className={classes.number} isNumber />
      {is('score') && <SortHead name="score" className={classes.number} isNumber />}
      {is('change') && <SortHead name="change" className={classes.number} isNumber />}
      {is('scandal') && <SortHead name="scandal" />}
      {figures?.indicators.map(({ code, unit, nameJa, nameEn }) => (
        <th key={code} scope="col" className={classes.number}>
          {language() === 'ja' ? nameJa : nameEn} <small>{unitWords(unit)}</small>
        </th>
      ))}
      {is('note') && <th scope="col">{m.columns.note}</th>}
      {is('added') && <SortHead name="added" />}
    </tr>
  )
}

interface SortProps {
  readonly name: SortKey
  /** Whether it is ordered from the largest on first. */
  readonly isNumber?: boolean
  readonly className?: string | undefined
}

/** Ascending, descending, and back to the order of the list. */
function SortHead({ name, isNumber = false, className }: SortProps) {
  const m = editMessages()
  const [{ sort }, change] = useListAddress()
  const falls = sort?.key === name ? sort.falls : null
  const next =
    falls === null ? { key: name, falls: isNumber } : falls === isNumber ? { key: name, falls: !isNumber } : null
  return (
    <th scope="col" className={className} aria-sort={falls === null ? 'none' : falls ? 'descending' : 'ascending'}>
      <button type="button" aria-label={m.sortBy(m.columns[name])} onClick={() => change({ sort: next })}>
        {m.columns[name]} <span aria-hidden="true">{falls === null ? '' : falls ? '↓' : '↑'}</span>
      </button>
    </th>
  )
}
