import { type CSSProperties, useRef } from 'react'
import { useIndicatorMap } from '../../../indicators/use-indicators.ts'
import { useSteady } from '../../../ui/use-steady.ts'
import { useSearchState } from '../../state.ts'
import type { SearchResult } from '../../use-searches.ts'
import { resultMessages } from '../messages.ts'
import classes from '../results.module.css'
import type { TableColumn } from './columns.ts'
import { ResultHead } from './ResultHead.tsx'
import { headColumns, headRows, ResultRow } from './ResultRow.tsx'
import { useBelow } from './use-below.ts'
import { useTableFocus } from './use-table-focus.ts'
import { useVisiblePieces } from './use-visible-pieces.ts'
import { WidestCells } from './WidestCells.tsx'

interface Props {
  readonly result: SearchResult
  readonly columns: readonly TableColumn[]
  readonly isOutdated: boolean
  readonly isSelected: (id: number) => boolean
  readonly toggle: (company: SearchResult['rows'][number]) => void
  readonly togglePage: () => void
}

const rowHeights = { compact: 28, normal: 36, relaxed: 44 } as const

/** A page of companies. Arrow keys go from figure to figure; ↑ on the first row goes back to the field. */
export function ResultTable({ result, columns, isOutdated, isSelected, ...acts }: Props) {
  const m = resultMessages()
  const { state } = useSearchState()
  const { data: indicators } = useIndicatorMap()
  const box = useRef<HTMLElement>(null)
  const { rows } = result
  useBelow(box)
  const focus = useTableFocus(box, { rows, columns: columns.length })
  const density = state.density ?? 'normal'
  const visible = useVisiblePieces({
    box,
    rows: rows.length,
    columns: columns.length,
    rowHeight: rowHeights[density],
    pinned: { rows: [focus.stop.row, focus.row], column: focus.stop.column },
  })
  const toggle = useSteady(acts.toggle)
  const selected = rows.filter(({ id }) => isSelected(id)).length
  return (
    <section
      ref={box}
      className={classes.resultBox}
      aria-label={m.table}
      aria-busy={isOutdated}
      style={{ '--columns': columns.length } as CSSProperties}
      data-scroll-restoration-id="results"
    >
      <table
        className={`results found ${density} ${isOutdated ? 'is-stale' : ''}`}
        aria-rowcount={rows.length + headRows}
        aria-colcount={columns.length + headColumns}
        {...focus.events}
      >
        <ResultHead
          columns={columns}
          year={result.year}
          rows={rows.length}
          isAllSelected={selected > 0 && selected === rows.length}
          isSomeSelected={selected > 0}
          togglePage={useSteady(acts.togglePage)}
          measure={visible.measureColumn}
        />
        <tbody>
          {visible.rows.map((piece) =>
            piece.kind === 'gap' ? (
              <GapRow
                key={`gap ${piece.to}`}
                height={visible.heightOf(piece.from, piece.to)}
                columns={columns.length}
              />
            ) : (
              <ResultRow
                key={rows[piece.at]!.id}
                company={rows[piece.at]!}
                at={piece.at}
                columns={columns}
                pieces={visible.columns}
                stop={piece.at === focus.stop.row ? focus.stop.column : null}
                year={result.year}
                indicators={indicators}
                isSelected={isSelected(rows[piece.at]!.id)}
                toggle={toggle}
                measure={visible.measureRow}
              />
            ),
          )}
        </tbody>
        {!visible.isWhole && <WidestCells rows={rows} columns={columns} />}
      </table>
    </section>
  )
}

function GapRow({ height, columns }: { height: number; columns: number }) {
  return (
    <tr className="gap">
      <td aria-hidden="true" colSpan={columns + headColumns} style={{ height }} />
    </tr>
  )
}
