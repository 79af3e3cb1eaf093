import type { Company } from '#contract/market/companies.ts'
import { formatDay } from '../../format.ts'
import { companyMessages } from '../messages.ts'
import classes from './company-head.module.css'

/** When something of the company was last imported, and when the next document of it is expected. */
export function Updates({ company }: { company: Company | undefined }) {
  const m = companyMessages()
  if (!company) return null
  return (
    <span className={classes.updates}>
      {company.updatedOn && <span>{m.updated(formatDay(company.updatedOn))}</span>}
      {company.nextUpdateOn && <span>{m.nextUpdate(formatDay(company.nextUpdateOn))}</span>}
    </span>
  )
}
