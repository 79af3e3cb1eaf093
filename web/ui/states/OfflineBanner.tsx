import { useRef, useSyncExternalStore } from 'react'
import { tokyoTime } from '#contract/wire/tokyo.ts'
import { partMessages } from '../part-messages.ts'

/** Says that the line is gone, since when, and that nothing typed is lost. */
export function OfflineBanner() {
  const m = partMessages()
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  const since = useRef<Date>(undefined)
  if (isOnline) since.current = undefined
  else since.current ??= new Date()
  return (
    <div role="status">
      {since.current && <p className="banner">{m.offline(`${tokyoTime(since.current).slice(11, 16)} JST`)}</p>}
    </div>
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
