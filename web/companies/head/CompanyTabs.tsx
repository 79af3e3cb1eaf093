import { Menu } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { countComments } from '#contract/comments/comments.ts'
import { requestOf } from '../../app/query.ts'
import { formatNumber } from '../../format.ts'
import { Icon } from '../../ui/icons.tsx'
import { companyMessages } from '../messages.ts'

/** In the order of the specification; what it does not place stands beside its kin. */
const tabs = [
  ['dashboard', '/companies/$companyId/dashboard'],
  ['esg', '/companies/$companyId/sustainability/esg'],
  ['score-decomposition', '/companies/$companyId/sustainability/score-decomposition'],
  ['raws', '/companies/$companyId/raws'],
  ['details', '/companies/$companyId/details'],
  ['news', '/companies/$companyId/news'],
  ['target', '/companies/$companyId/simulation/target'],
  ['simulator', '/companies/$companyId/simulation/simulator'],
  ['prediction', '/companies/$companyId/simulation/prediction'],
  ['company-disclosures', '/companies/$companyId/company-disclosures'],
  ['company-governance', '/companies/$companyId/company-governance'],
  ['impa', '/companies/$companyId/sustainability/impa'],
  ['consensus', '/companies/$companyId/sustainability/consensus'],
  ['patent', '/companies/$companyId/patent'],
  ['info', '/companies/$companyId/info'],
  ['comments', '/companies/$companyId/comments'],
] as const

/** Between two tabs, as in the style sheet. */
const gap = 24

/**
 * The screens of a company. Those that do not fit leave as a whole for the menu; the one that is open always stands in the row.
 * On a phone the row scrolls instead.
 */
export function CompanyTabs({ companyId }: { companyId: number }) {
  const m = companyMessages()
  const { pathname } = useLocation()
  const row = useRef<HTMLElement>(null)
  useTabCode()
  const current = tabs.findIndex(([, to]) => pathname === to.replace('$companyId', String(companyId)))
  const { comments = 0 } = useQuery(requestOf(countComments, { params: { companyId } })).data ?? {}
  const visible = useFittingTabs(row, current, comments > 0)
  const isVisible = (index: number) => visible === undefined || visible.has(index)
  const rest = tabs.filter((_, index) => !isVisible(index))
  return (
    <nav className="tabs" data-tabs="company" aria-label={m.tabs} ref={row}>
      {tabs.map(([name, to], index) => (
        <Link
          key={name}
          to={to}
          params={{ companyId }}
          search={{}}
          ref={showCurrent}
          hidden={!isVisible(index)}
          activeOptions={{ includeSearch: false }}
        >
          {m.tab[name]}
          {name === 'comments' && comments > 0 && <sup>{formatNumber(comments)}</sup>}
        </Link>
      ))}
      {rest.length > 0 && (
        <Menu position="bottom-end">
          <Menu.Target>
            <button type="button">
              {m.moreTabs}
              <Icon name="down" />
            </button>
          </Menu.Target>
          <Menu.Dropdown>
            {rest.map(([name, to]) => (
              <Menu.Item
                key={name}
                renderRoot={(root) => <Link {...root} to={to} params={{ companyId }} search={{}} />}
              >
                {m.tab[name]}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </nav>
  )
}

/** The code of the other tabs is fetched once the page stands, so that changing to one waits for its figures alone. */
function useTabCode(): void {
  const router = useRouter()
  useEffect(() => {
    const timer = setTimeout(() => {
      // What fails here is asked for again when the tab is opened.
      for (const [, to] of tabs) void router.loadRouteChunk(router.routesByPath[to])?.catch(() => {})
    }, 400)
    return () => clearTimeout(timer)
  }, [router])
}

/** Tabs that the row has room for beside the menu, the current one among them; undefined where all stay, because they fit or scroll. */
function useFittingTabs(row: { readonly current: HTMLElement | null }, current: number, isCounted: boolean) {
  const [visible, setVisible] = useState<ReadonlySet<number>>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a count makes a tab wider
  useLayoutEffect(() => {
    const nav = row.current
    if (!nav || typeof ResizeObserver === 'undefined') return
    const measure = () => {
      const next = matchMedia('(max-width: 720px)').matches
        ? undefined
        : fitting(widthsOf(nav), nav.clientWidth, current)
      setVisible((before) => (sameTabs(before, next) ? before : next))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(nav)
    measure()
    // Tabs are wider once their font is there.
    void document.fonts?.ready.then(measure)
    return () => observer.disconnect()
  }, [row, current, isCounted])
  return visible
}

/** Widths of the links in order; hidden ones are shown for as long as it takes to measure them. */
function widthsOf(nav: HTMLElement): number[] {
  const links = [...nav.querySelectorAll<HTMLElement>(':scope > a')]
  const hidden = links.filter((link) => link.hidden)
  for (const link of hidden) link.hidden = false
  const widths = links.map((link) => link.getBoundingClientRect().width)
  for (const link of hidden) link.hidden = true
  return widths
}

/** Room for the button of the menu, in either language. */
const menuWidth = 80

/** Which of the tabs fit a row, from the first on, with the current one; undefined where all do. */
export function fitting(widths: readonly number[], room: number, current: number): ReadonlySet<number> | undefined {
  const whole = widths.reduce((sum, width) => sum + width + gap, -gap)
  if (whole <= room) return undefined
  const visibleTabs = new Set<number>(current >= 0 ? [current] : [])
  let left = room - menuWidth - (current >= 0 ? widths[current]! + gap : 0)
  for (const [index, width] of widths.entries()) {
    if (index === current) continue
    left -= width + gap
    if (left < 0) break
    visibleTabs.add(index)
  }
  return visibleTabs
}

const sameTabs = (one: ReadonlySet<number> | undefined, two: ReadonlySet<number> | undefined) =>
  one === two || (one?.size === two?.size && [...(one ?? [])].every((index) => two?.has(index)))

function showCurrent(link: HTMLAnchorElement | null): void {
  if (link?.getAttribute('aria-current')) link.scrollIntoView?.({ block: 'nearest', inline: 'center' })
}
