import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { listCompanyDocuments } from '#contract/documents/documents.ts'
import { requestOf } from '../app/query.ts'
import { CompanyHead } from '../companies/head/CompanyHead.tsx'
import { Updates } from '../companies/head/Updates.tsx'
import { namesOf } from '../companies/names.ts'
import { useCompany } from '../companies/use-company.ts'
import { ContextBar } from '../context/ContextBar.tsx'
import { scoreChips, useContext } from '../context/search.ts'
import { ErrorState, Skeleton } from '../ui/states/ErrorState.tsx'
import type { DocumentsSearch } from './address.ts'
import { DocumentList } from './DocumentList.tsx'
import { documentMessages } from './messages.ts'
import { DocumentPanel } from './panel/DocumentPanel.tsx'

/** The documents tab: every filing and report of a company, what corrects what, and what came from each. */
export function Documents() {
  const m = documentMessages()
  const { companyId } = useParams({ from: '/app/companies/$companyId' })
  const search = useSearch({ from: '/app/companies/$companyId/company-disclosures' })
  const navigate = useNavigate({ from: '/companies/$companyId/company-disclosures' })
  const [{ asOf }] = useContext()
  const company = useCompany(companyId)
  const documents = useQuery(requestOf(listCompanyDocuments, { params: { companyId }, query: { asOf } }))
  const change = useCallback(
    (next: Partial<DocumentsSearch>) =>
      void navigate({ search: (old) => ({ ...old, ...next }), replace: true, resetScroll: false }),
    [navigate],
  )
  const failed = [company, documents].find(({ isError }) => isError)
  const list = documents.data?.documents
  return (
    <main className="co-page" id="content" tabIndex={-1}>
      {company.data && <title>{`${namesOf(company.data).first.text} ${m.title} – Satoyama`}</title>}
      <ContextBar acts={scoreChips} updates={<Updates company={company.data} />} />
      {company.data ? <CompanyHead company={company.data} /> : <h1 className="sr">{m.title}</h1>}
      <div className={`two ${search.document && list ? '' : 'no-why'}`}>
        <div className="left">
          {failed && <ErrorState error={failed.error} retry={() => void failed.refetch()} />}
          {!failed && !list && <Skeleton rows={14} />}
          {list && <DocumentList {...{ search, change }} documents={list} asOf={asOf} />}
        </div>
        {search.document && list && (
          <DocumentPanel
            key={`${search.document} ${asOf}`}
            {...{ companyId, asOf, change }}
            documents={list}
            documentId={search.document}
          />
        )}
      </div>
    </main>
  )
}
