import { Link } from '@tanstack/react-router'
import type { DocumentFigure } from '#contract/documents/documents.ts'
import type { Indicator } from '#contract/market/indicators.ts'
import { nameOf } from '../../i18n/names.ts'

interface Props {
  readonly companyId: number
  readonly of: Pick<DocumentFigure, 'indicator' | 'fiscalYear' | 'boundary' | 'part'>
  readonly indicator: Indicator | undefined
}

/** An indicator's name; opens the figure with its reason among the raw data. */
export function FigureLink({ companyId, of, indicator }: Props) {
  const figure = [of.indicator, of.fiscalYear, of.boundary, of.part].join('.')
  return (
    <Link
      to="/companies/$companyId/raws"
      params={{ companyId }}
      search={{ figure, year: of.fiscalYear, ...(of.part && { subsidiaries: 1 as const }) }}
    >
      {indicator ? nameOf(indicator) : of.indicator}
    </Link>
  )
}
