import { createRoute, lazyRouteComponent, notFound, Outlet, type RouteComponent } from '@tanstack/react-router'
import { app, toChild } from './frame-routes.ts'
import { RawsSearch } from './observations/address.ts'
import type { PlannedName } from './pages/planned-messages.ts'
import { ScoresSearch } from './scores/address.ts'

export const companyParams = {
  parse: ({ companyId }: { companyId: string }) => ({ companyId: Number(companyId) }),
  stringify: ({ companyId }: { companyId: number }) => ({ companyId: String(companyId) }),
}

/** The not-found page for what is no number of a company. */
export function refuseNoCompany({ companyId }: { readonly companyId: number }): void {
  if (!Number.isInteger(companyId) || companyId < 1 || companyId > 2_147_483_647) throw notFound()
}

const company = createRoute({
  getParentRoute: () => app,
  path: '/companies/$companyId',
  params: companyParams,
  beforeLoad: ({ params }) => refuseNoCompany(params),
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
  tab('/info', 'info'),
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
  tab('/company-disclosures', 'company-disclosures'),
])
