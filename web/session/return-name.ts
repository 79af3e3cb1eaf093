import { sessionMessages } from './messages.ts'

type Page = keyof ReturnType<typeof sessionMessages>['pages']

/** The first that fits counts. */
const pages: readonly (readonly [RegExp, Page])[] = [
  [/^\/v[12]\/comparisons/, 'search'],
  [/^\/saved-searches/, 'search'],
  [/^\/comparisons\//, 'comparison'],
  [/^\/companies$/, 'companies'],
  [/^\/companies\/\d+\/?(dashboard)?$/, 'dashboard'],
  [/^\/companies\/\d+\/sustainability\/score-decomposition/, 'decomposition'],
  [/^\/companies\/\d+\/sustainability\/consensus/, 'consensus'],
  [/^\/companies\/\d+\/sustainability/, 'score'],
  [/^\/companies\/\d+\/raws/, 'raws'],
  [/^\/companies\/\d+\/details/, 'details'],
  [/^\/companies\//, 'company'],
  [/^\/industries|^\/industry-/, 'industries'],
  [/^\/portfolio/, 'portfolio'],
  [/^\/(tools|rating-simulator)/, 'tools'],
  [/^\/watchlist/, 'watchlist'],
  [/^\/esg_contents/, 'news'],
  [/^\/(definitions|taxonomy)/, 'definitions'],
  [/^\/mypage/, 'mypage'],
]

/** What the page is called that signing in leads back to. It names no company: nobody is signed in yet. */
export function returnName(path: string): string {
  const [pathname = ''] = path.split(/[?#]/)
  const page = pages.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'other'
  return sessionMessages().pages[page]
}
