import { Outlet } from '@tanstack/react-router'
import { useConfig } from '../app/config.ts'
import { Maintenance } from './Maintenance.tsx'

/** Inside a maintenance window every way in shows the maintenance page. */
export function DoorOrMaintenance() {
  return useConfig().maintenance ? <Maintenance /> : <Outlet />
}
