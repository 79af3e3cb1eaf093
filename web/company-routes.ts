import { createRoute, lazyRouteComponent, notFound, Outlet, type RouteComponent } from '@tanstack/react-router'
import { DocumentsSearch } from './documents/address.ts'
import { app, toChild } from './frame-routes.ts'
import { RawsSearch } from './observations/address.ts'
import type { PlannedName } from './pages/planned-messages.ts'
import { ScoresSearch } from './scores/address.ts'

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

const PlannedTab = lazyRouteComponent(() => import('./pages/PlannedTab.tsx'), 'PlannedTab')

/** A planned screen of a company. */
const tab = <const P extends string>(path: P, planned: PlannedName) =>
  createRoute({ getParentRoute: () => company, path, component: PlannedTab, staticData: { planned } })

const companyLead = <const P extends string>(path: P, child: string) =>
  createRoute({ getParentRoute: () => company, path, beforeLoad: toChild(child) })

const raws = createRoute({
  getParentRoute: () => company,
  path: '/raws',
  validateSearch: RawsSearch,
  component: lazyRouteComponent(() => import('./observations/RawData.tsx'), 'RawData'),
})

const documents = createRoute({
  getParentRoute: () => company,
  path: '/company-disclosures',
  validateSearch: DocumentsSearch,
  component: lazyRouteComponent(() => import('./documents/Documents.tsx'), 'Documents'),
})

const info = createRoute({
  getParentRoute: () => company,
  path: '/info',
  component: lazyRouteComponent(() => import('./company-facts/CompanyInfo.tsx'), 'CompanyInfo'),
})

/** A screen about a company's scores. */
const scored = <const P extends string>(path: P, component: RouteComponent) =>
  createRoute({ getParentRoute: () => company, path, validateSearch: ScoresSearch, component })

export const companyScreens = company.addChildren([
  companyLead('/', 'dashboard'),
  companyLead('/sustainability', 'esg'),
  companyLead('/simulation', 'target'),
  raws,
  scored(
    '/dashboard',
    lazyRouteComponent(() => import('./scores/summary/Dashboard.tsx'), 'Dashboard'),
  ),
  scored(
    '/sustainability/esg',
    lazyRouteComponent(() => import('./scores/esg/Esg.tsx'), 'Esg'),
  ),
  scored(
    '/sustainability/consensus',
    lazyRouteComponent(() => import('./scores/consensus/Consensus.tsx'), 'Consensus'),
  ),
  tab('/sustainability/impa', 'impa'),
  scored(
    '/sustainability/score-decomposition',
    lazyRouteComponent(() => import('./scores/decomposition/Decomposition.tsx'), 'Decomposition'),
  ),
  info,
  tab('/patent', 'patent'),
  scored(
    '/details',
    lazyRouteComponent(() => import('./scores/details/Details.tsx'), 'Details'),
  ),
  tab('/simulation/target', 'target'),
  tab('/simulation/simulator', 'simulator'),
  tab('/simulation/prediction', 'prediction'),
  tab('/news', 'news'),
  tab('/company-governance', 'company-governance'),
  documents,
])
