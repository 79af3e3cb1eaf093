import { Fragment, useEffect, useRef, useState } from 'react'
import { useTyped } from '../../ui/fields/use-typed.ts'
import { Icon } from '../../ui/icons.tsx'
import type { Item } from './item.ts'
import { paletteMessages } from './messages.ts'
import { closePalette, takeEarly } from './open.ts'
import { useItems } from './use-items.tsx'

/** The field and what it offers: a combobox whose list the arrows walk while the focus stays in the field. */
export function PaletteBox() {
  const m = paletteMessages()
  const [q, setQ] = useState('')
  const [active, setActive] = useState(0)
  const typed = useTyped(
    q,
    (text) => {
      setQ(text)
      setActive(0)
    },
    20,
  )
  const { items, isSettled } = useItems(q.trim())
  const at = Math.max(0, Math.min(active, items.length - 1))

  function run(item: Item | undefined): void {
    if (!item) return
    closePalette()
    item.run()
  }

  // Enter that comes before the answer waits for it: fast hands must not open what stood there before.
  const [isEntered, setEntered] = useState(false)
  const isReady = isSettled && q === typed.text
  useEffect(() => {
    if (!isEntered || !isReady) return
    setEntered(false)
    run(items[at])
  })

  function takeKeys(): void {
    const early = takeEarly()
    if (early.text !== '') typed.set(early.text)
    if (early.isEntered) setEntered(true)
  }

  function step(by: 1 | -1): void {
    if (items.length > 0) setActive((at + by + items.length) % items.length)
  }

  function onKeyDown(event: React.KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return // Enter ends the conversion of kana, not the search.
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Home' && event.ctrlKey) setActive(0)
    else if (event.key === 'Enter') setEntered(true)
    else return
    event.preventDefault()
  }

  return (
    <>
      <div className="palette-field">
        <Icon name="search" />
        <input
          // biome-ignore lint/a11y/noAutofocus: the dialog was asked for to type in it
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
          {...typed.field}
          onFocus={takeKeys}
          onInput={() => setEntered(false)}
          onKeyDown={onKeyDown}
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
              <p className="palette-section" role="presentation">
                {m[item.section]}
              </p>
            )}
            <Option item={item} isActive={index === at} run={() => run(item)} point={() => setActive(index)} />
          </Fragment>
        ))}
      </div>
      {items.length === 0 && isSettled && <p className="palette-none">{m.none}</p>}
      <footer className="palette-foot">
        <span>{m.hint}</span>
        <span className="palette-keys">
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
      <span className="names">{item.words}</span>
      {item.side && <small>{item.side}</small>}
    </div>
  )
}
