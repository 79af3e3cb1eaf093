import type { TargetScope } from '#contract/targets/parts.ts'
import type { CompanyTargets } from '#contract/targets/targets.ts'
import { targetScopes } from '#methodology/targets/scopes.ts'
import { formatNumber, formatYear } from '../format.ts'
import { lastYears } from './address.ts'
import { targetsMessages } from './messages.ts'
import classes from './targets.module.css'
import { useTargetsAddress } from './use-address.ts'

/** Which scopes are shown, until when, and what is drawn beside them. */
export function Choices({ byScope }: Pick<CompanyTargets, 'byScope'>) {
  const { choices: m } = targetsMessages()
  const [{ view, valScopes, perScopes, until, hasAverage, hasIntensityAverage, hasForecast }, change] =
    useTargetsAddress()
  const isIntensity = view === 'intensity'
  return (
    <div className={classes.choices}>
      <Scopes
        label={isIntensity ? m.intensityScopes : m.emissionScopes}
        chosen={isIntensity ? perScopes : valScopes}
        byScope={byScope}
        choose={(scopes) => change(isIntensity ? { perScopes: scopes } : { valScopes: scopes })}
      />
      {!isIntensity && (
        <fieldset className="seg">
          <legend>{m.until}</legend>
          {lastYears.map((year) => (
            <button key={year} type="button" aria-pressed={until === year} onClick={() => change({ until: year })}>
              {formatYear(year)}
            </button>
          ))}
        </fieldset>
      )}
      {(view !== 'intensity' || hasAverage) && (
        <Toggle label={m.averages.emissions} isOn={hasAverage} set={(isOn) => change({ hasAverage: isOn })} />
      )}
      {(view === 'intensity' || view === 'table' || hasIntensityAverage) && (
        <Toggle
          label={m.averages.intensity}
          isOn={hasIntensityAverage}
          set={(isOn) => change({ hasIntensityAverage: isOn })}
        />
      )}
      {!isIntensity && <Toggle label={m.forecast} isOn={hasForecast} set={(isOn) => change({ hasForecast: isOn })} />}
    </div>
  )
}

function Toggle({ label, isOn, set }: { label: string; isOn: boolean; set: (isOn: boolean) => void }) {
  return (
    <label className={classes.toggle}>
      <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => set(currentTarget.checked)} /> {label}
    </label>
  )
}

interface ScopesProps extends Pick<CompanyTargets, 'byScope'> {
  readonly label: string
  readonly chosen: readonly TargetScope[]
  readonly choose: (scopes: TargetScope[]) => void
}

/** Several at once; the last one stays. */
function Scopes({ label, chosen, byScope, choose }: ScopesProps) {
  const m = targetsMessages()
  const toggled = (scope: TargetScope) =>
    targetScopes.filter((each) => (each === scope ? !chosen.includes(each) : chosen.includes(each)))
  return (
    <fieldset className="seg">
      <legend>{label}</legend>
      {targetScopes.map((scope) => {
        const count = byScope.find((each) => each.scope === scope)?.targets ?? 0
        const isOn = chosen.includes(scope)
        return (
          <button
            key={scope}
            type="button"
            aria-pressed={isOn}
            disabled={isOn && chosen.length === 1}
            onClick={() => choose(toggled(scope))}
          >
            {m.scopes[scope]}
            {count > 0 && <small>{m.choices.count(formatNumber(count))}</small>}
          </button>
        )
      })}
    </fieldset>
  )
}
