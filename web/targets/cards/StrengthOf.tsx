import type { CompanyTarget } from '#contract/targets/targets.ts'
import { DotLine } from '../../charts/small/DotLine.tsx'
import { formatNumber } from '../../format.ts'
import { cardMessages } from '../card-messages.ts'
import { percentText } from '../figure-text.ts'

/** The scale ends where a tenth of the base year a year is promised. */
const max = 0.1
const place = (share: number) => Math.min(100, (share / max) * 100)

/** How fast the promise is among those of the industry for the scope. */
export function StrengthOf({ target: { strength, reduction, baseYear, targetYear } }: { target: CompanyTarget }) {
  const m = cardMessages()
  if (!strength) return <>{m.noStrength}</>
  const { rank, n, companies, median, promised } = strength
  const own = reduction / (targetYear - baseYear)
  if (n === 0) return <>{rank === null && targetYear > 2035 ? m.late : m.alone}</>
  return (
    <>
      <DotLine
        value={rank === null ? null : place(own)}
        average={median === null ? null : place(median)}
        peers={promised.map(place)}
        label={m.strip(percentText(own))}
      />
      {rank === null ? m.late : m.rank(formatNumber(rank), formatNumber(n))}
      <br />
      {median !== null && m.median(percentText(median), formatNumber(n), formatNumber(companies))}
    </>
  )
}
