import {
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router'
import { z } from 'zod'
import { optional, readSearch, searchText } from '../app/address.ts'
import { CompaniesSearch } from '../companies/address.ts'
import { ComparisonSearch } from '../comparisons/address.ts'
import { DefinitionsSearch } from '../definitions/address.ts'
import { IndustriesSearch } from '../industries/address.ts'
import { SearchState } from '../searches/address.ts'
import { SignInSearch } from '../session/address.ts'
import { SignedOut } from '../session/SignedOut.tsx'
import { TaxonomySearch } from '../taxonomy/address.ts'
import { ScreenError } from '../ui/states/ErrorState.tsx'
import { comments } from './comments.ts'
import { companyScreens } from './companies.ts'
import { customScoring } from './custom-scoring.ts'
import { app, entry, root, toChild } from './frame.ts'
import { ftsePrediction } from './ftse-prediction.ts'
import { alertRecipient, alerts, newsMarks, newsSearch, plainNews } from './news.ts'
import { portfolio } from './portfolio.ts'
import { printCompany, printComparison, printIndustry, printPortfolio } from './print.ts'
import { regulation, regulationList } from './regulations.ts'
import { tcfd } from './tcfd.ts'
import { nonFinancialValue } from './value.ts'
import { watchlist, watchlists } from './watchlists.ts'

const login = createRoute({
  getParentRoute: () => entry,
  path: '/login',
  validateSearch: SignInSearch,
  component: lazyRouteComponent(() => import('../session/SignIn.tsx'), 'SignIn'),
})

const logout = createRoute({ getParentRoute: () => entry, path: '/logout', component: SignedOut })
const requestReset = createRoute({
  getParentRoute: () => entry,
  path: '/reset',
  component: lazyRouteComponent(() => import('../passwords/RequestReset.tsx'), 'RequestReset'),
})
const resetPassword = createRoute({
  getParentRoute: () => entry,
  path: '/reset/$token',
  component: lazyRouteComponent(() => import('../passwords/ResetPassword.tsx'), 'ResetPassword'),
})
const confirmAddress = createRoute({
  getParentRoute: () => entry,
  path: '/address/$token',
  component: lazyRouteComponent(() => import('../profile/address/ConfirmAddress.tsx'), 'ConfirmAddress'),
})
const changePassword = createRoute({
  getParentRoute: () => root,
  path: '/change/password',
  validateSearch: SignInSearch,
  component: lazyRouteComponent(() => import('../passwords/ChangePassword.tsx'), 'ChangePassword'),
})
const maintenance = createRoute({
  getParentRoute: () => root,
  path: '/maintenance',
  component: lazyRouteComponent(() => import('../session/Maintenance.tsx'), 'Maintenance'),
})

const myPage = createRoute({
  getParentRoute: () => app,
  path: '/mypage',
  component: lazyRouteComponent(() => import('../profile/MyPage.tsx'), 'MyPage'),
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
  component: lazyRouteComponent(() => import('../searches/SearchScreen.tsx'), 'SearchScreen'),
})

/** A plain list of all companies; the older address keeps it for old links. */
const plainList = <const P extends string>(path: P) =>
  createRoute({
    getParentRoute: () => app,
    path,
    validateSearch: CompaniesSearch,
    component: lazyRouteComponent(() => import('../companies/CompanyList.tsx'), 'CompanyList'),
  })

const savedSearch = createRoute({
  getParentRoute: () => app,
  path: '/saved-searches/$searchId',
  params: {
    parse: ({ searchId }) => ({ searchId: Number(searchId) }),
    stringify: ({ searchId }) => ({ searchId: String(searchId) }),
  },
  component: lazyRouteComponent(() => import('../saved-searches/OpenSavedSearch.tsx'), 'OpenSavedSearch'),
})

const lead = <const P extends string>(path: P, child: string) =>
  createRoute({ getParentRoute: () => app, path, beforeLoad: toChild(child) })
const industryScreen = <const P extends string>(path: P, component: RouteComponent) =>
  createRoute({ getParentRoute: () => app, path, validateSearch: IndustriesSearch, component })

/** All parts and states to look at, in development builds only. */
const styleguide = createRoute({
  getParentRoute: () => root,
  path: '/styleguide',
  validateSearch: z.object({ theme: optional(z.enum(['light', 'dark'])), view: optional(z.literal('compare')) }),
  beforeLoad: () => {
    if (!import.meta.env.DEV && import.meta.env.VITE_STYLEGUIDE !== '1') throw notFound()
  },
  component: lazyRouteComponent(async () => {
    // The condition is constant at build time, so a build for users does not carry the guide.
    if (import.meta.env.DEV || import.meta.env.VITE_STYLEGUIDE === '1') return import('../styleguide/Styleguide.tsx')
    throw notFound()
  }, 'Styleguide'),
})

const definitions = createRoute({
  getParentRoute: () => app,
  path: '/definitions',
  validateSearch: DefinitionsSearch,
  component: lazyRouteComponent(() => import('../definitions/list/Definitions.tsx'), 'Definitions'),
})
const definition = createRoute({
  getParentRoute: () => app,
  path: '/definitions/$indicator',
  component: lazyRouteComponent(() => import('../definitions/detail/Definition.tsx'), 'Definition'),
})
const taxonomy = createRoute({
  getParentRoute: () => app,
  path: '/taxonomy',
  validateSearch: TaxonomySearch,
  component: lazyRouteComponent(() => import('../taxonomy/Taxonomy.tsx'), 'Taxonomy'),
})

const templates = createRoute({
  getParentRoute: () => app,
  path: '/templates',
  component: lazyRouteComponent(() => import('../templates/Templates.tsx'), 'Templates'),
})

const text = <const P extends string>(path: P, name: 'About' | 'Disclaimer') =>
  createRoute({
    getParentRoute: () => app,
    path,
    component: lazyRouteComponent(() => import('../pages/Texts.tsx'), name),
  })

const ratingSimulator = createRoute({
  getParentRoute: () => app,
  path: '/rating-simulator',
  component: lazyRouteComponent(() => import('../simulator/RatingSimulator.tsx'), 'RatingSimulator'),
})

const Algorithm = lazyRouteComponent(() => import('../pages/Algorithm.tsx'), 'Algorithm')
const algorithmLead = createRoute({ getParentRoute: () => app, path: '/algorithm', component: Algorithm })
const algorithm = createRoute({ getParentRoute: () => app, path: '/algorithm/$method', component: Algorithm })

/** A comparison; what links call by numbers is said in the context's words, which every screen follows. */
const comparison = <const P extends string>(path: P, component: RouteComponent) =>
  createRoute({
    getParentRoute: () => app,
    path,
    validateSearch: ComparisonSearch,
    beforeLoad: async ({ search }) => {
      const { guess_kbn, method_period, ...rest } = search
      if (guess_kbn === undefined && method_period === undefined) return
      const { contextOfNumbers } = await import('../comparisons/conditions.ts')
      throw redirect({ to: '.', search: { ...rest, ...contextOfNumbers(search) }, replace: true })
    },
    component,
  })

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
    lazyRouteComponent(() => import('../industries/list/Industries.tsx'), 'Industries'),
  ),
  lead('/industries/$industryId', 'sustainability'),
  industryScreen(
    '/industries/$industryId/sustainability',
    lazyRouteComponent(
      () => import('../industries/sustainability/IndustrySustainability.tsx'),
      'IndustrySustainability',
    ),
  ),
  industryScreen(
    '/industries/$industryId/overview',
    lazyRouteComponent(() => import('../industries/overview/Overview.tsx'), 'Overview'),
  ),
  industryScreen(
    '/industries/$industryId/companies',
    lazyRouteComponent(() => import('../industries/companies/IndustryCompanies.tsx'), 'IndustryCompanies'),
  ),
  lead('/comparisons/comparison', 'materiality'),
  comparison(
    '/comparisons/comparison/materiality',
    lazyRouteComponent(() => import('../comparisons/materiality/Materiality.tsx'), 'Materiality'),
  ),
  comparison(
    '/comparisons/comparison/raws',
    lazyRouteComponent(() => import('../comparisons/raws/Raws.tsx'), 'Raws'),
  ),
  comparison(
    '/comparisons/comparison/non-financial-targets',
    lazyRouteComponent(() => import('../comparisons/targets/Targets.tsx'), 'Targets'),
  ),
  portfolio,
  lead('/tools', 'tcfd-scenario-analysis'),
  tcfd,
  customScoring,
  lead('/tools/deloitte', 'nonfinancial-value'),
  nonFinancialValue,
  ftsePrediction,
  watchlists,
  watchlist,
  industryScreen(
    '/industry-classification-standard',
    lazyRouteComponent(() => import('../industries/standard/Standard.tsx'), 'Standard'),
  ),
  plainNews,
  lead('/esg_contents/v2', 'news_search'),
  newsSearch,
  newsMarks,
  alerts,
  regulationList,
  regulation,
  definitions,
  definition,
  taxonomy,
  templates,
  ratingSimulator,
  text('/disclaimer', 'Disclaimer'),
  algorithmLead,
  text('/aboutus', 'About'),
  algorithm,
])

export const router = createRouter({
  routeTree: root.addChildren([
    entry.addChildren([login, logout, requestReset, resetPassword, confirmAddress, alertRecipient]),
    changePassword,
    maintenance,
    comments,
    printCompany,
    printComparison,
    printPortfolio,
    printIndustry,
    screens,
    styleguide,
  ]),
  parseSearch: readSearch,
  stringifySearch: searchText,
  defaultErrorComponent: ScreenError,
  defaultPreload: false,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
