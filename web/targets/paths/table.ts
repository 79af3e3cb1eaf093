import type { TargetScope } from '#contract/targets/parts.ts'
import type { CompanyTargets } from '#contract/targets/targets.ts'
import { allowedAt } from '#methodology/targets/path.ts'
import { type Cell, figureCell, type TableOf } from '../../charts/figure/table.ts'
import { formatSignificant, formatYear } from '../../format.ts'
import { changeText, tonnesText } from '../figure-text.ts'
import { targetsMessages } from '../messages.ts'
import { isEstimate, type PathModel } from './model.ts'

interface TableOptions {
  readonly scope: TargetScope
  readonly caption: string
  /** In t-CO2e; null where nothing is drawn, and then the figures stand alone. */
  readonly model: PathModel | null
}

/** Every year with its figure, what targets and paths allow, intensity, and where they are asked for averages and forecast. */
export function pathTable(data: CompanyTargets, { scope, caption, model }: TableOptions): TableOf {
  const m = targetsMessages()
  const series = data.emissions.find((each) => each.scope === scope)
  const intensity = data.intensities.find((each) => each.scope === scope)
  const lines = model?.lines ?? []
  const paths = model?.paths ?? []
  const ends = [
    data.years.at(-1) ?? 0,
    ...lines.map(({ to }) => to.year),
    ...(model?.forecast ?? []).map(({ year }) => year),
  ]
  const years = data.years.length === 0 ? [] : range(data.years[0]!, Math.max(...ends))
  const number = (label: string) => ({ label, isNumber: true })
  const tonnes = (label: string) => number(`${label} (${m.units.emissions})`)
  const at = <T>(values: readonly T[] | undefined, year: number): T | undefined => values?.[data.years.indexOf(year)]
  return {
    caption,
    rowsAre: 'years',
    columns: [
      { label: m.year },
      tonnes(m.actual),
      { label: m.state },
      ...lines.map(({ target }) => tonnes(m.targetOf(changeText(-target.reduction), formatYear(target.targetYear)))),
      ...paths.map(({ name }) => tonnes(m.paths[name])),
      ...(series?.average ? [tonnes(m.average)] : []),
      ...(intensity ? [number(`${m.views.intensity} (${m.units.intensity})`)] : []),
      ...(intensity?.average ? [number(`${m.choices.averages.intensity} (${m.units.intensity})`)] : []),
      ...(model?.forecast.length ? [tonnes(m.forecast), tonnes(m.band('80'))] : []),
    ],
    rows: years.map((year) => {
      const value = at(series?.values, year)
      const ahead = model?.forecast.find((point) => point.year === year)
      const cells: Cell[] = [
        formatYear(year),
        figureCell(value?.value ?? null, tonnesText),
        value ? stateText(value) : null,
        ...lines.map(({ from, to, target }) =>
          year < from.year || year > to.year
            ? null
            : figureCell(allowed(from, target.reduction / (to.year - from.year), year), tonnesText),
        ),
        ...paths.map(({ points }) =>
          figureCell(points.find((point) => point.year === year)?.value ?? null, tonnesText),
        ),
        ...(series?.average ? [figureCell(at(series.average, year) ?? null, tonnesText)] : []),
        ...(intensity ? [figureCell(at(intensity.values, year)?.value ?? null, threeDigits)] : []),
        ...(intensity?.average ? [figureCell(at(intensity.average, year) ?? null, threeDigits)] : []),
        ...(model?.forecast.length
          ? [
              figureCell(ahead?.middle ?? null, tonnesText),
              ahead?.bands ? `${tonnesText(ahead.bands[80].low)}–${tonnesText(ahead.bands[80].high)}` : null,
            ]
          : []),
      ]
      return { key: String(year), cells }
    }),
  }
}

const threeDigits = (value: number) => formatSignificant(value, 3)

const allowed = (from: { readonly year: number; readonly value: number }, slope: number, year: number) =>
  allowedAt({ base: from.value, baseYear: from.year, slope }, year)

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at)

function stateText({ value, state }: CompanyTargets['emissions'][number]['values'][number]): string | null {
  const m = targetsMessages()
  if (value === null) return state === 'under-review' ? m.underReview : m.missing
  return isEstimate(state) ? m.estimated : m.disclosed
}
