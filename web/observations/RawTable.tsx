import type { Cell, SourceDocument } from '#contract/observations.ts'
import { formatChange, formatDay, formatMonth, formatYear } from '../format.ts'
import { language } from '../i18n/language.ts'
import { categoryName } from '../indicators/categories.ts'
import { unitWords } from '../indicators/units.ts'
import { figureText } from './figure-text.ts'
import { rawMessages } from './messages.ts'
import { absenceOf, changeOf, type Group, type Observations, type Row } from './rows.ts'
import type { Selected } from './selected.ts'

export interface TableProps {
  readonly groups: readonly Group[]
  readonly data: Observations
  readonly columns: ReadonlySet<string>
  readonly selected: Selected | undefined
  readonly select: (figure: Selected) => void
}

export const columnNames = ['basis', 'acquired', 'next', 'note', 'source'] as const

/** Indicators by classification against fiscal years; every figure is a button that opens its reason. */
export function RawTable(props: TableProps) {
  const m = rawMessages()
  const { groups, data, columns } = props
  const span = 3 + data.years.length + columns.size
  return (
    <section className="raw-box" aria-label={m.title} ref={showNewest}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: arrow keys move between the buttons inside */}
      <table className="raw" onKeyDown={moveBetweenCells}>
        <thead>
          <tr>
            <th scope="col">{m.indicator}</th>
            <th scope="col">{m.unit}</th>
            {columns.has('basis') && <th scope="col">{m.columnNames.basis}</th>}
            {data.years.map((year, index) => (
              <th key={year} scope="col" className={`num ${index === data.years.length - 1 ? 'now' : ''}`}>
                {formatYear(year)}
              </th>
            ))}
            <th scope="col" className="num">
              {m.change}
            </th>
            {columnNames.slice(1).map(
              (name) =>
                columns.has(name) && (
                  <th key={name} scope="col" className={`opt ${name === 'note' || name === 'source' ? '' : 'num'}`}>
                    {m.columnNames[name]}
                  </th>
                ),
            )}
          </tr>
        </thead>
        {groups.map((group, index) => (
          <tbody key={group.middle} className="group">
            {groups[index - 1]?.large !== group.large && (
              <tr className="lv1">
                <th colSpan={span} scope="colgroup">
                  {categoryName(group.large)}
                  <span>{countOf(groups.filter(({ large }) => large === group.large))}</span>
                </th>
              </tr>
            )}
            <tr className="lv2">
              <th colSpan={span} scope="colgroup">
                {categoryName(group.middle)}
              </th>
            </tr>
            {group.rows.map((row) => (
              <RawRow key={`${row.indicator.code} ${row.boundary} ${row.part}`} row={row} {...props} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

/** Where the years do not fit, the newest are in sight first. */
function showNewest(box: HTMLElement | null): void {
  if (box && box.scrollLeft === 0) box.scrollLeft = box.scrollWidth
}

function countOf(groups: readonly Group[]): string {
  const rows = groups.flatMap(({ rows: of }) => of).filter(({ boundary }) => boundary !== 'subsidiary')
  const all = new Set(rows.map(({ indicator }) => indicator.code))
  const some = new Set(
    rows.filter(({ cells }) => cells.some((cell) => cell?.value != null)).map(({ indicator }) => indicator.code),
  )
  return rawMessages().of(some.size, all.size)
}

function RawRow({ row, data, columns, selected, select }: TableProps & { row: Row }) {
  const m = rawMessages()
  const { indicator, boundary, part, cells } = row
  const newest = cells.findLast((cell) => cell !== null) ?? null
  const document = data.documents.find(({ id }) => id === newest?.documentId)
  const code = indicator.sameAs ?? indicator.code
  return (
    <tr className={boundary === 'subsidiary' ? 'sub' : ''}>
      <th scope="row" title={indicator.code}>
        {boundary === 'subsidiary' ? (
          <span lang="ja">└ {part}</span>
        ) : language() === 'ja' ? (
          indicator.nameJa
        ) : (
          indicator.nameEn
        )}
        {!columns.has('basis') && boundary !== indicator.boundary && boundary !== 'subsidiary' && (
          <span className="of">{m.boundaries[boundary]}</span>
        )}
      </th>
      <td className="u">{unitWords(indicator.unit)}</td>
      {columns.has('basis') && <td className="u">{m.boundaries[boundary]}</td>}
      {cells.map((cell, index) => {
        const year = data.years[index]!
        const isOn =
          selected?.indicator === code &&
          selected.year === year &&
          selected.boundary === boundary &&
          selected.part === part
        return (
          <FigureCell
            key={year}
            row={row}
            cell={cell}
            reason={m.reasons[absenceOf(indicator, year, data)]}
            isNow={index === cells.length - 1}
            isOn={isOn}
            open={() => select({ indicator: code, year, boundary, part })}
          />
        )
      })}
      <ChangeCell row={row} />
      {columns.has('acquired') && <td className="num pad mut note opt">{newest && formatDay(newest.acquiredOn)}</td>}
      {columns.has('next') && (
        <td className="num pad mut note opt">{newest?.nextUpdateOn && formatMonth(newest.nextUpdateOn)}</td>
      )}
      {columns.has('note') && (
        <td className="pad mut note opt" title={newest?.notes.map((note) => m.noteWords[note] ?? note).join('\n')}>
          {newest && newest.notes.length > 0 ? '※' : ''}
        </td>
      )}
      {columns.has('source') && <td className="mut note opt nw">{document && <Source document={document} />}</td>}
    </tr>
  )
}

interface FigureCellProps {
  readonly row: Row
  readonly cell: Cell | null
  readonly reason: string
  readonly isNow: boolean
  readonly isOn: boolean
  readonly open: () => void
}

function FigureCell({ row, cell, reason, isNow, isOn, open }: FigureCellProps) {
  return (
    <td className={`num ${isNow ? 'now' : ''} ${isOn ? 'on' : ''} ${cell?.isRestated ? 'chg' : ''}`}>
      <button
        type="button"
        className="fig-btn"
        tabIndex={isOn ? 0 : -1}
        aria-expanded={isOn}
        title={cell ? undefined : reason}
        onClick={open}
      >
        <FigureText row={row} cell={cell} />
      </button>
    </td>
  )
}

/** The five states, never alike: disclosed, estimated, undisclosed, not applicable, zero. */
function FigureText({ row, cell }: { row: Row; cell: Cell | null }) {
  const m = rawMessages()
  if (!cell) {
    return (
      <span className="und">
        <span aria-hidden="true">—</span>
        <span className="sr">{m.undisclosed}</span>
      </span>
    )
  }
  const restated = cell.isRestated && <span className="sr"> {m.restated}</span>
  if (cell.value === null) return <span className="na">n/a{restated}</span>
  const text = figureText(cell.value, row)
  if (cell.state !== 'estimated') {
    return (
      <>
        {text}
        {restated}
      </>
    )
  }
  return (
    <>
      <span className="tag">{m.estimated}</span>
      <span className="est">{text}</span>
      {restated}
    </>
  )
}

const arrows = { up: '↑', down: '↓', indeterminate: '±', small: '' } as const

function ChangeCell({ row }: { row: Row }) {
  const change = changeOf(row)
  return (
    <td className="num pad">
      {change && (
        <>
          <span className="chg-icon">{arrows[change.kind]}</span>
          {change.share !== null && (
            <span className={change.kind === 'small' ? 'dim' : ''}>{formatChange(change.share)}</span>
          )}
        </>
      )}
    </td>
  )
}

function Source({ document }: { document: SourceDocument }) {
  const name = document.number ?? formatDay(document.filedOn)
  if (!document.url) return <span title={document.title}>{name}</span>
  return (
    <a
      href={document.url}
      target="_blank"
      rel="noreferrer"
      title={document.title}
      style={{ borderBottom: '1px solid var(--rule-mid)' }}
    >
      {name}
    </a>
  )
}

const steps: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** One tab stop for the whole table; arrows go from figure to figure. */
function moveBetweenCells(event: React.KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key]
  const from = (event.target as HTMLElement).closest('td')
  if (!step || !from) return
  event.preventDefault()
  const rows = [...event.currentTarget.querySelectorAll<HTMLTableRowElement>('tbody tr:not(.lv1):not(.lv2)')]
  const row = rows[rows.indexOf(from.parentElement as HTMLTableRowElement) + step[0]]
  row?.cells[from.cellIndex + step[1]]?.querySelector('button')?.focus()
}
