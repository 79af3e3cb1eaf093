import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface Props {
  readonly companyId: number
  readonly indicator: string
  readonly year: number
  readonly boundary: string
  readonly children: ReactNode
}

/** A figure that opens to why it is so. */
export function FigureLink({ companyId, indicator, year, boundary, children }: Props) {
  return (
    <Link
      to="/companies/$companyId/raws"
      params={{ companyId }}
      search={{ view: 'all', figure: `${indicator}.${year}.${boundary}.` }}
    >
      {children}
    </Link>
  )
}
