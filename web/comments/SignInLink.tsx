import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** To the sign-in form, and from there back to this very place. */
export function SignInLink({ className, at, children }: { className?: string; at?: string; children: ReactNode }) {
  const { href, pathname, searchStr } = useLocation()
  return (
    <Link className={className} to="/login" search={{ r: at ? `${pathname}${searchStr}#${at}` : href }}>
      {children}
    </Link>
  )
}
