import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useProfile } from '../../app/use-profile.ts'
import { formatNumber } from '../../format.ts'
import { Icon } from '../../ui/icons.tsx'
import { useIndicators } from '../use-indicators.ts'
import { type MeasureGroup, type MeasureOption, matching, measureGroups } from './measure-options.ts'
import classes from './measure-picker.module.css'
import { pickerMessages } from './picker-messages.ts'
import { recentMeasures, rememberMeasure } from './recent-measures.ts'

interface Props {
  /** Measures that are chosen already. */
  readonly selection: ReadonlySet<string>
  /** Code of an indicator, key of a score, name of a vendor or of one of our own. */
  readonly choose: (of: string) => void
}

/** A field and every measure below it: typing narrows, arrows walk, Enter chooses. */
export function MeasureList({ selection, choose }: Props) {
  const m = pickerMessages()
  const id = useId()
  const { data: indicators = [] } = useIndicators()
  const vendors = useProfile().data?.supported_vendors
  const [recent] = useState(recentMeasures)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const all = useMemo(
    () => measureGroups({ indicators, vendors: vendors ?? [], recent }),
    [indicators, vendors, recent],
  )
  const groups = useMemo(() => matching(all, typed), [all, typed])
  const options = groups.flatMap((group) => group.options.map((option) => ({ option, key: keyOf(group, option) })))
  const current = options[Math.min(at, options.length - 1)]

  function take(option: MeasureOption): void {
    if (option.isLocked) return
    rememberMeasure(option.of)
    choose(option.of)
  }
  function onKeyDown(event: KeyboardEvent): void {
    const to = walked(event.key, at, options.length)
    if (to !== undefined) setAt(to)
    else if (event.key === 'Enter' && current && !event.nativeEvent.isComposing) take(current.option)
    else return
    event.preventDefault()
  }

  return (
    <div className={classes.measureList}>
      <input
        type="search"
        role="combobox"
        autoComplete="off"
        aria-label={m.find}
        placeholder={m.find}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={current && `${id}-${current.key}`}
        // biome-ignore lint/a11y/noAutofocus: the panel is opened to type in
        autoFocus
        maxLength={60}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      <p className="sr" role="status">
        {typed !== '' && (options.length === 0 ? m.none : m.matchCount(formatNumber(options.length)))}
      </p>
      {options.length === 0 && <p className="note">{m.none}</p>}
      <div className={classes.measureOptions} role="listbox" id={`${id}-list`} aria-label={m.list}>
        {groups.map((group) => (
          <Group key={group.key} {...{ id, group, selection, take }} current={current?.key} />
        ))}
      </div>
    </div>
  )
}

const keyOf = (group: MeasureGroup, { of }: MeasureOption) => `${group.key}-${of}`.replace(/[^\w-]/g, '_')

function walked(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(at - 1, 0)
  if (key === 'PageDown') return Math.min(at + 10, count - 1)
  return key === 'PageUp' ? Math.max(at - 10, 0) : undefined
}

interface GroupProps {
  readonly id: string
  readonly group: MeasureGroup
  readonly selection: ReadonlySet<string>
  readonly take: (option: MeasureOption) => void
  readonly current: string | undefined
}

function Group({ id, group, selection, take, current }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a list box, not of a form
    <div role="group" aria-labelledby={`${id}-${group.key}`}>
      <p id={`${id}-${group.key}`} className={classes.measureGroup}>
        {group.name}
      </p>
      {group.options.map((option) => {
        const key = keyOf(group, option)
        return (
          <Option
            key={key}
            id={`${id}-${key}`}
            option={option}
            isCurrent={key === current}
            isChosen={selection.has(option.of)}
            take={() => take(option)}
          />
        )
      })}
    </div>
  )
}

interface OptionProps {
  readonly id: string
  readonly option: MeasureOption
  readonly isCurrent: boolean
  readonly isChosen: boolean
  readonly take: () => void
}

function Option({ id, option: { name, code, unit, level, isLocked }, isCurrent, isChosen, take }: OptionProps) {
  const m = pickerMessages()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isCurrent])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      aria-disabled={isLocked || undefined}
      data-current={isCurrent || undefined}
      data-level={level}
      onClick={take}
    >
      <span>{name}</span>
      <small>
        {code} {unit}
        {isLocked && (
          <span className="lock">
            <Icon name="lock" />
            {m.locked}
          </span>
        )}
        {isChosen && <Icon name="check" />}
      </small>
    </div>
  )
}
