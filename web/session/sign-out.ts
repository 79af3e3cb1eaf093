import { signOut } from '#contract/account/session.ts'
import { clearAuth, readAuth } from '../app/auth-store.ts'
import { call } from '../app/call.ts'
import { forgetVendors } from '../app/supported-vendors.ts'
import { announce, announceToOtherTabs, type SignOutScope } from '../app/turns.ts'
import { mayLeave } from './unsaved.ts'

const patience = 3000

/** Sign out by choice, unless something was typed that is to stay. */
export async function signOutByChoice(): Promise<void> {
  if (await mayLeave()) await endSession()
}

/** End the session, at the server if it can be reached, and in every tab of this browser in any case. */
export async function endSession(): Promise<SignOutScope> {
  const auth = await readAuth()
  const scope = !auth?.refresh_token || (await tellServer(auth.refresh_token)) ? 'everywhere' : 'here'
  await clearAuth()
  forgetVendors()
  announceToOtherTabs({ left: scope })
  announce(scope === 'here' ? 'left-here' : 'left')
  return scope
}

/** Whether the server knows of it. */
async function tellServer(refresh_token: string): Promise<boolean> {
  try {
    await call(signOut, { body: { refresh_token } }, AbortSignal.timeout(patience))
    return true
  } catch (error) {
    console.error(error)
    return false
  }
}
