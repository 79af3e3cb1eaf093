import { Link, useParams } from '@tanstack/react-router'
import { type VendorName, vendorNames } from '#contract/market/vendors.ts'
import type { OpenVendor, Rating } from '#contract/scores/ratings.ts'
import { BandMark } from '../../charts/Band.tsx'
import { ScaleHead } from '../../charts/small/Bullet.tsx'
import { DistributionStrip } from '../../charts/small/DistributionStrip.tsx'
import { Sparkline } from '../../charts/small/Sparkline.tsx'
import { formatDay, formatNumber, formatScore } from '../../format.ts'
import { scoreMessages } from '../../scoring/score-messages.ts'
import { Icon } from '../../ui/icons.tsx'
import { evaluationMessages } from './evaluation-messages.ts'
import { type Rater, written } from './raters.ts'

interface Props {
  readonly raters: readonly Rater[]
  readonly locked: readonly VendorName[]
  readonly open: (key: string) => void
}

/** Every rater on one axis. */
export function RaterRows({ raters, locked, open }: Props) {
  const m = evaluationMessages()
  return (
    <div className="scroll">
      <table className="evals by-axis">
        <thead>
          <tr>
            <th>{m.rater}</th>
            <th>{m.measures}</th>
            <th className="num">{m.value}</th>
            <th className="strip-col">
              <ScaleHead />
            </th>
            <th>{m.band}</th>
            <th className="num">{m.rank}</th>
            <th className="num">{m.before}</th>
            <th className="num">{m.updated}</th>
          </tr>
        </thead>
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
      <td className="typ">
        <Measures rater={rater} />
      </td>
      <td className="num orig">
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

function RaterName({ rater: { key, name } }: { rater: Rater }) {
  const { companyId } = useParams({ strict: false })
  if (key !== 'consensus' || companyId === undefined) return name
  return (
    <Link
      className="under"
      to="/companies/$companyId/sustainability/consensus"
      params={{ companyId: Number(companyId) }}
      search={{}}
    >
      {name}
    </Link>
  )
}

function Measures({ rater: { measures, isLowerBetter } }: { rater: Rater }) {
  const m = evaluationMessages()
  const hint = isLowerBetter ? m.lower : m.higher
  return (
    <>
      {measures === 'blend' ? m.blend : scoreMessages().badge[measures]}{' '}
      <span className="dim" role="img" aria-label={hint} title={hint}>
        {isLowerBetter ? '↓' : '↑'}
      </span>
    </>
  )
}

function RaterBand({ rater: { band, value } }: { rater: Rater }) {
  const m = evaluationMessages()
  if (band === 'silent') {
    return (
      <span className="dim note" title={m.silentHint}>
        {m.silent}
      </span>
    )
  }
  return value === null ? <span className="dim note">{m.notRated}</span> : <BandMark band={band} />
}

function LockRow({ vendor, columns }: { vendor: VendorName; columns: number }) {
  const m = evaluationMessages()
  return (
    <tr className="lock-row">
      <th scope="row" className="name">
        {vendorNames[vendor]}
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

const pillars = ['E', 'S', 'G'] as const

/** Every rater on its own scale. */
export function RaterOriginals({
  raters,
  vendors,
  locked,
}: {
  raters: readonly Rater[]
  vendors: readonly OpenVendor[]
  locked: readonly VendorName[]
}) {
  const m = evaluationMessages()
  const pillarOf = (rater: Rater, pillar: (typeof pillars)[number]): Rating | null =>
    vendors.find(({ vendor }) => vendor === rater.key)?.pillars[pillar] ?? null
  return (
    <div className="scroll">
      <table className="evals">
        <thead>
          <tr>
            <th>{m.rater}</th>
            <th>{m.scale}</th>
            <th className="num">{m.value}</th>
            <th>{m.level}</th>
            {pillars.map((pillar) => (
              <th key={pillar} className="num">
                {pillar}
              </th>
            ))}
            <th>{m.band}</th>
            <th className="num">{m.before}</th>
            <th className="num">{m.updated}</th>
          </tr>
        </thead>
        <tbody>
          {raters.map((rater) => (
            <tr key={rater.key}>
              <th scope="row" className="name">
                {rater.name}
              </th>
              <td className="typ">{m.scales[rater.key]}</td>
              <td className="num orig">{rater.value ?? '—'}</td>
              <td>{rater.level ?? ''}</td>
              {pillars.map((pillar) => {
                const rating = pillarOf(rater, pillar)
                return (
                  <td key={pillar} className="num">
                    {rating ? written(rating.value) : <span className="und">—</span>}
                  </td>
                )
              })}
              <td>
                <RaterBand rater={rater} />
              </td>
              <td className="num mut">{rater.before ?? '—'}</td>
              <td className="num mut">{rater.updated ? formatDay(rater.updated) : '—'}</td>
            </tr>
          ))}
          {locked.map((vendor) => (
            <LockRow key={vendor} vendor={vendor} columns={9} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The rating of each rater in each year, on its own scale, and the trend on the common axis. */
export function RaterHistory({ raters }: { raters: readonly Rater[] }) {
  const m = evaluationMessages()
  const withHistory = raters.filter(({ history }) => history.length > 0)
  const years = [...new Set(withHistory.flatMap(({ history }) => history.map(({ year }) => year)))].sort()
  const at = ({ history }: Rater, year: number) => history.find((one) => one.year === year)
  return (
    <div className="scroll">
      <table className="evals">
        <thead>
          <tr>
            <th>{m.rater}</th>
            <th>{m.axis}</th>
            {years.map((year) => (
              <th key={year} className="num">
                {year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {withHistory.map((rater) => (
            <tr key={rater.key}>
              <th scope="row" className="name">
                {rater.name}
              </th>
              <td className="spark-col">
                <Sparkline
                  values={years.map((year) => {
                    const axis = at(rater, year)?.axis
                    return axis == null ? null : axis * 100
                  })}
                  range={[0, 100]}
                  width={110}
                  height={26}
                />
              </td>
              {years.map((year) => (
                <td key={year} className="num">
                  {at(rater, year)?.text ?? <span className="und">—</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
