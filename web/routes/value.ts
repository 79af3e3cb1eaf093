import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { ValueSearch } from '../value/address.ts'
import { app } from './frame.ts'

export const nonFinancialValue = createRoute({
  getParentRoute: () => app,
  path: '/tools/deloitte/nonfinancial-value',
  validateSearch: ValueSearch,
  component: lazyRouteComponent(() => import('../value/NonFinancialValue.tsx'), 'NonFinancialValue'),
})
