import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { confirmDialog } from '../ui/modals/dialogs.ts'
import { leavingMessages } from './leaving-messages.ts'

/** Forms that hold something which was typed and not saved, each by the way to throw it away. */
const unsaved = new Set<() => void>()

/** Whether what was typed may be left behind; asks when there is something. */
export async function mayLeave(): Promise<boolean> {
  if (unsaved.size === 0) return true
  const m = leavingMessages()
  const isDiscarded = await confirmDialog({
    title: m.unsavedTitle,
    text: m.unsavedText,
    ok: m.discard,
    cancel: m.stay,
    tone: 'danger',
  })
  if (isDiscarded) for (const discard of unsaved) discard()
  return isDiscarded
}

/** As long as this is true, leaving the screen, the tab or the session asks first. */
export function useUnsaved(isUnsaved: boolean, discard: () => void): void {
  const latest = useRef(discard)
  latest.current = discard
  useEffect(() => {
    const entry = () => latest.current()
    if (isUnsaved) unsaved.add(entry)
    return () => void unsaved.delete(entry)
  }, [isUnsaved])

  useBlocker({
    shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && !(await mayLeave()),
    enableBeforeUnload: () => isUnsaved,
    disabled: !isUnsaved,
  })
}
