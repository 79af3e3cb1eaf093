import type { RegressionRow } from '#contract/value-models/regressions.ts'
import { formatNumber, formatYear } from '../../format.ts'
import { nameOf } from '../../i18n/names.ts'
import { categoryName } from '../../indicators/categories.ts'
import { unitWords } from '../../indicators/units.ts'
import { tip } from '../../ui/floating/tip.ts'
import { useValueAddress } from '../use-address.ts'
import classes from '../value.module.css'
import { pbrMessages } from './messages.ts'
import { directionOf, survives } from './order.ts'
import { actualOfForm, percentText, pText, rangeText, signedText, tText } from './text.ts'
import { Whisker } from './Whisker.tsx'

/** An indicator at its best lag. */
export function RegressionLine({ row, reach }: { readonly row: RegressionRow; readonly reach: number }) {
  const m = pbrMessages()
  const { row: open, change } = useValueAddress()
  const { best, actual } = row
  const { normalized, kpi } = best.fit!
  const stands = row.form === 'level' ? m.share : m.median
  const isOpen = open === row.indicator
  const toggle = () => change({ row: isOpen ? undefined : row.indicator, lag: undefined, point: undefined })
  return (
    <tr data-survives={survives(row) || undefined}>
      <th scope="row">
        <button type="button" className="row-opener" aria-expanded={isOpen} onClick={toggle}>
          <span aria-hidden="true">{isOpen ? '▾' : '▸'}</span>
          <span>{nameOf(row)}</span>
        </button>
      </th>
      <td>
        <Whisker {...normalized} reach={reach} isFilled={survives(row)} />
      </td>
      <td className="num">
        <b>{signedText(normalized.value)}</b>
        <small>{rangeText(signedText(normalized.low), signedText(normalized.high))}</small>
      </td>
      <td className={classes.lag}>{m.lag(best.lag)}</td>
      <td className="num">
        {tText(kpi.t)}
        <small>q {pText(best.q!)}</small>
      </td>
      <td className="num">{formatNumber(best.n)}</td>
      <td className="num">
        <Direction row={row} />
      </td>
      <td className="num">
        {actual ? actualOfForm(actual.value, row.form) : '—'}
        <small>
          {unitWords(row.unit)}
          {actual &&
            ` · ${actual.n > 1 ? stands(formatNumber(actual.n), formatYear(actual.year)) : formatYear(actual.year)}`}
        </small>
      </td>
      <td>{categoryName(row.large)}</td>
    </tr>
  )
}

/** Change of price to book for 10 % more, with a sign only where it is sure enough. */
function Direction({ row }: { readonly row: RegressionRow }) {
  const m = pbrMessages()
  const direction = directionOf(row)
  const text = row.change === null ? (direction ? '' : '—') : percentText(row.change)
  if (!direction)
    return (
      <span className={classes.unsure} {...tip(m.unsure)}>
        {text}
        <span className="sr"> {m.unsure}</span>
      </span>
    )
  return (
    <span>
      <span aria-hidden="true">{direction === 'up' ? '▲ ' : '▼ '}</span>
      <span className="sr">{m[direction]} </span>
      {text}
    </span>
  )
}
