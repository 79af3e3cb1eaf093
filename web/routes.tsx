import {
  createRootRoute,
  createRoute,
  createRouter,
  notFound,
  Outlet,
  redirect,
  retainSearchParams,
} from '@tanstack/react-router'
import { z } from 'zod'
import { readSearch, searchText } from './app/address.ts'
import { Search } from './companies/Search.tsx'
import { RawData } from './observations/RawData.tsx'
import { SignedOut } from './session/SignedOut.tsx'
import { SignIn } from './session/SignIn.tsx'
import { readAuth } from './session/store.ts'
import { NotFound } from './ui/NotFound.tsx'
import { Shell } from './ui/Shell.tsx'
import { Broken } from './ui/Trouble.tsx'

/** Search parameters that do not make sense are left out rather than refused: an old link still opens. */
const optional = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined)

const root = createRootRoute({
  component: Outlet,
  notFoundComponent: NotFound,
  /** A language in the link goes along from view to view. */
  validateSearch: z.object({ lang: optional(z.enum(['ja', 'en'])) }),
  search: { middlewares: [retainSearchParams(['lang'])] },
})

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: z.object({ r: optional(z.string()) }),
  component: SignIn,
})

const logout = createRoute({ getParentRoute: () => root, path: '/logout', component: SignedOut })

const app = createRoute({
  getParentRoute: () => root,
  id: 'app',
  component: Shell,
  beforeLoad: async ({ location }) => {
    if (!(await readAuth())) throw redirect({ to: '/login', search: { r: location.href } })
  },
})

const home = createRoute({
  getParentRoute: () => app,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/v2/comparisons', search: {} })
  },
})

const search = createRoute({
  getParentRoute: () => app,
  path: '/v2/comparisons',
  validateSearch: z.object({
    q: optional(z.string().max(100)),
    page: optional(z.coerce.number().int().min(1).max(10_000)),
    perPage: optional(z.coerce.number().pipe(z.literal([50, 100]))),
  }),
  component: Search,
})

const company = createRoute({
  getParentRoute: () => app,
  path: '/companies/$companyId',
  params: {
    parse: ({ companyId }) => ({ companyId: Number(companyId) }),
    stringify: ({ companyId }) => ({ companyId: String(companyId) }),
  },
  beforeLoad: ({ params: { companyId } }) => {
    if (!Number.isInteger(companyId) || companyId < 1 || companyId > 2_147_483_647) throw notFound()
  },
  component: Outlet,
})

const companyHome = createRoute({
  getParentRoute: () => company,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/companies/$companyId/raws', params, search: {} })
  },
})

/** Everything that shapes the raw data tab. */
const RawsSearch = z.object({
  view: optional(z.enum(['held', 'major', 'all'])),
  boundary: optional(z.enum(['all', 'consolidated', 'parent'])),
  states: optional(z.enum(['all', 'disclosed'])),
  subsidiaries: optional(z.coerce.number().pipe(z.literal(1))),
  category: optional(z.string()),
  find: optional(z.string().max(100)),
  toYear: optional(z.coerce.number().int().min(1990).max(2100)),
  asOf: optional(z.iso.date()),
  columns: optional(z.string()),
  /** `S-LR-002.2024.parent.`: the figure whose why panel is open. */
  figure: optional(z.string().max(300)),
})
export type RawsSearch = z.infer<typeof RawsSearch>

const raws = createRoute({
  getParentRoute: () => company,
  path: '/raws',
  validateSearch: RawsSearch,
  component: RawData,
})

export const router = createRouter({
  routeTree: root.addChildren([
    login,
    logout,
    app.addChildren([home, search, company.addChildren([companyHome, raws])]),
  ]),
  parseSearch: readSearch,
  stringifySearch: searchText,
  defaultErrorComponent: Broken,
  defaultPreload: false,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
