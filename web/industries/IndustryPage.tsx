import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { IndustryOverview } from '#contract/industries/industries.ts'
import type { IndustrySummary } from '#contract/industries/industry-parts.ts'
import { readIndustryId } from '#contract/market/industry-id.ts'
import { usePeerBases } from '../app/peer-groups.ts'
import { peerMessages } from '../app/peer-messages.ts'
import { CallFailed } from '../app/send.ts'
import { ContextBar } from '../context/ContextBar.tsx'
import { useContext } from '../context/search.ts'
import { formatNumber } from '../format.ts'
import { scoredCount } from '../scoring/score-messages.ts'
import { ErrorState } from '../ui/states/ErrorState.tsx'
import { nameOf } from './figures.ts'
import { IndustryFoot } from './IndustryFoot.tsx'
import classes from './industries.module.css'
import { Meanwhile } from './Meanwhile.tsx'
import { industryMessages } from './messages.ts'
import { NoIndustryScore } from './NoIndustryScore.tsx'
import { useIndustryId } from './use-industries.ts'

type Answer = Pick<IndustryOverview, 'year' | 'years' | 'basis' | 'industry' | 'recipe'>

interface Props<A extends Answer> {
  readonly tab: keyof typeof tabs
  readonly query: UseQueryResult<A>
  readonly children: (answer: A) => ReactNode
}

const tabs = {
  sustainability: '/industries/$industryId/sustainability',
  overview: '/industries/$industryId/overview',
  companies: '/industries/$industryId/companies',
} as const

/** The frame of every screen of an industry: what is shown, which one it is, its tabs, what it stands on. */
export function IndustryPage<A extends Answer>({ tab, query, children }: Props<A>) {
  const m = industryMessages()
  const [context, change] = useContext()
  const { data } = query
  // The whole market names no classification; what it is compared on, the answer says.
  const industryId = useIndustryId()
  const named = data?.basis ?? readIndustryId(industryId)?.basis
  const name = data && nameOf(data.industry)
  return (
    <main className={`co-page ${classes.industrySheet}`} id="content" tabIndex={-1}>
      {name && <title>{`${name} ${m.tab[tab]} – Satoyama`}</title>}
      <ContextBar
        acts={[
          'asOf',
          'year',
          'method',
          'version',
          'period',
          'inference',
          'text',
          ...(tab === 'companies' ? (['display'] as const) : []),
        ]}
        years={data?.years ?? []}
        newest={context.year === undefined ? data?.year : null}
        named={named}
      />
      {data ? <Head answer={data} /> : <h1 className="sr">{m.tab[tab]}</h1>}
      {query.isError && !data && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.isError && !data && isOfOthers(query.error) && (
        <button type="button" className="btn" onClick={() => change({ method: undefined })}>
          {m.byStandard}
        </button>
      )}
      {query.isPending && <Meanwhile />}
      {data && (
        <div
          className={`${classes.industryBody} ${query.isPlaceholderData ? 'is-stale' : ''}`}
          aria-busy={query.isPlaceholderData}
        >
          {data.year === null ? <NoIndustryScore years={data.years} /> : children(data)}
          <IndustryFoot answer={data} name={name!} title={m.tab[tab]} />
        </div>
      )}
    </main>
  )
}

function Head({ answer: { industry, basis } }: { answer: Answer }) {
  const m = industryMessages()
  const industryId = useIndustryId()
  const { usual } = usePeerBases()
  return (
    <div className="top-part">
      <div className="co-head">
        <p className="kicker">
          <Link to="/industries" search={{ peers: basis === usual ? undefined : basis }}>
            {m.all}
          </Link>
          <span>{peerMessages().bases[basis]}</span>
          {industry.sector && <span>{nameOf(industry.sector)}</span>}
          {industry.code.includes(':') && <span className="mono">{industry.code.split(':')[1]}</span>}
        </p>
        <h1>
          {nameOf(industry)} <Other industry={industry} />
        </h1>
        <p className={`note ${classes.headActs}`}>
          {scoredCount(industry.scored, industry.companies) ?? m.allScored(formatNumber(industry.companies))}
          <Link to="/-print-industry-/$id" params={{ id: industryId }} search={(old) => old} className="btn">
            {m.print}
          </Link>
        </p>
      </div>
      <nav className="tabs" aria-label={m.tabs}>
        {(Object.keys(tabs) as (keyof typeof tabs)[]).map((each) => (
          <Link key={each} to={tabs[each]} params={{ industryId }} search={{}} activeOptions={{ includeSearch: false }}>
            {m.tab[each]}
          </Link>
        ))}
      </nav>
    </div>
  )
}

/** The name in the other language. */
function Other({ industry: { nameJa, nameEn } }: { industry: IndustrySummary }) {
  const isJa = nameOf({ nameJa, nameEn }) === nameJa
  if (nameJa === nameEn) return null
  return <small lang={isJa ? 'en' : 'ja'}>{isJa ? nameEn : nameJa}</small>
}

/** Whether a method of one's own compares within other industries. */
const isOfOthers = (error: unknown) => error instanceof CallFailed && error.code === 'own-method.other-industries'
