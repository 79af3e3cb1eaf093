import { Link } from '@tanstack/react-router'
import type { HeldCompany } from '#contract/portfolio/figures.ts'
import { heldName } from '../figures.ts'

/** The name of a company held, as the way to its figures. */
export function CompanyLink({ company }: { company: HeldCompany }) {
  return (
    <Link to="/companies/$companyId" params={{ companyId: company.id }} search={{}}>
      {heldName(company)}
    </Link>
  )
}
