import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useConfig } from '../app/config.ts'

const Maintenance = lazy(async () => ({ default: (await import('./Maintenance.tsx')).Maintenance }))

/** Inside a maintenance window every way in shows the maintenance page. */
export function SignInOrMaintenance() {
  return useConfig().maintenance ? (
    <Suspense>
      <Maintenance />
    </Suspense>
  ) : (
    <Outlet />
  )
}
