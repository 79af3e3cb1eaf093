import { useQueries } from '@tanstack/react-query'
import { getFigure } from '#contract/market/observations.ts'
import { requestOf } from '../app/query.ts'
import { formatDay, formatNumber } from '../format.ts'
import { rawMessages } from '../observations/messages.ts'
import { printCompanyMessages } from './company/print-company-messages.ts'
import type { Note } from './company/print-rows.ts'
import { nameOf } from './company/use-print-rows.ts'
import classes from './parts.module.css'

/** Figures that a note names; the others are on the screen. */
const maxFigures = 30

interface Props {
  readonly companyId: number
  readonly notes: readonly Note[]
  readonly asOf: string | undefined
}

/** Numbered notes: the document, who published it and when, the hash of the file that was read, and what is taken from where. */
export function Notes({ companyId, notes, asOf }: Props) {
  const m = printCompanyMessages()
  const files = useQueries({
    queries: notes.map(({ figures: [first] }) => {
      const { indicator, fiscalYear, boundary, part } = first!.cell
      return requestOf(getFigure, { params: { companyId, indicator, fiscalYear }, query: { boundary, part, asOf } })
    }),
  })
  return (
    <ol className={classes.notes}>
      {notes.map(({ number, document, figures }, index) => {
        const file = files[index]?.data?.file
        const rest = figures.length - maxFigures
        return (
          <li key={document.id} value={number}>
            <b lang={document.language}>{document.title}</b>
            {[document.number, document.publisher, m.filed(formatDay(document.filedOn)), document.url]
              .filter(Boolean)
              .map((each) => (
                <span key={each}> · {each}</span>
              ))}
            <span>
              {' · '}
              {m.hash} <span className={classes.hash}>{file && (file.bytes === 0 ? m.noHash : file.sha256)}</span>
            </span>
            <p>
              {figures.slice(0, maxFigures).map(({ row, cell }) => (
                <span key={`${row.indicator.code} ${row.boundary}`} className={classes.figureOf}>
                  {nameOf(row)} <i>{placeOf(cell.filed)}</i>
                </span>
              ))}
              {rest > 0 && m.moreFigures(formatNumber(rest))}
            </p>
          </li>
        )
      })}
    </ol>
  )
}

/** The element of a filing without its taxonomy, or the line of a table. */
function placeOf(filed: { item: string; row: number | null } | null): string {
  if (filed === null) return ''
  return filed.row === null
    ? filed.item.slice(filed.item.lastIndexOf(':') + 1)
    : rawMessages().line(formatNumber(filed.row))
}
