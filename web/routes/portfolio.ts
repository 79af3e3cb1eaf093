import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { PortfolioText } from '../portfolio/search.ts'
import { app } from './frame.ts'

export const portfolio = createRoute({
  getParentRoute: () => app,
  path: '/portfolio',
  validateSearch: PortfolioText,
  component: lazyRouteComponent(() => import('../portfolio/Portfolio.tsx'), 'Portfolio'),
})
