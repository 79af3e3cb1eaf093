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
import { companySorts } from '#contract/market/industries.ts'
import { peerBases } from '#methodology/panel/peers.ts'
import { readSearch, searchText } from './app/address.ts'
import { industrySorts } from './industries/sorts.ts'
import type { PlannedName } from './pages/planned-messages.ts'
import { SearchState } from './searches/search-state.ts'
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
  validateSearch: SearchState,
  component: lazyRouteComponent(() => import('./searches/SearchScreen.tsx'), 'SearchScreen'),
})

/** A plain list of all companies; the older address keeps it for old links. */
const plainList = <const P extends string>(path: P) =>
  createRoute({
    getParentRoute: () => app,
    path,
    validateSearch: z.object({
      q: optional(z.string().max(100)),
      page: optional(z.coerce.number().int().min(1).max(10_000)),
      perPage: optional(z.coerce.number().pipe(z.literal([50, 100]))),
    }),
    component: lazyRouteComponent(() => import('./companies/CompanyList.tsx'), 'CompanyList'),
  })

const savedSearch = createRoute({
  getParentRoute: () => app,
  path: '/saved-searches/$searchId',
  params: {
    parse: ({ searchId }) => ({ searchId: Number(searchId) }),
    stringify: ({ searchId }) => ({ searchId: String(searchId) }),
  },
  component: lazyRouteComponent(() => import('./searches/saved/OpenSavedSearch.tsx'), 'OpenSavedSearch'),
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
  /** Order of a table of indicators: `difference`, `weight`, `issues`. */
  sort: optional(z.string().max(300)),
  /** A way to look at the screen's main figure that is not its usual one. */
  view: optional(z.string().max(20)),
})
export type ScoresSearch = z.infer<typeof ScoresSearch>

/** A screen about a company's scores. */
const scored = <const P extends string>(path: P, component: RouteComponent) =>
  createRoute({ getParentRoute: () => company, path, validateSearch: ScoresSearch, component })

/** What the screens about industries keep in their address. */
export const IndustriesSearch = z.object({
  /** Basis of comparison of the list. */
  peers: optional(z.enum(peerBases)),
  /** Column that orders a table. */
  order: optional(z.enum([...industrySorts, ...companySorts])),
  reversed: optional(z.stringbool().or(z.boolean())),
  find: optional(z.string().max(100)),
  page: optional(z.coerce.number().int().min(1).max(10_000)),
  perPage: optional(z.coerce.number().pipe(z.literal([50, 100]))),
  /** Which score a figure is about. */
  key: optional(z.string().max(40)),
  /** The figure that shows its table. */
  view: optional(z.string().max(20)),
  /** Which classification: the part of the standard that is shown. */
  of: optional(z.enum(['tse33', 'gics2023', 'gics2018', 'changes'])),
  /** A row of the standard: `tse33-3200`, `gics2023-151010`. */
  code: optional(z.string().max(20)),
})
export type IndustriesSearch = z.infer<typeof IndustriesSearch>

const industryScreen = <const P extends string>(path: P, component: RouteComponent) =>
  createRoute({ getParentRoute: () => app, path, validateSearch: IndustriesSearch, component })

/** A report for the printer: outside of the layout, and for the signed-in as any figure is. */
const printIndustry = createRoute({
  getParentRoute: () => root,
  path: '/-print-industry-/$id',
  validateSearch: ContextSearch,
  beforeLoad: ({ location }) => requireSession(location.href),
  errorComponent: GuardTrouble,
  component: lazyRouteComponent(() => import('./industries/PrintIndustry.tsx'), 'PrintIndustry'),
})

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

/** What the list of definitions keeps in its address; values are those of its filters. */
const word = optional(z.string().max(60))
const DefinitionsSearch = z.object({
  find: optional(z.string().max(100)),
  /** A large or a middle category. */
  class: word,
  small: optional(z.string().max(120)),
  sdg: optional(z.string().regex(/^([1-9]|1[0-7])$/)),
  standard: word,
  tag: word,
  direction: optional(z.enum(['higher_better', 'lower_better', 'neutral'])),
  type: optional(z.enum(['numeric', 'boolean'])),
  /** Whether the annual report carries it. */
  filing: optional(z.enum(['yes', 'no'])),
  scored: optional(z.enum(['yes', 'no'])),
  /** By disclosure rate; in the order of the catalogue without. */
  rates: optional(z.enum(['high', 'low'])),
  page: optional(z.coerce.number().int().min(1).max(100)),
  perPage: optional(z.coerce.number().pipe(z.literal([50, 100]))),
})
export type DefinitionsSearch = z.infer<typeof DefinitionsSearch>

const definitions = createRoute({
  getParentRoute: () => app,
  path: '/definitions',
  validateSearch: DefinitionsSearch,
  component: lazyRouteComponent(() => import('./definitions/Definitions.tsx'), 'Definitions'),
})
const definition = createRoute({
  getParentRoute: () => app,
  path: '/definitions/$indicator',
  component: lazyRouteComponent(() => import('./definitions/Definition.tsx'), 'Definition'),
})
const taxonomy = createRoute({
  getParentRoute: () => app,
  path: '/taxonomy',
  validateSearch: z.object({ find: optional(z.string().max(100)) }),
  component: lazyRouteComponent(() => import('./taxonomy/Taxonomy.tsx'), 'Taxonomy'),
})

const templates = createRoute({
  getParentRoute: () => app,
  path: '/templates',
  component: lazyRouteComponent(() => import('./templates/Templates.tsx'), 'Templates'),
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
  savedSearch,
  myPage,
  companyScreens,
  plainList('/companies'),
  plainList('/v1/comparisons'),
  industryScreen(
    '/industries',
    lazyRouteComponent(() => import('./industries/Industries.tsx'), 'Industries'),
  ),
  lead('/industries/$industryId', 'sustainability'),
  industryScreen(
    '/industries/$industryId/sustainability',
    lazyRouteComponent(() => import('./industries/IndustrySustainability.tsx'), 'IndustrySustainability'),
  ),
  industryScreen(
    '/industries/$industryId/overview',
    lazyRouteComponent(() => import('./industries/Overview.tsx'), 'Overview'),
  ),
  industryScreen(
    '/industries/$industryId/companies',
    lazyRouteComponent(() => import('./industries/IndustryCompanies.tsx'), 'IndustryCompanies'),
  ),
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
  industryScreen(
    '/industry-classification-standard',
    lazyRouteComponent(() => import('./industries/Standard.tsx'), 'Standard'),
  ),
  page('/esg_contents/v1/news_search', 'news-search'),
  lead('/esg_contents/v2', 'news_search'),
  page('/esg_contents/v2/news_search', 'news-search'),
  page('/esg_contents/v2/regulations/$regulation', 'regulations'),
  definitions,
  definition,
  taxonomy,
  templates,
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
    printIndustry,
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
