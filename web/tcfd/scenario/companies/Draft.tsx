import { useQuery } from '@tanstack/react-query'
import type { ScenarioResult } from '#contract/scenario/cost.ts'
import { draftYears, effectOf, timeOf } from '#contract/scenario/effect.ts'
import { floodStatus, listSites } from '#contract/scenario/sites.ts'
import { requestOf } from '../../../app/query.ts'
import { formatNumber } from '../../../format.ts'
import { FactTag } from '../../../indicators/FactTag.tsx'
import { Head } from '../../../ui/rows/Head.tsx'
import { scenarioMessages } from '../messages.ts'
import { outMessages } from '../out-messages.ts'
import { ownMessages } from '../own/own-messages.ts'
import type { Paths } from '../paths.ts'
import classes from '../scenario.module.css'
import { pathName, percentText, yenText } from '../text.ts'

interface Props {
  readonly result: ScenarioResult
  readonly paths: Paths
}

/** A table of risks as companies disclose it, to be finished by the reader: risk, time, effect, amount, response. */
export function Draft({ result, paths }: Props) {
  const { draft: m } = outMessages()
  const { assumptions, scenarios, years, coverage } = result
  if (coverage.withEmissions === 0) return null
  const rows = scenarios.flatMap((scenario) =>
    draftYears.flatMap((year) => {
      const at = years.indexOf(year)
      const cost = scenario.costs[assumptions.path][at] ?? null
      const path = paths.get(scenario.key)
      return cost === null || !path ? [] : [{ path, year, cost, share: scenario.shares[at] ?? null }]
    }),
  )
  const response = responseOf(result)
  const { large, medium } = assumptions.effect
  return (
    <section className={`fig c12 ${classes.part}`} aria-labelledby="scenario-draft">
      <header>
        <p className="label">
          <i>6</i>
          <span>{m.name}</span>
        </p>
        <h2 className="finding" id="scenario-draft">
          {m.finding}
        </h2>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-label={m.name}>
        <table className={classes.table}>
          <Head columns={[...m.columns]} />
          <tbody>
            {rows.map(({ path, year, cost, share }) => (
              <tr key={`${path.key} ${year}`}>
                <th scope="row">{m.risk}</th>
                <td className={classes.content}>{m.content(pathName(path))}</td>
                <td>{m.time(m.times[timeOf(year, years[0]!)], String(year))}</td>
                <td>{m.effects[effectOf(share, assumptions)]}</td>
                <td>
                  {yenText(cost)}
                  {share !== null && <small>{percentText(share)}</small>}
                </td>
                <td>{response}</td>
              </tr>
            ))}
            <FloodRows />
          </tbody>
        </table>
      </section>
      <p className="note">{m.thresholds(percentText(large), percentText(medium))}</p>
      <AssumptionList {...{ result, paths }} />
    </section>
  )
}

/** What floods cost the reader's own sites, which may be anybody's: no share of a company's profit is taken of them. */
function FloodRows() {
  const { draft: m } = outMessages()
  const { worlds } = ownMessages().sites
  const { data } = useQuery(requestOf(listSites, {}))
  if (!data || data.sites.length === 0) return null
  return (['2C', '4C'] as const).map((world) => (
    <tr key={world}>
      <th scope="row">{m.physical}</th>
      <td className={classes.content}>{m.flood(formatNumber(data.sites.length), worlds[world])}</td>
      <td>{m.times.long}</td>
      <td>{m.effects.none}</td>
      <td>
        {yenText(data.totals[world])} <FactTag status={floodStatus(data)} />
      </td>
      <td>{m.response}</td>
    </tr>
  ))
}

/** Targets of the one company; what else it does only the company knows. */
function responseOf({ who, rows }: ScenarioResult): string {
  const m = scenarioMessages()
  const levels = who.kind === 'company' ? (rows[0]?.levels ?? []) : []
  if (levels.length === 0) return outMessages().draft.response
  const targetTexts = levels.map(({ year, reduction, baseYear }) =>
    m.companies.target(String(year), percentText(reduction), String(baseYear)),
  )
  return outMessages().draft.targetResponse(targetTexts.join(' / '))
}

function AssumptionList({ result: { assumptions, scenarios }, paths }: Props) {
  const m = scenarioMessages()
  const mark = (name: (typeof assumptions.started)[number]) =>
    assumptions.started.includes(name) ? outMessages().draft.started : ''
  const number = (name: 'free' | 'pass' | 'tax' | 'wacc') =>
    [m.assumptions[name].replace(/ ?[（(]%[）)]/, ''), `${percentText(assumptions[name])}${mark(name)}`] as const
  const assumptionRows = [
    [
      m.assumptions.scenarios,
      scenarios.flatMap(({ key }) => (paths.has(key) ? [pathName(paths.get(key)!)] : [])).join(' / '),
    ],
    [m.assumptions.path, m.assumptions.paths[assumptions.path]],
    number('free'),
    ...(assumptions.freeUntil === null ? [] : [[m.assumptions.freeUntil, String(assumptions.freeUntil)] as const]),
    number('pass'),
    number('tax'),
    number('wacc'),
    [m.assumptions.fx, `${assumptions.fx}${mark('fx')}`],
    [m.assumptions.share, m.assumptions.shares[assumptions.share]],
  ] as const
  return (
    <details>
      <summary>{outMessages().draft.assumptions}</summary>
      <dl className={classes.list}>
        {assumptionRows.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
