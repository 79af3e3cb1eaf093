import { Link } from '@tanstack/react-router'
import { type ScenarioResult, type ScenarioRow, scenarioRowsPerPage } from '#contract/scenario/cost.ts'
import { targetSourceName } from '#contract/targets/list-names.ts'
import { namesOf, shortName as shortCompany } from '../../../companies/names.ts'
import { formatChange, formatNumber } from '../../../format.ts'
import { language } from '../../../i18n/language.ts'
import { Paginator } from '../../../ui/paginator/Paginator.tsx'
import { scenarioMessages } from '../messages.ts'
import type { Paths } from '../paths.ts'
import classes from '../scenario.module.css'
import { percentText, shortName, yenText } from '../text.ts'
import { useScenarioAddress } from '../use-scenario-address.ts'
import { FigureLink } from './FigureLink.tsx'
import { Out } from './Out.tsx'

interface Props {
  readonly result: ScenarioResult
  readonly paths: Paths
}

/** Every company with the figures that its cost rests on; each opens to its filing. */
export function Companies({ result, paths }: Props) {
  const { companies: m } = scenarioMessages()
  const { coverage, rows, who } = result
  return (
    <section className={`fig c12 ${classes.part}`} id="scenario-companies" aria-labelledby="scenario-companies-title">
      <header>
        <p className="label">
          <i>5</i>
          <span>{m.name}</span>
        </p>
        <h2 className="finding" id="scenario-companies-title">
          {who.kind === 'company'
            ? m.inputs
            : m.finding(formatNumber(coverage.withEmissions), formatNumber(coverage.companies))}
        </h2>
      </header>
      <Out result={result} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-label={m.name}>
        <table className={classes.table}>
          <Head {...{ result, paths }} />
          <tbody>
            {rows.map((row) => (
              <Row key={row.company.id} row={row} />
            ))}
          </tbody>
        </table>
      </section>
      <Pages total={coverage.companies} />
      <Gaps coverage={coverage} />
    </section>
  )
}

function Head({ result: { scenarios, inYear, assumptions }, paths }: Props) {
  const { companies: m } = scenarioMessages()
  const number = [m.owned, m.emissions, m.path, m.base[assumptions.share]]
  return (
    <thead>
      <tr>
        <th scope="col">{m.company}</th>
        {number.map((label) => (
          <th key={label} scope="col" className={label === m.path ? undefined : 'num'}>
            {label}
          </th>
        ))}
        {scenarios.map(({ key }) => {
          const path = paths.get(key)
          return (
            <th key={key} scope="col" className="num">
              {m.cost(path ? shortName(path) : key, String(inYear))}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

function Row({ row }: { readonly row: ScenarioRow }) {
  const { companies: m } = scenarioMessages()
  const { company, owned, emissions, base, inYear, shares } = row
  const name = namesOf(company).first
  return (
    <tr>
      <th scope="row">
        {company.ticker && <span className="code">{company.ticker}</span>}{' '}
        <Link
          to="."
          search={(old) => ({
            ...old,
            who: `company-${company.id}`,
            date: undefined,
            invested: undefined,
            page: undefined,
          })}
          lang={name.lang}
        >
          {shortCompany(name)}
        </Link>
      </th>
      <td className="num">{owned === null ? <small>{m.noOwned}</small> : owned === 1 ? '100%' : shareText(owned)}</td>
      <td className="num">
        {emissions === null
          ? m.none
          : emissions.figures.map((figure) => (
              <div key={figure.indicator}>
                <FigureLink companyId={company.id} figure={figure} />
              </div>
            ))}
      </td>
      <td>
        <Assumed row={row} />
      </td>
      <td className="num">
        {base === null ? '—' : <FigureLink companyId={company.id} figure={base} />}
        {base !== null && base.value <= 0 && <small>{m.loss}</small>}
      </td>
      {inYear.costs.map((cost, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the scenarios stay in their order
        <td key={at} className="num">
          {cost === null ? '—' : yenText(cost)}
          {shares[at] != null && <small>{percentText(shares[at])}</small>}
        </td>
      ))}
    </tr>
  )
}

const shareText = (share: number) => `${formatNumber(share * 100, share < 0.001 ? 4 : 2)}%`

/** What was assumed of a company's emissions, in figures. */
function Assumed({ row: { path, levels, trend } }: { readonly row: ScenarioRow }) {
  const m = scenarioMessages()
  if (path === null) return '—'
  return (
    <>
      {m.drivers.lines[path]}
      {path === 'trend' && trend && <small>{m.companies.growth(formatChange(trend.growth))}</small>}
      {path === 'target' &&
        levels.map(({ year, reduction, baseYear, source }) => (
          <small key={year}>
            {m.companies.target(String(year), percentText(reduction), String(baseYear))} ·{' '}
            {targetSourceName(source, language())}
          </small>
        ))}
    </>
  )
}

function Pages({ total }: { readonly total: number }) {
  const { companies: m } = scenarioMessages()
  const [{ page = 1 }] = useScenarioAddress()
  if (total <= scenarioRowsPerPage) return null
  return (
    <Paginator
      total={total}
      currentPage={page}
      perPage={scenarioRowsPerPage}
      sizes={[]}
      unit={m.unit}
      link={(to, parts) => (
        <Link
          to="."
          hash="scenario-companies"
          search={(old) => ({ ...old, page: to.page === 1 ? undefined : to.page })}
          {...parts}
        />
      )}
    />
  )
}

/** What the sums leave out, and why. */
function Gaps({ coverage }: Pick<ScenarioResult, 'coverage'>) {
  const { companies: m } = scenarioMessages()
  const { positions, companies, withOwnership, withEmissions, withBase, losses } = coverage
  const gaps = [
    [positions - companies, m.unknown],
    [companies - withOwnership, m.noEvic],
    [companies === 1 ? 0 : losses, m.losses],
    [companies === 1 ? 0 : Math.max(0, Math.min(withEmissions, withOwnership) - withBase), m.noBase],
  ] as const
  return gaps.map(([count, words]) =>
    count > 0 ? (
      <p key={words('')} className="note">
        {words(formatNumber(count))}
      </p>
    ) : null,
  )
}
