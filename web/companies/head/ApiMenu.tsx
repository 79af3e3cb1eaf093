import { useLocation, useSearch } from '@tanstack/react-router'
import { listComments } from '#contract/comments/comments.ts'
import { getCompanyFacts } from '#contract/company-facts/company-facts.ts'
import { listCompanyDocuments } from '#contract/documents/documents.ts'
import { getBoard, getGovernanceFigures, getSharedDirectors } from '#contract/governance/governance.ts'
import { getCompany } from '#contract/market/companies.ts'
import { listObservations } from '#contract/market/observations.ts'
import { listPatents } from '#contract/patents/patents.ts'
import { getPatentSummary } from '#contract/patents/summary.ts'
import { getDecomposition } from '#contract/scores/decomposition.ts'
import { getImpact } from '#contract/scores/impact.ts'
import { getHighlights } from '#contract/scores/peers.ts'
import { getRatings } from '#contract/scores/ratings.ts'
import { getScores } from '#contract/scores/scores.ts'
import { listUnscored } from '#contract/scores/unscored.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { codeRequest, curlOf, pythonOf } from '../../app/api-code.ts'
import { useContext } from '../../context/search.ts'
import { parametersQuery, useOwnParameters } from '../../scoring/own-parameters.ts'
import { useScoreContext } from '../../scoring/use-scores.ts'
import { copyText } from '../../ui/copy.ts'
import { FloatingMenu, type MenuEntry } from '../../ui/floating/FloatingMenu.tsx'
import { Icon } from '../../ui/icons.tsx'
import { notify } from '../../ui/modals/dialogs.ts'
import { companyMessages } from '../messages.ts'

interface Call {
  readonly endpoint: Endpoint
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
}

/** What the open tab shows of the company, as calls of the API in the same context. */
function useCalls(companyId: number): readonly Call[] {
  const { pathname } = useLocation()
  const [{ asOf, year, peers }] = useContext()
  const context = useScoreContext()
  const [own] = useOwnParameters()
  const { key = 'sustainability_score', against, other } = useSearch({ strict: false }) as Record<string, unknown>
  const of = (endpoint: Endpoint, query: Call['query'] = context, more: Call['params'] = {}): Call => ({
    endpoint,
    params: { companyId, ...more },
    query,
  })
  const calls: Readonly<Record<string, readonly Call[]>> = {
    dashboard: [of(getScores), of(getHighlights), of(getRatings, { asOf, year, peers })],
    esg: [of(getScores)],
    'score-decomposition': [
      of(getDecomposition, { ...context, ...(against !== 'company' || other ? { against, other } : {}) }, { key }),
    ],
    details: [of(getScores), of(listUnscored)],
    consensus: [of(getRatings, { asOf, year, peers })],
    raws: [of(listObservations, { asOf, toYear: year })],
    'company-disclosures': [of(listCompanyDocuments, { asOf })],
    'company-governance': [
      of(getBoard, { asOf }),
      of(getGovernanceFigures, { asOf, year, peers }),
      of(getSharedDirectors, { asOf }),
    ],
    impa: [of(getImpact, { asOf, year, peers, ...parametersQuery(own) })],
    patent: [of(getPatentSummary, { asOf, peers }), of(listPatents, { asOf })],
    info: [of(getCompanyFacts, { asOf })],
    comments: [of(listComments, {})],
  }
  return calls[pathname.split('/').at(-1)!] ?? [of(getCompany, { asOf }), of(getScores)]
}

/** The view as code for a shell or for Python, to be copied. */
export function useApiEntries(companyId: number): readonly MenuEntry[] {
  const m = companyMessages()
  const calls = useCalls(companyId)
  const copy = (text: string) =>
    void copyText(text).then(
      () => notify({ text: m.copiedCode }),
      () => notify({ text: m.notCopied, tone: 'error' }),
    )
  return calls.flatMap(({ endpoint, ...parts }) => {
    const request = codeRequest(endpoint, parts)
    return [
      { heading: `${endpoint.method} ${new URL(request.endpoint).pathname}` },
      { label: m.curl, onSelect: () => copy(curlOf(request)) },
      { label: m.python, onSelect: () => copy(pythonOf(request)) },
    ]
  })
}

export function ApiMenu({ companyId }: { companyId: number }) {
  const m = companyMessages()
  return (
    <FloatingMenu
      target={
        <button type="button" className="btn" aria-label={m.api}>
          API <Icon name="down" />
        </button>
      }
      items={useApiEntries(companyId)}
    />
  )
}
