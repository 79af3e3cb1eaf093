import type { WatchlistFileRow, WatchlistReading } from '#contract/watchlists/watchlist-file.ts'
import type { LineDecision } from '#contract/wire/table-reading.ts'
import { namesOf, shortName } from '../../companies/names.ts'
import { CompanyPicker } from '../../companies/picker/CompanyPicker.tsx'
import { LineEditor } from '../../ui/files/LineEditor.tsx'
import { lineMessages } from '../../ui/files/line-messages.ts'
import { isFull, ofLine, withoutLine } from '../../ui/files/said-of-lines.ts'

interface Props {
  readonly row: WatchlistFileRow
  readonly how: WatchlistReading
  readonly change: (next: Partial<WatchlistReading>) => void
  readonly close: () => void
}

/** A row of the file: which company it means, or that it is left out. Its cells are corrected in the table. */
export function RowEditor({ row, how: { decisions, cells }, change, close }: Props) {
  const { line, ticker, country, ratio, company } = row
  const decide = (next: LineDecision) => change({ decisions: ofLine(decisions, line, next) })
  return (
    <LineEditor
      line={line}
      written={[ticker, country, ratio].filter(Boolean).join(' · ')}
      isLeft={decisions?.[line] === 'leave'}
      isChanged={decisions?.[line] !== undefined || cells?.[line] !== undefined}
      isFull={isFull(line, decisions)}
      leave={() => decide('leave')}
      asRead={() => change({ decisions: withoutLine(decisions, line), cells: withoutLine(cells, line) })}
      close={close}
    >
      {row.outcome !== 'cells' && (
        <CompanyPicker
          label={lineMessages().company}
          selection={company ? shortName(namesOf(company).first) : undefined}
          choose={({ id }) => decide(id)}
        />
      )}
    </LineEditor>
  )
}
