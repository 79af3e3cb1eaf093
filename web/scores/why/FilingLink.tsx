import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Indicator } from '#contract/market/indicators.ts'

interface Props {
  readonly companyId: number
  readonly indicator: Indicator
  readonly year: number
  /** Shows all rows of the table below: one without a score is not among the others. */
  readonly isAll?: boolean
  readonly children: ReactNode
}

/** To the figure among the filed ones, with its own reasons open. */
export function FilingLink({ companyId, indicator, year, isAll = false, children }: Props) {
  const figure = `${indicator.code}.${year}.${indicator.boundary}.`
  return (
    <Link
      to="/companies/$companyId/raws"
      params={{ companyId }}
      search={{ ...(isAll && { view: 'all' as const }), figure }}
    >
      {children}
    </Link>
  )
}
