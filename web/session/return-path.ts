/** Where to go after signing in: a path of our own, or the front page. Anything that could lead away is ignored. */
export function returnPath(href: string | undefined): string {
  if (!href?.startsWith('/') || href.startsWith('//') || /[\\\s]/.test(href)) return '/'
  const address = new URL(href, location.origin)
  const path = address.pathname + address.search + address.hash
  // `/.//elsewhere` begins harmlessly and comes out as `//elsewhere`.
  const isOurs = address.origin === location.origin && !path.startsWith('//')
  return isOurs && !/^\/(login|logout)\b/.test(path) ? path : '/'
}
