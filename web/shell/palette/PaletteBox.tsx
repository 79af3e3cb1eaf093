import { Fragment, useEffect, useRef } from 'react'
import { Icon } from '../../ui/icons.tsx'
import type { Item } from './item.ts'
import { paletteMessages } from './messages.ts'
import classes from './palette.module.css'
import { usePalette } from './use-palette.ts'

/**
 * The field and what it offers: a combobox whose list the arrows walk while the focus stays in the field. Not the company picker: a
 * company is one of its many kinds of entry, its list stands in the dialog instead of hanging on the field, and an entry is run.
 */
export function PaletteBox() {
  const m = paletteMessages()
  const { q, items, isSettled, at, setActive, run, fieldProps } = usePalette()
  return (
    <>
      <div className="palette-field">
        <Icon name="search" />
        <input
          // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type in it
          autoFocus
          role="combobox"
          aria-label={m.label}
          aria-expanded={items.length > 0}
          aria-controls="palette-list"
          aria-autocomplete="list"
          aria-activedescendant={items[at] && optionId(items[at])}
          placeholder={m.placeholder}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          {...fieldProps}
        />
      </div>
      <div
        id="palette-list"
        role="listbox"
        aria-label={m.label}
        className="palette-list"
        onMouseDown={(event) => event.preventDefault()}
      >
        {items.map((item, index) => (
          <Fragment key={item.id}>
            {item.section !== items[index - 1]?.section && (
              <p className={classes.paletteSection} role="presentation">
                {m[item.section]}
              </p>
            )}
            <Option item={item} isActive={index === at} run={() => run(item)} point={() => setActive(index)} />
          </Fragment>
        ))}
      </div>
      {items.length === 0 && isSettled && <p className={classes.paletteNone}>{m.none}</p>}
      <footer className={classes.paletteFoot}>
        <span>{m.hint}</span>
        <span className={classes.paletteKeys}>
          <kbd>↑</kbd>
          <kbd>↓</kbd> {m.moveKeys} <kbd>Enter</kbd> {m.openKey} <kbd>Esc</kbd> {m.closeKey}
        </span>
      </footer>
      <span className="sr" role="status">
        {isSettled && q.trim() !== '' && m.resultCount(items.length)}
      </span>
    </>
  )
}

const optionId = (item: Item) => `palette-${item.id.replace(/[^\w-]/g, '-')}`

interface OptionProps {
  readonly item: Item
  readonly isActive: boolean
  readonly run: () => void
  readonly point: () => void
}

function Option({ item, isActive, run, point }: OptionProps) {
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isActive])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the combobox holds the focus and the keys
    <div
      ref={option}
      id={optionId(item)}
      role="option"
      aria-selected={isActive}
      onClick={run}
      onMouseMove={isActive ? undefined : point}
    >
      <span className={classes.names}>{item.words}</span>
      {item.side && <small>{item.side}</small>}
    </div>
  )
}
