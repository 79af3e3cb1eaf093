import type { ScenarioResult } from '#contract/scenario/cost.ts'
import { emissionsPathNames, lastScenarioYear, scenarioBases } from '#contract/scenario/names.ts'
import { scenarioMessages } from '../messages.ts'
import { OwnPrices } from '../own/OwnPrices.tsx'
import type { Paths } from '../paths.ts'
import classes from '../scenario.module.css'
import { useScenarioAddress } from '../use-scenario-address.ts'
import { AssumptionField } from './AssumptionField.tsx'
import { ScenarioChoice } from './ScenarioChoice.tsx'

interface Props {
  readonly result: ScenarioResult
  readonly paths: Paths
}

const percents = [
  ['free', 100],
  ['pass', 100],
  ['tax', 100],
  ['wacc', 100],
] as const

/** A share as the per cent that is typed, without the dust of a binary fraction. */
const percentOf = (share: number) => String(Number((share * 100).toPrecision(10)))

/** Everything that is assumed; what nobody set says that it is a start value. */
export function Assumptions({ result: { assumptions, years, inYear }, paths }: Props) {
  const { assumptions: m } = scenarioMessages()
  const [address, change] = useScenarioAddress()
  const isStart = (name: (typeof assumptions.started)[number]) => assumptions.started.includes(name)
  const isChanged = ['path', 'share', 'in', 'free', 'freeUntil', 'pass', 'tax', 'wacc', 'fx', 'scenarios'].some(
    (name) => address[name as keyof typeof address] !== undefined,
  )
  return (
    <section className={`fig c4 ${classes.panel}`} aria-labelledby="assumptions">
      <header>
        <h2 className="finding" id="assumptions">
          {m.name}
        </h2>
      </header>
      <ScenarioChoice paths={paths} />
      <OwnPrices paths={paths} />
      <div className={`${classes.field} ${classes.wide}`}>
        <label htmlFor="scenario-path">{m.path}</label>
        <select
          id="scenario-path"
          value={assumptions.path}
          onChange={({ target }) => change({ path: target.value as (typeof emissionsPathNames)[number] })}
        >
          {emissionsPathNames.map((path) => (
            <option key={path} value={path}>
              {m.paths[path]}
            </option>
          ))}
        </select>
      </div>
      <div className={classes.field}>
        <label htmlFor="scenario-share">{m.share}</label>
        <select
          id="scenario-share"
          value={assumptions.share}
          onChange={({ target }) => change({ share: target.value as (typeof scenarioBases)[number] })}
        >
          {scenarioBases.map((base) => (
            <option key={base} value={base}>
              {m.shares[base]}
            </option>
          ))}
        </select>
      </div>
      <div className={classes.field}>
        <label htmlFor="scenario-in">{m.in}</label>
        <select id="scenario-in" value={inYear} onChange={({ target }) => change({ in: Number(target.value) })}>
          {years.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </select>
      </div>
      {percents.map(([name, most]) => (
        <AssumptionField
          key={name}
          label={m[name]}
          value={percentOf(assumptions[name])}
          isStart={isStart(name)}
          least={0}
          most={most}
          set={(percent) =>
            change({ [name]: percent === undefined ? undefined : Number((percent / 100).toPrecision(10)) })
          }
        />
      ))}
      <AssumptionField
        label={m.freeUntil}
        value={assumptions.freeUntil === null ? '' : String(assumptions.freeUntil)}
        isStart={false}
        least={2020}
        most={lastScenarioYear + 50}
        isYear
        set={(year) => change({ freeUntil: year })}
      />
      <AssumptionField
        label={m.fx}
        value={String(assumptions.fx)}
        isStart={isStart('fx')}
        least={1}
        most={1000}
        set={(fx) => change({ fx })}
      />
      <p className="note">{m.startNote}</p>
      {isChanged && (
        <button
          type="button"
          className="act"
          onClick={() =>
            change({
              ...{ path: undefined, share: undefined, in: undefined, free: undefined, freeUntil: undefined },
              ...{ pass: undefined, tax: undefined, wacc: undefined, fx: undefined, scenarios: undefined },
            })
          }
        >
          {m.reset}
        </button>
      )}
    </section>
  )
}
