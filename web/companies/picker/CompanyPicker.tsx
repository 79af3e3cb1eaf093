import { Combobox, useCombobox } from '@mantine/core'
import { useId } from 'react'
import type { CompanySummary } from '#contract/market/companies.ts'
import { formatNumber } from '../../format.ts'
import { failureText } from '../../ui/failures/failure-text.ts'
import { uiMessages } from '../../ui/messages.ts'
import { Gate } from '../../ui/states/Gate.tsx'
import { namesOf } from '../names.ts'
import classes from './picker.module.css'
import { companyPickerMessages } from './picker-messages.ts'
import { usePicker } from './use-picker.ts'

interface Props {
  readonly label: string
  /** Whether the label stands in the empty field instead of before it. */
  readonly isNameless?: boolean
  /** Who is chosen now. */
  readonly selection?: string | undefined
  /** A company that it would make no sense to choose. */
  readonly except?: number | undefined
  /** Companies that are chosen already. */
  readonly added?: readonly number[]
  /** Why nobody can be chosen. */
  readonly closedReason?: string | undefined
  readonly choose: (company: CompanySummary) => void
}

/** A field for a name or code and the companies it matches. The first is marked, so that Enter takes it; choosing empties the field. */
export function CompanyPicker({ label, isNameless = false, selection, closedReason, ...rest }: Props) {
  const m = companyPickerMessages()
  const id = useId()
  const { except, added = [], choose } = rest
  const obstacleTo = (companyId: number) =>
    companyId === except ? m.isSame : added.includes(companyId) ? m.isAdded : undefined
  const picker = usePicker({ obstacleTo, choose })
  const isClosed = closedReason !== undefined
  const store = useCombobox({ opened: picker.isOpen && !isClosed, onOpenedChange: picker.setOpen })
  const hint = isNameless ? `${label} — ${m.hint}` : m.hint
  return (
    <search className={classes.picker}>
      {!isNameless && <label htmlFor={id}>{label}</label>}
      <Combobox store={store} withinPortal={false} position="bottom-start" zIndex={20} offset={4}>
        <Gate isClosed={isClosed} reason={closedReason ?? ''}>
          <Combobox.Target
            withExpandedAttribute
            withKeyboardNavigation={false}
            aria-activedescendant={store.dropdownOpened && picker.at >= 0 ? `${id}-${picker.at}` : undefined}
          >
            <input
              id={id}
              type="search"
              aria-label={isNameless ? label : undefined}
              aria-autocomplete="list"
              placeholder={selection ?? hint}
              maxLength={100}
              spellCheck={false}
              disabled={isClosed}
              value={picker.typed}
              onChange={({ target }) => picker.type(target.value)}
              onFocus={() => picker.setOpen(true)}
              onBlur={() => picker.setOpen(false)}
              onKeyDown={picker.onKeyDown}
            />
          </Combobox.Target>
        </Gate>
        <Combobox.Dropdown className={classes.list} aria-busy={!picker.isCurrent}>
          <Combobox.Options aria-label={m.list}>
            {picker.offers.map((offer, index) => (
              <Combobox.Option
                key={offer.company.id}
                id={`${id}-${index}`}
                value={String(offer.company.id)}
                aria-selected={index === picker.at}
                active={index === picker.at}
                disabled={offer.obstacle !== undefined}
                onClick={() => picker.take(offer)}
              >
                <span className="code">{offer.company.ticker ?? '—'}</span>
                <span lang={namesOf(offer.company).first.lang}>{namesOf(offer.company).first.text}</span>
                {offer.obstacle && <small>{offer.obstacle}</small>}
              </Combobox.Option>
            ))}
          </Combobox.Options>
          <State {...picker} />
        </Combobox.Dropdown>
      </Combobox>
      <span className="sr" role="status">
        {store.dropdownOpened && picker.isCurrent && !picker.error && picker.total > 0
          ? m.matchCount(formatNumber(picker.total))
          : ''}
      </span>
    </search>
  )
}

type StateProps = Pick<ReturnType<typeof usePicker>, 'isCurrent' | 'error' | 'retry' | 'offers' | 'total'>

/** What stands below the companies, or instead of them. */
function State({ isCurrent, error, retry, offers, total }: StateProps) {
  const m = companyPickerMessages()
  if (error)
    return (
      <div className="note" role="alert">
        {failureText(error)} {/* The focus stays in the field, where Enter tries again too. */}
        <button type="button" className="act" onMouseDown={(event) => event.preventDefault()} onClick={retry}>
          {uiMessages().retry}
        </button>
      </div>
    )
  const rest = total - offers.length
  const text =
    offers.length === 0 ? (isCurrent ? m.noMatch : m.searching) : rest > 0 ? m.more(formatNumber(rest)) : undefined
  return text ? (
    <p className="note" role="status">
      {text}
    </p>
  ) : null
}
