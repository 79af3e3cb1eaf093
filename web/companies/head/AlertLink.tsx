import { Link } from '@tanstack/react-router'
import { tip } from '../../ui/floating/tip.ts'
import { Icon } from '../../ui/icons.tsx'
import { companyMessages } from '../messages.ts'

/** What a new alert on one company begins with: news and disclosures about it. */
export const alertOn = (companyId: number) => ({ new: 'news' as const, companies: String(companyId) })

/** Leads to a new alert on the company. */
export function AlertLink({ companyId }: { readonly companyId: number }) {
  const m = companyMessages()
  return (
    <Link
      className="btn"
      to="/esg_contents/v2/alerts"
      search={alertOn(companyId)}
      aria-label={m.alert}
      {...tip(m.alert)}
    >
      <Icon name="bell" />
    </Link>
  )
}
