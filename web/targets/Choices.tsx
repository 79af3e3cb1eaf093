import type { TargetScope } from '#contract/comparisons/targets.ts'
import type { CompanyTargets } from '#contract/targets/targets.ts'
import { targetScopes } from '#methodology/targets/scopes.ts'
import { formatNumber, formatYear } from '../format.ts'
import { lastYears, useTargetsAddress } from './address.ts'
import { targetsMessages } from './messages.ts'
import classes from './targets.module.css'

/** Which scopes are shown, until when, and with what beside them. */
export function Choices({ data }: { data: CompanyTargets }) {
  const m = targetsMessages()
  const [{ valScopes, perScopes, until, hasAverage, hasIntensityAverage, hasForecast, view }, change] =
    useTargetsAddress()
  const countOf = (scope: TargetScope) => data.byScope.find((one) => one.scope === scope)?.targets ?? 0
  const isIntensity = view === 'intensity'
  const chosen = isIntensity ? perScopes : valScopes
  const choose = (scope: TargetScope) => {
    const next = chosen.includes(scope) ? chosen.filter((one) => one !== scope) : [...chosen, scope]
    change(isIntensity ? { perScopes: next } : { valScopes: next, perScopes: next })
  }
  return (
    <div className={`c12 ${classes.choices}`}>
      <fieldset className={classes.checks}>
        <legend className="sr">{isIntensity ? m.choices.intensityScopes : m.choices.emissionScopes}</legend>
        {targetScopes.map((scope) => (
          <label key={scope}>
            <input type="checkbox" checked={chosen.includes(scope)} onChange={() => choose(scope)} />
            {m.choices.counted(m.scopes[scope], formatNumber(countOf(scope)))}
          </label>
        ))}
      </fieldset>
      <fieldset className="seg">
        <legend className="sr">{m.choices.until}</legend>
        {lastYears.map((year) => (
          <button key={year} type="button" aria-pressed={until === year} onClick={() => change({ until: year })}>
            {formatYear(year)}
          </button>
        ))}
      </fieldset>
      <div className={classes.checks}>
        <label>
          <input
            type="checkbox"
            checked={isIntensity ? hasIntensityAverage : hasAverage}
            onChange={({ target: { checked } }) =>
              change(isIntensity ? { hasIntensityAverage: checked } : { hasAverage: checked })
            }
          />
          {isIntensity ? m.choices.averages.intensity : m.choices.averages.emissions}
        </label>
        {!isIntensity && (
          <label>
            <input
              type="checkbox"
              checked={hasForecast}
              onChange={({ target: { checked } }) => change({ hasForecast: checked })}
            />
            {m.choices.forecast}
          </label>
        )}
      </div>
    </div>
  )
}
