import { Menu } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { Icon } from '../ui/icons.tsx'
import { companyMessages } from './messages.ts'

const tabs = [
  ['dashboard', '/companies/$companyId/dashboard'],
  ['esg', '/companies/$companyId/sustainability/esg'],
  ['raws', '/companies/$companyId/raws'],
  ['target', '/companies/$companyId/simulation/target'],
  ['simulator', '/companies/$companyId/simulation/simulator'],
  ['news', '/companies/$companyId/news'],
  ['company-disclosures', '/companies/$companyId/company-disclosures'],
  ['company-governance', '/companies/$companyId/company-governance'],
  ['impa', '/companies/$companyId/sustainability/impa'],
  ['patent', '/companies/$companyId/patent'],
  ['comments', '/companies/$companyId/comments'],
] as const

/** Read less often; on a laptop there is no room for all in English. */
const more = [
  ['consensus', '/companies/$companyId/sustainability/consensus'],
  ['score-decomposition', '/companies/$companyId/sustainability/score-decomposition'],
  ['details', '/companies/$companyId/details'],
  ['prediction', '/companies/$companyId/simulation/prediction'],
  ['info', '/companies/$companyId/info'],
] as const

/** The screens of a company. They scroll sideways where they do not fit, and the present one scrolls into view. */
export function CompanyTabs({ companyId }: { companyId: number }) {
  const m = companyMessages()
  const { pathname } = useLocation()
  const current = more.find(([, to]) => pathname === to.replace('$companyId', String(companyId)))
  return (
    <nav className="tabs" aria-label={m.tabs}>
      {tabs.map(([name, to]) => (
        <Link
          key={name}
          to={to}
          params={{ companyId }}
          search={{}}
          ref={showCurrent}
          activeOptions={{ includeSearch: false }}
        >
          {m.tab[name]}
        </Link>
      ))}
      <Menu position="bottom-end">
        <Menu.Target>
          <button type="button" aria-current={current ? 'true' : undefined}>
            {current ? m.tab[current[0]] : m.moreTabs}
            <Icon name="down" />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {more.map(([name, to]) => (
            <Menu.Item key={name} renderRoot={(root) => <Link {...root} to={to} params={{ companyId }} search={{}} />}>
              {m.tab[name]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </nav>
  )
}

function showCurrent(link: HTMLAnchorElement | null): void {
  if (link?.getAttribute('aria-current')) link.scrollIntoView?.({ block: 'nearest', inline: 'center' })
}
