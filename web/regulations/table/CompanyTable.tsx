import { Link } from '@tanstack/react-router'
import type { RegulationCompany } from '#contract/regulations/companies.ts'
import { expectedOf } from '#contract/regulations/counts.ts'
import type { Regulation } from '#contract/regulations/regulations.ts'
import { namesOf, shortName } from '../../companies/names.ts'
import { formatDay, formatNumber } from '../../format.ts'
import { nameOf } from '../../i18n/names.ts'
import { FactTag } from '../../indicators/FactTag.tsx'
import { StateMark } from '../../indicators/themes/StateMark.tsx'
import { detailMessages } from '../detail-messages.ts'
import { regulationMessages } from '../messages.ts'
import { Reasons } from '../Reasons.tsx'
import classes from '../regulations.module.css'
import { useRegulationAddress } from '../use-regulation.ts'
import { bindingText } from '../words.ts'
import { FigureStates } from './FigureStates.tsx'

interface Props {
  readonly companies: readonly RegulationCompany[]
  /** Those that serve the regulation. */
  readonly indicators: Regulation['indicators']
}

/** A page of companies; the count of what is disclosed leads to the gaps of the company. */
export function CompanyTable({ companies, indicators }: Props) {
  const { table: m } = detailMessages()
  const { columns } = m
  return (
    <table className={classes.rows}>
      <thead>
        <tr>
          <th scope="col">{columns.company}</th>
          <th scope="col">{columns.state}</th>
          <th scope="col">{columns.because}</th>
          <th scope="col">{columns.first}</th>
          {indicators.length > 0 && (
            <>
              <th scope="col" className="num">
                {columns.disclosed}
              </th>
              <th scope="col">{columns.worst}</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {companies.map((company) => (
          <Row key={company.companyId} company={company} indicators={indicators} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ company, indicators }: { company: RegulationCompany; indicators: Regulation['indicators'] }) {
  const { table: m } = detailMessages()
  const { states } = regulationMessages()
  const { companyId, ticker, state, because, first, yearEnd, worst } = company
  const name = namesOf(company).first
  return (
    <tr>
      <th scope="row">
        {ticker && <span className="code">{ticker}</span>}{' '}
        <Link to="/companies/$companyId/dashboard" params={{ companyId }} search={{}} lang={name.lang}>
          {shortName(name)}
        </Link>
      </th>
      <td className={classes.state}>
        <StateMark state={state} color={null} /> {states[state]}
      </td>
      <td className={classes.full}>
        <Reasons companyId={companyId} because={because} />
        {yearEnd && because.some(({ average }) => average !== null) && (
          <small className={classes.day}>{detailMessages().set.asOf(formatDay(yearEnd))}</small>
        )}
      </td>
      <td className={classes.state} data-label={m.columns.first}>
        {first ? (
          <>
            {bindingText(first)}{' '}
            {first.force === 'planned' && <span className="tag warn">{detailMessages().planned}</span>}
            {first.status === 'recalled' && <FactTag status={first.status} />}
          </>
        ) : (
          <span className="dim">—</span>
        )}
      </td>
      {indicators.length > 0 && (
        <>
          <td className={`num ${classes.disclosed}`} data-label={m.columns.disclosed}>
            <Disclosed company={company} name={shortName(name)} />
            <FigureStates company={company} indicators={indicators} />
          </td>
          <td className={classes.full} data-label={m.columns.worst}>
            {worst ? nameOf(worst) : <span className="dim">{expectedOf(company.gaps) > 0 ? m.complete : '—'}</span>}
          </td>
        </>
      )}
    </tr>
  )
}

function Disclosed({ company: { companyId, gaps }, name }: { company: RegulationCompany; name: string }) {
  const { table: m } = detailMessages()
  const [, change] = useRegulationAddress()
  const expected = expectedOf(gaps)
  if (expected === 0) return <span className="dim">{gaps['no-report'] > 0 ? m.noReport : '—'}</span>
  return (
    <button
      type="button"
      aria-label={`${m.disclosedOf(formatNumber(gaps.disclosed), formatNumber(expected))} ${m.gapsOf(name)}`}
      onClick={() => {
        change({ set: `company-${companyId}` })
        document.getElementById('gaps')?.scrollIntoView?.({ block: 'start' })
      }}
    >
      {m.disclosedOf(formatNumber(gaps.disclosed), formatNumber(expected))}
    </button>
  )
}
