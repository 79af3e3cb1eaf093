import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Known } from '#contract/scores/score.ts'
import { namesOf } from '../companies/names.ts'
import { ScoreCoverage } from '../scoring/ScoreCoverage.tsx'
import { scoreMessages, scoreName } from '../scoring/score-messages.ts'
import { Unscored } from '../scoring/Unscored.tsx'
import { scoreText } from './figures.ts'

interface Company {
  readonly id: number
  readonly nameJa: string
  readonly nameEn: string | null
}

/** A company by its name; leads to its summary. */
export function CompanyLink({ company }: { company: Company }) {
  const { first } = namesOf(company)
  return (
    <Link to="/companies/$companyId/dashboard" params={{ companyId: company.id }} search={{}} lang={first.lang}>
      {first.text}
    </Link>
  )
}

interface ScoreProps {
  readonly company: Company
  /** Key of the score. */
  readonly name: string
  readonly value: number | null
  /** Of the company's own score: what it rests on. */
  readonly coverage?: number | null
  readonly known?: Known | null
  readonly children?: ReactNode
}

/** A score of a company; leads to its reasons. */
export function ScoreLink({ company, name, value, coverage, known, children }: ScoreProps) {
  if (value === null) return <Unscored known={known} />
  const label = `${namesOf(company).first.text} ${scoreText(value)} ${scoreMessages().open(scoreName(name))}`
  return (
    <Link
      to="/companies/$companyId/dashboard"
      params={{ companyId: company.id }}
      search={{ why: name }}
      className="score-link"
      aria-label={label}
    >
      {scoreText(value)}
      {children}
      <ScoreCoverage share={coverage} />
    </Link>
  )
}
