import { Link } from '@tanstack/react-router'
import type { PortfolioFigures } from '#contract/portfolio/figures.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { formatNumber } from '../../format.ts'
import { Head, num } from '../../ui/rows/Head.tsx'
import { heldName, labelOf, percentText } from '../figures.ts'
import { portfolioMessages } from '../messages.ts'
import { violationTable } from '../tables/esg-tables.ts'

/** What the negative screens say of what is held, with the way to the evidence. */
export function Violations({ figures }: { figures: PortfolioFigures }) {
  const { esg, strip, benchmarkStrip } = figures
  const m = portfolioMessages().esg
  const { companies, weight } = strip.excluded
  const finding = companies === 0 ? m.noViolation : m.violationFinding(formatNumber(companies), percentText(weight))
  const rows = esg.violations.toSorted((a, b) => b.weight - a.weight)
  return (
    <Figure
      id="violations"
      number={4}
      name={m.violations}
      finding={finding}
      span={12}
      views={[
        {
          key: 'list',
          label: m.violations,
          content: (
            <div className="scroll">
              <table className="compact">
                <Head
                  columns={[
                    m.screen,
                    num(portfolioMessages().climate.weight),
                    num(m.benchmark),
                    num(m.unknown),
                    m.companies,
                  ]}
                />
                <tbody>
                  {rows.map((row) => (
                    <tr key={row.screen}>
                      <td>{labelOf(row)}</td>
                      <td className="num">{percentText(row.weight)}</td>
                      <td className="num">{row.benchmark === null ? '—' : percentText(row.benchmark)}</td>
                      <td className="num">{percentText(row.unknown)}</td>
                      <td className="note">
                        {row.companies.map(({ company }, at) => (
                          <span key={company.id}>
                            {at > 0 && ', '}
                            <Link
                              to="/companies/$companyId/dashboard"
                              params={{ companyId: company.id }}
                              search={{}}
                              hash="themes"
                            >
                              {heldName(company)}
                            </Link>
                          </span>
                        ))}
                      </td>
                    </tr>
                  ))}
                  <tr>
                    <td>{m.anyScreen}</td>
                    <td className="num">{percentText(weight)}</td>
                    <td className="num">{benchmarkStrip ? percentText(benchmarkStrip.excluded.weight) : '—'}</td>
                    <td className="num">—</td>
                    <td className="note">{portfolioMessages().holdings(formatNumber(companies))}</td>
                  </tr>
                </tbody>
              </table>
            </div>
          ),
        },
      ]}
      table={{ ...violationTable(figures), caption: finding }}
    />
  )
}
