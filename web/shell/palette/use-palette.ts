import { type KeyboardEvent, useEffect, useState } from 'react'
import { useTyped } from '../../ui/fields/use-typed.ts'
import type { Item } from './item.ts'
import { closePalette, takeEarly } from './open.ts'
import { useItems } from './use-items.ts'

/** The state of the palette: what is typed, what it offers for that, and which item the keys are at. */
export function usePalette() {
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

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return // Enter ends the conversion of kana, not the search.
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Home' && event.ctrlKey) setActive(0)
    else if (event.key === 'Enter') setEntered(true)
    else return
    event.preventDefault()
  }

  const fieldProps = { ...typed.field, onFocus: takeKeys, onInput: () => setEntered(false), onKeyDown }
  return { q, items, isSettled, at, setActive, run, fieldProps }
}
