import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  Outlet,
  type RouteComponent,
  redirect,
  retainSearchParams,
} from '@tanstack/react-router'
import { z } from 'zod'
import { readSearch, searchText } from './app/address.ts'
import { Search } from './companies/Search.tsx'
import type { PlannedName } from './pages/planned-messages.ts'
import { DoorOrMaintenance } from './session/DoorOrMaintenance.tsx'
import { GuardTrouble } from './session/GuardTrouble.tsx'
import { requireSession } from './session/guard.ts'
import { SignedOut } from './session/SignedOut.tsx'
import { SignIn } from './session/SignIn.tsx'
import { initAuth } from './session/store.ts'
import { ContextSearch, contextKeys, optional } from './ui/context/search.ts'
import { NotFound } from './ui/NotFound.tsx'
import { Root } from './ui/Root.tsx'
import { Shell } from './ui/Shell.tsx'
import { Broken } from './ui/Trouble.tsx'

const root = createRootRoute({
  component: Root,
  beforeLoad: initAuth,
  notFoundComponent: NotFound,
  /** A language in the link goes along from view to view. */
  validateSearch: z.object({ lang: optional(z.enum(['ja', 'en'])) }),
  search: { middlewares: [retainSearchParams(['lang'])] },
})

/** The ways in; inside a maintenance window they show when it ends. */
const door = createRoute({ getParentRoute: () => root, id: 'door', component: DoorOrMaintenance })

const login = createRoute({
  getParentRoute: () => door,
  path: '/login',
  validateSearch: z.object({ r: optional(z.string()) }),
  component: SignIn,
})

const logout = createRoute({ getParentRoute: () => door, path: '/logout', component: SignedOut })
const requestReset = createRoute({
  getParentRoute: () => door,
  path: '/reset',
  component: lazyRouteComponent(() => import('./passwords/RequestReset.tsx'), 'RequestReset'),
})
const resetPassword = createRoute({
  getParentRoute: () => door,
  path: '/reset/$token',
  component: lazyRouteComponent(() => import('./passwords/ResetPassword.tsx'), 'ResetPassword'),
})
const changePassword = createRoute({
  getParentRoute: () => root,
  path: '/change/password',
  component: lazyRouteComponent(() => import('./passwords/ChangePassword.tsx'), 'ChangePassword'),
})
const maintenance = createRoute({
  getParentRoute: () => root,
  path: '/maintenance',
  component: lazyRouteComponent(() => import('./session/Maintenance.tsx'), 'Maintenance'),
})

const app = createRoute({
  getParentRoute: () => root,
  id: 'app',
  component: Shell,
  /** Which world one is in goes along from view to view. */
  validateSearch: ContextSearch,
  search: { middlewares: [retainSearchParams([...contextKeys])] },
  beforeLoad: ({ location }) => requireSession(location.href),
  errorComponent: GuardTrouble,
})

