import { redirect } from '@tanstack/react-router'
import type { Auth } from '../app/auth-store.ts'
import { freshAuth } from '../app/call.ts'
import { CallFailed } from '../app/send.ts'

interface Destination {
  readonly pathname: string
  readonly href: string
}

/** The screen that was let through last. */
let passed: string | undefined

/**
 * Lets the signed-in pass; a token past its period is renewed before the screen begins.
 * Another choice on the screen that one is on passes at once, and so is shown before the next can be made:
 * what it asks the server for needs a session anyway.
 */
export function requireSession(
  { pathname, href }: Destination,
  cause?: 'preload' | 'enter' | 'stay',
): Promise<void> | void {
  if (cause === 'stay' && pathname === passed) return
  return letThrough(href).then(() => {
    if (cause !== 'preload') passed = pathname
  })
}

async function letThrough(href: string): Promise<void> {
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
