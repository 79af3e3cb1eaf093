import type { AppConfig } from '#contract/account/app-config.ts'

type Vendor = AppConfig['vendors'][number]

const vendor = (key: string, name: string, more: Partial<Vendor> = {}): Vendor => ({
  ...{ key, nameJa: name, nameEn: name, short: name.slice(0, 5), direction: 'higher_better', isGrade: false },
  ...more,
})

/** Vendors of a market, as the server tells them. */
export const givenVendors: Vendor[] = [
  vendor('msci', 'MSCI', { isGrade: true }),
  vendor('sp', 'S&P Global'),
  vendor('refinitiv', 'Refinitiv'),
  vendor('sustainalytics', 'Sustainalytics', { direction: 'lower_better' }),
  vendor('cdp', 'CDP', { isGrade: true }),
  vendor('ftse', 'FTSE Russell'),
]
