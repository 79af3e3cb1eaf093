import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { getCompanyFacts } from '#contract/company-facts/company-facts.ts'
import { requestOf } from '../app/query.ts'
import { CompanyHead } from '../companies/head/CompanyHead.tsx'
import { Updates } from '../companies/head/Updates.tsx'
import { namesOf, useClassifications } from '../companies/names.ts'
import { useCompany } from '../companies/use-company.ts'
import { ContextBar } from '../context/ContextBar.tsx'
import { scoreChips, useContext } from '../context/search.ts'
import { ErrorState, Skeleton } from '../ui/states/ErrorState.tsx'
import classes from './company-facts.module.css'
import { FactTable } from './FactTable.tsx'
import { Indices } from './Indices.tsx'
import { Industries } from './Industries.tsx'
import { Links } from './Links.tsx'
import { factMessages } from './messages.ts'
import { Segments } from './Segments.tsx'
import { Sizes } from './Sizes.tsx'

/** The info tab: everything known of a company but its figures, each with where it comes from and since when. */
export function CompanyInfo() {
  const m = factMessages()
  const { companyId } = useParams({ from: '/app/companies/$companyId' })
  const [{ asOf }] = useContext()
  const company = useCompany(companyId)
  const facts = useQuery(requestOf(getCompanyFacts, { params: { companyId }, query: { asOf } }))
  const { industry, segment } = useClassifications()
  const failed = [company, facts].find(({ isError }) => isError)
  return (
    <main className="co-page" id="content" tabIndex={-1}>
      {company.data && <title>{`${namesOf(company.data).first.text} ${m.title} – Satoyama`}</title>}
      <ContextBar acts={scoreChips} updates={<Updates company={company.data} />} />
      {company.data ? <CompanyHead company={company.data} /> : <h1 className="sr">{m.title}</h1>}
      <div className={`left ${classes.page}`}>
        {failed && <ErrorState error={failed.error} retry={() => void failed.refetch()} />}
        {!failed && !facts.data && <Skeleton rows={16} />}
        {facts.data && company.data && (
          <>
            <h2 className={`finding ${classes.finding}`}>
              {m.headline(namesOf(company.data).first.text, segment(company.data) ?? '', industry(company.data) ?? '')}
            </h2>
            <div className="grid">
              <Section name={m.sections.facts} wide="c12">
                <FactTable data={facts.data} />
              </Section>
              <Section name={m.sections.industries} wide="c12">
                <Industries data={facts.data} />
              </Section>
              <Section name={m.sections.sizes} wide="c6">
                <Sizes companyId={companyId} data={facts.data} />
              </Section>
              <Section name={m.sections.indices} wide="c6">
                <Indices data={facts.data} />
              </Section>
              <Section name={m.sections.segments} wide="c12">
                <Segments companyId={companyId} data={facts.data} />
              </Section>
              <Section name={m.sections.links} wide="c12">
                <Links data={facts.data} />
              </Section>
            </div>
          </>
        )}
      </div>
    </main>
  )
}

function Section({ name, wide, children }: { name: string; wide: 'c6' | 'c12'; children: ReactNode }) {
  const id = useId()
  return (
    <section className={`fig ${wide}`} aria-labelledby={id}>
      <header>
        <h3 className={classes.name} id={id}>
          {name}
        </h3>
      </header>
      {children}
    </section>
  )
}
