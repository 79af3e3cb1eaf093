import type { TargetScope } from '#contract/targets/parts.ts'
import type { CompanyTargets } from '#contract/targets/targets.ts'
import { formatYear } from '../../format.ts'
import { percentText } from '../figure-text.ts'
import { asides } from '../headline.ts'
import { mainTarget } from '../main-target.ts'
import { targetsMessages } from '../messages.ts'
import classes from '../targets.module.css'
import { useTargetsAddress } from '../use-address.ts'
import type { useEmissionsForecast } from '../use-targets.ts'
import type { PathModel } from './model.ts'

interface Props {
  readonly data: CompanyTargets
  readonly scope: TargetScope
  readonly model: PathModel | null
  /** Null where nobody asked for one. */
  readonly forecast: ReturnType<typeof useEmissionsForecast> | null
}

/** What the marks mean, the formula of the paths, and what the reader has to know beside the sentence. */
export function PathNotes({ data, scope, model, forecast }: Props) {
  const m = targetsMessages()
  const [{ view }] = useTargetsAddress()
  const main = mainTarget(data, scope)
  const slope = (name: '1.5' | 'well-below-2') => main?.paths.find((path) => path.name === name)?.slope
  const [paris, below] = [slope('1.5'), slope('well-below-2')]
  const hasAverage = model?.average.some(({ value }) => value !== null) ?? false
  return (
    <>
      {view !== 'table' && model && <Legend model={model} hasAverage={hasAverage} />}
      <div className="fig-note">
        {asides(data, scope).map((aside) => (
          <p key={aside}>{aside}</p>
        ))}
        {view === 'intensity' && <p>{m.intensityText}</p>}
        {view !== 'intensity' && main && model && paris !== undefined && below !== undefined && (
          <p>{m.formula(formatYear(main.baseYear), percentText(paris), percentText(below))}</p>
        )}
        {main?.fault === 'no-base' && model && view !== 'intensity' && <p>{m.noPath}</p>}
        {view !== 'table' && model?.final && !model.final.isTold && <p>{m.later10(m.scopes[scope])}</p>}
        {hasAverage && <p>{m.average10}</p>}
        {forecast && view !== 'intensity' && <p role="status">{forecastText(forecast)}</p>}
      </div>
    </>
  )
}

/** Quietly: without a forecast the rest of the figure stands as it is. */
function forecastText({ data, isError, isPending }: NonNullable<Props['forecast']>): string {
  const m = targetsMessages()
  if (isError) return m.forecastFailed
  if (isPending) return m.forecastComing
  return data.state === 'forecast' ? m.forecastText : m.forecastStates[data.state]
}

function Legend({ model, hasAverage }: { model: PathModel; hasAverage: boolean }) {
  const { legend: m } = targetsMessages()
  const legendItems = [
    ['actual', true],
    ['target', model.lines.length > 0],
    ['path', model.paths.length > 0],
    ['gap', model.gap !== null],
    ['rest', model.final !== null || model.lines.some(({ isRest }) => isRest)],
    ['average', hasAverage],
    ['forecast', model.forecast.length > 0],
  ] as const
  return (
    <ul className={classes.legend}>
      {legendItems.map(([key, isShown]) =>
        isShown ? (
          <li key={key} data-mark={key}>
            <i aria-hidden="true" />
            {m[key]}
          </li>
        ) : null,
      )}
    </ul>
  )
}
