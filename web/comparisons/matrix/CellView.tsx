import { memo } from 'react'
import { joined } from '../../i18n/joined.ts'
import { tip } from '../../ui/floating/tip.ts'
import classes from './matrix.module.css'
import type { MatrixCell, MatrixLine } from './matrix.ts'
import { matrixMessages } from './messages.ts'

interface Props {
  readonly id: string
  readonly cell: MatrixCell
  /** Whose and of what, for screen readers. */
  readonly label: string
  readonly isActive: boolean
  readonly kind: MatrixLine['kind']
  readonly position: number
  readonly open: () => void
}

/** A figure with its place in the row; what it is stands in words for screen readers and in a tip. */
export const CellView = memo(
  function CellView({ id, cell, label, isActive, kind, position, open }: Props) {
    const m = matrixMessages()
    const { text, state, bar, mark, note, isOpen = true } = cell
    const words = joined([label, text, mark && m[mark], m.states[state], note])
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the table is one stop of the keyboard, on which Enter opens
      <td
        id={id}
        aria-colindex={position}
        aria-label={words}
        data-active={isActive || undefined}
        data-state={state}
        data-kind={kind}
        className={isOpen ? classes.open : ''}
        onClick={isOpen ? open : undefined}
        {...tip([m.states[state], note].filter(Boolean).join(' · '))}
      >
        <span className={classes.figure}>
          {mark && <i data-mark={mark} aria-hidden="true" />}
          {text}
        </span>
        {bar != null && (
          <span className={classes.bar} aria-hidden="true">
            <i style={{ width: `${bar * 100}%` }} />
          </span>
        )}
      </td>
    )
  },
  (before, after) =>
    before.isActive === after.isActive &&
    before.label === after.label &&
    before.position === after.position &&
    before.cell.text === after.cell.text &&
    before.cell.state === after.cell.state &&
    before.cell.bar === after.cell.bar &&
    before.cell.mark === after.cell.mark &&
    before.cell.note === after.cell.note,
)
