import type { Effects as EffectsOf } from '#contract/portfolio/figures.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { Waterfall } from '../../charts/waterfall/Waterfall.tsx'
import { portfolioMessages } from '../messages.ts'
import { type EffectScale, effectsTable } from '../tables/climate-tables.ts'

interface Props extends EffectScale {
  readonly id: string
  readonly number: number
  readonly name: string
  readonly finding: string
  readonly unit: string
  readonly effects: EffectsOf
  /** Whether less of it is better. */
  readonly isLowGood?: boolean
}

/** From the benchmark to the portfolio by allocation, selection and interaction; the table says it by sector. */
export function EffectsFigure({ id, number, name, finding, unit, effects, times, format, isLowGood = false }: Props) {
  const m = portfolioMessages().climate
  const of = (value: number) => value * times
  const kinds = [
    ['allocation', m.allocation],
    ['selection', m.selectionHead],
    ['interaction', m.interaction],
  ] as const
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
      table={effectsTable(effects, { times, format }, finding)}
    />
  )
}
