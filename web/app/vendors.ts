import { language } from '../i18n/language.ts'
import { config } from './config.ts'

/** Our own score, which stands among the raters and is everybody's. */
export const ownRating = 'satoyama'

/** Keys of the vendors of this market, in order. */
export const vendorKeys = (): string[] => config().vendors.map(({ key }) => key)

/** The same after our own score. */
export const raterKeys = (): string[] => [ownRating, ...vendorKeys()]

const find = (key: string) => config().vendors.find((vendor) => vendor.key === key)

/** What a vendor is called; its key where the market has none of that key. */
export function vendorName(key: string): string {
  if (key === ownRating) return config().product
  return find(key)?.[language() === 'ja' ? 'nameJa' : 'nameEn'] ?? key
}

/** What fits above a dot. */
export const vendorShort = (key: string): string => find(key)?.short ?? key

/** Which way a vendor's own figures run. */
export const vendorDirection = (key: string) => find(key)?.direction ?? 'higher_better'

/** Whether a vendor's total is a grade, which nobody compares by amounts. */
export const isGrade = (key: string): boolean => find(key)?.isGrade ?? false
