import { companyMessages } from '../../companies/messages.ts'
import { formatYear } from '../../format.ts'
import type { Member } from './use-report.ts'

/** Which year a company's scores are of, since each company's newest may be another, and that it is listed no more. */
export function YearOfScores({ member: { company, scores } }: { member: Member }) {
  return (
    <small className="dim">
      {scores.year !== null && formatYear(scores.year)}
      {!company.isListed && ` ${companyMessages().delisted}`}
    </small>
  )
}
