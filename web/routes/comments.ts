import { createRoute, lazyRouteComponent, Outlet, retainSearchParams } from '@tanstack/react-router'
import { createElement } from 'react'
import { readAuth } from '../app/auth-store.ts'
import { CommentsSearch } from '../comments/address.ts'
import { contextKeys } from '../context/search.ts'
import { GuardError } from '../session/GuardError.tsx'
import { requireSession } from '../session/guard.ts'
import { Shell } from '../shell/Shell.tsx'
import { companyParams, refuseNoCompany } from './companies.ts'
import { root } from './frame.ts'

/** One address for all, outside the guard: the signed-in have their frame around it, strangers a bare page. */
const frame = createRoute({
  getParentRoute: () => root,
  path: '/companies/$companyId/comments',
  params: companyParams,
  validateSearch: CommentsSearch,
  search: { middlewares: [retainSearchParams([...contextKeys])] },
  beforeLoad: async ({ params, location }) => {
    refuseNoCompany(params)
    const isSignedIn = (await readAuth()) !== null
    if (isSignedIn) await requireSession(location)
    return { isSignedIn }
  },
  component: () => createElement(frame.useRouteContext().isSignedIn ? Shell : Outlet),
  errorComponent: GuardError,
})

const screen = createRoute({
  getParentRoute: () => frame,
  path: '/',
  component: lazyRouteComponent(() => import('../comments/Comments.tsx'), 'Comments'),
})

export const comments = frame.addChildren([screen])
