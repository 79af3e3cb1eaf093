import { useEffect } from 'react'
import { CallFailed } from '../app/send.ts'
import { announce } from '../app/turns.ts'
import { ScreenError } from '../ui/states/ErrorState.tsx'

/** A guarded screen that could not begin. The first one of a page is refused before anybody listens, so it is announced again. */
export function GuardError({ error }: { error: unknown }) {
  const code = error instanceof CallFailed ? error.code : undefined
  useEffect(() => {
    if (code === 'session.expired') announce('expired')
    if (code === 'session.missing') announce('missing')
  }, [code])
  return <ScreenError error={error} />
}