const myPage = createRoute({
  getParentRoute: () => app,
  path: '/mypage',
  component: lazyRouteComponent(() => import('./profile/MyPage.tsx'), 'MyPage'),
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

/** Screens that have their place and not yet their contents. */
const Planned = lazyRouteComponent(() => import('./pages/Planned.tsx'), 'Planned')
const PlannedOutside = lazyRouteComponent(() => import('./pages/Planned.tsx'), 'PlannedOutside')
const PlannedTab = lazyRouteComponent(() => import('./pages/PlannedTab.tsx'), 'PlannedTab')

/** A planned screen of the main layout, one outside of it, and one of a company. */
const page = <const P extends string>(path: P, planned: PlannedName) =>
  createRoute({ getParentRoute: () => app, path, component: Planned, staticData: { planned } })
const outside = <const P extends string>(path: P, planned: PlannedName) =>
  createRoute({ getParentRoute: () => root, path, component: PlannedOutside, staticData: { planned } })
const tab = <const P extends string>(path: P, planned: PlannedName) =>
  createRoute({ getParentRoute: () => company, path, component: PlannedTab, staticData: { planned } })

/** Leads from a path to the child that it stands for, keeping the query. */
const toChild =
  (child: string) =>
  ({ location: { pathname, searchStr } }: { location: { pathname: string; searchStr: string } }): never => {
    throw redirect({ href: `${pathname.replace(/\/$/, '')}/${child}${searchStr}` })
  }
const lead = <const P extends string>(path: P, child: string) =>
  createRoute({ getParentRoute: () => app, path, beforeLoad: toChild(child) })
const companyLead = <const P extends string>(path: P, child: string) =>
  createRoute({ getParentRoute: () => company, path, beforeLoad: toChild(child) })

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

/** Everything that shapes the raw data tab. */
const RawsSearch = z.object({
  view: optional(z.enum(['held', 'major', 'all'])),
  states: optional(z.enum(['all', 'disclosed'])),
  subsidiaries: optional(z.coerce.number().pipe(z.literal(1))),
  category: optional(z.string()),
  find: optional(z.string().max(100)),
  columns: optional(z.string()),
  /** `S-LR-002.2024.parent.`: the figure whose why panel is open. */
  figure: optional(z.string().max(300)),
})
export type RawsSearch = z.infer<typeof RawsSearch>

const raws = createRoute({
  getParentRoute: () => company,
  path: '/raws',
  validateSearch: RawsSearch,
  component: lazyRouteComponent(() => import('./observations/RawData.tsx'), 'RawData'),
})

/** What the screens about scores keep in their address. */
export const ScoresSearch = z.object({
  /** Key of a score or code of an indicator: whose reasons stand beside the screen. */
  why: optional(z.string().max(60)),
  /** What a score is held against: the industry's average, the year before, or another company. */
  against: optional(z.enum(['average', 'last-year', 'company'])),
  other: optional(z.coerce.number().int().positive().max(2_147_483_647)),
  /** Which score a screen is about. */
  key: optional(z.string().max(40)),
  /** Axes of the position map: `e_score,s_score`. */
  axes: optional(z.string().max(80)),
  /** Among whom: the industry, or the whole market. */
  scope: optional(z.enum(['industry', 'market'])),
  /** Order of a table of indicators. */
  sort: optional(z.enum(['difference', 'weight', 'issues'])),
  /** A way to look at the screen's main figure that is not its usual one. */
  view: optional(z.string().max(20)),
})
export type ScoresSearch = z.infer<typeof ScoresSearch>

/** A screen about a company's scores. */
const scored = <const P extends string>(path: P, component: RouteComponent) =>
  createRoute({ getParentRoute: () => company, path, validateSearch: ScoresSearch, component })

/** All parts and states to look at, in development builds only. */
const styleguide = createRoute({
  getParentRoute: () => root,
  path: '/styleguide',
  validateSearch: z.object({ theme: optional(z.enum(['light', 'dark'])), view: optional(z.literal('compare')) }),
  beforeLoad: () => {
    if (!import.meta.env.DEV && import.meta.env.VITE_STYLEGUIDE !== '1') throw notFound()
  },
  component: lazyRouteComponent(async () => {
    // The condition is known when building, so a build for users does not carry the guide.
    if (import.meta.env.DEV || import.meta.env.VITE_STYLEGUIDE === '1') return import('./styleguide/Styleguide.tsx')
    throw notFound()
  }, 'Styleguide'),
})

const text = <const P extends string>(path: P, name: 'About' | 'Disclaimer') =>
  createRoute({
    getParentRoute: () => app,
    path,
    component: lazyRouteComponent(() => import('./pages/Texts.tsx'), name),
  })

const Algorithm = lazyRouteComponent(() => import('./pages/Algorithm.tsx'), 'Algorithm')
const algorithmLead = createRoute({ getParentRoute: () => app, path: '/algorithm', component: Algorithm })
const algorithm = createRoute({ getParentRoute: () => app, path: '/algorithm/$method', component: Algorithm })

/** Comparisons say in their address whom they compare: `12-7-40`. */
const comparison = <const P extends string>(path: P, planned: PlannedName) =>
  createRoute({
    getParentRoute: () => app,
    path,
    validateSearch: z.object({ companies: optional(z.string().regex(/^\d{1,10}(-\d{1,10}){0,49}$/)) }),
    component: Planned,
    staticData: { planned },
  })

const companyScreens = company.addChildren([
  companyLead('/', 'dashboard'),
  companyLead('/sustainability', 'esg'),
  companyLead('/simulation', 'target'),
  raws,
  scored(
    '/dashboard',
    lazyRouteComponent(() => import('./scores/Dashboard.tsx'), 'Dashboard'),
  ),
  scored(
    '/sustainability/esg',
    lazyRouteComponent(() => import('./scores/Esg.tsx'), 'Esg'),
  ),
  scored(
    '/sustainability/consensus',
    lazyRouteComponent(() => import('./scores/Consensus.tsx'), 'Consensus'),
  ),
  tab('/sustainability/impa', 'impa'),
  scored(
    '/sustainability/score-decomposition',
    lazyRouteComponent(() => import('./scores/Decomposition.tsx'), 'Decomposition'),
  ),
  tab('/info', 'info'),
  tab('/patent', 'patent'),
  scored(
    '/details',
    lazyRouteComponent(() => import('./scores/Details.tsx'), 'Details'),
  ),
  tab('/simulation/target', 'target'),
  tab('/simulation/simulator', 'simulator'),
  tab('/simulation/prediction', 'prediction'),
  tab('/news', 'news'),
  tab('/company-governance', 'company-governance'),
  tab('/company-disclosures', 'company-disclosures'),
])

const screens = app.addChildren([
  home,
  search,
  myPage,
  companyScreens,
  page('/companies', 'companies'),
  page('/v1/comparisons', 'old-comparisons'),
  page('/industries', 'industries'),
  lead('/industries/$industryId', 'sustainability'),
  page('/industries/$industryId/sustainability', 'industry-sustainability'),
  page('/industries/$industryId/overview', 'industry-overview'),
  page('/industries/$industryId/companies', 'industry-companies'),
  lead('/comparisons/comparison', 'materiality'),
  comparison('/comparisons/comparison/materiality', 'compare-materiality'),
  comparison('/comparisons/comparison/raws', 'compare-raws'),
  comparison('/comparisons/comparison/non-financial-targets', 'compare-targets'),
  page('/portfolio', 'portfolio'),
  lead('/tools', 'tcfd-scenario-analysis'),
  page('/tools/tcfd-scenario-analysis', 'tcfd'),
  page('/tools/custom_scoring', 'custom-scoring'),
  lead('/tools/deloitte', 'nonfinancial-value'),
  page('/tools/deloitte/nonfinancial-value', 'nonfinancial-value'),
  page('/tools/deloitte/ftse-score-prediction', 'ftse-prediction'),
  page('/watchlist', 'watchlist'),
  page('/industry-classification-standard', 'classification'),
  page('/esg_contents/v1/news_search', 'news-search'),
  lead('/esg_contents/v2', 'news_search'),
  page('/esg_contents/v2/news_search', 'news-search'),
  page('/esg_contents/v2/regulations/$regulation', 'regulations'),
  page('/definitions', 'definitions'),
  page('/taxonomy', 'taxonomy'),
  page('/rating-simulator', 'rating-simulator'),
  text('/disclaimer', 'Disclaimer'),
  algorithmLead,
  text('/aboutus', 'About'),
  algorithm,
])

export const router = createRouter({
  routeTree: root.addChildren([
    door.addChildren([login, logout, requestReset, resetPassword]),
    changePassword,
    maintenance,
    outside('/companies/$companyId/comments', 'comments'),
    outside('/-print-company-/$id', 'print-company'),
    outside('/-print-industry-/$id', 'print-industry'),
    screens,
    styleguide,
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
