/** Where to go after signing in: a path of our own, or the front page. Anything that could lead away is ignored. */
export function returnPath(asked: string | undefined): string {
  if (!asked?.startsWith('/') || asked.startsWith('//') || /[\\\s]/.test(asked)) return '/'
  const address = new URL(asked, location.origin)
  const path = address.pathname + address.search + address.hash
  // `/.//elsewhere` begins harmlessly and comes out as `//elsewhere`.
  const isOurs = address.origin === location.origin && !path.startsWith('//')
  return isOurs && !/^\/(login|logout)\b/.test(path) ? path : '/'
}
