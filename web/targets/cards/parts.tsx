import type { CompanyTarget } from '#contract/targets/targets.ts'
import { formatNumber, formatShare, formatYear } from '../../format.ts'
import { cardMessages } from '../card-messages.ts'
import { changeText, percentText, signedTonnes, tonnesText } from '../figure-text.ts'
import { targetsMessages } from '../messages.ts'

interface Props {
  readonly target: CompanyTarget
}

/** How much of all emissions the scope is. */
export function Covers({ target: { covers } }: Props) {
  const m = cardMessages()
  return (
    <div>
      <dt>{m.covers}</dt>
      <dd>{covers ? m.coversOf(formatShare(covers.share), formatYear(covers.year)) : m.noCovers}</dd>
    </div>
  )
}

/** Promised, needed from now, and achieved, a year. */
export function Paces({ target: { pace } }: Props) {
  const m = cardMessages()
  if (!pace) return null
  const rows = [
    [m.paces.promised, pace.promised],
    [m.paces.achieved, pace.achieved],
    [m.paces.needed, pace.needed],
  ] as const
  return (
    <div>
      <dt>{m.pace}</dt>
      {rows.map(([name, share]) => (
        <dd key={name}>
          {name} <b>{share === null ? '—' : m.perYear(signed(share))}</b>
        </dd>
      ))}
    </div>
  )
}

const signed = (share: number) =>
  `${share < 0 && percentText(-share) !== '0.0' ? '−' : ''}${percentText(Math.abs(share))}`

/** What became of it so far. */
export function Kept({ target: { pace, outcome, inYear, targetYear } }: Props) {
  const m = cardMessages()
  if (!pace || pace.base === null) return null
  const { base, latest, latestYear, done, left, leftEachYear, targetEmissions } = pace
  return (
    <div>
      <dt>{m.kept}</dt>
      <dd>
        <b data-outcome={outcome}>{m.outcomes[outcome]}</b>
      </dd>
      {inYear !== null && (
        <dd>{m.inYear(formatYear(targetYear), tonnesText(inYear), changeText(inYear / base - 1))}</dd>
      )}
      {latest !== null && latestYear !== null && latestYear !== targetYear && (
        <dd>{m.latest(formatYear(latestYear), tonnesText(latest))}</dd>
      )}
      {done !== null && <dd>{done < 0 ? m.rose : m.progress(formatShare(done))}</dd>}
      {outcome === 'open' && left !== null && (
        <dd>
          {left === 0
            ? m.reachedLevel
            : leftEachYear === null
              ? m.leftOver(tonnesText(left))
              : m.left(tonnesText(left), tonnesText(leftEachYear))}
        </dd>
      )}
      {outcome === 'missed' && left !== null && left > 0 && <dd>{m.leftOver(tonnesText(left))}</dd>}
      {targetEmissions !== null && <Levels {...{ base, targetEmissions }} />}
    </div>
  )
}

function Levels({ base, targetEmissions }: { readonly base: number; readonly targetEmissions: number }) {
  return (
    <dd>
      {tonnesText(base)} t → {tonnesText(targetEmissions)} t
    </dd>
  )
}

/** In tonnes and years, against its own line and the paths. */
export function Gaps({ target: { pace, gap, paths } }: Props) {
  const m = cardMessages()
  const words = targetsMessages()
  if (!pace || pace.base === null) return null
  const text = (one: CompanyTarget['gap']) => {
    if (!one) return m.noGap
    const years = one.years === null ? null : formatNumber(Math.abs(one.years), 1)
    const told = years === null || years === '0.0' ? null : one.gap > 0 ? words.behind(years) : words.ahead(years)
    return m.gap(signedTonnes(one.gap), told)
  }
  return (
    <div>
      <dt>{m.gaps}</dt>
      <dd>
        {m.ownLine} <b>{text(gap)}</b>
      </dd>
      {paths.map(({ name, slope, gap: one }) => (
        <dd key={name}>
          {m.slope(words.paths[name], percentText(slope))} <b>{text(one)}</b>
        </dd>
      ))}
    </div>
  )
}

/** Among the promises of the industry. */
export function Strength({ target: { strength } }: Props) {
  const m = cardMessages()
  if (!strength) return null
  const { rank, n, median, companies, promised } = strength
  return (
    <div>
      <dt>{m.strength}</dt>
      <dd>
        <b>{rank === null ? m.late : m.rank(formatNumber(rank), formatNumber(promised.length))}</b>
      </dd>
      <dd>{median === null ? m.alone : m.median(percentText(median), formatNumber(n), formatNumber(companies))}</dd>
    </div>
  )
}
