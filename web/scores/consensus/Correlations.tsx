import type { Ratings } from '#contract/scores/ratings.ts'
import { publishedCorrelations } from '#methodology/ratings/vendor-correlations.ts'
import { vendorName } from '../../app/vendors.ts'
import { Figure, type FigureState } from '../../charts/figure/Figure.tsx'
import { figureCell, type TableOf } from '../../charts/figure/table.ts'
import { chartMessages } from '../../charts/messages.ts'
import { formatNumber } from '../../format.ts'
import { openVendors, useIsShown } from '../../scoring/use-ratings.ts'
import { Head } from '../../ui/rows/Head.tsx'
import classes from '../ratings.module.css'
import { consensusMessages } from './consensus-messages.ts'

type Pair = Ratings['correlations'][number]
const text = (value: number) => formatNumber(value, 2)
const study = {
  raters: String(publishedCorrelations.raters),
  least: text(publishedCorrelations.least),
  most: text(publishedCorrelations.most),
  mean: text(publishedCorrelations.mean),
}

/** How closely each two raters run together over the market. */
export function Correlations({ ratings, state }: { ratings: Ratings | undefined; state: FigureState | undefined }) {
  const m = consensusMessages()
  const isShown = useIsShown()
  const vendors = openVendors(ratings).flatMap(({ vendor }) => (isShown(vendor) ? [vendor] : []))
  const pairs = (ratings?.correlations ?? []).filter(({ a, b }) => isShown(a) && isShown(b))
  return (
    <Figure
      id="vendor_correlations"
      number={3}
      span={7}
      name={m.pairs}
      finding={ratings && findingOf(pairs)}
      unit={m.pairsUnit}
      state={state}
      views={[
        {
          key: 'matrix',
          label: chartMessages().chart,
          content: pairs.length > 0 && <Matrix vendors={vendors} pairs={pairs} />,
        },
      ]}
      table={pairs.length > 0 ? tableOf(pairs) : undefined}
      notes={pairs.length > 0 && <p className="key">{m.study(study.raters, study.least, study.most, study.mean)}</p>}
    />
  )
}

function findingOf(pairs: readonly Pair[]): string {
  const m = consensusMessages()
  const closest = pairs
    .filter(({ spearman }) => spearman !== null)
    .toSorted((one, other) => other.spearman! - one.spearman!)[0]
  return closest ? m.pairsFinding(vendorName(closest.a), vendorName(closest.b), text(closest.spearman!)) : m.pairsNone
}

interface MatrixProps {
  readonly vendors: readonly string[]
  readonly pairs: readonly Pair[]
}

function Matrix({ vendors, pairs }: MatrixProps) {
  const m = consensusMessages()
  // One half says it all: the last has no row of its own, the first no column.
  return (
    <section
      className="scroll"
      aria-label={m.pairs}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard could not scroll
      tabIndex={0}
    >
      <table className={classes.pairs}>
        <Head columns={[m.rater, ...vendors.slice(0, -1).map((vendor) => vendorName(vendor))]} />
        <tbody>
          {vendors.slice(1).map((row, at) => (
            <tr key={row}>
              <th scope="row">{vendorName(row)}</th>
              {vendors.slice(0, -1).map((column, position) => (
                <td key={column}>
                  {position <= at && <PairCell pair={pairs.find(({ a, b }) => a === column && b === row)} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function PairCell({ pair }: { pair: Pair | undefined }) {
  const m = consensusMessages()
  if (!pair) return null
  const { n, spearman, pearson } = pair
  return (
    <>
      <b>{spearman === null ? <span className="dim">{m.few}</span> : text(spearman)}</b>
      <small>{m.n(formatNumber(n))}</small>
      {pearson !== null && <small>{m.pearson(text(pearson))}</small>}
    </>
  )
}

function tableOf(pairs: readonly Pair[]): TableOf {
  const m = consensusMessages()
  return {
    caption: m.pairs,
    columns: [
      { label: m.columns.a },
      { label: m.columns.b },
      { label: m.columns.n, isNumber: true },
      { label: m.columns.spearman, isNumber: true },
      { label: m.columns.pearson, isNumber: true },
    ],
    rows: pairs.map(({ a, b, n, spearman, pearson }) => ({
      key: `${a} ${b}`,
      cells: [
        vendorName(a),
        vendorName(b),
        { value: n, text: formatNumber(n) },
        figureCell(spearman, text),
        figureCell(pearson, text),
      ],
    })),
  }
}
