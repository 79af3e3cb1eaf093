import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { partMessages } from '../part-messages.ts'
import { useStore } from '../store.ts'
import classes from './busy.module.css'
import { busy } from './busy.ts'

/** Shows what `showBusy` asks for; stands once, in the root of the routes. */
export function BusyHost() {
  const { count, text } = useStore(busy)
  return count > 0 ? <Busy text={text} /> : null
}

/** A veil over everything: nothing under it can be pressed, focused or read until it lifts. */
function Busy({ text }: { text?: string | undefined }) {
  const m = partMessages().busy
  const veil = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => isolate(veil.current!), [])
  return createPortal(
    <div className="busy" ref={veil} role="alertdialog" aria-modal="true" aria-label={text ?? m} tabIndex={-1}>
      <p role="status">
        <Spinner />
        {text ?? m}
      </p>
    </div>,
    document.body,
  )
}

/** A turning ring, for beside a word. */
export function Spinner() {
  return <span className={classes.spinner} aria-hidden="true" />
}

/** Keep everything else inert and hold the focus; the answer gives both back. */
function isolate(veil: HTMLElement): () => void {
  const focused = document.activeElement
  const others = [...document.body.children].filter(
    (element) => element !== veil && !element.hasAttribute('inert') && element.localName !== 'script',
  )
  for (const other of others) other.setAttribute('inert', '')
  veil.focus({ preventScroll: true })
  return () => {
    for (const other of others) other.removeAttribute('inert')
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true })
  }
}
