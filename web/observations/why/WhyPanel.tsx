import { WhyAside } from '../../why/WhyAside.tsx'
import './why-figure.module.css'
import { useQuery } from '@tanstack/react-query'
import type { Company } from '#contract/market/companies.ts'
import type { Indicator } from '#contract/market/indicators.ts'
import { getFigure } from '#contract/market/observations.ts'
import { requestOf } from '../../app/query.ts'
import { language } from '../../i18n/language.ts'
import { ToDefinition } from '../../indicators/DefinitionLink.tsx'
import { IndicatorSeries } from '../../indicators/series/IndicatorSeries.tsx'
import { UsedIn } from '../../indicators/series/UsedIn.tsx'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import { rawMessages } from '../messages.ts'
import type { Selected } from '../selected.ts'
import type { Observations } from '../table/rows.ts'
import { Standing } from './Standing.tsx'
import { TextReading } from './text/TextReading.tsx'
import { Absent } from './WhyAbsent.tsx'
import { WhyActions } from './WhyActions.tsx'
import { Headline } from './WhyHeadline.tsx'
import { Origin } from './WhyOrigin.tsx'
import { Vintages } from './WhyVintages.tsx'

interface Props {
  readonly companyId: number
  readonly selected: Selected
  readonly asOf: string | undefined
  readonly company: Company | undefined
  readonly indicators: readonly Indicator[]
  readonly observations: Observations
  readonly close: () => void
}

/** The margin in which a figure answers for itself: its line in the filing, its document, its vintages. Never a modal. */
export function WhyPanel({ companyId, selected, asOf, company, indicators, observations, close }: Props) {
  const m = rawMessages()
  const indicator = indicators.find(({ code }) => code === selected.indicator)
  const isRecorded = observations.cells.some((cell) => isSelected(cell, selected))
  const figure = useQuery({
    ...requestOf(getFigure, {
      params: { companyId, indicator: selected.indicator, fiscalYear: selected.year },
      query: { boundary: selected.boundary, part: selected.part, asOf },
    }),
    enabled: isRecorded,
  })
  if (!indicator) return null

  return (
    <WhyAside label={m.why} close={close} opener=".raw td.on .fig-btn">
      <h2>
        {language() === 'ja' ? indicator.nameJa : indicator.nameEn} <span>{indicator.code}</span>
      </h2>
      <ToDefinition code={indicator.code} />
      {!isRecorded && (
        <>
          <Absent indicator={indicator} year={selected.year} observations={observations}>
            <TextReading companyId={companyId} selected={selected} indicator={indicator} asOf={asOf} isAbsent />
          </Absent>
          <UsedIn companyId={companyId} indicator={indicator} year={selected.year} />
          <IndicatorSeries companyId={companyId} indicator={indicator} asOf={asOf} />
          <WhyActions indicator={indicator} company={company} />
        </>
      )}
      {figure.isError && <ErrorState error={figure.error} retry={() => void figure.refetch()} />}
      {isRecorded && figure.isPending && <Skeleton rows={10} />}
      {figure.data && (
        <>
          <Headline figure={figure.data} indicator={indicator} />
          <Standing companyId={companyId} figure={figure.data} indicator={indicator} asOf={asOf} />
          <UsedIn companyId={companyId} indicator={indicator} year={figure.data.fiscalYear} />
          <TextReading companyId={companyId} selected={selected} indicator={indicator} asOf={asOf} />
          <Origin figure={figure.data} indicator={indicator} />
          <IndicatorSeries companyId={companyId} indicator={indicator} asOf={asOf} />
          <Vintages figure={figure.data} indicator={indicator} />
          <WhyActions figure={figure.data} indicator={indicator} company={company} />
        </>
      )}
    </WhyAside>
  )
}

function isSelected(cell: Observations['cells'][number], { indicator, year, boundary, part }: Selected): boolean {
  return cell.indicator === indicator && cell.fiscalYear === year && cell.boundary === boundary && cell.part === part
}
