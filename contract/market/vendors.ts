/** Raters whose figures an account may be entitled to; `satoyama` is our own and everybody's. */
export const vendors = ['satoyama', 'msci', 'sp', 'refinitiv', 'sustainalytics', 'cdp', 'ftse'] as const
export type VendorName = (typeof vendors)[number]

/** Names as the raters write them, the same in every language. */
export const vendorNames: Readonly<Record<VendorName, string>> = {
  satoyama: 'Satoyama',
  msci: 'MSCI',
  sp: 'S&P Global',
  refinitiv: 'Refinitiv',
  sustainalytics: 'Sustainalytics',
  cdp: 'CDP',
  ftse: 'FTSE Russell',
}
