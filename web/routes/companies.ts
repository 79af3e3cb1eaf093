import { createRoute, lazyRouteComponent, notFound, Outlet, type RouteComponent } from '@tanstack/react-router'
import { DocumentsSearch } from '../documents/address.ts'
import { ForecastSearch } from '../forecast/address.ts'
import { NewsSearch } from '../news/address.ts'
import { RawsSearch } from '../observations/address.ts'
import { PatentsSearch } from '../patents/address.ts'
import { ScoresSearch } from '../scores/address.ts'
import { ImpactSearch } from '../scoring/own-parameters.ts'
import { SimulatorSearch } from '../simulator/address.ts'
import { TargetsSearch } from '../targets/address.ts'
import { app, toChild } from './frame.ts'

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

const companyLead = <const P extends string>(path: P, child: string) =>
  createRoute({ getParentRoute: () => company, path, beforeLoad: toChild(child) })

const raws = createRoute({
  getParentRoute: () => company,
  path: '/raws',
  validateSearch: RawsSearch,
  component: lazyRouteComponent(() => import('../observations/RawData.tsx'), 'RawData'),
})

const impactScreen: RouteComponent = lazyRouteComponent(() => import('../impact/Impact.tsx'), 'Impact')
const impact = createRoute({
  getParentRoute: () => company,
  path: '/sustainability/impa',
  validateSearch: ImpactSearch,
  component: impactScreen,
})

const simulatorScreen: RouteComponent = lazyRouteComponent(() => import('../simulator/Simulator.tsx'), 'Simulator')
const simulator = createRoute({
  getParentRoute: () => company,
  path: '/simulation/simulator',
  validateSearch: SimulatorSearch,
  component: simulatorScreen,
})

const targetsScreen: RouteComponent = lazyRouteComponent(() => import('../targets/Targets.tsx'), 'Targets')
const targets = createRoute({
  getParentRoute: () => company,
  path: '/simulation/target',
  validateSearch: TargetsSearch,
  component: targetsScreen,
})

const forecastScreen: RouteComponent = lazyRouteComponent(
  () => import('../forecast/ForecastScreen.tsx'),
  'ForecastScreen',
)
const forecast = createRoute({
  getParentRoute: () => company,
  path: '/simulation/prediction',
  validateSearch: ForecastSearch,
  component: forecastScreen,
})

/** A screen whose address holds nothing but the context. */
const screen = <const P extends string>(path: P, component: RouteComponent) =>
  createRoute({ getParentRoute: () => company, path, component })

const patents = createRoute({
  getParentRoute: () => company,
  path: '/patent',
  validateSearch: PatentsSearch,
  component: lazyRouteComponent(() => import('../patents/Patents.tsx'), 'Patents'),
})

const news = createRoute({
  getParentRoute: () => company,
  path: '/news',
  validateSearch: NewsSearch,
  component: lazyRouteComponent(() => import('../news/CompanyNews.tsx'), 'CompanyNews'),
})

const documents = createRoute({
  getParentRoute: () => company,
  path: '/company-disclosures',
  validateSearch: DocumentsSearch,
  component: lazyRouteComponent(() => import('../documents/Documents.tsx'), 'Documents'),
})

const info = createRoute({
  getParentRoute: () => company,
  path: '/info',
  component: lazyRouteComponent(() => import('../company-facts/CompanyInfo.tsx'), 'CompanyInfo'),
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
    lazyRouteComponent(() => import('../scores/summary/Dashboard.tsx'), 'Dashboard'),
  ),
  scored(
    '/sustainability/esg',
    lazyRouteComponent(() => import('../scores/esg/Esg.tsx'), 'Esg'),
  ),
  scored(
    '/sustainability/consensus',
    lazyRouteComponent(() => import('../scores/consensus/Consensus.tsx'), 'Consensus'),
  ),
  impact,
  scored(
    '/sustainability/score-decomposition',
    lazyRouteComponent(() => import('../scores/decomposition/Decomposition.tsx'), 'Decomposition'),
  ),
  info,
  patents,
  scored(
    '/details',
    lazyRouteComponent(() => import('../scores/details/Details.tsx'), 'Details'),
  ),
  targets,
  simulator,
  forecast,
  news,
  screen(
    '/company-governance',
    lazyRouteComponent(() => import('../governance/Governance.tsx'), 'Governance'),
  ),
  documents,
])
