import type { CompanyTarget } from '#contract/targets/targets.ts'
import { paths } from '#methodology/targets/pace.ts'
import { cardMessages } from '../card-messages.ts'
import { percentText } from '../figure-text.ts'
import classes from '../targets.module.css'

/** Ends of the scale in shares of the base year a year; what lies beyond stands at the end. */
const [least, most] = [-0.02, 0.1]
const at = (share: number) =>
  `${(2 + ((Math.max(least, Math.min(most, share)) - least) / (most - least)) * 96).toFixed(2)}%`

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
  const line = (share: number) => ({ x1: at(share), x2: at(share) })
  return (
    <>
      <svg className={`dot-line ${classes.pace}`} height={22} aria-hidden="true">
        <line x1="0" x2="100%" y1={11} y2={11} stroke="var(--rule)" />
        <line {...line(0)} y1={5} y2={17} stroke="var(--rule-mid)" />
        <line {...line(paths['1.5'])} y1={2} y2={20} stroke="var(--series-2)" />
        <line {...line(paths['well-below-2'])} y1={2} y2={20} stroke="var(--series-4)" />
        {needed !== null && <line {...line(needed)} y1={3} y2={19} stroke="var(--ink)" strokeWidth={2.4} />}
        <svg x={at(promised)} y={11} overflow="visible" aria-hidden="true">
          <path d="M0 -6l6 6l-6 6l-6 -6Z" fill="var(--paper)" stroke="var(--ink)" strokeWidth={1.6} />
        </svg>
        {achieved !== null && <circle cx={at(achieved)} cy={11} r={4.4} fill="var(--ink)" />}
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
