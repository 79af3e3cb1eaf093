import { Trouble } from './trouble.ts'

/** Where the hosts of the sources really are, by host, where an operator says so: `{ "api.example.jp": "https://mirror.example/api" }`. */
export type Origins = Readonly<Record<string, string>>

/** The address that is called for an official one. */
export function actualUrl(official: string, origins: Origins): URL {
  const url = new URL(official)
  const base = origins[url.host]
  return base === undefined ? url : new URL(`${base.replace(/\/+$/, '')}${url.pathname}${url.search}`)
}

/**
 * The official address that a redirect leads to.
 *
 * @param from the address that was called, as it really is
 * @throws Trouble `foreign` for a host that is not one of the source's, and for one that is not encrypted
 */
export function redirected(location: string, from: URL, hosts: readonly string[], origins: Origins): string {
  const target = URL.canParse(location, from.href) ? new URL(location, from) : null
  if (target === null) throw new Trouble('foreign', 'redirected to something that is no address')
  for (const host of hosts) {
    const base = origins[host]?.replace(/\/+$/, '')
    if (base !== undefined && target.href.startsWith(`${base}/`))
      return `https://${host}${target.href.slice(base.length)}`
  }
  if (target.protocol === 'https:' && hosts.includes(target.host)) return target.href
  throw new Trouble('foreign', `redirected to ${target.protocol}//${target.host}, which is not of this source`)
}

/** Where an origin may lead: encrypted, or on this machine. */
export function isSafeOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname))
}
