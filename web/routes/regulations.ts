import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { RegulationSearch } from '../regulations/address.ts'
import { app } from './frame.ts'

export const regulationList = createRoute({
  getParentRoute: () => app,
  path: '/esg_contents/v2/regulations',
  component: lazyRouteComponent(() => import('../regulations/list/Regulations.tsx'), 'Regulations'),
})

export const regulation = createRoute({
  getParentRoute: () => app,
  path: '/esg_contents/v2/regulations/$regulation',
  validateSearch: RegulationSearch,
  component: lazyRouteComponent(() => import('../regulations/RegulationScreen.tsx'), 'RegulationScreen'),
})
