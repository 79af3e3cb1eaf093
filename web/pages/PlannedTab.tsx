import { Link, useParams } from '@tanstack/react-router'
import { CompanyHead } from '../companies/head/CompanyHead.tsx'
import { Updates } from '../companies/head/Updates.tsx'
import { useCompany } from '../companies/use-company.ts'
import { ContextBar } from '../context/ContextBar.tsx'
import { scoreChips } from '../context/search.ts'
import { ErrorState, Skeleton } from '../ui/states/ErrorState.tsx'
import { PlannedText, usePlanned } from './Planned.tsx'
import { plannedMessages } from './planned-messages.ts'

/** A tab of the company page that is not there yet, below the company it belongs to. */
export function PlannedTab() {
  const m = plannedMessages()
  const name = usePlanned()
  const { companyId } = useParams({ from: '/app/companies/$companyId' })
  const company = useCompany(companyId)
  return (
    <main className="co-page" id="content" tabIndex={-1}>
      <ContextBar acts={scoreChips} updates={<Updates company={company.data} />} />
      {company.isPending && <Skeleton rows={3} />}
      {company.isError && <ErrorState error={company.error} retry={() => void company.refetch()} />}
      {company.data && <CompanyHead company={company.data} />}
      <div className="left">
        <PlannedText name={name}>
          <p className="note">
            {m.until}
            <Link to="/companies/$companyId/raws" params={{ companyId }} search={{}}>
              {m.raws}
            </Link>
            {m.untilEnd}
          </p>
        </PlannedText>
      </div>
    </main>
  )
}
