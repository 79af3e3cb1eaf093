import { createRootRoute, createRoute, redirect, retainSearchParams } from '@tanstack/react-router'
import { z } from 'zod'
import { optional } from '../app/address.ts'
import { initAuth } from '../app/auth-store.ts'
import { ContextSearch, contextKeys } from '../context/search.ts'
import { GuardError } from '../session/GuardError.tsx'
import { requireSession } from '../session/guard.ts'
import { SignInOrMaintenance } from '../session/SignInOrMaintenance.tsx'
import { NotFound } from '../shell/NotFound.tsx'
import { Root } from '../shell/Root.tsx'
import { Shell } from '../shell/Shell.tsx'

export const root = createRootRoute({
  component: Root,
  beforeLoad: initAuth,
  notFoundComponent: NotFound,
  /** A language in the link goes along from view to view. */
  validateSearch: z.object({ lang: optional(z.enum(['ja', 'en'])) }),
  search: { middlewares: [retainSearchParams(['lang'])] },
})

/** The ways in; inside a maintenance window they show when it ends. */
export const entry = createRoute({ getParentRoute: () => root, id: 'door', component: SignInOrMaintenance })

export const app = createRoute({
  getParentRoute: () => root,
  id: 'app',
  component: Shell,
  /** Which world one is in goes along from view to view. */
  validateSearch: ContextSearch,
  search: { middlewares: [retainSearchParams([...contextKeys])] },
  beforeLoad: ({ location, cause }) => requireSession(location, cause),
  errorComponent: GuardError,
})

/** Leads from a path to the child that it stands for, keeping the query. */
export const toChild =
  (child: string) =>
  ({ location: { pathname, searchStr } }: { location: { pathname: string; searchStr: string } }): never => {
    throw redirect({ href: `${pathname.replace(/\/$/, '')}/${child}${searchStr}` })
  }
