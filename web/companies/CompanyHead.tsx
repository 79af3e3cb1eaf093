import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import type { Company } from '#contract/market/companies.ts'
import { formatDay, formatYearEnd } from '../format.ts'
import { CompanyTabs } from './CompanyTabs.tsx'
import { CompareButton } from './CompareButton.tsx'
import { companyMessages } from './messages.ts'
import { namesOf, useClassifications } from './names.ts'
import { rememberCompany } from './recent.ts'

/** Who this is: codes, market, industry and names, and the tabs below. */
export function CompanyHead({ company, strip }: { company: Company; strip?: ReactNode }) {
  const m = companyMessages()
  const { industry, industryCode, market } = useClassifications()
  const tse33 = industryCode(company)
  const { first, second } = namesOf(company)
  useEffect(() => rememberCompany(company), [company])
  const facts = [
    company.ticker,
    company.isin,
    company.isListed ? (market(company.marketCode) ?? m.isListed) : m.delisted,
    industry(company) ?? (company.industryGap ? m.industryGaps[company.industryGap] : m.noIndustry),
    company.fiscalYearEnd && formatYearEnd(company.fiscalYearEnd),
    company.hasConsolidated === null ? null : m.basis(company.hasConsolidated),
    company.edinetCode,
  ].filter(Boolean)
  return (
    <div className="top-part">
      <div className="co-head">
        <p className="kicker">
          {facts.map((fact) => (
            <span key={fact}>
              {fact === industry(company) && tse33 ? (
                <Link to="/industries/$industryId/sustainability" params={{ industryId: `tse33-${tse33}` }} search={{}}>
                  {fact}
                </Link>
              ) : (
                fact
              )}
            </span>
          ))}
        </p>
        <h1 lang={first.lang}>
          {first.text} {second && <small lang={second.lang}>{second.text}</small>}
          {!company.isListed && <span className="tag">{m.delisted}</span>}
        </h1>
        <CompareButton company={company} />
        <p className="note">
          {company.newestDocument && `${m.newest} ${formatDay(company.newestDocument)}`}
          {company.updatedOn && `　${m.updated} ${formatDay(company.updatedOn)}`}
        </p>
      </div>
      {strip}
      <CompanyTabs companyId={company.id} />
    </div>
  )
}
