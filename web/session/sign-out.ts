import { signOut } from '#contract/session.ts'
import { call } from '../app/call.ts'
import { clearAuth, readAuth } from './store.ts'
import { announce, announceToOtherTabs } from './turns.ts'
import { mayLeave } from './unsaved.ts'

const patience = 3000

/** End the session, here even when the server cannot be told, and in the other tabs of this browser. */
export async function leave(): Promise<void> {
  if (!(await mayLeave())) return
  const auth = await readAuth()
  if (auth?.refresh_token) await tellServer(auth.refresh_token)
  await clearAuth()
  announceToOtherTabs({ left: true })
  announce('left')
}

async function tellServer(refresh_token: string): Promise<void> {
  try {
    await call(signOut, { body: { refresh_token } }, AbortSignal.timeout(patience))
  } catch (error) {
    console.error(error)
  }
}
