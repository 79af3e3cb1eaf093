import { scaleLinear } from 'd3-scale'
import type { CompanyTarget } from '#contract/targets/targets.ts'
import { paths } from '#methodology/targets/pace.ts'
import { Diamond, Span, Tick } from '../../charts/plot/marks.tsx'
import { percentStrip } from '../../charts/plot/strips.tsx'
import { cardMessages } from '../card-messages.ts'
import { percentText } from '../figure-text.ts'
import classes from '../targets.module.css'

/** Shares of the base year a year; what lies beyond the scale stands at its end. */
const { at } = percentStrip(scaleLinear([-0.02, 0.1], [2, 98]).clamp(true))

function achievedText(achieved: number | null): string {
  const m = cardMessages()
  if (achieved === null) return '—'
  const percent = percentText(Math.abs(achieved))
  return achieved < 0 && percent !== '0.0' ? m.rising(percent) : m.perYear(percent)
}

/** Promised as a diamond, achieved as a dot, needed from now as a tick, between the lines of the two paths. */
export function PaceLine({ pace }: { pace: NonNullable<CompanyTarget['pace']> }) {
  const m = cardMessages()
  const { promised, achieved, needed, left } = pace
  const y = 11
  return (
    <>
      <svg className={`dot-line ${classes.pace}`} height={22} aria-hidden="true">
        <Span from="0" to="100%" y={y} stroke="var(--rule)" />
        <Tick x={at(0)} y={y} reach={6} stroke="var(--rule-mid)" />
        <Tick x={at(paths['1.5'])} y={y} reach={9} stroke="var(--series-2)" />
        <Tick x={at(paths['well-below-2'])} y={y} reach={9} stroke="var(--series-4)" />
        {needed !== null && <Tick x={at(needed)} y={y} reach={8} stroke="var(--ink)" strokeWidth={2.4} />}
        <svg x={at(promised)} y={y} overflow="visible" aria-hidden="true">
          <Diamond x={0} y={0} fill="var(--paper)" stroke="var(--ink)" strokeWidth={1.6} />
        </svg>
        {achieved !== null && <circle cx={at(achieved)} cy={y} r={4.4} fill="var(--ink)" />}
      </svg>
      <span className={classes.paces}>
        <span>
          ◇ {m.paces.promised} {m.perYear(percentText(promised))}
        </span>
        <span>
          ● {m.paces.achieved} {achievedText(achieved)}
        </span>
        <span>
          ┃ {m.paces.needed}{' '}
          {needed === null ? (left === null ? '—' : `— (${m.noNeeded})`) : m.perYear(percentText(needed))}
        </span>
      </span>
    </>
  )
}
