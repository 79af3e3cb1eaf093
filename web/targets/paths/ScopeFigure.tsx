import { useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { TargetScope } from '#contract/targets/parts.ts'
import type { CompanyTargets } from '#contract/targets/targets.ts'
import { betweenText } from '../../charts/figure/difference.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { formatNumber, formatSignificant, formatYear } from '../../format.ts'
import type { TargetView } from '../address.ts'
import { changeText, tonnesText, yearsText } from '../figure-text.ts'
import { targetsHeadline } from '../headline.ts'
import { targetsMessages } from '../messages.ts'
import { useTargetsAddress } from '../use-address.ts'
import { useEmissionsForecast } from '../use-targets.ts'
import { indexBase, intensityModel, type PathModel, pathModel } from './model.ts'
import { PathChart } from './PathChart.tsx'
import { PathNotes } from './PathNotes.tsx'
import { pathTable } from './table.ts'

interface Props {
  readonly companyId: number
  readonly data: CompanyTargets
  readonly scope: TargetScope
  readonly number: number
}

type Drawn = Exclude<TargetView, 'table'>

/** A scope against its targets and the paths of science: in tonnes, per sales, with the base year as 100, and as a table. */
export function ScopeFigure({ companyId, data, scope, number }: Props) {
  const m = targetsMessages()
  const [{ view, until, hasForecast }, change] = useTargetsAddress()
  const forecast = useEmissionsForecast(companyId, scope, hasForecast)
  const open = useOpenFigure(companyId, data, scope)
  const options = { until, forecast: hasForecast ? forecast.data : undefined }
  const models: Record<Drawn, PathModel | null> = {
    emissions: pathModel(data, scope, { ...options, kind: 'emissions' }),
    intensity: intensityModel(data, scope),
    index: pathModel(data, scope, { ...options, kind: 'index' }),
  }
  const finding = targetsHeadline(data, scope)
  const caption = `${m.scopes[scope]} ${finding}`
  const base = indexBase(data, scope)
  const unit = {
    emissions: m.units.emissions,
    intensity: m.units.intensity,
    index: base ? m.units.index(formatYear(base.year)) : m.views.index,
    table: m.units.emissions,
  }[view]
  return (
    <Figure
      id={`targets-${scope.replaceAll('+', '')}`}
      number={number}
      name={m.scopes[scope]}
      finding={finding}
      unit={unit}
      view={view}
      onView={(next) => change({ view: next as TargetView })}
      views={(['emissions', 'intensity', 'index'] as const).map((kind) => ({
        key: kind,
        label: m.views[kind],
        isPicture: models[kind] !== null,
        content: models[kind] ? (
          <PathChart
            label={caption}
            model={models[kind]}
            text={texts[kind]}
            level={levelOf}
            gapText={kind === 'emissions' ? gapText(models[kind].gap) : null}
            open={open}
          />
        ) : (
          <p className="note">{nothing(data, scope, kind)}</p>
        ),
      }))}
      table={pathTable(data, { scope, caption, model: models.emissions })}
      onSelectRow={(year) => open(Number(year))}
      notes={
        <PathNotes
          data={data}
          scope={scope}
          model={view === 'table' ? models.emissions : models[view]}
          forecast={hasForecast ? forecast : null}
        />
      }
      source={m.source}
    />
  )
}

const texts: Record<Drawn, (value: number) => string> = {
  emissions: (value) => `${tonnesText(value)} t-CO2e`,
  intensity: (value) => formatSignificant(value, 3),
  index: (value) => formatNumber(value, 1),
}

const levelOf = ({ target }: PathModel['lines'][number]) => changeText(-target.reduction)

/** Why nothing is drawn. */
function nothing(data: CompanyTargets, scope: TargetScope, kind: Drawn): string {
  const { noDrawing: m } = targetsMessages()
  const values = data.emissions.find((series) => series.scope === scope)?.values ?? []
  if (kind === 'intensity') return m.intensity
  if (values.some(({ value }) => value !== null && value < 0)) return m.negative
  if (kind === 'index' && values.some(({ value }) => value !== null)) return m.index
  return data.targets.some((target) => target.scope === scope) ? m.none : m.nothing
}

/** Tonnes and years between the newest figure and the scope's own path. */
function gapText(gap: PathModel['gap'] | undefined): string | null {
  if (!gap) return null
  const tonnes = betweenText(gap.value, gap.allowed, tonnesText)
  const { gapLabel, gapAlone } = targetsMessages()
  return gap.years === null ? gapAlone(tonnes) : gapLabel(tonnes, yearsText(gap.years))
}

/** Where a figure of a year is opened to its filing. */
function useOpenFigure(companyId: number, { emissions, intensities, years }: CompanyTargets, scope: TargetScope) {
  const navigate = useNavigate()
  const series = useMemo(
    () => [...emissions, ...intensities].find((each) => each.scope === scope),
    [emissions, intensities, scope],
  )
  return useCallback(
    (year: number) =>
      series &&
      years.includes(year) &&
      void navigate({
        to: '/companies/$companyId/raws',
        params: { companyId },
        search: { view: 'all', figure: `${series.indicator}.${year}.${series.boundary}.` },
      }),
    [navigate, companyId, series, years],
  )
}
