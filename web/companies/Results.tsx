import { Link } from '@tanstack/react-router'
import type { CompanySummary } from '#contract/companies.ts'
import { formatNumber } from '../format.ts'
import { companyMessages } from './messages.ts'
import { namesOf, useClassifications } from './names.ts'

/** Companies found, best first; arrow keys go from one to the next. */
export function Results({ companies, q }: { companies: readonly CompanySummary[]; q: string }) {
  const m = companyMessages()
  const { industry, market } = useClassifications()
  return (
    <div className="scroll">
      <table className="results" onKeyDown={moveBetweenRows}>
        <thead>
          <tr>
            <th>{m.ticker}</th>
            <th>{m.company}</th>
            <th className="opt">{m.industry}</th>
            <th className="opt">{m.market}</th>
            <th className="num">{m.figures}</th>
          </tr>
        </thead>
        <tbody>
          {companies.map((company) => {
            const { first, second } = namesOf(company)
            return (
              <tr key={company.id}>
                <td className="code">{company.ticker}</td>
                <td className="co">
                  <Link
                    to="/companies/$companyId/raws"
                    params={{ companyId: company.id }}
                    search={{}}
                    lang={first.lang}
                  >
                    <Marked text={first.text} q={q} />
                  </Link>
                  {second && (
                    <small lang={second.lang}>
                      <Marked text={second.text} q={q} />
                    </small>
                  )}
                </td>
                <td className="opt mut">{industry(company)}</td>
                <td className="opt mut">{market(company.marketCode) ?? '—'}</td>
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

/** The part of a name that was typed, where it stands there letter for letter. */
function Marked({ text, q }: { text: string; q: string }) {
  const word = q.normalize('NFKC').trim().split(/\s+/)[0] ?? ''
  const at = word === '' ? -1 : text.toLowerCase().indexOf(word.toLowerCase())
  if (at === -1) return text
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + word.length)}</mark>
      {text.slice(at + word.length)}
    </>
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
