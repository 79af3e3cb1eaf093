import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { listIndustryMembers } from '#contract/industries/industry.ts'
import { peerMessages } from '../app/peer-messages.ts'
import { requestOf } from '../app/query.ts'
import { useContext } from '../context/search.ts'
import { formatNumber } from '../format.ts'
import { Skeleton } from '../ui/states/ErrorState.tsx'
import { CompanyLink } from './CompanyLink.tsx'
import { nameOf } from './figures.ts'
import classes from './industries.module.css'
import { industryMessages } from './messages.ts'
import { useIndustryId } from './use-industries.ts'

/** Below this an answer is on its way, and what stands in for it would only flicker, ms. */
const patience = 600

/** An industry whose scores are being worked out: its name and its companies, which are known without them. */
export function Meanwhile() {
  const m = industryMessages()
  const industryId = useIndustryId()
  const [{ asOf }] = useContext()
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patience)
    return () => clearTimeout(timer)
  }, [])
  const { data } = useQuery({
    ...requestOf(listIndustryMembers, { params: { industryId }, query: asOf ? { asOf } : {} }),
    enabled: isSlow,
  })
  if (!data) return <Skeleton rows={12} />
  return (
    <section className={classes.industryBody}>
      <p className="kicker">{peerMessages().bases[data.basis]}</p>
      <h2>{nameOf(data.industry)}</h2>
      <p role="status">
        {m.preparing} {m.membersNow(formatNumber(data.companies.length))}
      </p>
      <ul className={classes.members}>
        {data.companies.map((company) => (
          <li key={company.id}>
            <span className="mono">{company.ticker}</span> <CompanyLink company={company} />
          </li>
        ))}
      </ul>
    </section>
  )
}
