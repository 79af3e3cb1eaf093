import type { Effects as EffectsOf } from '#contract/portfolio/figures.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { figureCell } from '../../charts/figure/table.ts'
import { Waterfall } from '../../charts/waterfall/Waterfall.tsx'
import { labelOf, percentText, signed } from '../figures.ts'
import { portfolioMessages } from '../messages.ts'

interface Props {
  readonly id: string
  readonly number: number
  readonly name: string
  readonly finding: string
  readonly unit: string
  readonly effects: EffectsOf
  /** From what the API answers to what is read: per 100 million yen, or points of 100. */
  readonly times: number
  readonly format: (value: number) => string
  /** Whether less of it is better. */
  readonly isLowGood?: boolean
}

/** From the benchmark to the portfolio by allocation, selection and interaction; the table says it by sector. */
export function EffectsFigure({ id, number, name, finding, unit, effects, times, format, isLowGood = false }: Props) {
  const m = portfolioMessages().climate
  const of = (value: number) => value * times
  const change = (value: number) => figureCell(of(value), (shown) => signed(shown, (size) => format(size / times)))
  const kinds = [
    ['allocation', m.allocation],
    ['selection', m.selectionHead],
    ['interaction', m.interaction],
  ] as const
  const sum = (row: { allocation: number; selection: number; interaction: number }) =>
    row.allocation + row.selection + row.interaction
  return (
    <Figure
      id={id}
      number={number}
      name={name}
      finding={finding}
      unit={unit}
      span={6}
      views={[
        {
          key: 'chart',
          label: m.chart,
          isPicture: true,
          content: (
            <Waterfall
              label={finding}
              height={260}
              input={{
                start: { name: m.benchmark, value: of(effects.benchmark) },
                end: { name: m.portfolio, value: of(effects.portfolio) },
                groups: [],
                isLowGood,
                steps: kinds.map(([key, label]) => ({ key, name: label, gain: of(effects[key]) })),
              }}
            />
          ),
        },
      ]}
      table={{
        caption: finding,
        columns: [
          { label: m.sector },
          { label: m.weight, isNumber: true },
          { label: m.benchmarkWeight, isNumber: true },
          { label: m.mean, isNumber: true },
          { label: m.benchmarkMean, isNumber: true },
          ...kinds.map(([, label]) => ({ label, isNumber: true })),
          { label: m.total, isNumber: true },
        ],
        rows: [
          ...effects.sectors.map((row) => ({
            key: row.sector.code,
            cells: [
              labelOf(row.sector),
              figureCell(row.weight, percentText),
              figureCell(row.benchmarkWeight, percentText),
              figureCell(row.mean, format),
              figureCell(row.benchmarkMean, format),
              ...kinds.map(([key]) => change(row[key])),
              change(sum(row)),
            ],
          })),
          {
            key: 'total',
            cells: [
              m.total,
              figureCell(1, percentText),
              figureCell(1, percentText),
              figureCell(effects.portfolio, format),
              figureCell(effects.benchmark, format),
              ...kinds.map(([key]) => change(effects[key])),
              change(sum(effects)),
            ],
          },
        ],
      }}
    />
  )
}
