import { ownRating } from './vendors.ts'

const name = 'supported_vendors'
const seconds = 86_400

/**
 * The vendors that the account saw last in this browser, so that the first drawing shows the right locks; the product's own score
 * before anybody signed in. What may really be seen is decided by the server with every answer.
 */
export function savedVendors(): readonly string[] {
  const text = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(document.cookie)?.[1]
  return text ? decodeURIComponent(text).split(',') : [ownRating]
}

export function saveVendors(vendors: readonly string[]): void {
  const value = encodeURIComponent(vendors.join(',') || ownRating)
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = `${name}=${value}; max-age=${seconds}; path=/; samesite=lax`
}

/** Whoever signs out leaves nothing of the account behind. */
export function forgetVendors(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = `${name}=; max-age=0; path=/; samesite=lax`
}
