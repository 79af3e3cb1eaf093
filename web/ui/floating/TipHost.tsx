import { useEffect, useId, useRef, useState } from 'react'
import { delays } from '../theme.tsx'
import classes from './floating.module.css'

interface OpenTip {
  readonly anchor: HTMLElement
  readonly text: string
}

/** Space between a tip and what it hangs on, and between it and the edge of the window. */
const [gap, margin] = [6, 8]

/**
 * The tip of whatever carries `data-tip`: one for the whole page, so that a table of a thousand cells costs nothing. It can be
 * pointed at, ends with Escape, and describes what it hangs on to assistive technology.
 */
export function TipHost() {
  const [shown, setShown] = useState<OpenTip | null>(null)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => watchTips(box, setShown), [])
  useEffect(() => {
    if (!shown) return
    const { anchor } = shown
    const before = anchor.getAttribute('aria-describedby')
    anchor.setAttribute('aria-describedby', before ? `${before} ${id}` : id)
    placeBeside(box.current!, anchor)
    return () => (before ? anchor.setAttribute('aria-describedby', before) : anchor.removeAttribute('aria-describedby'))
  }, [shown, id])
  return (
    shown && (
      <div ref={box} id={id} role="tooltip" className={`${classes.tip} ${classes.tipHost}`}>
        {shown.text}
      </div>
    )
  )
}

/** Follows pointer and focus over the page; the answer ends it. */
function watchTips(box: { readonly current: HTMLElement | null }, show: (tip: OpenTip | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let anchor: HTMLElement | null = null
  let isByFocus = false
  const anchorOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null
  const open = (next: HTMLElement, delay: number) => {
    clearTimeout(timer)
    anchor = next
    isByFocus = delay === 0
    timer = setTimeout(() => {
      const text = next.isConnected && next.dataset.tip
      show(text ? { anchor: next, text } : null)
    }, delay)
  }
  const close = () => {
    clearTimeout(timer)
    anchor = null
    show(null)
  }
  const onOver = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'touch' || (target instanceof Node && box.current?.contains(target))) return
    const next = anchorOf(target)
    if (next === anchor) return
    if (next) open(next, delays.tooltipShow)
    else if (anchor && anchor !== document.activeElement) close()
  }
  const onFocus = ({ target }: FocusEvent) => {
    const next = anchorOf(target)
    if (next && (target as Element).matches(':focus-visible')) open(next, 0)
    else if (anchor) close()
  }
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && anchor) close()
  }
  // What gets the focus is scrolled into view: its tip goes along.
  const onScroll = () => {
    if (!isByFocus) close()
    else if (anchor && box.current) placeBeside(box.current, anchor)
  }
  const listeners = [
    ['pointerover', onOver],
    ['focusin', onFocus],
    ['focusout', close],
    ['keydown', onKey],
    ['pointerdown', close],
    ['scroll', onScroll],
  ] as const
  for (const [type, listener] of listeners) document.addEventListener(type, listener as EventListener, true)
  return () => {
    clearTimeout(timer)
    for (const [type, listener] of listeners) document.removeEventListener(type, listener as EventListener, true)
  }
}

/** Above its anchor where there is room, else below, and never beyond the window. */
function placeBeside(box: HTMLElement, anchor: HTMLElement): void {
  const { left, top, bottom, width } = anchor.getBoundingClientRect()
  const own = box.getBoundingClientRect()
  const max = document.documentElement.clientWidth - own.width - margin
  const x = Math.max(margin, Math.min(max, left + width / 2 - own.width / 2))
  const y = top - own.height - gap >= margin ? top - own.height - gap : bottom + gap
  Object.assign(box.style, { left: `${x}px`, top: `${y}px` })
}
