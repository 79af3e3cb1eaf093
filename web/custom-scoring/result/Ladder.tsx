import { Link } from '@tanstack/react-router'
import { type CompanyNames, nameIn } from '../../companies/use-company-names.ts'
import { formatNumber } from '../../format.ts'
import classes from '../custom-scoring.module.css'
import { customMessages } from '../messages.ts'
import { type CustomResult, type CustomRow, ladderLength } from '../use-custom.ts'

interface Props {
  readonly result: CustomResult
  /** The companies that the standard ranks highest. */
  readonly top: readonly number[]
  readonly names: CompanyNames
}

const step = 30
/** Width of the lines between both sides, in the units of their drawing. */
const width = 100

/** The standard's best on the left, those of these weights on the right, a line for each that stands on both sides. */
export function Ladder({ result, top, names }: Props) {
  const m = customMessages().result
  const mine = result.companies.slice(0, ladderLength)
  const rowById = new Map(result.wanted.map((row) => [row.id, row]))
  const placeOf = new Map(mine.map(({ id }, place) => [id, place]))
  const height = Math.max(mine.length, top.length) * step
  return (
    <div className={classes.ladder}>
      <ol aria-label={`${m.inStandard} ${m.top(formatNumber(top.length))}`}>
        {top.map((id) => (
          <li key={id}>
            <Company id={id} rank={rowById.get(id)?.standardRank ?? null} names={names} />
            {!placeOf.has(id) && <small className={classes.falls}>{outText(rowById.get(id)?.rank ?? null)}</small>}
          </li>
        ))}
      </ol>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" style={{ height }} aria-hidden="true">
        {top.map((id, from) => {
          const to = placeOf.get(id)
          const end = to === undefined ? height : (to + 0.5) * step
          const kind = to === undefined ? 'out' : to < from ? 'up' : to > from ? 'down' : 'same'
          return (
            <line
              key={id}
              x1={0}
              y1={(from + 0.5) * step}
              x2={to === undefined ? width / 3 : width}
              y2={to === undefined ? (from + 1) * step : end}
              data-kind={kind}
            />
          )
        })}
      </svg>
      <ol aria-label={`${m.inMine} ${m.top(formatNumber(mine.length))}`}>
        {mine.map((row) => (
          <li key={row.id}>
            <Company id={row.id} rank={row.rank} names={names} />
            {!top.includes(row.id) && <small className={classes.rises}>{fromText(row)}</small>}
          </li>
        ))}
      </ol>
    </div>
  )
}

function Company({ id, rank, names }: { id: number; rank: number | null; names: CompanyNames }) {
  return (
    <>
      <span className={classes.rank}>{rank === null ? '—' : formatNumber(rank)}</span>
      <Link to="/companies/$companyId/dashboard" params={{ companyId: id }} search={{}}>
        {nameIn(names, id)}
      </Link>
    </>
  )
}

function outText(rank: number | null): string {
  const m = customMessages().result
  return rank === null ? m.noRank : m.out(formatNumber(rank))
}

function fromText({ standardRank }: CustomRow): string {
  const m = customMessages().result
  return standardRank === null ? m.newcomer : m.from(formatNumber(standardRank))
}
