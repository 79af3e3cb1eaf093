import { type CompanyNames, nameIn } from '../../companies/use-company-names.ts'
import { formatNumber, formatShare } from '../../format.ts'
import { nameOf } from '../../i18n/names.ts'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import classes from '../custom-scoring.module.css'
import { customMessages } from '../messages.ts'
import type { CustomRanges, useRanges } from '../use-custom.ts'
import type { Start } from '../weights/model.ts'

interface Props {
  readonly ranges: ReturnType<typeof useRanges>
  readonly names: CompanyNames
  readonly start: Start
}

/** Indicators named of those that move ranks most. */
const maxNamed = 8

/** How far each rank moves with the weights, and which weights move anything. */
export function Ranges({ ranges, names, start }: Props) {
  const m = customMessages().ranges
  const { data } = ranges
  if (ranges.isError) return <ErrorState error={ranges.error} retry={() => void ranges.refetch()} />
  if (!data)
    return (
      <>
        <p role="status">{m.wait}</p>
        <Skeleton rows={12} />
      </>
    )
  return (
    <div className={ranges.isPlaceholderData ? 'is-stale' : undefined}>
      <p className="unit">{m.unit(formatNumber(data.draws))}</p>
      <Bars data={data} names={names} />
      <Effects data={data} start={start} />
    </div>
  )
}

function Bars({ data, names }: { data: CustomRanges; names: CompanyNames }) {
  const m = customMessages().ranges
  // By the logarithm: the way from 2 to 20 is as far as that from 20 to 200. All the way across, a rank says nothing.
  const at = (rank: number) => `${(Math.log(rank) / Math.log(Math.max(2, data.total))) * 100}%`
  const span = (from: number, to: number) => ({ left: at(from), right: `calc(100% - ${at(to)})` })
  return (
    <>
      <ol className={classes.bars}>
        {data.companies.map(({ id, rank, moved, drawn }) => (
          <li key={id}>
            <span className={classes.rank}>{rank === null ? '—' : formatNumber(rank)}</span>
            <span>{nameIn(names, id)}</span>
            <span className={classes.track} aria-hidden="true">
              {drawn && <i style={span(drawn.min, drawn.max)} />}
              {drawn && <b style={span(drawn.p5, drawn.p95)} />}
              {moved && <em style={span(moved.best, moved.worst)} />}
            </span>
            <span className="num">
              {drawn ? m.row(formatNumber(drawn.p5), formatNumber(drawn.p95)) : '—'}
              {moved && <small>{m.moved(formatNumber(moved.best), formatNumber(moved.worst))}</small>}
            </span>
          </li>
        ))}
      </ol>
      <p className={classes.axis} aria-hidden="true">
        <span>
          {ticksTo(data.total).map((rank) => (
            <i key={rank} style={{ left: at(rank) }}>
              {formatNumber(rank)}
            </i>
          ))}
        </span>
      </p>
    </>
  )
}

/** 1, 10, 100… and the last rank, unless it stands too close to the one before. */
function ticksTo(last: number): number[] {
  const powers = Array.from({ length: Math.floor(Math.log10(Math.max(1, last))) + 1 }, (_, power) => 10 ** power)
  return last / powers.at(-1)! < 2 ? [...powers.slice(0, -1), last] : [...powers, last]
}

function Effects({ data, start }: { data: CustomRanges; start: Start }) {
  const m = customMessages().ranges
  const names = new Map(start.flatMap(({ indicators }) => indicators).map((one) => [one.code, nameOf(one)]))
  const moving = data.indicators.filter(({ changed }) => changed > 0).toSorted((a, b) => b.changed - a.changed)
  const still = data.indicators.length - moving.length
  return (
    <section className={classes.effects}>
      <h3>{m.most}</h3>
      <ul>
        {moving.slice(0, maxNamed).map(({ indicator, changed, disclosed }) => (
          <li key={indicator}>
            <span className="code">{indicator}</span> {names.get(indicator)}{' '}
            <small className="note">
              {m.changed(formatNumber(changed))}
              {disclosed !== null && ` · ${m.disclosed(formatShare(disclosed))}`}
            </small>
            {disclosed !== null && disclosed < 0.5 && <span className="tag warn">{m.inferred}</span>}
          </li>
        ))}
      </ul>
      <p className="fig-note">{m.nothing(formatNumber(still))}</p>
    </section>
  )
}
