import type { ReactNode } from 'react'
import { Spinner } from '../busy/Busy.tsx'
import { partMessages } from '../part-messages.ts'
import { delays } from '../theme.tsx'
import classes from './states.module.css'
import { useAfter } from './use-after.ts'

/** What was there stays, dimmed, until the new comes; a quick answer changes nothing on the way. */
export function Refreshing({ isRefreshing, children }: { isRefreshing: boolean; children: ReactNode }) {
  return (
    <div className={classes.refreshing} aria-busy={isRefreshing}>
      {isRefreshing && <Updating />}
      <div className={isRefreshing ? 'dimmed' : undefined}>{children}</div>
    </div>
  )
}

function Updating() {
  const m = partMessages().states
  const isLong = useAfter(delays.firstLoad)
  return (
    <p className={classes.updating} role="status">
      {isLong && (
        <>
          <Spinner />
          {m.updating}
        </>
      )}
    </p>
  )
}
