import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useMemo } from 'react'
import { useIsPrinting } from '../../../ui/use-is-printing.ts'
import { allOf, type Piece, piecesOf, withPinned } from './pieces.ts'

/** What stands before the first figure, less the company, which stays in sight. */
const before = 200
/** Cells of a page that are drawn whole: few enough to be quick, and the browser's own search finds them all. */
const maxWhole = 750

interface Props {
  /** What scrolls. */
  readonly box: RefObject<HTMLElement | null>
  readonly rows: number
  readonly columns: number
  /** Pixels of a row, until it has been measured. */
  readonly rowHeight: number
  /** Rows and columns that stay drawn wherever one scrolls, so that no focus is lost. */
  readonly pinned: { readonly rows: readonly (number | undefined)[]; readonly column: number }
}

interface VisiblePieces {
  readonly isWhole: boolean
  readonly rows: readonly Piece[]
  readonly columns: readonly Piece[]
  /** Pixels of rows that are not drawn. */
  readonly heightOf: (from: number, to: number) => number
  /** Take these as the ref of a row and of the head of a column; their `data-index` tells which. */
  readonly measureRow: ((row: HTMLElement | null) => void) | undefined
  readonly measureColumn: ((head: HTMLElement | null) => void) | undefined
}

/** Which rows and columns of a table are drawn: all of a small one and all on paper, else those near the visible part. */
export function useVisiblePieces({ box, rows, columns, rowHeight, pinned }: Props): VisiblePieces {
  const isPrinting = useIsPrinting()
  const isWhole = isPrinting || rows * columns <= maxWhole
  const shared = { getScrollElement: () => box.current, enabled: !isWhole, initialRect: { width: 1280, height: 800 } }
  const down = useVirtualizer<HTMLElement, HTMLElement>({
    ...shared,
    count: rows,
    estimateSize: () => rowHeight,
    overscan: 6,
  })
  const across = useVirtualizer<HTMLElement, HTMLElement>({
    ...shared,
    horizontal: true,
    paddingStart: before,
    count: columns,
    estimateSize: () => 88,
    overscan: 4,
  })
  const nearRows = withPinned(indicesOf(down), pinned.rows, rows)
  const nearColumns = withPinned(indicesOf(across), [pinned.column], columns).join()
  const sizes = down.measurementsCache
  return {
    isWhole,
    rows: isWhole ? allOf(rows) : piecesOf(nearRows, rows),
    columns: useMemo(
      () => (isWhole ? allOf(columns) : piecesOf(nearColumns.split(',').map(Number), columns)),
      [isWhole, columns, nearColumns],
    ),
    heightOf: (from, to) => (sizes[to]?.end ?? 0) - (sizes[from]?.start ?? 0),
    measureRow: isWhole ? undefined : down.measureElement,
    measureColumn: isWhole ? undefined : across.measureElement,
  }
}

const indicesOf = (list: Virtualizer<HTMLElement, HTMLElement>) => list.getVirtualItems().map(({ index }) => index)
