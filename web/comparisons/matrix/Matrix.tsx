import { useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { joined } from '../../i18n/joined.ts'
import { FloatingMenu } from '../../ui/floating/FloatingMenu.tsx'
import { Icon } from '../../ui/icons.tsx'
import { CellView } from './CellView.tsx'
import classes from './matrix.module.css'
import { cellAfter, type MatrixLine, type MatrixTable } from './matrix.ts'
import { matrixMessages } from './messages.ts'

interface Props {
  readonly table: MatrixTable
  readonly open: (row: number, column: number) => void
  /** Order by a row or column line: its key. */
  readonly sort?: ((key: string) => void) | undefined
  /** The key that is in order now, and whether it falls. */
  readonly sorted?: { readonly key: string; readonly falls: boolean } | undefined
  /** Keys on the company of a cell: `p` pins, Shift with an arrow moves, `d` takes the difference with another. */
  readonly onCompanyKey?: ((act: CompanyAct, line: string) => void) | undefined
  /** Whether companies are the columns; else the rows are. */
  readonly areCompaniesAcross: boolean
}

const companyActs = ['pin', 'left', 'right', 'difference'] as const
type CompanyAct = (typeof companyActs)[number]

const rowHeight = 36
const headHeight = 56

/**
 * A table of companies and items, of which only the rows and columns in sight are drawn. It is one stop of the keyboard: arrows
 * walk, Enter opens the reasons.
 */
export function Matrix({ table, open, sort, sorted, onCompanyKey, areCompaniesAcross }: Props) {
  const m = matrixMessages()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState({ row: 0, column: 0 })
  const { rows, columns } = table
  const widths = columns.map((column) => widthOf(column))
  const down = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    scrollPaddingStart: headHeight,
  })
  const across = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => box.current,
    estimateSize: (index) => widths[index]!,
    overscan: 3,
  })
  const at = { row: Math.min(active.row, rows.length - 1), column: Math.min(active.column, columns.length - 1) }
  const [top, bottom] = gapsOf(down)
  const [left, right] = gapsOf(across)

  function go(next: { row: number; column: number }): void {
    setActive(next)
    down.scrollToIndex(next.row)
    across.scrollToIndex(next.column)
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const company = areCompaniesAcross ? columns[at.column] : rows[at.row]
    const act = companyKey(event)
    const next = event.shiftKey ? undefined : cellAfter(event.key, at, { rows: rows.length, columns: columns.length })
    if (event.key === 'Enter') open(at.row, at.column)
    else if (act && company && onCompanyKey) onCompanyKey(act, company.key)
    else if (next) go(next)
    else return
    event.preventDefault()
  }

  return (
    <div ref={box} className={classes.box}>
      <p className="sr" id={`${id}-keys`}>
        {m.keys}
      </p>
      <table
        className={classes.matrix}
        data-partly-drawn
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrows walk through its cells
        role="grid"
        tabIndex={0}
        aria-label={table.caption}
        aria-describedby={`${id}-keys`}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-activedescendant={`${id}-${at.row}-${at.column}`}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th className={classes.corner} aria-colindex={1}>
              {table.corner}
            </th>
            {left > 0 && <td aria-hidden="true" style={{ minWidth: left }} />}
            {across.getVirtualItems().map(({ index }) => (
              <Head
                key={columns[index]!.key}
                line={columns[index]!}
                width={widths[index]!}
                position={index + 2}
                {...{ sort, sorted }}
                act={areCompaniesAcross ? onCompanyKey : undefined}
              />
            ))}
            {right > 0 && <td aria-hidden="true" style={{ minWidth: right }} />}
          </tr>
        </thead>
        <tbody>
          {top > 0 && <Gap height={top} />}
          {down.getVirtualItems().map(({ index: row }) => (
            <tr key={rows[row]!.key} aria-rowindex={row + 2} data-kind={rows[row]!.kind}>
              <RowName line={rows[row]!} {...{ sort, sorted }} act={areCompaniesAcross ? undefined : onCompanyKey} />
              {left > 0 && <td aria-hidden="true" />}
              {across.getVirtualItems().map(({ index: column }) => (
                <CellView
                  key={columns[column]!.key}
                  id={`${id}-${row}-${column}`}
                  cell={table.cell(row, column)}
                  label={joined([rows[row]!.name, columns[column]!.name])}
                  isActive={row === at.row && column === at.column}
                  kind={columns[column]!.kind}
                  position={column + 2}
                  open={() => {
                    setActive({ row, column })
                    open(row, column)
                  }}
                />
              ))}
              {right > 0 && <td aria-hidden="true" />}
            </tr>
          ))}
          {bottom > 0 && <Gap height={bottom} />}
        </tbody>
      </table>
    </div>
  )
}

