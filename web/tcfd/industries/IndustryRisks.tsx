import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type RiskByIndustry, riskHorizons } from '#contract/climate-risk/risk-by-industry.ts'
import { emissionBases } from '#methodology/climate-risk/categories.ts'
import { FromSources } from '../../app/market/FromSources.tsx'
import { usePeerBases } from '../../app/peer-groups.ts'
import { peerMessages } from '../../app/peer-messages.ts'
import { isBeingMade } from '../../app/send.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { formatDay, formatNumber, formatYear } from '../../format.ts'
import { nameOf } from '../../i18n/names.ts'
import { FactTag } from '../../indicators/FactTag.tsx'
import { industryMessages } from '../../industries/messages.ts'
import { Choice } from '../../ui/fields/Choice.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import { CellCompanies } from './CellCompanies.tsx'
import { ratioText, regionText } from './figures.ts'
import { HeatMap } from './HeatMap.tsx'
import classes from './industries.module.css'
import { riskMessages } from './messages.ts'
import { heaviest, inOrder } from './order.ts'
import { mapTable } from './table.ts'
import { useRiskAddress, useRiskMap } from './use-risk.ts'

/** Industries and their climate risks: the map, and the companies behind the cell that is open. */
export function IndustryRisks() {
  const map = useRiskMap()
  const { cell, of } = useRiskAddress()
  if (map.isError) return <ErrorState error={map.error} retry={() => void map.refetch()} />
  if (!map.data)
    return isBeingMade(map.failureReason) ? <p role="status">{riskMessages().preparing}</p> : <Skeleton rows={14} />
  return (
    <div className={map.isPlaceholderData ? 'is-stale' : ''} aria-busy={map.isPlaceholderData}>
      <UniverseLine risk={map.data} />
      <Tools />
      {!map.isPlaceholderData && map.data.basis !== of && map.data.industries.length > 0 && (
        <p className="note">{industryMessages().noGics}</p>
      )}
      <RiskMap risk={map.data} />
      {cell && map.data.industries.length > 0 && <CellCompanies cell={cell} />}
    </div>
  )
}

/** Whom the map is of, and as of when. */
function UniverseLine({ risk: { universe } }: { risk: RiskByIndustry }) {
  const m = riskMessages()
  const { by, day, fiscalYear, companies, most, wanted } = universe
  if (by === null) return null
  const when = day !== null ? formatDay(day) : formatYear(fiscalYear!)
  const text =
    companies < most
      ? m.universeAll[by](formatNumber(companies), when, formatNumber(most))
      : m.universe[by](formatNumber(most), when)
  return (
    <div className={classes.universe}>
      <p>
        <b>{text}</b>
      </p>
      <p className="note">
        {by === 'market-cap' && day !== wanted && `${m.otherDay(formatDay(wanted))} `}
        {m.lead}
      </p>
    </div>
  )
}

function Tools() {
  const m = riskMessages()
  const { of, horizon, emissions, change } = useRiskAddress()
  const { bases } = usePeerBases()
  return (
    <div className="tools">
      {bases.length > 0 && (
        <Choice
          label={m.basis}
          value={of}
          options={bases.map((basis) => [basis, peerMessages().bases[basis]] as const)}
          choose={(value) => change({ of: value, cell: undefined, why: undefined })}
        />
      )}
      <label>
        {m.horizon}{' '}
        <select aria-label={m.horizon} value={horizon} onChange={({ target: { value } }) => change({ horizon: value })}>
          {riskHorizons.map((year) => (
            <option key={year} value={year}>
              {m.horizons[year]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {m.emissions}{' '}
        <select
          aria-label={m.emissions}
          value={emissions}
          onChange={({ target: { value } }) =>
            change({ emissions: value === 'group' ? undefined : value, why: undefined })
          }
        >
          {emissionBases.map((basis) => (
            <option key={basis} value={basis}>
              {m.emissionBases[basis]}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

function RiskMap({ risk }: { risk: RiskByIndustry }) {
  const m = riskMessages()
  const { column, change } = useRiskAddress()
  if (risk.universe.companies === 0) return <Nothing title={m.nobody} text={m.nobodyText} sources={[]} />
  if (risk.year === null || risk.industries.every(({ cells }) => cells.every(({ n }) => n === 0)))
    return (
      <Nothing title={m.noFigures} text={m.noFiguresText} sources={['edinet-documents', 'eegs']}>
        {risk.emissions === 'group' && (
          <button type="button" className="btn" onClick={() => change({ emissions: 'statutory' })}>
            {m.toStatutory}
          </button>
        )}
      </Nothing>
    )
  return (
    <Figure
      id="risk_by_industry"
      name={m.name}
      finding={findingOf(risk)}
      unit={m.unit(formatYear(risk.year))}
      views={[{ key: 'map', label: m.map, isPicture: true, content: <HeatMap risk={risk} /> }]}
      table={mapTable(risk, inOrder(risk.industries, column))}
      notes={<Notes risk={risk} />}
    />
  )
}

interface NothingProps {
  readonly title: string
  readonly text: string
  /** What would bring it, by name. */
  readonly sources: readonly string[]
  readonly children?: ReactNode
}

function Nothing({ title, text, sources, children }: NothingProps) {
  return (
    <Empty title={title} actions={children}>
      <p>{text}</p>
      <FromSources of={sources} />
    </Empty>
  )
}

/** The industry on which policy weighs most, in a sentence. */
function findingOf({ industries, fewest, emissions }: RiskByIndustry): string {
  const m = riskMessages()
  const first = heaviest(industries, 'policy')
  if (!first) return m.noFinding(formatNumber(fewest))
  const share = ratioText(first.median)
  return m.finding(nameOf(first.industry), emissions === 'statutory' ? m.atLeast(share) : share)
}

function Notes({ risk: { price, fewest, categories, emissions } }: { risk: RiskByIndustry }) {
  const m = riskMessages()
  return (
    <>
      <p className={`swatches ${classes.keys}`}>
        <span className="sr">{m.key.label}</span>
        {m.key.steps.map((step, at) => (
          <span key={step}>
            <i data-step={at + 1} />
            {step}
          </span>
        ))}
        <span>
          <i className="hatched" />
          {m.noMethod}
        </span>
        <span>
          <i className={classes.few} />
          {m.key.few(formatNumber(fewest))}
        </span>
      </p>
      <ul className={`note ${classes.notes}`}>
        <li>
          {m.price(String(price.year), formatNumber(price.usd), price.scenario, regionText(price), price.vintage)}{' '}
          <FactTag status={price.status} />
        </li>
        <li>{m.fx(formatNumber(price.jpy), formatNumber(price.jpyPerUsd))}</li>
        {emissions === 'statutory' && <li>{m.statutory}</li>}
        <li>{m.onlyPolicy}</li>
        <li>
          <Link to="/algorithm/$method" params={{ method: 'risk-by-industry' }} search={{}}>
            {m.method}
          </Link>
        </li>
      </ul>
      <details className={classes.reasons}>
        <summary>{m.noMethodTitle}</summary>
        <dl className="note">
          {categories
            .filter(({ measure }) => measure === null)
            .map(({ key, group }) => (
              <div key={key}>
                <dt>
                  {m.groups[group]} · {m.categories[key]}
                </dt>
                <dd>{m.reasons[key]}</dd>
              </div>
            ))}
        </dl>
      </details>
    </>
  )
}
