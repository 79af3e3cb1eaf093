import { Link } from '@tanstack/react-router'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import type { UnlikeMonths } from '#contract/market/unlike-periods.ts'
import type { MemberFigures } from '#contract/watchlists/watchlist-figures.ts'
import { pointsSince } from '../../charts/figure/difference.ts'
import { ScandalLevel } from '../../charts/ScandalLevel.tsx'
import { UnlikePeriods } from '../../charts/small/UnlikePeriods.tsx'
import { namesOf, shortName } from '../../companies/names.ts'
import { formatDay, formatScore, formatSignificant } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { FloatingMenu } from '../../ui/floating/FloatingMenu.tsx'
import { tip } from '../../ui/floating/tip.ts'
import { Icon } from '../../ui/icons.tsx'
import type { OptionalColumn } from './address.ts'
import { editRow, type Row } from './draft.ts'
import classes from './edit.module.css'
import { editMessages } from './edit-messages.ts'
import type { ListFigures } from './list-figures.ts'
import type { useDraft } from './use-draft.ts'

interface Props {
  readonly row: Row
  /** Place among the rows shown, from 0. */
  readonly index: number
  readonly figures: MemberFigures | undefined
  readonly indicators: ListFigures['indicators']
  readonly columns: readonly OptionalColumn[]
  readonly editing: ReturnType<typeof useDraft>
  /** Undefined while another order than the list's own is shown. */
  readonly move: ((from: number, to: number) => void) | undefined
  /** Place of the last row. */
  readonly last: number
  readonly paste: (index: number, event: ClipboardEvent) => void
}

export function MemberRow(props: Props) {
  const { row, index, figures, indicators, columns, editing } = props
  const { member, isRemoved, isEdited } = row
  const m = editMessages()
  const name = shortName(namesOf(member).first)
  const is = (column: OptionalColumn) => columns.includes(column)
  const industry = language() === 'ja' ? figures?.industry?.nameJa : figures?.industry?.nameEn
  return (
    <tr
      aria-rowindex={index + 2}
      data-removed={isRemoved || undefined}
      data-edited={isEdited || undefined}
      onKeyDown={(event) => moveByKey(event, props)}
    >
      <th scope="row">
        <span className={classes.nameCell}>
          <Link to="/companies/$companyId" params={{ companyId: member.companyId }} search={{}}>
            {name}
          </Link>
          {!member.isListed && <span className="tag">{m.delisted}</span>}
          <RowActs {...props} name={name} />
        </span>
      </th>
      <td className={`num ${classes.code}`}>{member.ticker}</td>
      {is('industry') && <td className={classes.industry}>{industry ?? <span className="dim">—</span>}</td>}
      <td className={classes.number}>
        <StakeField {...props} name={name} />
      </td>
      {is('score') && <Figure value={figures?.score ?? null} format={formatScore} />}
      {is('change') && (
        <Figure
          value={figures?.change ?? null}
          months={figures?.months}
          format={(change) => pointsSince(figures?.score ?? null, change)}
        />
      )}
      {is('scandal') && (
        <td>
          <ScandalLevel level={(figures?.scandal ?? null) as 0 | 1 | 2 | 3 | 4 | null} />
        </td>
      )}
      {indicators.map(({ code }, at) => (
        <Figure key={code} value={figures?.indicators[at] ?? null} format={formatSignificant} />
      ))}
      {is('note') && (
        <td>
          <textarea
            className={classes.note}
            rows={1}
            maxLength={500}
            aria-label={m.noteLabel(name)}
            value={row.note}
            readOnly={isRemoved || editing.isSaving}
            onChange={({ target }) => editing.change((draft) => editRow(draft, member, { note: target.value }))}
          />
        </td>
      )}
      {is('added') && <td className="num">{formatDay(member.addedAt.slice(0, 10))}</td>}
    </tr>
  )
}

interface FigureProps {
  readonly value: number | null
  readonly format: (value: number) => string
  /** Of a change, where its two years are not equally long. */
  readonly months?: UnlikeMonths | undefined
}

function Figure({ value, format, months }: FigureProps) {
  return (
    <td className={`num ${classes.number}`}>
      <UnlikePeriods months={months} />
      {value === null ? <span className="dim">—</span> : format(value)}
    </td>
  )
}

function moveByKey(event: KeyboardEvent, { move, index }: Props): void {
  const { key, altKey, target } = event
  if (!move || !altKey || (key !== 'ArrowUp' && key !== 'ArrowDown')) return
  if (target instanceof HTMLTextAreaElement) return
  event.preventDefault()
  move(index, key === 'ArrowUp' ? index - 1 : index + 1)
}

function StakeField({ row, index, editing, paste, name }: Props & { name: string }) {
  const m = editMessages()
  const { member, stakeText, fault, isRemoved, stake } = row
  const id = `stake-${member.companyId}`
  return (
    <>
      <input
        className={classes.stake}
        inputMode="decimal"
        aria-label={m.stakeLabel(name)}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? id : undefined}
        value={stakeText}
        readOnly={isRemoved || editing.isSaving}
        autoComplete="off"
        onChange={({ target }) => editing.change((draft) => editRow(draft, member, { stake: target.value }))}
        onBlur={() => {
          if (stake !== null && stakeText !== stake.toFixed(2))
            editing.change((draft) => editRow(draft, member, { stake: stake.toFixed(2) }))
        }}
        onPaste={(event) => paste(index, event)}
      />
      {fault && (
        <span className="field-error" id={id}>
          {m.stakeFaults[fault]}
        </span>
      )}
    </>
  )
}

function RowActs({ row, index, editing, move, last, name }: Props & { name: string }) {
  const m = editMessages()
  const { member, isRemoved } = row
  const set = (isRemoved: boolean) => editing.change((draft) => editRow(draft, member, { isRemoved }))
  if (isRemoved)
    return (
      <button
        type="button"
        className="act"
        aria-label={m.undoLabel(name)}
        onClick={() => set(false)}
        {...tip(m.removedRow)}
      >
        {m.undo}
      </button>
    )
  return (
    <FloatingMenu
      position="bottom-start"
      target={
        <button type="button" className="icon-btn" aria-label={m.actionsOf(name)}>
          <Icon name="more" />
        </button>
      }
      items={[
        ...(move && index > 0 ? [{ label: m.up, onSelect: () => move(index, index - 1) }] : []),
        ...(move && index < last ? [{ label: m.down, onSelect: () => move(index, index + 1) }] : []),
        { label: m.remove, onSelect: () => set(true) },
      ]}
    />
  )
}
