import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { ReportSearch } from '../companies/report/report-address.ts'
import { ContextSearch } from '../context/search.ts'
import { PortfolioText } from '../portfolio/search.ts'
import { PrintCompanySearch } from '../print/company/address.ts'
import { GuardError } from '../session/GuardError.tsx'
import { requireSession } from '../session/guard.ts'
import { root } from './frame.ts'

/** A report for the printer: outside of the layout, and for the signed-in as any figure is. */
export const printIndustry = createRoute({
  getParentRoute: () => root,
  path: '/-print-industry-/$id',
  validateSearch: ContextSearch,
  beforeLoad: ({ location, cause }) => requireSession(location, cause),
  errorComponent: GuardError,
  component: lazyRouteComponent(() => import('../industries/sustainability/PrintIndustry.tsx'), 'PrintIndustry'),
})

export const printCompany = createRoute({
  getParentRoute: () => root,
  path: '/-print-company-/$id',
  validateSearch: PrintCompanySearch,
  beforeLoad: ({ location, cause }) => requireSession(location, cause),
  errorComponent: GuardError,
  component: lazyRouteComponent(() => import('../print/company/PrintCompany.tsx'), 'PrintCompany'),
})

export const printComparison = createRoute({
  getParentRoute: () => root,
  path: '/-print-comparison-',
  validateSearch: ReportSearch,
  beforeLoad: ({ location, cause }) => requireSession(location, cause),
  errorComponent: GuardError,
  component: lazyRouteComponent(() => import('../print/report/PrintComparison.tsx'), 'PrintComparison'),
})

export const printPortfolio = createRoute({
  getParentRoute: () => root,
  path: '/-print-portfolio-',
  validateSearch: ContextSearch.extend(PortfolioText.shape),
  beforeLoad: ({ location, cause }) => requireSession(location, cause),
  errorComponent: GuardError,
  component: lazyRouteComponent(() => import('../print/portfolio/PrintPortfolio.tsx'), 'PrintPortfolio'),
})
