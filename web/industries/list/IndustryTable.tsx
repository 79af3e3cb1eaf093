import { Link } from '@tanstack/react-router'
import type { IndustrySummary } from '#contract/industries/industry-parts.ts'
import { pillars } from '#methodology/scores/pillar-parts.ts'
import { pointsSince } from '../../charts/figure/difference.ts'
import { WeightBar } from '../../charts/small/WeightBar.tsx'
import { formatNumber, formatScore } from '../../format.ts'
import { scoredCount } from '../../scoring/score-messages.ts'
import { tip } from '../../ui/floating/tip.ts'
import { nameOf, scoreText, shareText } from '../figures.ts'
import { industryMessages } from '../messages.ts'
import { SortHead } from '../SortHead.tsx'
import { QuartileStrip, rangeOf } from './QuartileStrip.tsx'

interface Props {
  readonly rows: readonly IndustrySummary[]
  readonly market: IndustrySummary
  readonly sort: string
  readonly isReversed: boolean
}

const letters = { e_score: 'E', s_score: 'S', g_score: 'G' } as const

/** A row for each industry, and the market below them. */
export function IndustryTable({ rows, market, sort, isReversed }: Props) {
  const m = industryMessages()
  const range = rangeOf([...rows, market].map(({ quartiles }) => quartiles))
  const head = { sort, isReversed }
  return (
    <div className="scroll">
      <table className="compact industries">
        <thead>
          <tr>
            <SortHead name="industry" label={m.industry} isFigure={false} {...head} />
            <SortHead name="sector" label={m.sector} isFigure={false} className="opt" {...head} />
            <SortHead name="companies" label={m.companies} className="num" {...head} />
            <SortHead name="total" label={m.average} className="num" {...head} />
            {pillars.map((key) => (
              <SortHead key={key} name={letters[key]} label={m.pillars[key]} className="num" {...head} />
            ))}
            <SortHead name="onYear" label={m.change} className="num" {...head} />
            <th scope="col" className="strip-col">
              <span className="scale-head">
                <span>{formatScore(range[0])}</span>
                <span>{m.quartiles}</span>
                <span>{formatScore(range[1])}</span>
              </span>
            </th>
            <SortHead name="disclosed" label={m.coverage} className="num" {...head} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} range={range} />
          ))}
        </tbody>
        <tfoot>
          <Row row={market} range={range} />
        </tfoot>
      </table>
    </div>
  )
}

function Row({ row, range }: { row: IndustrySummary; range: readonly [number, number] }) {
  const m = industryMessages()
  const { averages, quartiles, coverage, change, companies, scored, sector } = row
  return (
    <tr id={row.id}>
      <th scope="row">
        <Link to="/industries/$industryId/sustainability" params={{ industryId: row.id }} search={{}}>
          {nameOf(row)}
        </Link>
      </th>
      <td className="opt mut">{sector && nameOf(sector)}</td>
      <td className="num" {...tip(scoredCount(scored, companies))}>
        {formatNumber(companies)}
      </td>
      <td className="num">
        <b>{scoreText(averages.sustainability_score)}</b>
      </td>
      {pillars.map((key) => (
        <td key={key} className="num">
          {scoreText(averages[key])}
        </td>
      ))}
      <td className="num">{pointsSince(averages.sustainability_score, change)}</td>
      <td className="strip-col">
        {quartiles && (
          <QuartileStrip
            quartiles={quartiles}
            average={averages.sustainability_score}
            range={range}
            label={`${m.median} ${scoreText(quartiles.median)}, ${scoreText(quartiles.lower)}–${scoreText(quartiles.upper)}`}
          />
        )}
      </td>
      <td className="num">
        {coverage !== null && <WeightBar share={coverage} />} {shareText(coverage)}
      </td>
    </tr>
  )
}
