import { useState } from 'react'
import { defaultScenarios, maxScenarios } from '#contract/scenario/names.ts'
import type { PricePathRow } from '#contract/scenario/prices.ts'
import { formatDay } from '../../../format.ts'
import { scenarioMessages } from '../messages.ts'
import type { Paths } from '../paths.ts'
import { StatusTag } from '../StatusTag.tsx'
import classes from '../scenario.module.css'
import { pathName } from '../text.ts'
import { useScenarioAddress } from '../use-scenario-address.ts'

/** From the least to the most checked. */
const statuses = ['proposed', 'recalled', 'secondary', 'derived', 'verified', 'official'] as const

/** A table is as checked as its least checked price. */
export const statusOf = ({ points }: PricePathRow) =>
  statuses.find((status) => points.some((point) => point.status === status))!

/** Which prices are put to the emissions, each with how far its table was checked. */
export function ScenarioChoice({ paths }: { readonly paths: Paths }) {
  const { assumptions: m } = scenarioMessages()
  const [{ scenarios = defaultScenarios }, change] = useScenarioAddress()
  const [fault, setFault] = useState<string>()
  const chosen = scenarios.split(',')
  const toggle = (key: string, isOn: boolean) => {
    // In the order of the list, which is that of the figure.
    const next = [...paths.keys()].filter((one) => (one === key ? isOn : chosen.includes(one)))
    setFault(next.length === 0 ? m.one : next.length > maxScenarios ? m.most(String(maxScenarios)) : undefined)
    if (next.length === 0 || next.length > maxScenarios) return
    const text = next.join(',')
    change({ scenarios: text === defaultScenarios ? undefined : text })
  }
  return (
    <fieldset>
      <legend>{m.scenarios}</legend>
      <ul className={classes.choices}>
        {[...paths.values()].map((path) => (
          <li key={path.key}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(path.key)}
                onChange={({ target }) => toggle(path.key, target.checked)}
              />
              <span>
                {pathName(path)} <StatusTag path={path} status={statusOf(path)} />
                <small>
                  {[path.currency, path.priceLevel === null ? null : m.level(String(path.priceLevel))]
                    .filter(Boolean)
                    .join(' · ')}
                  {path.copyright && ` · ${path.copyright}`}
                  {path.importedOn && ` · ${m.imported(formatDay(path.importedOn))}`}
                </small>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {fault && (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )}
    </fieldset>
  )
}
