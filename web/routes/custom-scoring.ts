import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { CustomSearch } from '../custom-scoring/address.ts'
import { app } from './frame.ts'

export const customScoring = createRoute({
  getParentRoute: () => app,
  path: '/tools/custom_scoring',
  validateSearch: CustomSearch,
  component: lazyRouteComponent(() => import('../custom-scoring/CustomScoring.tsx'), 'CustomScoring'),
})
