import type { Page } from '@playwright/test'
import { go, settled } from '../product.ts'
import { guardedRoutes } from '../routes.ts'

/** Addresses that the walk goes to, beside the routes themselves: the same screens with other columns, views and conditions. */
const more = {
  company: [
    '/companies/:company/raws?units=filed',
    '/companies/:company/raws?view=major&columns=basis,acquired,next,note,source,change',
  ],
  market: [
    '/v2/comparisons?display=percentile',
    '/comparisons/comparison/materiality?view=matrix&unfolded=water&companies=:several',
    '/comparisons/comparison/materiality?view=table&companies=:several',
    '/comparisons/comparison/raws?years=all&companies=:several',
    '/comparisons/comparison/non-financial-targets?view=table&companies=:several',
  ],
} as const

const ofCompany = (route: string) => route.startsWith('/companies/')
const ofMarket = (route: string) => /^\/(companies$|industr|v\d\/|comparisons|saved-searches)/.test(route)

/** Every route that an account sees, by the part of the walk that goes there. */
export const stops = {
  company: [...guardedRoutes.filter(ofCompany), ...more.company],
  market: [...guardedRoutes.filter(ofMarket), ...more.market],
  rest: guardedRoutes.filter((route) => !ofCompany(route) && !ofMarket(route)),
} as const

/** What only somebody without vendors asks: conditions and columns that the contract does not have. */
export const withoutVendors = [
  '/v2/comparisons?where=consensus(0.5..)&columns=consensus,msci,cdp,sustainability_score&sort=-consensus',
  '/v2/comparisons?where=msci(AAA)&view=map',
]

export async function goTo(page: Page, path: string): Promise<void> {
  await go(page, path)
  await settled(page)
}
