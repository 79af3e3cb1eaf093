import {
  cellOutcomes,
  type HoldingField,
  type HoldingLine,
  type HoldingMapping,
  type HoldingsReading,
  holdingFields,
} from '#contract/portfolio/portfolios.ts'
import type { LineDecision } from '#contract/wire/table-reading.ts'
import { CompanyPicker } from '../../companies/picker/CompanyPicker.tsx'
import { CellFields } from '../../ui/files/CellFields.tsx'
import { LineEditor } from '../../ui/files/LineEditor.tsx'
import { lineMessages } from '../../ui/files/line-messages.ts'
import { isFull, ofLine, withoutLine } from '../../ui/files/said-of-lines.ts'
import { heldName } from '../figures.ts'
import { portfolioMessages } from '../messages.ts'

interface Props {
  readonly line: HoldingLine
  readonly mapping: HoldingMapping
  readonly how: HoldingsReading
  readonly change: (next: Partial<HoldingsReading>) => void
  readonly close: () => void
}

/** A line of the file: which company it means, or what its cells should say, or that it is left out. */
export function HoldingEditor({ line: row, mapping, how: { decisions, cells }, change, close }: Props) {
  const m = portfolioMessages().upload
  const { line } = row
  const decide = (next: LineDecision) => change({ decisions: ofLine(decisions, line, next) })
  const own = cells?.[line]
  const isOfCells = own !== undefined || cellOutcomes.includes(row.outcome)
  return (
    <LineEditor
      line={line}
      written={row.written}
      isLeft={decisions?.[line] === 'leave'}
      isChanged={decisions?.[line] !== undefined || own !== undefined}
      isFull={isFull(line, decisions, cells)}
      leave={() => decide('leave')}
      asRead={() => change({ decisions: withoutLine(decisions, line), cells: withoutLine(cells, line) })}
      close={close}
    >
      {isOfCells ? (
        <CellFields
          fields={fieldsOf(row, mapping)}
          nameOf={(field) => m.fields[field]}
          cells={row.cells ?? {}}
          set={(field, text) => change({ cells: ofLine(cells, line, { ...own, [field]: text }) })}
        />
      ) : (
        <CompanyPicker
          label={lineMessages().company}
          selection={row.company ? heldName(row.company) : undefined}
          choose={({ id }) => decide(id)}
        />
      )}
    </LineEditor>
  )
}

/** Cells that can be corrected: those of the columns that were read, and a rate where there is none. */
function fieldsOf({ outcome, cells = {} }: HoldingLine, mapping: HoldingMapping): HoldingField[] {
  const isRate = outcome === 'rate' || outcome === 'rate-odd'
  return holdingFields.filter(
    (field) => mapping[field] !== undefined || cells[field] !== undefined || (isRate && field === 'rate'),
  )
}
