import { CallFailed } from '../../app/send.ts'
import { CopyButton } from '../CopyButton.tsx'
import { failureText } from '../failures/failure-text.ts'
import { uiMessages } from '../messages.ts'
import { partMessages } from '../part-messages.ts'
import classes from './states.module.css'

interface TroubleProps {
  readonly error: unknown
  readonly retry?: () => void
  /** A sentence before the cause. */
  readonly lead?: string
}

/** What went wrong, in the panel it went wrong in: cause in plain words, a way to try again, the request's number. */
export function ErrorState({ error, retry, lead }: TroubleProps) {
  const m = uiMessages()
  const requestId = error instanceof CallFailed ? error.requestId : undefined
  return (
    <div className="trouble" role="alert">
      {lead && <p>{lead}</p>}
      <p>{failureText(error)}</p>
      {requestId && (
        <p className="note">
          {m.request} <span className="mono">{requestId}</span>{' '}
          <CopyButton className="act" label={partMessages().states.copyRequest} text={() => requestId} />
        </p>
      )}
      {retry && (
        <button type="button" className="btn" onClick={retry}>
          {m.retry}
        </button>
      )}
    </div>
  )
}

/** A screen that could not be drawn at all. */
export function ScreenError({ error }: { error: unknown }) {
  return (
    <main className="fallback">
      <ErrorState error={error} retry={() => location.reload()} />
    </main>
  )
}

export function Skeleton({ rows }: { rows: number }) {
  return (
    <div role="status" aria-label={uiMessages().loading}>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
        <div key={index} className={classes.skeleton} style={{ width: `${92 - ((index * 17) % 40)}%` }} />
      ))}
    </div>
  )
}
