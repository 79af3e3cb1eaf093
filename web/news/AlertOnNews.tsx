import { Link } from '@tanstack/react-router'
import { Icon } from '../ui/icons.tsx'
import { newsMessages } from './messages.ts'
import { useNewsAddress } from './use-news.ts'

/** Leads to a new alert that goes on with the present search; on a company’s tab the company is part of it. */
export function AlertOnNews({ companyId }: { readonly companyId?: number }) {
  const [search] = useNewsAddress()
  const { window: _, sort: __, event: ___, range: ____, from: _____, to: ______, level, ...conditions } = search
  const own = companyId === undefined ? {} : { companies: String(companyId) }
  const all = { new: 'news' as const, ...conditions, ...own, level: level === undefined ? undefined : String(level) }
  return (
    <Link className="btn" to="/esg_contents/v2/alerts" search={all}>
      <Icon name="bell" /> {newsMessages().alert}
    </Link>
  )
}
