import { Link, useParams } from '@tanstack/react-router'
import { vendorName } from '../../app/vendors.ts'
import { BandMark } from '../../charts/Band.tsx'
import { scoreMessages } from '../../scoring/score-messages.ts'
import { tip } from '../../ui/floating/tip.ts'
import { Icon } from '../../ui/icons.tsx'
import classes from '../ratings.module.css'
import { evaluationMessages } from './evaluation-messages.ts'
import type { Rater } from './raters.ts'

export function RaterName({ rater: { key, name } }: { rater: Rater }) {
  const { companyId } = useParams({ strict: false })
  if (key !== 'consensus' || companyId === undefined) return name
  return (
    <Link
      className={classes.under}
      to="/companies/$companyId/sustainability/consensus"
      params={{ companyId: Number(companyId) }}
      search={{}}
    >
      {name}
    </Link>
  )
}

export function Measures({ rater: { measures, isLowerBetter } }: { rater: Rater }) {
  const m = evaluationMessages()
  const hint = isLowerBetter ? m.lower : m.higher
  return (
    <>
      {measures === 'blend' ? m.blend : scoreMessages().badge[measures]}{' '}
      <span className="dim" role="img" aria-label={hint} {...tip(hint)}>
        {isLowerBetter ? '↓' : '↑'}
      </span>
    </>
  )
}

export function RaterBand({ rater: { band, value } }: { rater: Rater }) {
  const m = evaluationMessages()
  if (band === 'silent') {
    return (
      <span className="dim note" {...tip(m.silentHint)}>
        {m.silent}
      </span>
    )
  }
  return value === null ? (
    <span className="dim note">{m.notRated}</span>
  ) : band === 'none' ? null : (
    <BandMark band={band} />
  )
}

export function LockRow({ vendor, columns }: { vendor: string; columns: number }) {
  const m = evaluationMessages()
  return (
    <tr className={classes.lockRow}>
      <th scope="row" className="name">
        {vendorName(vendor)}
      </th>
      <td colSpan={columns}>
        <span className="lock">
          <Icon name="lock" />
          {m.locked}
        </span>
        <span className="note dim">{m.lockedText}</span>
      </td>
    </tr>
  )
}
