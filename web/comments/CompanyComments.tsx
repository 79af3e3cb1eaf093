import { useParams } from '@tanstack/react-router'
import { CompanyHead } from '../companies/head/CompanyHead.tsx'
import { namesOf } from '../companies/names.ts'
import { useCompany } from '../companies/use-company.ts'
import { useContext } from '../context/search.ts'
import { ErrorState, Skeleton } from '../ui/states/ErrorState.tsx'
import { CommentList } from './CommentList.tsx'
import { commentMessages } from './messages.ts'

/** The comments as a tab of the company's page. */
export function CompanyComments() {
  const m = commentMessages()
  const { companyId } = useParams({ from: '/companies/$companyId/comments' })
  const company = useCompany(companyId)
  const [{ asOf }] = useContext()
  return (
    <main className="co-page" id="content" tabIndex={-1}>
      <meta name="robots" content="noindex" />
      {company.data && <title>{`${m.title} – ${namesOf(company.data).first.text} – Satoyama`}</title>}
      {company.isPending && <Skeleton rows={3} />}
      {company.isError && <ErrorState error={company.error} retry={() => void company.refetch()} />}
      {company.data && <CompanyHead company={company.data} />}
      <div className="left">
        <CommentList place={{ companyId, isSignedIn: true }} head={() => asOf && <p className="note">{m.anyDay}</p>} />
      </div>
    </main>
  )
}
