import type { ScenarioResult } from '#contract/scenario/cost.ts'
import { Head, num } from '../../../ui/rows/Head.tsx'
import { scenarioMessages } from '../messages.ts'
import type { Paths } from '../paths.ts'
import { StatusTag } from '../StatusTag.tsx'
import classes from '../scenario.module.css'
import { pathName, percentText, placeOf, priceText, yenText } from '../text.ts'

interface Props {
  readonly result: ScenarioResult
  readonly paths: Paths
}

/** Each scenario in one row: its price with source and status, what it costs, what share that is, and its present value. */
export function Results({ result, paths }: Props) {
  const m = scenarioMessages()
  const { inYear, assumptions, scenarios } = result
  return (
    <section className={`fig c12 ${classes.part}`} aria-labelledby="scenario-results">
      <header>
        <p className="label">
          <i>2</i>
          <span>{m.results.name}</span>
        </p>
        <h2 className="sr" id="scenario-results">
          {m.results.name}
        </h2>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-label={m.results.name}>
        <table className={classes.table}>
          <Head
            columns={[
              m.results.scenario,
              m.results.price(String(inYear)),
              num(m.results.cost(String(inYear))),
              num(m.results.share(m.assumptions.shares[assumptions.share])),
              num(m.results.cost2050),
              num(m.results.npv),
            ]}
          />
          <tbody>
            {scenarios.map((scenario) => (
              <Row key={scenario.key} {...{ scenario, result, paths }} />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

function Row({ scenario, result, paths }: Props & { readonly scenario: ScenarioResult['scenarios'][number] }) {
  const m = scenarioMessages().results
  const path = paths.get(scenario.key)
  const at = placeOf(result)
  if (!path) return null
  const price = scenario.prices[at] ?? null
  const costs = scenario.costs[result.assumptions.path]
  const [cost, last, share] = [costs[at] ?? null, costs.at(-1) ?? null, scenario.shares[at] ?? null]
  const { npv } = scenario
  return (
    <tr>
      <th scope="row">{pathName(path)}</th>
      <td>
        {price === null ? (
          '—'
        ) : (
          <>
            {priceText(price.price, path)} <StatusTag path={path} status={price.status} />
            <small>
              {[price.basis === 'given' ? null : m[price.basis], ...price.sources].filter(Boolean).join(' · ')}
            </small>
          </>
        )}
      </td>
      <td className="num">{cost === null ? '—' : yenText(cost)}</td>
      <td className="num">
        {share !== null ? percentText(share) : cost === null ? '—' : <small>{noShareOf(result)}</small>}
      </td>
      <td className="num">{last === null ? '—' : yenText(last)}</td>
      <td className="num">
        {npv.value === null ? '—' : yenText(npv.value)}
        {npv.value !== null && (
          <small>
            {m.npvOf(String(npv.from), String(npv.to))}
            {npv.missing > 0 && ` · ${m.missing(String(npv.missing))}`}
          </small>
        )}
      </td>
    </tr>
  )
}

/** Why a cost has no share. */
function noShareOf({ base, assumptions }: ScenarioResult): string {
  const m = scenarioMessages().results
  if (base !== null) return m.loss
  return assumptions.share === 'profit' ? m.noBase : m.noBaseSales
}
