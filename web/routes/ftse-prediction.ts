import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { FtseSearch } from '../ftse-prediction/address.ts'
import { app } from './frame.ts'

export const ftsePrediction = createRoute({
  getParentRoute: () => app,
  path: '/tools/deloitte/ftse-score-prediction',
  validateSearch: FtseSearch,
  component: lazyRouteComponent(() => import('../ftse-prediction/FtsePredictionScreen.tsx'), 'FtsePredictionScreen'),
})
