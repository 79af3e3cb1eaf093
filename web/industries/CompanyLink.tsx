import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { readIndustryId } from '#contract/market/industry-id.ts'
import type { DisclosedCount } from '#contract/scores/score.ts'
import { usePeerBases } from '../app/peer-groups.ts'
import { companyMessages } from '../companies/messages.ts'
import { namesOf } from '../companies/names.ts'
import { ScoreCoverage } from '../scoring/ScoreCoverage.tsx'
import { scoreMessages, scoreName } from '../scoring/score-messages.ts'
import { Unscored } from '../scoring/unscored/Unscored.tsx'
import { scoreText } from './figures.ts'
import { useIndustryId } from './use-industries.ts'

interface Company {
  readonly id: number
  readonly nameJa: string
  readonly nameEn: string | null
  /** Left out where nothing says so. */
  readonly isListed?: boolean
}

/** What a link from an industry's page to a company takes along, so that it is among the same peers there. */
function useSamePeers() {
  const basis = readIndustryId(useIndustryId())?.basis
  const { usual } = usePeerBases()
  return basis ? { peers: basis === usual ? undefined : basis } : {}
}

/** A company by its name, and that it is listed no more; leads to its summary. */
export function CompanyLink({ company }: { company: Company }) {
  const { first } = namesOf(company)
  return (
    <>
      <Link
        to="/companies/$companyId/dashboard"
        params={{ companyId: company.id }}
        search={useSamePeers()}
        lang={first.lang}
      >
        {first.text}
      </Link>
      {company.isListed === false && <span className="tag">{companyMessages().delisted}</span>}
    </>
  )
}

interface ScoreProps {
  readonly company: Company
  /** Key of the score. */
  readonly name: string
  readonly value: number | null
  /** Of the company's own score: what it rests on. */
  readonly coverage?: number | null
  readonly known?: DisclosedCount | null
  readonly children?: ReactNode
}

/** A score of a company; leads to its reasons. */
export function ScoreLink({ company, name, value, coverage, known, children }: ScoreProps) {
  const peers = useSamePeers()
  if (value === null) return <Unscored known={known} />
  const { first } = namesOf(company)
  return (
    <Link
      to="/companies/$companyId/dashboard"
      params={{ companyId: company.id }}
      search={{ ...peers, why: name }}
      className="score-link"
    >
      <span className="sr" lang={first.lang}>
        {first.text}
      </span>{' '}
      {scoreText(value)}
      {children}
      <ScoreCoverage share={coverage} /> <span className="sr">{scoreMessages().open(scoreName(name))}</span>
    </Link>
  )
}
