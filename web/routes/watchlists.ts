import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { WatchlistText } from '../watchlists/search.ts'
import { app } from './frame.ts'

export const watchlists = createRoute({
  getParentRoute: () => app,
  path: '/watchlist',
  component: lazyRouteComponent(() => import('../watchlists/list/Watchlists.tsx'), 'Watchlists'),
})

export const watchlist = createRoute({
  getParentRoute: () => app,
  path: '/watchlist/$watchlistId',
  validateSearch: WatchlistText,
  component: lazyRouteComponent(() => import('../watchlists/edit/WatchlistScreen.tsx'), 'WatchlistScreen'),
})
