import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { app } from './frame-routes.ts'
import { NewsSearch } from './news/address.ts'

export const newsSearch = createRoute({
  getParentRoute: () => app,
  path: '/esg_contents/v2/news_search',
  validateSearch: NewsSearch,
  component: lazyRouteComponent(() => import('./news/NewsScreen.tsx'), 'NewsScreen'),
})

/** The plain list; the older address keeps it for old links. */
export const plainNews = createRoute({
  getParentRoute: () => app,
  path: '/esg_contents/v1/news_search',
  validateSearch: NewsSearch,
  component: lazyRouteComponent(() => import('./news/PlainNews.tsx'), 'PlainNews'),
})
