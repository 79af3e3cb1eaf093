import { keyOf } from '../app/query.ts'
import '../session/notes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { getProfile, type Profile } from '#contract/account/profile.ts'
import { onOtherTab, onTurn, type Turn } from '../app/turns.ts'
import { forgetCompanies } from '../companies/recent.ts'
import { uiMessages } from '../ui/messages.ts'
import { alertDialog } from '../ui/modals/dialogs.ts'
import { destroyModals } from '../ui/modals/modals.ts'
import { clearNotes } from '../ui/notes/notes.ts'
import { closePalette } from './palette/open.ts'

/** Follows what happens to the session: the alert that the login has expired, and the ways to the door. Draws nothing. */
export function SessionEnd() {
  const router = useRouter()
  const queries = useQueryClient()
  useEffect(() => {
    async function follow(turn: Turn): Promise<void> {
      await takeTurn(turn, router)
      // Nothing of one person may be left for the next.
      if (!endings.includes(turn)) return
      queries.removeQueries({ type: 'inactive' })
      clearNotes()
      if (turn === 'left' || turn === 'left-here') forgetCompanies()
    }
    /** Another tab is somebody else's now, and with it the session that this one would send. */
    async function followEntry(email: string): Promise<void> {
      const profile = queries.getQueryData<Profile>(keyOf(getProfile, {}))
      if (!profile || profile.email === email) return
      destroyModals()
      clearNotes()
      forgetCompanies()
      await router.navigate({ to: '/', ignoreBlocker: true })
      await queries.resetQueries()
    }
    const silence = [
      onTurn((turn) => void follow(turn)),
      onOtherTab(
        (news) =>
          void ('left' in news ? follow(news.left === 'here' ? 'left-here' : 'left') : followEntry(news.entered)),
      ),
    ]
    return () => {
      for (const stop of silence) stop()
    }
  }, [router, queries])
  return null
}

const endings: readonly Turn[] = ['expired', 'missing', 'ended', 'left', 'left-here']

/** Pages where one already is without a session; a maintenance window closes all of these but its own. */
const isAtDoor = (path: string, turn: Turn) =>
  (turn === 'maintenance' ? /^\/maintenance$/ : /^\/(login|logout|reset|maintenance)(\/|$)/).test(path)

/** Calls that fail at the same moment raise one alert. */
let isAsking = false

async function takeTurn(turn: Turn, router: AnyRouter): Promise<void> {
  const { pathname, href } = router.state.location
  const destination = destinations[turn](href)
  // A call that found no session any more may have come to the door before the word that the person left.
  const cameTooEarly = (turn === 'left' || turn === 'left-here') && pathname === '/login' && /[?&]r=/.test(href)
  if (isAsking || (isAtDoor(pathname, turn) && !cameTooEarly) || pathname === destination.to) return
  closePalette()
  if (turn === 'expired') await sayExpired()
  destroyModals()
  await router.navigate({ ...destination, ignoreBlocker: true })
}

const destinations = {
  expired: (r: string) => ({ to: '/login', search: { r } }),
  missing: (r: string) => ({ to: '/login', search: { r } }),
  ended: () => ({ to: '/login', search: {}, state: { note: 'ended' } }),
  left: () => ({ to: '/logout' }),
  'left-here': () => ({ to: '/logout', state: { signOutScope: 'here' } }),
  maintenance: (back: string) => ({ to: '/maintenance', state: { back } }),
  'password-expired': (r: string) => ({ to: '/change/password', search: { r } }),
} as const satisfies Record<Turn, (href: string) => object>

async function sayExpired(): Promise<void> {
  const m = uiMessages()
  isAsking = true
  try {
    await alertDialog({ title: m.expired, text: m.expiredText, ok: m.confirm })
  } finally {
    isAsking = false
  }
}
