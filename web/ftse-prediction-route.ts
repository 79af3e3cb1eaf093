import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { app } from './frame-routes.ts'
import { FtseSearch } from './ftse-prediction/address.ts'

export const ftsePrediction = createRoute({
  getParentRoute: () => app,
  path: '/tools/deloitte/ftse-score-prediction',
  validateSearch: FtseSearch,
  component: lazyRouteComponent(() => import('./ftse-prediction/FtsePredictionScreen.tsx'), 'FtsePredictionScreen'),
})
