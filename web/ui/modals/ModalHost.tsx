import { CatchBoundary, useBlocker, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useStore } from '../store.ts'
import { whenIdle } from '../when-idle.ts'
import { blocksNavigation, closeAfterNavigation, destroyModals, hasUnsavedText, modals } from './modals.ts'

const loadFrame = () => import('./ModalFrame.tsx')
let ModalFrame = lazy(loadFrame)
const loadAll = () => Promise.all([loadFrame(), import('./AskPanes.tsx'), import('./PromptPane.tsx')])

/** Shows the modals; stands once, in the root of the routes. */
export function ModalHost() {
  const stack = useStore(modals)
  const wasOpen = useRef(false)
  wasOpen.current ||= stack.length > 0

  const blocker = useBlocker({ shouldBlockFn: shouldBlock, enableBeforeUnload: hasUnsavedText, withResolver: true })
  const isBlocked = blocker.status === 'blocked'
  const reset = blocker.reset
  useEffect(() => {
    if (isBlocked && stack.length === 0) reset?.()
  }, [isBlocked, stack, reset])
  useNavigationEnds()
  useEffect(() => whenIdle(loadAll), [])

  if (!wasOpen.current) return null
  const departure = isBlocked
    ? {
        stay: blocker.reset,
        leave() {
          blocker.proceed()
          destroyModals()
        },
      }
    : undefined
  return (
    <CatchBoundary getResetKey={() => stack.length} errorComponent={() => null} onCatch={giveUp}>
      <Suspense fallback={null}>
        <ModalFrame stack={stack} departure={departure} />
      </Suspense>
    </CatchBoundary>
  )
}

/** A frame that cannot be loaded or a content that cannot be drawn leaves nobody waiting for an answer. */
function giveUp(error: unknown): void {
  console.error(error)
  ModalFrame = lazy(loadFrame) // A file that could not be had once may be had the next time.
  destroyModals()
}

interface Place {
  readonly pathname: string
  readonly search: object
}

/** A screen that rewrites its own conditions in place, as a field does while one types, does not change the route. */
function isRouteChange(action: string, from: Place, to: Place): boolean {
  if (from.pathname !== to.pathname) return true
  return action !== 'REPLACE' && JSON.stringify(from.search) !== JSON.stringify(to.search)
}

function shouldBlock({ action, current, next }: { action: string; current: Place; next: Place }): boolean {
  return blocksNavigation() && isRouteChange(action, current, next)
}

function useNavigationEnds(): void {
  const { history, parseLocation } = useRouter()
  useEffect(() => {
    let current = parseLocation(history.location)
    return history.subscribe(({ location, action }) => {
      const from = current
      current = parseLocation(location)
      if (isRouteChange(action.type, from, current)) closeAfterNavigation()
    })
  }, [history, parseLocation])
}
