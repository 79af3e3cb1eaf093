import type { CompanyForecast } from '#contract/forecast/forecast.ts'
import { formatYear } from '../format.ts'
import { forecastMessages } from './messages.ts'
import { numberText, rangeText, valueText } from './text.ts'

type HeadlineForecast = Pick<
  CompanyForecast,
  'subject' | 'unit' | 'state' | 'history' | 'points' | 'isNaive' | 'weights' | 'target'
>

/** Where it is heading, and whether one can tell, in one sentence. */
export function forecastHeadline(forecast: HeadlineForecast): string {
  const { headlines: m } = forecastMessages()
  const { state, history, points, isNaive } = forecast
  const last = history.findLast(({ value }) => value !== null)
  if (state === 'none' || !last) return m.none
  if (state === 'few') return m.few
  const end = points.at(-1)
  if (state === 'old' || !end) return m.old(formatYear(last.year))
  if (isNaive) return naiveHeadline(forecast, last.value!, end)
  if (!end.bands) return m.noBands(formatYear(end.year), valueText(forecast, end.middle))
  const band = end.bands[80]
  if (band.low > last.value!) return m.up(numberText(forecast, band.low))
  if (band.high < last.value!) return m.down(numberText(forecast, band.high))
  return m.unclear(rangeText(forecast, band), formatYear(end.year))
}

/** No change, and where a target draws the line away from it, so that anybody sees it, that it does. */
function naiveHeadline(
  forecast: HeadlineForecast,
  last: number,
  { year, middle }: CompanyForecast['points'][number],
): string {
  const { headlines: m } = forecastMessages()
  const isLevel = numberText(forecast, middle) === numberText(forecast, last)
  if (forecast.weights.target === 0 || isLevel) return m.naive
  return (middle < last ? m.naiveDown : m.naiveUp)(formatYear(year), valueText(forecast, middle))
}

/** Whether the target of its year lies where the forecast goes; null without a target. */
export function targetSentence(forecast: HeadlineForecast): string | null {
  const { target } = forecast
  if (!target) return null
  const { targets: m } = forecastMessages()
  const [year, value] = [formatYear(target.year), valueText(forecast, target.value)]
  const end = forecast.points.at(-1)
  if (!end) return m.noForecast(year, value)
  if (!target.isReached) return m.beyond(year, value, formatYear(end.year))
  const bands = forecast.points.find((point) => point.year === target.year)?.bands
  if (!bands) return m.unknown(year, value)
  return target.inside === null ? m.outside(year, value) : m.inside(year, value, String(target.inside))
}
