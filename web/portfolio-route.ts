import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { app } from './frame-routes.ts'
import { PortfolioText } from './portfolio/search.ts'

export const portfolio = createRoute({
  getParentRoute: () => app,
  path: '/portfolio',
  validateSearch: PortfolioText,
  component: lazyRouteComponent(() => import('./portfolio/Portfolio.tsx'), 'Portfolio'),
})
