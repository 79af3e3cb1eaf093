import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { Indicator } from '#contract/market/indicators.ts'
import { namesOf, shortName, useClassifications } from '../../../companies/names.ts'
import { tip } from '../../../ui/floating/tip.ts'
import type { SearchResult } from '../../use-searches.ts'
import { resultMessages } from '../messages.ts'
import classes from '../results.module.css'
import { CellText } from './CellText.tsx'
import type { TableColumn } from './columns.ts'
import type { Piece } from './pieces.ts'

interface Props {
  readonly company: SearchResult['rows'][number]
  /** Place on the page, from 0. */
  readonly at: number
  readonly columns: readonly TableColumn[]
  readonly pieces: readonly Piece[]
  /** The figure that is the table’s tab stop; null in other rows. */
  readonly stop: number | null
  /** Fiscal year of figures that say none. */
  readonly year: number | null
  readonly indicators: ReadonlyMap<string, Indicator> | undefined
  readonly isSelected: boolean
  readonly toggle: (company: Props['company']) => void
  readonly measure: ((row: HTMLElement | null) => void) | undefined
}

/** Before the first company. */
export const headRows = 2
/** Before the first figure. */
export const headColumns = 4

export const ResultRow = memo(function ResultRow({ company, at, columns, pieces, stop, isSelected, ...rest }: Props) {
  const m = resultMessages()
  const { industry } = useClassifications()
  const { first, second } = namesOf(company)
  const { year, indicators } = rest
  return (
    <tr
      ref={rest.measure}
      data-index={at}
      aria-rowindex={at + headRows + 1}
      className={`fig-row ${isSelected ? 'sel' : ''}`}
    >
      <td className="pick">
        <input
          type="checkbox"
          checked={isSelected}
          onChange={() => rest.toggle(company)}
          aria-label={m.select(first.text)}
        />
      </td>
      <td className="code">{company.ticker}</td>
      <th scope="row" className="co">
        <Link
          to="/companies/$companyId/dashboard"
          params={{ companyId: company.id }}
          search={{}}
          lang={first.lang}
          aria-label={first.text}
          {...tip([first.text, second?.text].filter(Boolean).join('\n'))}
        >
          {shortName(first)}
        </Link>
        {!company.isListed && <span className="tag">{m.delisted}</span>}
      </th>
      <td className={`note nw ${classes.sector}`}>{industry({ ...company, edinetIndustry: null })}</td>
      {pieces.map((piece) => {
        if (piece.kind === 'gap')
          return <td key={`gap ${piece.to}`} colSpan={piece.to - piece.from + 1} aria-hidden="true" />
        const column = columns[piece.at]!
        return (
          <td
            key={column.text}
            data-column={piece.at}
            aria-colindex={piece.at + headColumns + 1}
            className={`num ${piece.at === 0 ? classes.pri : ''}`}
          >
            <CellLink {...{ company, column, year, indicators }} name={first.text} isStop={piece.at === stop}>
              <CellText cell={company.cells[piece.at]!} column={column} cells={company.cells} />
            </CellLink>
          </td>
        )
      })}
    </tr>
  )
})

interface CellLinkProps extends Pick<Props, 'company' | 'year' | 'indicators'> {
  readonly column: TableColumn
  readonly name: string
  readonly isStop: boolean
  readonly children: React.ReactNode
}

/** Every figure leads to its reasons: a score to its why panel, a rating to the vendors, an indicator to the line of the filing. */
function CellLink({ company, column: { measure, words }, year, indicators, name, isStop, children }: CellLinkProps) {
  const shared = {
    params: { companyId: company.id },
    className: 'fig-btn',
    tabIndex: isStop ? 0 : -1,
    ...tip(resultMessages().opens(name, words.name)),
    children,
  }
  const at = measure.year ?? year ?? undefined
  if (words.kind === 'score') {
    return <Link to="/companies/$companyId/dashboard" search={{ why: measure.subject.name, year: at }} {...shared} />
  }
  if (words.kind === 'vendor' || measure.subject.name === 'consensus') {
    return <Link to="/companies/$companyId/sustainability/consensus" search={{}} {...shared} />
  }
  const indicator = indicators?.get(measure.subject.name)
  if (!indicator || at === undefined) return <Link to="/companies/$companyId/dashboard" search={{}} {...shared} />
  const figure = `${indicator.sameAs ?? indicator.code}.${at}.${indicator.boundary}.`
  return <Link to="/companies/$companyId/raws" search={{ figure }} {...shared} />
}
