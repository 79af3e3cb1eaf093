import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { app } from './frame-routes.ts'
import { TcfdSearch } from './tcfd/address.ts'

export const tcfd = createRoute({
  getParentRoute: () => app,
  path: '/tools/tcfd-scenario-analysis',
  validateSearch: TcfdSearch,
  component: lazyRouteComponent(() => import('./tcfd/TcfdScreen.tsx'), 'TcfdScreen'),
})
