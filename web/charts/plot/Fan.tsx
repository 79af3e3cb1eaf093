import type { CompanyForecast } from '#contract/forecast/forecast.ts'
import { type BandShare, bandShares } from '#methodology/forecast/parameters.ts'
import { Band, Line } from './lines.tsx'
import type { PlotArea, YearValue } from './scales.ts'

interface Props {
  readonly area: Pick<PlotArea, 'x' | 'y'>
  /** The last figure, which bands and middle begin at, where there is one. */
  readonly start: YearValue | undefined
  readonly points: CompanyForecast['points']
  readonly fills: Readonly<Record<BandShare, string>>
  readonly strokeDasharray: string
}

/** A forecast: bands from wide to narrow, and the middle as a dashed line. */
export function Fan({ area, start, points, fills, strokeDasharray }: Props) {
  const bandOf = (share: BandShare) => [
    ...(start?.value == null ? [] : [{ year: start.year, low: start.value, high: start.value }]),
    ...points.flatMap(({ year, bands }) => (bands ? [{ year, ...bands[share] }] : [])),
  ]
  const middle = points.map(({ year, middle: value }) => ({ year, value }))
  return (
    <>
      {points.some(({ bands }) => bands) &&
        bandShares
          .toReversed()
          .map((share) => <Band key={share} area={area} points={bandOf(share)} fill={fills[share]} />)}
      <Line area={area} points={start ? [start, ...middle] : middle} {...{ strokeDasharray }} strokeWidth={1.5} />
    </>
  )
}
