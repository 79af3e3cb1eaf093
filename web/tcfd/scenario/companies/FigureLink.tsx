import { Link } from '@tanstack/react-router'
import type { ScenarioFigure } from '#contract/scenario/cost.ts'
import { formatNumber, formatYear } from '../../../format.ts'
import { scenarioMessages } from '../messages.ts'

/** A figure that opens to why it is so, down to the line of the filing. */
export function FigureLink({ companyId, figure }: { readonly companyId: number; readonly figure: ScenarioFigure }) {
  const { indicator, year, boundary, value, state } = figure
  return (
    <>
      <Link
        to="/companies/$companyId/raws"
        params={{ companyId }}
        search={{ view: 'all', figure: `${indicator}.${year}.${boundary}.` }}
      >
        {formatNumber(value)}
      </Link>{' '}
      <small>
        {formatYear(year)}
        {state === 'estimated' && ` · ${scenarioMessages().companies.estimated}`}
      </small>
    </>
  )
}
