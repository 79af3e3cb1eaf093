import type { DocumentRestatement } from '#contract/documents/documents.ts'
import type { Indicator } from '#contract/market/indicators.ts'
import { formatDay, formatNumber, formatYear } from '../../format.ts'
import { documentMessages } from '../messages.ts'
import { valueText } from '../words.ts'
import { FigureLink } from './FigureLink.tsx'
import classes from './panel.module.css'
import { useSome } from './use-some.tsx'

interface Props {
  readonly companyId: number
  readonly indicators: ReadonlyMap<string, Indicator> | undefined
  readonly rows: readonly DocumentRestatement[]
}

/** Figures of which an earlier document had said something else: what it said, and what this one says. */
export function Restated({ companyId, indicators, rows }: Props) {
  const m = documentMessages()
  const { some, more } = useSome(rows, 12)
  if (rows.length === 0)
    return (
      <>
        <h3>{m.restatedTitle}</h3>
        <p className="note">{m.restatedNone}</p>
      </>
    )
  return (
    <>
      <h3>{m.restated(formatNumber(rows.length))}</h3>
      <ul className={classes.rows}>
        {some.map((row) => {
          const indicator = indicators?.get(row.indicator)
          return (
            <li key={`${row.kind} ${row.indicator} ${row.fiscalYear} ${row.boundary} ${row.part}`}>
              <span>
                <FigureLink companyId={companyId} of={row} indicator={indicator} />{' '}
                <span className="dim">
                  {[formatYear(row.fiscalYear), m.boundaries[row.boundary], row.part].filter(Boolean).join(' ')}
                </span>
              </span>
              <span className={classes.values}>
                {valueText(row.earlierValue, indicator)} →{' '}
                <b>{row.state === 'withdrawn' ? m.withdrawn : valueText(row.value, indicator)}</b>{' '}
                {row.kind === 'withdrawn' && row.value !== null && <span className="tag">{m.withdrawn}</span>}
                <span className="dim">{m.earlierIn(formatDay(row.earlierKnownFrom))}</span>
              </span>
            </li>
          )
        })}
      </ul>
      {more}
    </>
  )
}
