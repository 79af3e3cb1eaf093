import { UnlikePeriods } from '../../charts/small/UnlikePeriods.tsx'
import { formatChange, formatDay, formatYear } from '../../format.ts'
import { tip } from '../../ui/floating/tip.ts'
import { figureText } from '../figure-text.ts'
import { Marks } from '../Marks.tsx'
import { rawMessages } from '../messages.ts'
import { unitText } from './as-filed.ts'
import classes from './raw-table.module.css'
import { changeOf, type Row, type ShownCell } from './rows.ts'

interface Props {
  readonly row: Row
  readonly cell: ShownCell | null
  /** Why there is nothing, where there is nothing. */
  readonly reason: string
  /** The same in two or three words. */
  readonly absence: string
  /** What is seen beside the dash, where there is more to say than that there is nothing. */
  readonly mark?: string | undefined
  readonly isNow: boolean
  readonly isOn: boolean
  readonly open: () => void
}

/** One figure: a button that opens its reason. The table makes one of them its tab stop. */
export function FigureCell({ row, cell, reason, absence, mark, isNow, isOn, open }: Props) {
  return (
    <td className={`num ${isNow ? 'now' : ''} ${isOn ? 'on' : ''} ${cell?.isRestated ? classes.chg : ''}`}>
      <button
        type="button"
        className="fig-btn"
        tabIndex={-1}
        aria-expanded={isOn}
        {...tip(cell ? formatDay(cell.periodEnd) : reason)}
        onClick={open}
      >
        <FigureText row={row} cell={cell} absence={absence} />
        {!cell && mark && (
          <span className="tag" aria-hidden="true">
            {mark}
          </span>
        )}
      </button>
    </td>
  )
}

/** The five states, never alike: disclosed, estimated, undisclosed, not applicable, zero. */
export function FigureText({ row, cell, absence }: Pick<Props, 'row' | 'cell' | 'absence'>) {
  const m = rawMessages()
  if (!cell) {
    return (
      <span className="und">
        <span aria-hidden="true">—</span>
        <span className="sr">{absence}</span>
      </span>
    )
  }
  const restated = cell.isRestated && (
    <>
      {' '}
      <span className="sr">{m.restated}</span>
    </>
  )
  if (cell.state === 'withdrawn')
    return (
      <span className="und">
        <span aria-hidden="true">—</span> <span className="tag">{m.withdrawn}</span>
      </span>
    )
  if (cell.value === null) return <span className="na">n/a{restated}</span>
  const text = figureText(cell.value, row)
  return (
    <>
      {cell.isUnderReview && (
        <span className="tag warn" {...tip(m.underReview)}>
          <span aria-hidden="true">?</span>
          <span className="sr">{m.underReview}</span>
        </span>
      )}
      {cell.state === 'estimated' && <span className="tag">{m.estimated}</span>}
      {cell.state === 'read-from-text' && (
        <span className="tag" {...tip(m.readFromText)}>
          {m.text}
        </span>
      )}
      <Marks notes={cell.notes} />
      <span className={cell.state === 'estimated' ? 'est' : undefined}>{text}</span>
      {cell.unit !== undefined && <small className={classes.unit}> {unitText(cell.unit)}</small>}
      {restated}
    </>
  )
}

const arrows = { up: '↑', down: '↓', indeterminate: '±', small: '' } as const

/** The newest change, with an icon when it is large or cannot be computed. */
export function ChangeCell({ row, years }: { row: Row; years: readonly number[] }) {
  const m = rawMessages()
  const change = changeOf(row)
  // An older year says which it is: beside the newest column it would read as the newest change.
  const isOld = change !== null && change.at < row.cells.length - 1
  return (
    <td className={`num ${classes.pad} nw`}>
      {change && (
        <>
          {isOld && <small className="mut">{formatYear(years[change.at]!)} </small>}
          <span className={classes.chgIcon} {...tip(change.share === null ? m.indeterminate : undefined)}>
            {change.months ? '' : arrows[change.kind]}
          </span>
          {change.share === null && <span className="sr">{m.indeterminate}</span>}
          <UnlikePeriods months={change.months} />
          {change.share !== null && (
            <span className={change.kind === 'small' ? 'dim' : ''}>{formatChange(change.share)}</span>
          )}
        </>
      )}
    </td>
  )
}
