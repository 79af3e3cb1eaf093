import { Link, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { type ContextSearch, contextKeys, today } from '../../context/search.ts'
import { formatNumber, formatYear } from '../../format.ts'
import { type ComparedCompany, displayLimit } from '../comparison.ts'
import { namesOf } from '../names.ts'
import { IndicatorChoice } from './IndicatorChoice.tsx'
import classes from './report.module.css'
import { maxYears, pagesOf, type Report, reportOf, reportParts, reportSearch } from './report-address.ts'
import { reportMessages } from './report-messages.ts'

interface Props {
  /** Whom one can choose from: those of the comparison; the first five are chosen. */
  readonly companies: readonly ComparedCompany[]
  readonly from?: number
  readonly to?: number
  /** What stands beside the buttons, such as a file made of the same report. */
  readonly acts?: (report: Report) => ReactNode
}

/** What a report holds, chosen beside the comparison: companies, indicators, years and parts, and how many pages that is. */
export function ReportSheet({ companies, from, to, acts }: Props) {
  const m = reportMessages()
  const search = useSearch({ strict: false }) as ContextSearch
  const [report, setReport] = useState<Report>(() => ({
    ...reportOf({ ...(from && { from_y: from }), ...(to && { to_y: to }) }),
    companies: companies.slice(0, displayLimit).map(({ id }) => id),
  }))
  const change = (next: Partial<Report>) => setReport((old) => ({ ...old, ...next }))
  const contextSearch = Object.fromEntries(contextKeys.map((key) => [key, search[key]]))
  const isReady = report.companies.length > 0
  const link = (more: { print?: '1' }) => ({
    to: '/-print-comparison-' as const,
    search: { ...contextSearch, ...reportSearch(report), ...more },
    target: '_blank',
  })
  return (
    <section className={classes.report} aria-label={m.title}>
      <Companies companies={companies} chosen={report.companies} choose={(ids) => change({ companies: ids })} />
      <IndicatorChoice chosen={report.indicators} choose={(indicators) => change({ indicators })} />
      <Years from={report.from} to={report.to} choose={change} />
      <fieldset>
        <legend>{m.parts}</legend>
        {reportParts.map((part) => (
          <label key={part}>
            <input
              type="checkbox"
              checked={report.parts.includes(part)}
              onChange={({ target: { checked } }) =>
                change({ parts: reportParts.filter((each) => (each === part ? checked : report.parts.includes(each))) })
              }
            />
            {m.part[part]}
          </label>
        ))}
      </fieldset>
      <p role="status">{isReady ? m.pages(formatNumber(pagesOf(report))) : m.choose}</p>
      {isReady && (
        <p className={classes.acts}>
          <Link className="btn" {...link({})}>
            {m.show}
          </Link>
          <Link className="btn go" {...link({ print: '1' })}>
            {m.pdf}
          </Link>
          {acts?.(report)}
        </p>
      )}
    </section>
  )
}

interface CompaniesProps {
  readonly companies: readonly ComparedCompany[]
  readonly chosen: readonly number[]
  readonly choose: (ids: readonly number[]) => void
}

function Companies({ companies, chosen, choose }: CompaniesProps) {
  const m = reportMessages()
  const max = formatNumber(displayLimit)
  const isFull = chosen.length >= displayLimit
  return (
    <fieldset>
      <legend>
        {m.companies} <small>{m.companiesLimit(formatNumber(chosen.length), max)}</small>
      </legend>
      {companies.length === 0 && <p className="note">{m.noCompanies}</p>}
      <div className={classes.list}>
        {companies.map((company) => {
          const isChosen = chosen.includes(company.id)
          const { first } = namesOf(company)
          return (
            <label key={company.id} lang={first.lang}>
              <input
                type="checkbox"
                checked={isChosen}
                disabled={!isChosen && isFull}
                onChange={() => choose(isChosen ? chosen.filter((id) => id !== company.id) : [...chosen, company.id])}
              />
              {first.text}
            </label>
          )
        })}
      </div>
      {isFull && companies.length > displayLimit && <p className="note">{m.companiesFull(max)}</p>}
    </fieldset>
  )
}

/** The last twenty fiscal years, the newest first. */
const years = () => Array.from({ length: 20 }, (_, index) => Number(today().slice(0, 4)) - index)

interface YearsProps {
  readonly from: number
  readonly to: number
  readonly choose: (next: { from: number; to: number }) => void
}

/** From no later than to, and no more years than the paper is wide. */
function Years({ from, to, choose }: YearsProps) {
  const m = reportMessages()
  const select = (label: string, value: number, change: (year: number) => void) => (
    <select aria-label={label} value={value} onChange={(event) => change(Number(event.target.value))}>
      {years().map((year) => (
        <option key={year} value={year}>
          {formatYear(year)}
        </option>
      ))}
    </select>
  )
  return (
    <fieldset>
      <legend>{m.years}</legend>
      {select(m.from, from, (year) => choose({ from: year, to: Math.min(Math.max(year, to), year + maxYears - 1) }))}
      {' – '}
      {select(m.to, to, (year) => choose({ from: Math.max(Math.min(year, from), year - maxYears + 1), to: year }))}
    </fieldset>
  )
}
