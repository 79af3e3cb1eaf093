import { formatNumber, formatPoints } from '../../../format.ts'
import classes from './map.module.css'
import type { ShownMap } from './map-input.ts'
import { mapMessages } from './map-messages.ts'

interface Props {
  /** Companies that fit. */
  readonly total: number
  /** Those without one of the figures. */
  readonly missing: number
  readonly map: ShownMap
}

/** What the marks mean, and who is not shown. */
export function MapNotes({ total, missing, map: { relation, hidden } }: Props) {
  const m = mapMessages()
  const sentences = [
    m.note(formatNumber(total)),
    relation.rho !== null && m.rho(formatPoints(relation.rho, 2), formatNumber(relation.n)),
    missing > 0 && m.missing(formatNumber(missing)),
    hidden > 0 && m.hidden(formatNumber(hidden)),
    m.way,
  ]
  return <p className={classes.resultMapNote}>{sentences.filter((sentence) => sentence !== false).join(' ')}</p>
}
