import { Link } from '@tanstack/react-router'
import type { CompanyFacts, CompanySegment } from '#contract/company-facts/company-facts.ts'
import { formatDay, formatNumber, formatYear } from '../format.ts'
import { language } from '../i18n/language.ts'
import { Head, num } from '../ui/rows/Head.tsx'
import classes from './company-facts.module.css'
import { factMessages } from './messages.ts'

const columns = ['sales', 'profit', 'employees'] as const

/** Segments year by year, with what stands between them and the whole; each year opens the report it comes from. */
export function Segments({ companyId, data: { segments } }: { companyId: number; data: CompanyFacts }) {
  const m = factMessages()
  if (segments.length === 0) return <p className="note">{m.segmentsNone}</p>
  return (
    <>
      <p className="note">
        {m.segmentNote} {segments.some(hasSum) && m.segmentSum}
      </p>
      <div className={classes.years}>
        {segments.map(({ documentId, fiscalYear, title, filedOn, rows }) => (
          <div key={documentId} className={classes.scroll}>
            <table className={classes.facts}>
              <caption>
                <b>{formatYear(fiscalYear)}</b>{' '}
                <Link
                  to="/companies/$companyId/company-disclosures"
                  params={{ companyId }}
                  search={{ document: documentId }}
                  lang="ja"
                >
                  {title}
                </Link>{' '}
                <span className="dim">{m.published(formatDay(filedOn))}</span>
              </caption>
              <Head columns={[m.segmentColumns.segment, ...columns.map((column) => num(m.segmentColumns[column]))]} />
              <tbody>
                {rows.map((row) => (
                  <tr key={row.position}>
                    <th scope="row">
                      <SegmentName segment={row} />
                    </th>
                    {columns.map((column) => (
                      <td key={column} className="num">
                        {amountText(row[column])}
                      </td>
                    ))}
                  </tr>
                ))}
                {hasSum({ rows }) && <Total rows={rows} />}
              </tbody>
            </table>
          </div>
        ))}
      </div>
    </>
  )
}

/** Segments alone are not the company: only with what lies between is there a sum. */
const hasSum = ({ rows }: Pick<CompanyFacts['segments'][number], 'rows'>) =>
  rows.some(({ kind }) => kind === 'adjustment')

/** The sum, where every line of a column is told. */
function Total({ rows }: { rows: readonly CompanySegment[] }) {
  const m = factMessages()
  return (
    <tr className={classes.total}>
      <th scope="row">{m.total}</th>
      {columns.map((column) => {
        const values = rows.map((row) => row[column])
        const sum = values.includes(null) ? null : values.reduce<number>((total, value) => total + (value ?? 0), 0)
        return (
          <td key={column} className="num">
            {amountText(sum)}
          </td>
        )
      })}
    </tr>
  )
}

const amountText = (value: number | null) => (value === null ? <span className="dim">—</span> : formatNumber(value))

/** Its name in the reader's language; else that of the filing's own element, marked as such. */
function SegmentName({ segment: { kind, nameJa, nameEn, member } }: { segment: CompanySegment }) {
  const m = factMessages()
  const name = language() === 'ja' ? (nameJa ?? nameEn) : (nameEn ?? nameJa)
  if (name) return name
  if (kind !== 'segment') return m.segmentKinds[kind]
  return (
    <>
      <span lang="en" className={classes.member}>
        {member.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')}
      </span>{' '}
      <small className="dim">{m.memberName}</small>
    </>
  )
}
