import type { Filed, SourceDocument } from '#contract/market/observations.ts'
import { formatDay, formatNumber, formatYear } from '../../format.ts'
import { OutsideLink } from '../../ui/OutsideLink.tsx'
import { rawMessages } from '../messages.ts'
import classes from './raw-table.module.css'

interface Props {
  readonly document: SourceDocument
  readonly filed: Filed | null
}

/** Where a figure stands: kind of document and element, or row of a table; the document's year where nothing closer is known. */
export function SourceLink({ document, filed }: Props) {
  const m = rawMessages()
  const { title, number, url, kind, filedOn, fiscalYear } = document
  const detail = [title, number, formatDay(filedOn), filed?.item].filter(Boolean).join('\n')
  return (
    <OutsideLink className="line" href={url} detail={detail}>
      {m.kinds[kind]} {placeOf(filed) ?? (fiscalYear === null ? formatDay(filedOn) : formatYear(fiscalYear))}
    </OutsideLink>
  )

  function placeOf(of: Filed | null) {
    if (of === null) return null
    if (of.row !== null) return m.line(formatNumber(of.row))
    return <span className={classes.element}>{elementName(of.item)}</span>
  }
}

/** An element without the name of its taxonomy, which may break between its words. */
function elementName(item: string): string {
  const name = item.slice(item.lastIndexOf(':') + 1)
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '\u200b')
}
