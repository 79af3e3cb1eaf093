import { createRoute, lazyRouteComponent, retainSearchParams } from '@tanstack/react-router'
import { readAuth } from './app/auth-store.ts'
import { CommentsSearch } from './comments/address.ts'
import { companyParams, refuseNoCompany } from './company-routes.ts'
import { contextKeys } from './context/search.ts'
import { root } from './frame-routes.ts'
import { GuardError } from './session/GuardError.tsx'
import { requireSession } from './session/guard.ts'

/** Comments on a company: outside the guard, since anybody with the link reads them. */
export const comments = createRoute({
  getParentRoute: () => root,
  path: '/companies/$companyId/comments',
  params: companyParams,
  validateSearch: CommentsSearch,
  search: { middlewares: [retainSearchParams([...contextKeys])] },
  beforeLoad: async ({ params, location }) => {
    refuseNoCompany(params)
    const isSignedIn = (await readAuth()) !== null
    if (isSignedIn) await requireSession(location.href)
    return { isSignedIn }
  },
  component: lazyRouteComponent(() => import('./comments-page.tsx'), 'CommentsPage'),
  errorComponent: GuardError,
})
