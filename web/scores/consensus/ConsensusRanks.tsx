import type { Ratings } from '#contract/scores/ratings.ts'
import { vendorName } from '../../app/vendors.ts'
import { Figure, type FigureState } from '../../charts/figure/Figure.tsx'
import { figureCell, type TableOf } from '../../charts/figure/table.ts'
import { chartMessages } from '../../charts/messages.ts'
import { Bullet, ScaleHead } from '../../charts/small/Bullet.tsx'
import { formatNumber, formatScore } from '../../format.ts'
import { openVendors, useIsShown } from '../../scoring/use-ratings.ts'
import classes from '../ratings.module.css'
import { consensusMessages } from './consensus-messages.ts'

interface Props {
  readonly ratings: Ratings | undefined
  readonly state: FigureState | undefined
}

/** Where each vendor puts the company among all that it rates, and where they put it together. */
export function Ranks({ ratings, state }: Props) {
  const m = consensusMessages()
  const isShown = useIsShown()
  const ranked = openVendors(ratings)
    .filter(({ vendor, percentile }) => percentile !== null && isShown(vendor))
    .sort((a, b) => b.percentile! - a.percentile!)
  const [first, last] = [ranked[0], ranked.at(-1)]
  const finding =
    !first || !last
      ? m.ranksNone
      : first === last
        ? m.ranksOne(vendorName(first.vendor))
        : m.ranksFinding(vendorName(first.vendor), vendorName(last.vendor))
  const mean = ratings?.consensus?.mean
  const rows = [
    ...(mean === undefined ? [] : [{ key: 'consensus', name: m.name, value: mean, of: '' }]),
    ...ranked.map(({ vendor, percentile, rated }) => ({
      key: vendor,
      name: vendorName(vendor),
      value: percentile!,
      of: m.outOf(formatNumber(rated)),
    })),
  ]
  const table: TableOf = {
    caption: m.ranks,
    columns: [{ label: m.rater }, { label: m.percentile, isNumber: true }],
    rows: rows.map(({ key, name, value }) => ({ key, cells: [name, figureCell(value, formatScore)] })),
  }
  return (
    <Figure
      id="vendor_ranks"
      number={2}
      span={5}
      name={m.ranks}
      finding={ratings && finding}
      unit={m.percentile}
      state={state}
      views={[
        {
          key: 'dots',
          label: chartMessages().chart,
          content: rows.length > 0 && (
            <div className="scroll">
              <table className={classes.evals}>
                <thead>
                  <tr>
                    <th>{m.rater}</th>
                    <th className="strip-col">
                      <ScaleHead />
                    </th>
                    <th className="num" colSpan={2}>
                      <span className="sr">{m.percentile}</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map(({ key, name, value, of }) => (
                    <tr key={key}>
                      <th scope="row" className="name">
                        {name}
                      </th>
                      <td className="strip-col">
                        <Bullet
                          value={value * 100}
                          average={key === 'consensus' || mean === undefined ? undefined : mean * 100}
                        />
                      </td>
                      <td className="num">{formatScore(value)}</td>
                      <td className="num note dim">{of}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          ),
        },
      ]}
      table={table}
    />
  )
}
