import { Link } from '@tanstack/react-router'
import type { Indicator } from '#contract/indicators.ts'
import type { FoundCompany, SearchCell } from '#contract/searches.ts'
import { namesOf, shortName, useClassifications } from '../../companies/names.ts'
import { CellText } from './CellText.tsx'
import type { TableColumn } from './columns.ts'
import { resultMessages } from './messages.ts'

interface Props {
  readonly company: FoundCompany & { readonly cells: readonly SearchCell[] }
  readonly columns: readonly TableColumn[]
  /** Fiscal year of figures that say none. */
  readonly year: number | null
  readonly indicators: ReadonlyMap<string, Indicator> | undefined
  readonly isSelected: boolean
  readonly toggle: () => void
}

export function ResultRow({ company, columns, year, indicators, isSelected, toggle }: Props) {
  const m = resultMessages()
  const { industry } = useClassifications()
  const { first, second } = namesOf(company)
  return (
    <tr className={`fig-row ${isSelected ? 'sel' : ''}`}>
      <td className="pick">
        <input type="checkbox" checked={isSelected} onChange={toggle} aria-label={m.select(first.text)} />
      </td>
      <td className="code">{company.ticker}</td>
      <th scope="row" className="co">
        <Link
          to="/companies/$companyId/dashboard"
          params={{ companyId: company.id }}
          search={{}}
          lang={first.lang}
          aria-label={first.text}
          title={[first.text, second?.text].filter(Boolean).join('\n')}
        >
          {shortName(first)}
        </Link>
        {!company.isListed && <span className="tag">{m.delisted}</span>}
      </th>
      <td className="note nw sector">{industry({ ...company, edinetIndustry: null })}</td>
      {columns.map((column, index) => (
        <td key={column.text} className={`num ${index === 0 ? 'pri' : ''}`}>
          <CellLink {...{ company, column, year, indicators }} name={first.text}>
            <CellText cell={company.cells[index]!} column={column} />
          </CellLink>
        </td>
      ))}
    </tr>
  )
}

interface CellLinkProps extends Pick<Props, 'company' | 'year' | 'indicators'> {
  readonly column: TableColumn
  readonly name: string
  readonly children: React.ReactNode
}

/** Every figure leads to its reasons: a score to its why panel, a rating to the vendors, an indicator to the line of the filing. */
function CellLink({ company, column: { measure, words }, year, indicators, name, children }: CellLinkProps) {
  const shared = {
    params: { companyId: company.id },
    className: 'fig-btn',
    tabIndex: -1,
    title: resultMessages().opens(name, words.name),
    children,
  }
  const at = measure.year ?? year ?? undefined
  if (words.kind === 'score') {
    return <Link to="/companies/$companyId/dashboard" search={{ why: measure.of, year: at }} {...shared} />
  }
  if (words.kind === 'vendor' || measure.of === 'consensus') {
    return <Link to="/companies/$companyId/sustainability/consensus" search={{}} {...shared} />
  }
  const indicator = indicators?.get(measure.of)
  if (!indicator || at === undefined) return <Link to="/companies/$companyId/dashboard" search={{}} {...shared} />
  const figure = `${indicator.sameAs ?? indicator.code}.${at}.${indicator.boundary}.`
  return <Link to="/companies/$companyId/raws" search={{ figure }} {...shared} />
}
