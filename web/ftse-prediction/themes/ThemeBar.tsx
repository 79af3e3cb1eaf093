import type { FtseTheme } from '#contract/ftse-prediction/company.ts'
import { Span, Tick } from '../../charts/plot/marks.tsx'
import { Bar } from '../../charts/plot/strips.tsx'
import { scoreStrip } from '../score-strip.ts'

const colors = { E: 'var(--series-2)', S: 'var(--series-3)', G: 'var(--series-4)' } as const

/** Length is the score, thickness the exposure; the rating as a ring. */
export function ThemeBar({ theme: { exposure, structure, pillar, actual } }: { readonly theme: FtseTheme }) {
  const { at } = scoreStrip
  const y = 12
  return (
    <svg height={24} aria-hidden="true">
      <Span from={at(0)} to={at(5)} y={y} stroke="var(--rule)" />
      {[0, 1, 2, 3, 4, 5].map((mark) => (
        <Tick key={mark} x={at(mark)} y={y} reach={3} stroke="var(--rule-mid)" />
      ))}
      {structure !== null && (
        <Bar strip={scoreStrip} from={0} to={structure} y={y} reach={exposure * 3.5} fill={colors[pillar]} />
      )}
      {actual && <circle cx={at(actual.score)} cy={y} r={7} fill="var(--paper)" stroke="var(--ink)" strokeWidth={2} />}
    </svg>
  )
}

/** As many of three squares as the exposure. */
export function ExposureMark({ exposure }: Pick<FtseTheme, 'exposure'>) {
  return (
    <svg width={34} height={10} aria-hidden="true">
      {[0, 1, 2].map((step) => (
        <rect
          key={step}
          x={step * 12 + 0.5}
          y={0.5}
          width={9}
          height={9}
          fill={step < exposure ? 'var(--ink)' : 'none'}
          stroke="var(--ink-2)"
        />
      ))}
    </svg>
  )
}
