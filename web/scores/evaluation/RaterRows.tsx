import { ScaleHead } from '../../charts/small/Bullet.tsx'
import { DistributionStrip } from '../../charts/small/DistributionStrip.tsx'
import { formatDay, formatNumber, formatScore } from '../../format.ts'
import { scoreMessages } from '../../scoring/score-messages.ts'
import { Head, num } from '../../ui/rows/Head.tsx'
import classes from '../ratings.module.css'
import { evaluationMessages } from './evaluation-messages.ts'
import { LockRow, Measures, RaterBand, RaterName } from './RaterCells.tsx'
import type { Rater } from './raters.ts'

interface Props {
  readonly raters: readonly Rater[]
  readonly locked: readonly string[]
  readonly open: (key: string) => void
}

/** Every rater on one axis. */
export function RaterRows({ raters, locked, open }: Props) {
  const m = evaluationMessages()
  return (
    <div className="scroll">
      <table className={`${classes.evals} ${classes.byAxis}`}>
        <Head
          columns={[
            m.rater,
            m.measures,
            num(m.value),
            { name: <ScaleHead />, className: 'strip-col' },
            m.band,
            num(m.rank),
            num(m.before),
            num(m.updated),
          ]}
        />
        <tbody>
          {raters.map((rater) => (
            <RaterRow key={rater.key} rater={rater} open={open} />
          ))}
          {locked.map((vendor) => (
            <LockRow key={vendor} vendor={vendor} columns={7} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function RaterRow({ rater, open }: { rater: Rater; open: Props['open'] }) {
  const m = evaluationMessages()
  const { name, value, axis, average, peers, rank, before, updated } = rater
  const text = (share: number | null) => (share === null ? '—' : formatScore(share))
  return (
    <tr>
      <th scope="row" className="name">
        <RaterName rater={rater} />
      </th>
      <td className={classes.typ}>
        <Measures rater={rater} />
      </td>
      <td className={`num ${classes.orig}`}>
        {rater.key === 'satoyama' && value !== null ? (
          <button
            type="button"
            className="row-opener"
            aria-label={`${value} ${scoreMessages().open(name)}`}
            onClick={() => open('sustainability_score')}
          >
            {value}
          </button>
        ) : (
          (value ?? <span className="und">—</span>)
        )}
      </td>
      <td className="strip-col">
        <DistributionStrip
          value={axis === null ? null : axis * 100}
          average={average === null ? null : average * 100}
          peers={peers.map((peer) => peer * 100)}
          label={m.label(name, text(axis), text(average))}
        />
      </td>
      <td>
        <RaterBand rater={rater} />
      </td>
      <td className="num">{rank ? m.ofRank(formatNumber(rank.rank), formatNumber(rank.of)) : '—'}</td>
      <td className="num mut">{before ?? '—'}</td>
      <td className="num mut">{updated ? formatDay(updated) : '—'}</td>
    </tr>
  )
}
