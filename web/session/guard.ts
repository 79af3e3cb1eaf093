import { redirect } from '@tanstack/react-router'
import type { Auth } from '../app/auth-store.ts'
import { freshAuth } from '../app/call.ts'
import { CallFailed } from '../app/send.ts'

/** Lets the signed-in pass; a token past its period is renewed before the screen begins. `href` is the requested screen. */
export async function requireSession(href: string): Promise<void> {
  const auth = await freshUnlessMaintenance(href)
  if (!auth) throw redirect({ to: '/login', search: { r: href } })
  if (auth.password_expired) throw redirect({ to: '/change/password', search: { r: href } })
}

async function freshUnlessMaintenance(href: string): Promise<Auth | null> {
  try {
    return await freshAuth()
  } catch (error) {
    if (error instanceof CallFailed && error.mente) throw redirect({ to: '/maintenance', state: { back: href } })
    throw error
  }
}
