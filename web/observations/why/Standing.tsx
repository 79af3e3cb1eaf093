import { useQuery } from '@tanstack/react-query'
import { getDistribution, type Indicator, type Spread } from '#contract/market/indicators.ts'
import type { Figure } from '#contract/market/observations.ts'
import { requestOf } from '../../app/query.ts'
import { formatNumber } from '../../format.ts'
import { exactText } from '../figure-text.ts'
import { rawMessages } from '../messages.ts'
import classes from './why-figure.module.css'

interface Props {
  readonly companyId: number
  readonly figure: Figure
  readonly indicator: Indicator
  readonly asOf: string | undefined
}

/** Where the figure stands in the market and in its industry. Only for the basis the indicator is ranked on. */
export function Standing({ companyId, figure, indicator, asOf }: Props) {
  const m = rawMessages()
  const isRanked = figure.boundary === indicator.boundary && figure.part === ''
  const { fiscalYear } = figure
  const place = useQuery({
    ...requestOf(getDistribution, { params: { indicator: indicator.code }, query: { fiscalYear, companyId, asOf } }),
    enabled: isRanked,
  })
  if (!place.data?.company) return null
  const { market, industry, company } = place.data
  return (
    <section aria-label={m.standing}>
      <h3>{m.standing}</h3>
      <table className={classes.standing}>
        <thead>
          <tr>
            <th scope="col" />
            <th scope="col">{m.companiesCounted}</th>
            <th scope="col">{m.median}</th>
            <th scope="col">{m.percentile}</th>
          </tr>
        </thead>
        <tbody>
          <Line name={m.wholeMarket} spread={market} rank={company.marketRank} indicator={indicator} />
          {industry && (
            <Line name={m.sameIndustry} spread={industry} rank={company.industryRank} indicator={indicator} />
          )}
        </tbody>
      </table>
    </section>
  )
}

interface LineProps {
  readonly name: string
  readonly spread: Spread
  readonly rank: number | null
  readonly indicator: Indicator
}

function Line({ name, spread, rank, indicator }: LineProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="num">{formatNumber(spread.n)}</td>
      <td className="num">{spread.median === null ? '—' : exactText(spread.median, indicator)}</td>
      <td className="num">{rank === null ? '—' : formatNumber(rank * 100)}</td>
    </tr>
  )
}
