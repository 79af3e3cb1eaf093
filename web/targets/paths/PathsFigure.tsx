import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { TargetScope } from '#contract/comparisons/targets.ts'
import type { CompanyForecast } from '#contract/forecast/forecast.ts'
import type { CompanyTargets } from '#contract/targets/targets.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { useCompanyId } from '../../companies/tab/CompanyTab.tsx'
import { formatNumber, formatSignificant, formatYear } from '../../format.ts'
import { type TargetView, targetViews, useTargetsAddress } from '../address.ts'
import { changeText, percentText, signedTonnes, tonnesText } from '../figure-text.ts'
import { asides, targetsHeadline } from '../headline.ts'
import { mainTarget, pathOf } from '../main-target.ts'
import { targetsMessages } from '../messages.ts'
import { useEmissionsForecast } from '../use-targets.ts'
import { indexBase, intensityModel, type PathModel, pathModel } from './model.ts'
import { PathChart } from './PathChart.tsx'
import { pathTable } from './table.ts'

interface Props {
  readonly data: CompanyTargets
  readonly scope: TargetScope
  readonly number: number
}

/** One scope: what was emitted, what was promised, and what science asks for. */
export function PathsFigure({ data, scope, number }: Props) {
  const m = targetsMessages()
  const [{ view, until, hasForecast }, change] = useTargetsAddress()
  const asked = useEmissionsForecast(useCompanyId(), scope, hasForecast)
  const forecast = hasForecast ? asked.data : undefined
  const modelOf = (kind: 'emissions' | 'index') => pathModel(data, scope, { until, kind, forecast })
  const models = { emissions: modelOf('emissions'), index: modelOf('index'), intensity: intensityModel(data, scope) }
  const finding = targetsHeadline(data, scope)
  const base = indexBase(data, scope)
  const unit = view === 'index' && base ? m.units.index(formatYear(base.year)) : unitOf(view)
  return (
    <Figure
      id={`target_${scope.replaceAll('+', '_')}`}
      number={number}
      name={m.scopes[scope]}
      finding={finding}
      unit={unit}
      view={view}
      onView={(next) => change({ view: targetViews.find((one) => one === next) ?? 'emissions' })}
      views={(['emissions', 'intensity', 'index'] as const).map((key) => ({
        key,
        label: m.views[key],
        isPicture: models[key] !== null,
        content: models[key] ? (
          <Drawing model={models[key]} kind={key} label={finding} indicator={indicatorIn(data, scope)} />
        ) : (
          <p className="note">{m.noDrawing[faultOf(data, scope, key)]}</p>
        ),
      }))}
      table={pathTable(data, { scope, caption: finding, model: models.emissions })}
      notes={
        <Notes
          {...{ data, scope, view, model: models.emissions }}
          forecast={hasForecast ? <ForecastNote forecast={forecast} isFailed={asked.isError} /> : null}
        />
      }
      source={m.source}
    />
  )
}

function unitOf(view: TargetView): string {
  const { units } = targetsMessages()
  return view === 'intensity' ? units.intensity : units.emissions
}

function indicatorIn(data: CompanyTargets, scope: TargetScope) {
  const { indicator, boundary } = data.emissions.find((series) => series.scope === scope)!
  return { indicator, boundary }
}

function faultOf(data: CompanyTargets, scope: TargetScope, kind: 'emissions' | 'intensity' | 'index') {
  if (kind === 'intensity') return 'intensity'
  const values = data.emissions.find((series) => series.scope === scope)?.values ?? []
  if (values.some(({ value }) => value !== null && value < 0)) return 'negative'
  return kind === 'index' && values.some(({ value }) => value !== null) ? 'index' : 'none'
}

interface DrawingProps {
  readonly model: PathModel
  readonly kind: 'emissions' | 'intensity' | 'index'
  readonly label: string
  readonly indicator: { readonly indicator: string; readonly boundary: string }
}

function Drawing({ model, kind, label, indicator: { indicator, boundary } }: DrawingProps) {
  const m = targetsMessages()
  const companyId = useCompanyId()
  const navigate = useNavigate()
  const text = (value: number) =>
    kind === 'emissions' ? `${tonnesText(value)} t` : formatSignificant(Number(value.toPrecision(3)), 3)
  const { gap } = model
  const gapText = gap && kind === 'emissions' ? gapWords(gap, model) : null
  return (
    <>
      <PathChart
        {...{ label, model, text, gapText }}
        level={({ target: { reduction } }) => changeText(-reduction)}
        open={(year) =>
          void navigate({
            to: '/companies/$companyId/raws',
            params: { companyId },
            search: { view: 'all', figure: `${indicator}.${year}.${boundary}.` },
          })
        }
      />
      <p className="note">{legendOf(model).join(m.legendJoint)}</p>
    </>
  )
}

/** What is drawn, by its marks. */
function legendOf({ lines, paths, gap, average, forecast }: PathModel): string[] {
  const { legend: m } = targetsMessages()
  return [
    m.actual,
    ...(lines.length > 0 ? [m.target] : []),
    ...(paths.length > 0 ? [m.path] : []),
    ...(gap ? [m.gap] : []),
    ...(lines.some(({ isRest }) => isRest) ? [m.rest] : []),
    ...(average.length > 0 ? [m.average] : []),
    ...(forecast.length > 0 ? [m.forecast] : []),
  ]
}

/** `+12,300 t, 1.4 years behind`. */
function gapWords({ value, allowed }: NonNullable<PathModel['gap']>, { paths, lines }: PathModel): string {
  const m = targetsMessages()
  const base = lines[0]?.from.value
  const slope = paths.find(({ name }) => lines[0] && name === pathOf(lines[0].target.scope))?.slope
  const difference = value - allowed
  const years = base && slope ? formatNumber(Math.abs(difference / (base * slope)), 1) : null
  if (years === null) return `${signedTonnes(difference)} t`
  return m.gapLabel(signedTonnes(difference), difference > 0 ? m.behind(years) : m.ahead(years))
}

interface NotesProps {
  readonly data: CompanyTargets
  readonly scope: TargetScope
  readonly view: TargetView
  readonly model: PathModel | null
  readonly forecast: ReactNode
}

function Notes({ data, scope, view, model, forecast }: NotesProps) {
  const m = targetsMessages()
  const main = mainTarget(data, scope)
  const slopeOf = (name: string) => percentText(model?.paths.find((path) => path.name === name)?.slope ?? 0)
  return (
    <>
      {asides(data, scope).map((one) => (
        <p key={one}>{one}</p>
      ))}
      {view === 'intensity' && <p>{m.intensityText}</p>}
      {main && model && model.paths.length > 0 && (
        <p>{m.formula(formatYear(main.baseYear), slopeOf('1.5'), slopeOf('well-below-2'))}</p>
      )}
      {main && main.fault === 'no-base' && <p>{m.noPath}</p>}
      {model?.final && !model.final.isTold && <p>{m.later10(m.scopes[scope])}</p>}
      {model && model.average.length > 0 && <p>{m.average10}</p>}
      {forecast}
    </>
  )
}

function ForecastNote({
  forecast,
  isFailed,
}: {
  readonly forecast: CompanyForecast | undefined
  readonly isFailed: boolean
}) {
  const m = targetsMessages()
  if (isFailed) return <p>{m.forecastFailed}</p>
  if (!forecast) return null
  return <p>{forecast.state === 'forecast' ? m.forecastText : m.forecastStates[forecast.state]}</p>
}
