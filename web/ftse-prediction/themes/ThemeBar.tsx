import type { FtseTheme } from '#contract/ftse-prediction/company.ts'

const colors = { E: 'var(--series-2)', S: 'var(--series-3)', G: 'var(--series-4)' } as const

/** Length is the score, thickness the exposure; the rating as a ring. */
export function ThemeBar({ theme: { exposure, structure, pillar, actual } }: { readonly theme: FtseTheme }) {
  const thickness = exposure * 7
  const at = (score: number) => `${(2 + (score / 5) * 96).toFixed(2)}%`
  return (
    <svg height={24} aria-hidden="true">
      <line x1="2%" x2="98%" y1={12} y2={12} stroke="var(--rule)" />
      {[0, 1, 2, 3, 4, 5].map((mark) => (
        <line key={mark} x1={at(mark)} x2={at(mark)} y1={9} y2={15} stroke="var(--rule-mid)" />
      ))}
      {structure !== null && (
        <rect
          x="2%"
          y={12 - thickness / 2}
          width={`${((structure / 5) * 96).toFixed(2)}%`}
          height={thickness}
          fill={colors[pillar]}
        />
      )}
      {actual && <circle cx={at(actual.score)} cy={12} r={7} fill="var(--paper)" stroke="var(--ink)" strokeWidth={2} />}
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
