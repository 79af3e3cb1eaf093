import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Indicator } from '#contract/market/indicators.ts'
import { getIndicatorSeries } from '#contract/scores/indicator-score.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { useGroupName } from '../../app/peer-groups.ts'
import { requestOf } from '../../app/query.ts'
import { breaksSentence, jointsOf } from '../../charts/time-series/steps.ts'
import { TimeSeries } from '../../charts/time-series/TimeSeries.tsx'
import { formatCalendarYear, formatNumber, formatSignificant, formatYear } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { Head, num } from '../../ui/rows/Head.tsx'
import { unitWords } from '../units.ts'
import classes from './series.module.css'
import { seriesMessages } from './series-messages.ts'

interface Props {
  readonly companyId: number
  readonly indicator: Indicator
  readonly asOf: string | undefined
}

/** An indicator through ten years, the company beside the middle of its industry: drawn, and as a table. */
export function IndicatorSeries({ companyId, indicator, asOf }: Props) {
  const m = seriesMessages()
  const groupName = useGroupName()
  const series = useQuery({
    ...requestOf(getIndicatorSeries, { params: { companyId, indicator: indicator.code }, query: { asOf } }),
    placeholderData: keepPreviousData,
  })
  const input = useMemo(() => series.data && toInput(series.data, indicator, m.median), [series.data, indicator, m])
  if (!series.data || !input || indicator.type === 'boolean') return null
  const { years, own, industry, group } = series.data
  if (own.every((value) => value === null) && industry.every((value) => value === null)) return null
  const breaks = breaksSentence(years, jointsOf(series.data.industries, 'companies'))
  const name = language() === 'ja' ? indicator.nameJa : indicator.nameEn
  const isYear = indicator.unit === 'year'
  const text = (value: number) => (isYear ? formatCalendarYear(value) : formatSignificant(value))
  const newestFirst = [...years.keys()].reverse()
  return (
    <section aria-label={m.series}>
      <h3>{m.series}</h3>
      <p className="note">{m.group(groupName(group))}</p>
      <TimeSeries label={m.chart(name)} input={input} height={190} />
      {breaks && <p className="note">{breaks}</p>}
      {industry.every((value) => value === null) && <p className="note">{m.tooFew}</p>}
      <table className={`compact ${classes.seriesTable}`}>
        <Head columns={[m.year, num(m.own), num(m.median), num(m.middle), num(m.figures)]} />
        <tbody>
          {newestFirst.map((index) => {
            const [mine, theirs] = [own[index], industry[index]]
            return (
              <tr key={years[index]}>
                <th scope="row">{formatYear(years[index]!)}</th>
                <td className={`num ${mine?.isEstimated ? 'est' : ''}`}>{mine ? text(mine.value) : '—'}</td>
                <td className="num">{theirs ? text(theirs.median) : '—'}</td>
                <td className="num">{theirs ? `${text(theirs.lowerQuartile)}–${text(theirs.upperQuartile)}` : '—'}</td>
                <td className="num">{theirs ? formatNumber(theirs.figures) : '—'}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

function toInput(
  { years, own, industry, industries }: Output<typeof getIndicatorSeries>,
  { unit }: Indicator,
  averageName: string,
) {
  const joints = jointsOf(industries, 'companies')
  return {
    own: years.map((year, index) => ({
      year,
      value: own[index]?.value ?? null,
      isEstimated: own[index]?.isEstimated ?? false,
    })),
    average: years.map((year, index) => ({ year, value: industry[index]?.median ?? null, ...joints[index] })),
    averageName,
    unit: unitWords(unit),
    startsAtZero: unit !== '%' && !unit.includes('/'),
  }
}
