import { useQuery } from '@tanstack/react-query'
import { getCompanyTemperature } from '#contract/portfolio/temperature.ts'
import { requestOf } from '../../app/query.ts'
import { formatDay, formatNumber } from '../../format.ts'
import { useStandardContext } from '../../scoring/use-scores.ts'
import { Head, num } from '../../ui/rows/Head.tsx'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import { usePortfolioAddress } from '../address.ts'
import { degreesText, heldName } from '../figures.ts'
import { portfolioMessages } from '../messages.ts'
import { useHoldings } from '../use-portfolio.ts'

/** The target behind a company's temperature, what it comes to, and why each other of its targets does not count. */
export function CompanyTargets({ companyId, close }: { companyId: number; close: () => void }) {
  const m = portfolioMessages().temperature
  const [{ ref, tscope = 'scope1+2', horizon = 'mid', default: fallback }] = usePortfolioAddress()
  const context = useStandardContext()
  const holding = useHoldings().data?.holdings.find(({ company }) => company.id === companyId)
  const explained = useQuery(
    requestOf(getCompanyTemperature, {
      params: { companyId },
      query: { ...context, ...(ref && { ref }), ...(fallback && { default: fallback }) },
    }),
  )
  if (explained.isError) return <ErrorState error={explained.error} retry={() => void explained.refetch()} />
  if (!explained.data) return <Skeleton rows={3} />
  const { scores, targets } = explained.data
  const score = scores.find((one) => one.scope === tscope && one.horizon === horizon)!
  const { regression } = score
  return (
    <section className="fig c12" aria-label={m.why}>
      <header>
        <p className="label">
          <span>{m.why}</span>
        </p>
        <button type="button" className="btn" onClick={close}>
          {m.close}
        </button>
        <h2 className="finding">
          {holding ? `${heldName(holding.company)} ` : ''}
          {score.score === null ? '—' : degreesText(score.score)} ℃
        </h2>
        <p className="unit">
          {regression
            ? m.formula(
                formatNumber(regression.param, 4).replace('-', '−'),
                formatNumber(regression.larr, 2),
                formatNumber(regression.intercept, 4),
                score.score === null ? '—' : degreesText(score.score),
              )
            : m.noTargets}
        </p>
      </header>
      {targets.length > 0 && (
        <div className="scroll">
          <table className="compact">
            <Head columns={[m.grid, m.years, num(m.reduction), m.kind, m.wording]} />
            <tbody>
              {targets.map((target) => (
                <tr key={`${target.scope} ${target.horizon} ${target.endYear} ${target.reason} ${target.source.line}`}>
                  <td>
                    {target.horizon
                      ? m.cell(m.scopes[target.scope], m.horizons[target.horizon])
                      : m.scopes[target.scope]}
                  </td>
                  <td>
                    {target.baseYear}→{target.endYear}
                  </td>
                  <td className="num">{target.reduction === null ? '—' : formatNumber(target.reduction * 100, 1)}</td>
                  <td>{target.reason === null ? m.used : m.reasons[target.reason]}</td>
                  <td className="note">
                    {target.wording ?? '—'}
                    {target.source.publishedOn && ` (${formatDay(target.source.publishedOn)})`}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
