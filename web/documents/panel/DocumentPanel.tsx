import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type CompanyDocument, getCompanyDocument } from '#contract/documents/documents.ts'
import { requestOf } from '../../app/query.ts'
import { formatDay } from '../../format.ts'
import { useIndicatorMap } from '../../indicators/use-indicators.ts'
import { Icon } from '../../ui/icons.tsx'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
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
  const panel = useRef<HTMLElement>(null)
  const leave = useLeave(() => change({ document: undefined }))
  useEffect(() => {
    // Where the panel stands below the table, opening it brings it into sight.
    if (panel.current && getComputedStyle(panel.current).position === 'static')
      panel.current.scrollIntoView?.({ block: 'start' })
  }, [])
  const shared = { companyId, indicators: indicators.data }
  return (
    <aside ref={panel} className="why" aria-label={m.panel}>
      <div className="why-head">
        <strong className="note">{m.panel}</strong>
        <span className="why-close">
          <kbd>Esc</kbd>
          <button type="button" className="icon-btn" aria-label={m.close} onClick={leave}>
            <Icon name="close" />
          </button>
        </span>
      </div>
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
    </aside>
  )
}

/** Leaving gives the focus back to the row; Esc does it from anywhere. */
function useLeave(close: () => void): () => void {
  const leave = useRef(() => {})
  leave.current = () => {
    const row = document.querySelector<HTMLElement>('th > button[aria-expanded="true"]')
    close()
    row?.focus()
  }
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) leave.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return () => leave.current()
}