/** Room before and after what is drawn. */
function gapsOf(list: ReturnType<typeof useVirtualizer<HTMLDivElement, Element>>): [number, number] {
  const items = list.getVirtualItems()
  if (items.length === 0) return [0, 0]
  return [items[0]!.start, list.getTotalSize() - items.at(-1)!.end]
}

/** Wide enough for the name in two lines and for any figure: no digit is cut. */
function widthOf({ name }: MatrixLine): number {
  const letters = [...name].reduce((sum, character) => sum + (character.codePointAt(0)! > 0xff ? 1 : 0.58), 0)
  return Math.min(180, Math.max(104, Math.ceil(letters / 2) * 13 + 28))
}

function companyKey({ key, shiftKey }: KeyboardEvent): CompanyAct | undefined {
  if (shiftKey) return key === 'ArrowLeft' ? 'left' : key === 'ArrowRight' ? 'right' : undefined
  return key === 'p' ? 'pin' : key === 'd' ? 'difference' : undefined
}

function Gap({ height }: { height: number }) {
  return (
    <tr>
      <td aria-hidden="true" style={{ height }} />
    </tr>
  )
}

interface HeadProps {
  readonly line: MatrixLine
  readonly sort: Props['sort']
  readonly sorted: Props['sorted']
  /** What can be done with the line where it is a company. */
  readonly act: Props['onCompanyKey']
}

function Head({ line, width, position, ...order }: HeadProps & { width: number; position: number }) {
  return (
    <th
      aria-colindex={position}
      data-kind={line.kind}
      data-place={line.place}
      aria-sort={ariaSort(line, order.sorted)}
      style={{ minWidth: width, maxWidth: width }}
    >
      <Name line={line} {...order} />
    </th>
  )
}

function RowName({ line, ...order }: HeadProps) {
  const m = matrixMessages()
  const { fold } = line
  return (
    <th
      aria-colindex={1}
      data-place={line.place}
      data-kind={line.kind}
      data-strong={line.isStrong || undefined}
      style={{ '--level': line.level ?? 0 } as CSSProperties}
    >
      {fold && (
        <button
          type="button"
          tabIndex={-1}
          aria-expanded={fold.isOpen}
          aria-label={fold.isOpen ? m.fold(line.name) : m.unfold(line.name)}
          onClick={fold.toggle}
        >
          <Icon name={fold.isOpen ? 'up' : 'down'} />
        </button>
      )}
      <Name line={line} {...order} />
    </th>
  )
}

const ariaSort = (line: MatrixLine, sorted: Props['sorted']) =>
  sorted?.key === line.key ? (sorted.falls ? 'descending' : 'ascending') : undefined

function Name({ line, sort, sorted, act }: HeadProps) {
  const isSorted = sorted?.key === line.key
  const words = (
    <>
      <b lang={line.lang}>{line.name}</b>
      {line.detail && <small>{line.detail}</small>}
    </>
  )
  if (act && line.kind !== 'reference') return <CompanyName line={line} act={act} words={words} />
  if (!sort || line.kind === 'reference') return <span className={classes.words}>{words}</span>
  return (
    <button type="button" tabIndex={-1} className={classes.words} onClick={() => sort(line.key)}>
      {words}
      {isSorted && <Icon name={sorted?.falls ? 'down' : 'up'} />}
    </button>
  )
}

interface CompanyProps {
  readonly line: MatrixLine
  readonly act: NonNullable<Props['onCompanyKey']>
  readonly words: ReactNode
}

/** A company's name opens what the keys do, for whoever has none. */
function CompanyName({ line, act, words }: CompanyProps) {
  const m = matrixMessages()
  const labels = { ...m.acts, pin: line.kind === 'pinned' ? m.acts.unpin : m.acts.pin }
  return (
    <FloatingMenu
      target={
        <button type="button" tabIndex={-1} className={classes.words}>
          {words}
        </button>
      }
      items={companyActs.map((each) => ({ label: labels[each], onSelect: () => act(each, line.key) }))}
    />
  )
}
