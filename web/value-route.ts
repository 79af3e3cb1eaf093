import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { app } from './frame-routes.ts'
import { ValueSearch } from './value/address.ts'

export const nonFinancialValue = createRoute({
  getParentRoute: () => app,
  path: '/tools/deloitte/nonfinancial-value',
  validateSearch: ValueSearch,
  component: lazyRouteComponent(() => import('./value/NonFinancialValue.tsx'), 'NonFinancialValue'),
})
