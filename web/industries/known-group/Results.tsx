import type { KnownGroupResult } from '#contract/industries/known-group.ts'
import { DotLine } from '../../charts/small/DotLine.tsx'
import { formatNumber, formatShare } from '../../format.ts'
import { scoreName } from '../../scoring/score-messages.ts'
import { Head, num } from '../../ui/rows/Head.tsx'
import { percent } from '../figures.ts'
import { aucText } from './finding.ts'
import { knownGroupMessages } from './known-group-messages.ts'

/** Total and pillars: who has a score, how well it tells the list's companies from others, as it is and within industries. */
export function Results({ results }: { results: readonly KnownGroupResult[] }) {
  const m = knownGroupMessages()
  const hasWithin = results.some(({ result }) => result?.withinIndustries)
  return (
    <div className="scroll">
      <table className="compact">
        <Head
          columns={[
            m.score,
            num(m.members),
            num(m.others),
            {
              name: (
                <span className="scale-head">
                  <span>{formatNumber(0)}</span>
                  <span>{formatNumber(0.5, 1)}</span>
                  <span>{formatNumber(1)}</span>
                </span>
              ),
              className: 'strip-col',
            },
            num(m.auc),
            hasWithin && num(m.within),
            num(m.above),
          ]}
        />
        <tbody>
          {results.map((row) => (
            <Row key={row.key} row={row} hasWithin={hasWithin} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ row: { key, members, others, result }, hasWithin }: { row: KnownGroupResult; hasWithin: boolean }) {
  const m = knownGroupMessages()
  const { interval } = result?.market ?? {}
  return (
    <tr>
      <th scope="row">{scoreName(key)}</th>
      <td className="num">{formatNumber(members)}</td>
      <td className="num">{formatNumber(others)}</td>
      <td className="strip-col">
        <DotLine
          value={percent(result?.market?.auc ?? null)}
          middle={interval && [interval.low * 100, interval.high * 100]}
          ticks={[50]}
          height={20}
        />
      </td>
      {result ? (
        <>
          <td className="num">{aucText(result.market)}</td>
          {hasWithin && <td className="num">{aucText(result.withinIndustries)}</td>}
          <td className="num">{aboveText(result.aboveMedian)}</td>
        </>
      ) : (
        <td className="num mut" colSpan={hasWithin ? 3 : 2}>
          {m.few}
        </td>
      )}
    </tr>
  )
}

const aboveText = ({ share, interval }: NonNullable<KnownGroupResult['result']>['aboveMedian']) =>
  `${formatShare(share)} (${formatNumber(interval.low * 100)}–${formatNumber(interval.high * 100)})`
