import { Link } from '@tanstack/react-router'
import type { CompanyTarget } from '#contract/targets/targets.ts'
import { useCompanyId } from '../../companies/tab/CompanyTab.tsx'
import { formatDay, formatNumber, formatShare } from '../../format.ts'
import { cardMessages } from '../card-messages.ts'

/** The line of the list, or the sentence of the filing with how sure its reading is. */
export function TargetSource({ target: { source, wording } }: { readonly target: CompanyTarget }) {
  const m = cardMessages()
  const companyId = useCompanyId()
  const lists: Readonly<Record<string, string>> = m.lists
  return (
    <div>
      <dt>{m.source}</dt>
      {source.kind === 'list' ? (
        <>
          <dd>{m.listRow(lists[source.list] ?? source.list, source.publishedOn && formatDay(source.publishedOn))}</dd>
          <dd>{m.line(String(source.importId), source.line === null ? null : formatNumber(source.line))}</dd>
        </>
      ) : (
        <>
          <dd>
            <Link to="/companies/$companyId/company-disclosures" params={{ companyId }}>
              {m.document(source.document.title, formatDay(source.document.filedOn))}
            </Link>
          </dd>
          <dd>
            {m.confidence(formatShare(source.confidence))} – {source.isAccepted ? m.accepted : m.waits}
          </dd>
        </>
      )}
      {wording !== null && (
        <dd>
          <q>{wording}</q>
        </dd>
      )}
    </div>
  )
}
