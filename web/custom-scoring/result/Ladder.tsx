import { Link } from '@tanstack/react-router'
import { rowScale } from '../../charts/plot/scales.ts'
import { Ties } from '../../charts/plot/Ties.tsx'
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

/** Height of a row. */
const step = 30

/** The standard's best on the left, those of these weights on the right, a line for each that stands on both sides. */
export function Ladder({ result, top, names }: Props) {
  const m = customMessages().result
  const mine = result.companies.slice(0, ladderLength)
  const rowById = new Map(result.wanted.map((row) => [row.id, row]))
  const placeOf = new Map(mine.map(({ id }, place) => [id, place]))
  const rows = Math.max(mine.length, top.length)
  const y = rowScale(rows, rows * step)
  const ties = top.map((id, from) => {
    const to = placeOf.get(id)
    // One that falls out of the list points down, and ends before it gets there.
    if (to === undefined) return { key: String(id), from, to: from + 0.5, reach: 1 / 3, kind: 'out' }
    return { key: String(id), from, to, kind: to < from ? 'up' : to > from ? 'down' : 'same' }
  })
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
      <Ties height={rows * step} ties={ties} left={y} right={y} />
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
