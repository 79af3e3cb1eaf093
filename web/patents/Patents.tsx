import type { PatentSummary } from '#contract/patents/summary.ts'
import { FromSources } from '../app/market/FromSources.tsx'
import { CompanyHead } from '../companies/head/CompanyHead.tsx'
import { Updates } from '../companies/head/Updates.tsx'
import { namesOf } from '../companies/names.ts'
import { useCompany } from '../companies/use-company.ts'
import { ContextBar } from '../context/ContextBar.tsx'
import { useContext } from '../context/search.ts'
import { formatDay, formatNumber } from '../format.ts'
import { Empty } from '../ui/states/Empty.tsx'
import { ErrorState, Skeleton } from '../ui/states/ErrorState.tsx'
import { ClassesFigure } from './ClassesFigure.tsx'
import { GreenFigure } from './GreenFigure.tsx'
import { IndustryFigure } from './IndustryFigure.tsx'
import { PatentList } from './list/PatentList.tsx'
import { patentMessages } from './messages.ts'
import { peersNameOf } from './names.ts'
import { PartnersFigure } from './PartnersFigure.tsx'
import classes from './patents.module.css'
import { Sources } from './Sources.tsx'
import { useCompanyId, usePatentSummary } from './use-patents.ts'
import { YearsFigure } from './years/YearsFigure.tsx'

/** The tab of a company's patents: by year, class, partner and green technology, beside its industry, and one by one. */
export function Patents() {
  const m = patentMessages()
  const company = useCompany(useCompanyId())
  const summary = usePatentSummary()
  const failed = company.isError ? company : summary.isError ? summary : null
  return (
    <main className="co-page" id="content" tabIndex={-1}>
      {company.data && <title>{`${namesOf(company.data).first.text} ${m.title} – Satoyama`}</title>}
      <ContextBar acts={['asOf', 'peers']} updates={<Updates company={company.data} />} />
      {company.data ? <CompanyHead company={company.data} /> : <h1 className="sr">{m.title}</h1>}
      <div className="top-part">
        {failed && <ErrorState error={failed.error} retry={() => void failed.refetch()} />}
        {!failed && !summary.data && <Skeleton rows={14} />}
        {!failed && summary.data && (
          <div className={summary.isPlaceholderData ? 'is-stale' : undefined}>
            {summary.data.patents === 0 ? <None summary={summary.data} /> : <Sheet summary={summary.data} />}
          </div>
        )}
      </div>
    </main>
  )
}

function Sheet({ summary }: { summary: PatentSummary }) {
  return (
    <>
      <div className="grid">
        <YearsFigure summary={summary} />
        <ClassesFigure summary={summary} />
        <GreenFigure summary={summary} />
        <PartnersFigure summary={summary} />
        <IndustryFigure summary={summary} />
        <PatentList summary={summary} />
      </div>
      <Sources summary={summary} />
    </>
  )
}

/** Nothing is held: what would be here, and how many of its industry have some. */
function None({ summary: { day, industry } }: { summary: PatentSummary }) {
  const m = patentMessages()
  const [{ asOf }] = useContext()
  return (
    <div className={classes.nothing}>
      <Empty title={m.headlines.none}>
        <p>{asOf ? m.nonePast(formatDay(day)) : m.noneText}</p>
        {!asOf && <FromSources />}
        {industry && (
          <p>
            {m.nonePeers(formatNumber(industry.withPatents), formatNumber(industry.companies), peersNameOf(industry))}
          </p>
        )}
      </Empty>
    </div>
  )
}
