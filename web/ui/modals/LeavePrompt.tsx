import { useLayoutEffect, useRef, useState } from 'react'
import { partMessages } from '../part-messages.ts'
import classes from './modals.module.css'

export interface LeaveChoice {
  readonly stay: () => void
  readonly leave: () => void
}

/** Why the screen did not change, and the two ways on. Staying goes back to where one was in the modal. */
export function LeavePrompt({ stay, leave, isDirty }: LeaveChoice & { isDirty: boolean }) {
  const m = partMessages().modal
  const stayButton = useRef<HTMLButtonElement>(null)
  const [before] = useState(() => document.activeElement)
  useLayoutEffect(() => {
    stayButton.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [before])
  return (
    <div className={classes.departure} role="alert">
      <p>
        {m.blocked}
        {isDirty && ` ${m.unsaved}`}
      </p>
      <div className={classes.modalActs}>
        <button type="button" className="btn" onClick={leave}>
          {isDirty ? m.discard : m.leave}
        </button>
        <button type="button" className="btn go" onClick={stay} ref={stayButton} data-autofocus>
          {m.stay}
        </button>
      </div>
    </div>
  )
}
