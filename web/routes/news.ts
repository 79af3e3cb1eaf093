import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { AlertsSearch } from '../alerts/address.ts'
import { NewsSearch } from '../news/address.ts'
import { app, entry } from './frame.ts'

export const newsSearch = createRoute({
  getParentRoute: () => app,
  path: '/esg_contents/v2/news_search',
  validateSearch: NewsSearch,
  component: lazyRouteComponent(() => import('../news/NewsScreen.tsx'), 'NewsScreen'),
})

/** The plain list; the older address keeps it for old links. */
export const plainNews = createRoute({
  getParentRoute: () => app,
  path: '/esg_contents/v1/news_search',
  validateSearch: NewsSearch,
  component: lazyRouteComponent(() => import('../news/PlainNews.tsx'), 'PlainNews'),
})

/** What one said of labels of news. */
export const newsMarks = createRoute({
  getParentRoute: () => app,
  path: '/esg_contents/v2/news_marks',
  component: lazyRouteComponent(() => import('../news/marks/MarksScreen.tsx'), 'MarksScreen'),
})

export const alerts = createRoute({
  getParentRoute: () => app,
  path: '/esg_contents/v2/alerts',
  validateSearch: AlertsSearch,
  component: lazyRouteComponent(() => import('../alerts/Alerts.tsx'), 'Alerts'),
})

/** Where the links of an alert's mails lead; nobody needs to sign in there. */
export const alertRecipient = createRoute({
  getParentRoute: () => entry,
  path: '/alerts/mail/$token',
  component: lazyRouteComponent(() => import('../alerts/RecipientPage.tsx'), 'RecipientPage'),
})
