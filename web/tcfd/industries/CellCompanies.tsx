import { useEffect, useRef } from 'react'
import type { RiskCompanies, RiskCompany } from '#contract/climate-risk/risk-by-industry.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { namesOf, shortName } from '../../companies/names.ts'
import { formatNumber, formatYear } from '../../format.ts'
import { nameOf } from '../../i18n/names.ts'
import { tip } from '../../ui/floating/tip.ts'
import { TallTable } from '../../ui/rows/TallTable.tsx'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import { measureText, ratioText } from './figures.ts'
import classes from './industries.module.css'
import { riskMessages } from './messages.ts'
import { companiesTable, profitOf } from './table.ts'
import { cellText, type OpenCell, useRiskAddress, useRiskCompanies } from './use-risk.ts'
import { WhyRisk } from './WhyRisk.tsx'

/** The companies behind a cell of the map, and the margin in which a number of theirs answers for itself. */
export function CellCompanies({ cell }: { cell: OpenCell }) {
  const { why } = useRiskAddress()
  const answer = useRiskCompanies(cell)
  const box = useRef<HTMLDivElement>(null)
  const name = cellText(cell)
  const isLoaded = answer.data !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: each cell is brought into sight once, when it is there
  useEffect(() => {
    if (isLoaded) box.current?.scrollIntoView?.({ block: 'start' })
  }, [name, isLoaded])
  if (answer.isError) return <ErrorState error={answer.error} retry={() => void answer.refetch()} />
  if (!answer.data) return <Skeleton rows={6} />
  const company = why && answer.data.companies.find(({ id }) => id === why.companyId)
  return (
    <div ref={box} className={classes.behind} data-why={company ? '' : undefined}>
      <div>
        <Companies answer={answer.data} />
      </div>
      {company && <WhyRisk key={company.id} answer={answer.data} company={company} />}
    </div>
  )
}

function Companies({ answer }: { answer: RiskCompanies }) {
  const m = riskMessages()
  const { industry, category, cell, companies, year, emissions } = answer
  const { change } = useRiskAddress()
  const title = m.behind.title(nameOf(industry), m.categories[category])
  return (
    <Figure
      id="risk_companies"
      name={title}
      finding={findingOf(answer)}
      unit={
        <>
          {measureText(category, emissions)} ·{' '}
          {year !== null && m.behind.unit(formatNumber(cell.n), formatNumber(companies.length), formatYear(year))}{' '}
          <button type="button" className="act" onClick={() => change({ cell: undefined, why: undefined })}>
            {m.behind.close}
          </button>
        </>
      }
      views={[{ key: 'list', label: m.behind.list, isPicture: true, content: <List answer={answer} title={title} /> }]}
      table={companiesTable(answer, title)}
      notes={cell.losses > 0 && <p className="note">{m.behind.losses(formatNumber(cell.losses))}</p>}
    />
  )
}

function findingOf({ companies, cell }: RiskCompanies): string {
  const m = riskMessages().behind
  const [first] = companies
  if (!first || first.value === null || cell.median === null) return m.none
  const top = m.finding(shortName(namesOf(first).first), ratioText(first.value))
  return `${top}${riskMessages().stop}${m.median(ratioText(cell.median), formatNumber(cell.n))}`
}

const rowHeight = 36

function List({ answer, title }: { answer: RiskCompanies; title: string }) {
  const m = riskMessages()
  const b = m.behind
  const { companies, category, emissions } = answer
  const isCost = category === 'policy'
  const heads = [
    measureText(category, emissions),
    b.rank,
    ...(isCost ? [`${b.emissions[emissions]} ${b.tonnes}`, `${b.cost} ${b.million}`, `${b.profit} ${b.million}`] : []),
    `${b.cap} ${b.million}`,
  ]
  return (
    <TallTable
      name={title}
      count={companies.length}
      rowHeight={rowHeight}
      keyOf={(index) => companies[index]!.id}
      columns={heads.length + 1}
      head={
        <tr>
          <th scope="col">{b.company}</th>
          {heads.map((head) => (
            <th key={head} scope="col" className="num">
              {head}
            </th>
          ))}
        </tr>
      }
      row={(index) => <Row key={companies[index]!.id} company={companies[index]!} isCost={isCost} index={index} />}
    />
  )
}

interface RowProps {
  readonly company: RiskCompany
  readonly isCost: boolean
  readonly index: number
}

function Row({ company, isCost, index }: RowProps) {
  const m = riskMessages().behind
  const { why, change } = useRiskAddress()
  const { first } = namesOf(company)
  const name = shortName(first)
  const number = (value: number | null | undefined) => (value == null ? '—' : formatNumber(value))
  const text = company.value === null ? stateText(company, isCost) : ratioText(company.value)
  return (
    <tr aria-rowindex={index + 2} data-on={why?.companyId === company.id || undefined}>
      <th scope="row" lang={first.lang} {...tip(first.text)}>
        {name} <small className="mut">{company.ticker}</small>
      </th>
      <td className={`num ${company.value === null ? 'mut' : ''}`}>
        <button
          type="button"
          aria-label={`${text}：${m.formulaOf(name)}`}
          aria-pressed={why?.companyId === company.id}
          onClick={() => change({ why: String(company.id) })}
        >
          {text}
        </button>
      </td>
      <td className="num">{number(company.rank)}</td>
      {isCost && (
        <>
          <td className="num">{number(company.emissions)}</td>
          <td className="num">{number(company.cost)}</td>
          <td className="num">{number(profitOf(company)?.value)}</td>
        </>
      )}
      <td className="num">{number(company.marketCap)}</td>
    </tr>
  )
}

/** Why a company has no value. */
function stateText(company: RiskCompany, isCost: boolean): string {
  const m = riskMessages().behind
  if (company.state === 'loss') return m.loss
  if (!isCost) return m.missing.indicator
  if (company.emissions !== null) return m.missing.profit
  return profitOf(company) ? m.missing.emissions : m.missing.both
}
