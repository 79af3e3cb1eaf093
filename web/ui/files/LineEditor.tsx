import { type ReactNode, useEffect, useRef } from 'react'
import { maxDecisions } from '#contract/wire/table-reading.ts'
import { formatNumber } from '../../format.ts'
import classes from './files.module.css'
import { lineMessages } from './line-messages.ts'

interface Props {
  /** Its number in the file. */
  readonly line: number
  readonly written: string
  /** Whether somebody left it out. */
  readonly isLeft: boolean
  /** Whether somebody said anything of it. */
  readonly isChanged: boolean
  /** Whether the limit of corrections is used up by other lines. */
  readonly isFull: boolean
  readonly leave: () => void
  /** Takes back what was said of it. */
  readonly asRead: () => void
  readonly close: () => void
  /** What mends it: a field for its company, or for its cells; nothing where it can only be left out. */
  readonly children?: ReactNode
}

/** A line of a file: what stands there is said otherwise, or the line is left out. */
export function LineEditor({ line, written, isLeft, isChanged, isFull, leave, asRead, close, children }: Props) {
  const m = lineMessages()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    section.current?.focus()
    return () => {
      // Closed while it had the focus, which is nowhere now.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <section ref={section} tabIndex={-1} className={classes.editor} aria-label={m.title(formatNumber(line))}>
      <h3>{m.heading(formatNumber(line), written)}</h3>
      {isFull ? <p className="note">{m.full(formatNumber(maxDecisions))}</p> : children}
      <p className={classes.choices}>
        <button type="button" className="btn" disabled={isFull || isLeft} onClick={leave}>
          {m.leave}
        </button>
        {isChanged && (
          <button type="button" className="btn" onClick={asRead}>
            {m.asRead}
          </button>
        )}
        <button type="button" className="act" onClick={close}>
          {m.close}
        </button>
      </p>
    </section>
  )
}
