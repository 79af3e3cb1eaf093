import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { TcfdSearch } from '../tcfd/address.ts'
import { app } from './frame.ts'

export const tcfd = createRoute({
  getParentRoute: () => app,
  path: '/tools/tcfd-scenario-analysis',
  validateSearch: TcfdSearch,
  component: lazyRouteComponent(() => import('../tcfd/TcfdScreen.tsx'), 'TcfdScreen'),
})
