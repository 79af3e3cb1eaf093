import { Link } from '@tanstack/react-router'
import type { RiskCompanies, RiskCompany } from '#contract/climate-risk/risk-by-industry.ts'
import { namesOf } from '../../companies/names.ts'
import { formatExact, formatNumber, formatYear } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { nameOf } from '../../i18n/names.ts'
import { FactTag } from '../../indicators/FactTag.tsx'
import { unitWords } from '../../indicators/units.ts'
import { useIndicatorMap } from '../../indicators/use-indicators.ts'
import { FigureWhy } from '../../observations/why/FigureWhy.tsx'
import { WhyAside } from '../../why/WhyAside.tsx'
import { measureText, percentileText, ratioText, regionText } from './figures.ts'
import classes from './industries.module.css'
import { riskMessages } from './messages.ts'
import { profitOf } from './table.ts'
import { useRiskAddress } from './use-risk.ts'

interface Props {
  readonly answer: RiskCompanies
  readonly company: RiskCompany
}

/** The margin: how a company's value is made, and one step further where each figure of it comes from. */
export function WhyRisk({ answer, company }: Props) {
  const { why, change } = useRiskAddress()
  if (!why?.indicator || answer.year === null) return <Formula answer={answer} company={company} />
  return (
    <div>
      <button type="button" className="act" onClick={() => change({ why: String(company.id) })}>
        {riskMessages().why.back}
      </button>
      <FigureWhy
        companyId={company.id}
        indicator={why.indicator}
        year={answer.year}
        close={() => change({ why: String(company.id) })}
      />
    </div>
  )
}

function Formula({ answer, company }: Props) {
  const m = riskMessages()
  const { change } = useRiskAddress()
  const close = () => change({ why: undefined })
  const { first } = namesOf(company)
  const { category, cell, year, emissions } = answer
  const isCost = category === 'policy'
  return (
    <WhyAside label={m.why.label} close={close}>
      <h2 lang={first.lang}>{first.text}</h2>
      <p className={classes.whose}>
        <Link to="/companies/$companyId/dashboard" params={{ companyId: company.id }} search={{}}>
          {m.why.company}
        </Link>
      </p>
      <p className="note">
        {m.categories[category]} · {measureText(category, emissions)} {year !== null && formatYear(year)}
      </p>
      <p className="v">{company.value === null ? '—' : ratioText(company.value)}</p>
      <h3>{m.why.formula}</h3>
      <p className={classes.formula}>{formulaOf(answer, company)}</p>
      {company.inputs.length > 0 && <Inputs company={company} />}
      {isCost && <PriceRows answer={answer} company={company} />}
      <h3>{m.why.place}</h3>
      <table className={`compact ${classes.sum}`}>
        <tbody>
          {company.rank !== null && (
            <Line name={m.behind.rank} text={m.why.rank(formatNumber(company.rank), formatNumber(cell.n))} />
          )}
          {cell.median !== null && <Line name={m.why.median} text={ratioText(cell.median)} />}
          {cell.percentile !== null && <Line name={m.why.percentile} text={percentileText(cell.percentile)} />}
        </tbody>
      </table>
      <p className="note">
        <Link to="/algorithm/$method" params={{ method: 'risk-by-industry' }} search={{}}>
          {m.method}
        </Link>
      </p>
    </WhyAside>
  )
}

/** The calculation with its numbers, as one would write it down. */
function formulaOf({ category, price }: RiskCompanies, company: RiskCompany): string {
  const m = riskMessages()
  if (company.state === 'loss') return m.why.loss
  if (company.value === null) return m.why.missing
  if (category !== 'policy') return m.why.asDisclosed
  const [tonnes, profit] = [company.emissions!, profitOf(company)!.value]
  const [usd, fx] = [formatNumber(price.usd), formatNumber(price.jpyPerUsd)]
  const yen = unitWords('JPY million')
  const cost = `${formatNumber(tonnes)} t × ${usd} ${m.why.dollars} × ${fx} ${m.why.perDollar} = ${formatNumber(company.cost!, company.cost! < 100 ? 2 : 0)} ${yen}`
  return `${cost}${m.semicolon}÷ ${formatNumber(profit)} ${yen} = ${ratioText(company.value)}`
}

/** Figures that it is made from; each opens where it comes from. */
function Inputs({ company }: { company: RiskCompany }) {
  const m = riskMessages()
  const { change } = useRiskAddress()
  const indicators = useIndicatorMap()
  return (
    <>
      <h3>{m.why.inputs}</h3>
      <table className={`compact ${classes.sum}`}>
        <tbody>
          {company.inputs.map(({ indicator: code, value, isEstimated }) => {
            const indicator = indicators.data?.get(code)
            return (
              <tr key={code}>
                <th scope="row">{indicator ? nameOf(indicator) : code}</th>
                <td>
                  <button type="button" className="row-opener" onClick={() => change({ why: `${company.id}.${code}` })}>
                    {formatExact(value)}
                  </button>{' '}
                  <small>
                    {indicator && unitWords(indicator.unit)} {isEstimated && m.behind.estimated}
                  </small>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}

function PriceRows({ answer: { price }, company }: Props) {
  const m = riskMessages()
  return (
    <table className={`compact ${classes.sum}`}>
      <tbody>
        <tr>
          <th scope="row">
            {m.why.price} {price.year}
            <small>
              {' '}
              {price.scenario}, {regionText(price)}, {price.vintage}
              {language() === 'ja' ? '、' : ', '}
              {price.source}
            </small>{' '}
            <FactTag status={price.status} />
          </th>
          <td>
            {formatNumber(price.usd)} <small>{m.why.dollars}</small>
          </td>
        </tr>
        <tr>
          <th scope="row">
            {m.why.fx} <FactTag status="proposed" />
          </th>
          <td>
            {formatNumber(price.jpyPerUsd)} <small>{m.why.perDollar}</small>
          </td>
        </tr>
        {company.cost !== null && (
          <tr>
            <th scope="row">{m.behind.cost}</th>
            <td>
              {formatNumber(company.cost, company.cost < 100 ? 2 : 0)} <small>{m.behind.million}</small>
            </td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

function Line({ name, text }: { name: string; text: string }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{text}</td>
    </tr>
  )
}
