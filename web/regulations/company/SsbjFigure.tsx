import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { expectedOf } from '#contract/regulations/counts.ts'
import { getRegulation, type Regulation, type RegulationIndicator } from '#contract/regulations/regulations.ts'
import { requestOf } from '../../app/query.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { useContext } from '../../context/search.ts'
import { formatDay, formatNumber, formatYear } from '../../format.ts'
import { nameOf } from '../../i18n/names.ts'
import { StateMark } from '../../indicators/themes/StateMark.tsx'
import { detailMessages } from '../detail-messages.ts'
import { figureText, markTexts, stateText } from '../gaps/figure-text.ts'
import { OwnFigure } from '../gaps/OwnFigure.tsx'
import { Reasons } from '../Reasons.tsx'
import classes from '../regulations.module.css'
import { Terms } from '../Terms.tsx'
import { bindingText } from '../words.ts'
import { companyRegulationMessages } from './company-messages.ts'

type OneCompany = NonNullable<NonNullable<Regulation['set']>['company']>

/** Where a company stands under the SSBJ standards: since when it is bound, what it discloses and what is missing. One line where it is not. */
export function SsbjFigure({ companyId }: { readonly companyId: number }) {
  const m = companyRegulationMessages()
  const [{ asOf, year }] = useContext()
  const query = { ...(asOf && { asOf }), ...(year && { year }), set: `company-${companyId}` }
  const answer = useQuery({
    ...requestOf(getRegulation, { params: { regulation: 'ssbj' }, query }),
    placeholderData: keepPreviousData,
  })
  const { data } = answer
  const company = data?.set?.company
  const frame = { id: 'ssbj', name: m.name }
  if (answer.isError)
    return (
      <Figure
        {...frame}
        views={[]}
        state={{ kind: 'error', error: answer.error, retry: () => void answer.refetch() }}
      />
    )
  if (!data || !company) return <Figure {...frame} views={[]} state={{ kind: 'loading', height: 120 }} />
  if (company.state !== 'applies') return <Outside companyId={companyId} company={company} />
  const { indicators } = data
  const fiscalYear = indicators.flatMap(({ figure }) => figure?.fiscalYear ?? [])[0]
  return (
    <Figure
      {...frame}
      finding={findingOf(data, company)}
      unit={fiscalYear === undefined ? undefined : m.unit(formatYear(fiscalYear))}
      views={[{ key: 'list', label: m.list, content: <Lists companyId={companyId} regulation={data} /> }]}
      table={tableOf(indicators)}
      notes={
        <p className={`fig-note ${classes.link}`}>
          {m.mapping} <ToRegulation companyId={companyId} />
        </p>
      }
    />
  )
}

function findingOf({ set, indicators }: Regulation, { first }: OneCompany): string {
  const m = companyRegulationMessages()
  if (indicators.every(({ figure }) => figure?.state === 'no-report')) return m.noReport
  const disclosed = formatNumber(indicators.filter(isDisclosed).length)
  const of = formatNumber(indicators.reduce((sum, { set: counts }) => sum + (counts ? expectedOf(counts) : 0), 0))
  return set && first ? m.applies(bindingText(first), disclosed, of) : m.appliesUndated(disclosed, of)
}

const isDisclosed = ({ figure }: RegulationIndicator) => figure?.state === 'disclosed'

/** A company outside, or one that nobody can judge: one line, with what decided. */
function Outside({ companyId, company: { state, first, because } }: { companyId: number; company: OneCompany }) {
  const m = companyRegulationMessages()
  const text = first ? m.planned(bindingText(first)) : m.notApplicable
  return (
    <section className="fig c12" id="ssbj" aria-label={m.name}>
      <header>
        <p className="label">
          <span>{m.name}</span>
        </p>
      </header>
      <div className={classes.verdict}>
        <p>
          <StateMark state={state} color={null} /> {state === 'unknown' ? m.unknown : text}{' '}
          <ToRegulation companyId={companyId} />
        </p>
        <Reasons companyId={companyId} because={because} />
      </div>
    </section>
  )
}

function ToRegulation({ companyId }: { companyId: number }) {
  return (
    <Link
      to="/esg_contents/v2/regulations/$regulation"
      params={{ regulation: 'ssbj' }}
      search={{ set: `company-${companyId}` }}
    >
      {companyRegulationMessages().more}
    </Link>
  )
}

function Lists({ companyId, regulation: { indicators, set, terms } }: { companyId: number; regulation: Regulation }) {
  const m = companyRegulationMessages()
  const { first, because, yearEnd } = set!.company!
  const disclosed = indicators.filter(isDisclosed)
  const gaps = indicators.filter((indicator) => !isDisclosed(indicator))
  return (
    <div className={classes.company}>
      <List name={m.gaps(formatNumber(gaps.length))} companyId={companyId} indicators={gaps} />
      <List name={m.disclosed(formatNumber(disclosed.length))} companyId={companyId} indicators={disclosed} />
      <div>
        <h3>{m.because}</h3>
        <Reasons companyId={companyId} because={because} />
        {yearEnd && <p className="note">{detailMessages().set.asOf(formatDay(yearEnd))}</p>}
        <h3>{m.terms}</h3>
        <Terms terms={terms} yearEnd={first?.yearEnd ?? null} />
      </div>
    </div>
  )
}

function List(props: { name: string; companyId: number; indicators: readonly RegulationIndicator[] }) {
  const { name, companyId, indicators } = props
  return (
    <div>
      <h3>{name}</h3>
      {indicators.length === 0 && <p className="dim">{companyRegulationMessages().none}</p>}
      <ul>
        {indicators.map((indicator) => (
          <li key={indicator.code}>
            <span>{nameOf(indicator)}</span> <small>{indicator.paragraphs.join(', ')}</small>
            <p>
              <OwnFigure companyId={companyId} indicator={indicator} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function tableOf(indicators: readonly RegulationIndicator[]) {
  const m = companyRegulationMessages()
  const titles = [m.indicator, m.paragraphs, m.state]
  return {
    caption: m.name,
    columns: [...titles.map((label) => ({ label })), { label: m.value, isNumber: true }, { label: m.marks }],
    rows: indicators.map((indicator) => {
      const { state, value } = indicator.figure!
      return {
        key: indicator.code,
        cells: [
          `${indicator.code} ${nameOf(indicator)}`,
          indicator.paragraphs.join(', ') || null,
          stateText(state),
          value === null ? null : { value, text: figureText(indicator, value) },
          markTexts(indicator.figure!).join(' ') || null,
        ],
      }
    }),
  }
}
