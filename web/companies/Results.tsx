import { Link } from '@tanstack/react-router'
import type { CompanySummary } from '#contract/market/companies.ts'
import { formatNumber } from '../format.ts'
import { Head, num } from '../ui/rows/Head.tsx'
import { Highlight } from './Highlight.tsx'
import { companyMessages } from './messages.ts'
import { namesOf, useClassifications } from './names.ts'

/** Matching companies, best first; arrow keys go from one to the next. */
export function Results({ companies, q }: { companies: readonly CompanySummary[]; q: string }) {
  const m = companyMessages()
  const { industry, segment } = useClassifications()
  return (
    <div className="scroll">
      <table className="results" onKeyDown={moveBetweenRows}>
        <Head
          columns={[
            m.ticker,
            m.company,
            { name: m.industry, className: 'opt' },
            { name: m.market, className: 'opt' },
            num(m.figures),
          ]}
        />
        <tbody>
          {companies.map((company) => {
            const { first, second } = namesOf(company)
            return (
              <tr key={company.id}>
                <td className="code">{company.ticker && <Highlight text={company.ticker} q={q} />}</td>
                <td className="co">
                  <Link
                    to="/companies/$companyId/raws"
                    params={{ companyId: company.id }}
                    search={{}}
                    lang={first.lang}
                  >
                    <Highlight text={first.text} q={q} />
                  </Link>
                  {!company.isListed && <span className="tag">{m.delisted}</span>}
                  {second && (
                    <small lang={second.lang}>
                      <Highlight text={second.text} q={q} />
                    </small>
                  )}
                </td>
                <td className="opt mut">{industry(company) ?? m.noIndustry}</td>
                <td className="opt mut">{segment(company) ?? '—'}</td>
                <td className="num">
                  {company.figures === 0 ? <span className="und">—</span> : formatNumber(company.figures)}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function moveBetweenRows(event: React.KeyboardEvent<HTMLTableElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('tbody a')]
  const next = links.indexOf(document.activeElement as HTMLElement) + step
  event.preventDefault()
  if (next < 0) document.querySelector<HTMLElement>('#company-search')?.focus()
  else links[next]?.focus()
}
