import './states.module.css'
import type { ReactNode } from 'react'
import { formatNumber } from '../../format.ts'
import { Icon } from '../icons.tsx'
import { stateMessages } from './state-messages.ts'

interface Props {
  readonly loaded: number
  readonly total: number
  readonly retry: () => void
  readonly children: ReactNode
}

/** What came is shown, under a line that says what did not. */
export function Partial({ loaded, total, retry, children }: Props) {
  const m = stateMessages()
  return (
    <>
      {loaded < total && (
        <div className="strip-note" role="status">
          <Icon name="warning" />
          <p>
            {m.partial(formatNumber(loaded), formatNumber(total))} {m.missing(formatNumber(total - loaded))}
          </p>
          <button type="button" className="act" onClick={retry}>
            {m.retryMissing}
          </button>
        </div>
      )}
      {children}
    </>
  )
}
