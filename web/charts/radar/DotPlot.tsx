import { formatNumber } from '../../format.ts'
import { Head, num } from '../../ui/rows/Head.tsx'
import { BandGlyph } from '../Band.tsx'
import classes from '../charts.module.css'
import { chartMessages } from '../messages.ts'
import { DotLine } from '../small/DotLine.tsx'
import type { ProfileAxis } from './profile.ts'

interface Props {
  readonly caption: string
  readonly axes: readonly ProfileAxis[]
  readonly onSelect?: ((key: string) => void) | undefined
}

/** The profile as rows: each score against the middle of its industry, the average and the best. */
export function DotPlot({ caption, axes, onSelect }: Props) {
  const m = chartMessages()
  return (
    <table className={`compact ${classes.dotPlot}`}>
      <caption className="sr">{caption}</caption>
      <Head columns={[m.axis, '', { name: m.score, className: 'num gl' }, num(m.rank)]} />
      <tbody>
        {axes.map((axis) => (
          <Row key={axis.key} axis={axis} onSelect={onSelect} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ axis, onSelect }: { axis: ProfileAxis; onSelect: Props['onSelect'] }) {
  const m = chartMessages()
  const { key, name, own, average, middle, best, band, rank } = axis
  return (
    <tr>
      <th scope="row">
        {onSelect && own !== null ? (
          <button type="button" className="row-opener" onClick={() => onSelect(key)}>
            {name}
          </button>
        ) : (
          name
        )}
      </th>
      <td>
        <DotLine value={own} average={average} middle={middle} best={best} height={20} />
      </td>
      <td className="num">
        {own === null ? (
          <span className="und" role="img" aria-label={m.undisclosed}>{`— `}</span>
        ) : (
          formatNumber(own, 1)
        )}
        <BandGlyph band={own === null ? 'none' : band} />
      </td>
      <td className="num mut">{rank ?? '—'}</td>
    </tr>
  )
}
