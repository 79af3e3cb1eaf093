import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Company } from '#contract/market/companies.ts'
import { ContextBar } from '../../context/ContextBar.tsx'
import type { ContextSearch } from '../../context/search.ts'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import { CompanyHead } from '../head/CompanyHead.tsx'
import { Updates } from '../head/Updates.tsx'
import { namesOf } from '../names.ts'
import { useCompany } from '../use-company.ts'

interface Props {
  readonly title: string
  /** Choices of the context that the tab follows. */
  readonly acts: readonly (keyof ContextSearch)[]
  readonly years?: readonly number[] | undefined
  readonly newest?: number | null | undefined
  /** Beside the contents, such as the reasons of a figure. */
  readonly side?: ReactNode
  readonly children: (company: Company) => ReactNode
}

export const useCompanyId = () => useParams({ from: '/app/companies/$companyId' }).companyId

/** The frame of a company's tab that is not about its scores: what is shown, who it is, and the contents. */
export function CompanyTab({ title, acts, years, newest, side, children }: Props) {
  const company = useCompany(useCompanyId())
  return (
    <main className="co-page" id="content" tabIndex={-1}>
      {company.data && <title>{`${namesOf(company.data).first.text} ${title} – Satoyama`}</title>}
      <ContextBar
        acts={acts}
        updates={<Updates company={company.data} />}
        {...(years && { years })}
        {...(newest !== undefined && { newest })}
      />
      {company.data ? <CompanyHead company={company.data} /> : <h1 className="sr">{title}</h1>}
      {company.isPending && <Skeleton rows={3} />}
      <div className={`two ${side ? '' : 'no-why'}`}>
        <div className="left">
          {company.isError && <ErrorState error={company.error} retry={() => void company.refetch()} />}
          {company.data && children(company.data)}
        </div>
        {side}
      </div>
    </main>
  )
}
