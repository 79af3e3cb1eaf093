import { useEffect, useRef } from 'react'
import { onSessionEnd } from '../app/call.ts'
import { clearAuth } from '../session/store.ts'
import { uiMessages } from './messages.ts'

/** The alert that the login has expired; confirming leads to signing in and back here. */
export function SessionEnd() {
  const m = uiMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => onSessionEnd(() => !dialog.current?.open && dialog.current?.showModal()), [])

  async function leave(): Promise<void> {
    const back = location.pathname + location.search
    await clearAuth()
    location.assign(`/login?r=${encodeURIComponent(back)}`)
  }

  return (
    <dialog ref={dialog} className="ask" aria-labelledby="session-end" onClose={leave}>
      <h2 id="session-end">{m.expired}</h2>
      <p>{m.expiredText}</p>
      <button type="button" className="btn go" onClick={() => dialog.current?.close()}>
        {m.confirm}
      </button>
    </dialog>
  )
}
