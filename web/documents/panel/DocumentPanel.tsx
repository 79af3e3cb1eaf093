import { useQuery } from '@tanstack/react-query'
import { type CompanyDocument, getCompanyDocument } from '#contract/documents/documents.ts'
import { requestOf } from '../../app/query.ts'
import { formatDay } from '../../format.ts'
import { useIndicatorMap } from '../../indicators/use-indicators.ts'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import { WhyAside } from '../../why/WhyAside.tsx'
import type { DocumentsSearch } from '../address.ts'
import { documentMessages } from '../messages.ts'
import { Changes } from './Changes.tsx'
import { DocumentFacts } from './DocumentFacts.tsx'
import { DrawnFigures } from './DrawnFigures.tsx'
import { Files } from './Files.tsx'
import { Restated } from './Restated.tsx'

interface Props {
  readonly companyId: number
  readonly documentId: number
  readonly documents: readonly CompanyDocument[]
  readonly asOf: string | undefined
  readonly change: (next: Partial<DocumentsSearch>) => void
}

/** One document in the margin: what it is, its copy, what it changed, and every figure that came from it. */
export function DocumentPanel({ companyId, documentId, documents, asOf, change }: Props) {
  const m = documentMessages()
  const document = documents.find(({ id }) => id === documentId)
  const detail = useQuery({
    ...requestOf(getCompanyDocument, { params: { companyId, documentId }, query: { asOf } }),
    enabled: document !== undefined,
  })
  const indicators = useIndicatorMap()
  const shared = { companyId, indicators: indicators.data }
  return (
    <WhyAside label={m.panel} close={() => change({ document: undefined })} opener='th > button[aria-expanded="true"]'>
      {!document && (
        <>
          <h2>{m.closed}</h2>
          <p className="note">{asOf ? m.closedText(formatDay(asOf)) : m.closedNow}</p>
        </>
      )}
      {document && (
        <>
          <h2 lang={document.language}>{document.title}</h2>
          <DocumentFacts {...{ document, documents, change }} people={detail.data} />
          <Files document={document} />
        </>
      )}
      {detail.isError && <ErrorState error={detail.error} retry={() => void detail.refetch()} />}
      {document && detail.isPending && <Skeleton rows={8} />}
      {detail.data && (
        <>
          <Changes {...shared} detail={detail.data} documents={documents} />
          <Restated {...shared} rows={detail.data.restated} />
          <DrawnFigures {...shared} figures={detail.data.figures} document={detail.data.document} />
        </>
      )}
    </WhyAside>
  )
}
