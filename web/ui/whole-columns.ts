import { uiMessages } from './messages.ts'

/**
 * A number is never cut in half. In a table wider than its box, a column that does not fit whole is hidden, and the box says how
 * many more columns there are. Returns a function that stops it.
 */
export function keepColumnsWhole(): () => void {
  const observed = new WeakSet<HTMLTableElement>()
  let frame = 0
  const later = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      for (const table of document.querySelectorAll('table')) {
        // Observed twice it would be told of at once, and so for ever.
        if (!observed.has(table)) sizes.observe(table)
        observed.add(table)
        fitColumns(table)
      }
    })
  }
  const sizes = new ResizeObserver(later)
  const changes = new MutationObserver(later)
  changes.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('scroll', later, { capture: true, passive: true })
  window.addEventListener('resize', later)
  later()
  return () => {
    cancelAnimationFrame(frame)
    sizes.disconnect()
    changes.disconnect()
    document.removeEventListener('scroll', later, { capture: true })
    window.removeEventListener('resize', later)
  }
}

function fitColumns(table: HTMLTableElement): void {
  const box = boxOf(table)
  if (!box) return
  const isWide = box.scrollWidth > box.clientWidth + 1
  if (!isWide && box.dataset.more === undefined) return
  const { left, right } = box.getBoundingClientRect()
  const sight = { from: Math.max(left + box.clientLeft, stickyEnd(table)), to: left + box.clientLeft + box.clientWidth }
  // All is measured before anything changes: each change would have the page laid out anew.
  const cells = isWide ? [...table.querySelectorAll<HTMLElement>('th, td')] : []
  const cut = new Set(cells.filter((cell) => isCut(cell, sight)))
  const more = isWide && right > left ? columnsOutside(table, sight) : 0
  for (const cell of table.querySelectorAll<HTMLElement>('[data-cut]')) if (!cut.has(cell)) delete cell.dataset.cut
  for (const cell of cut) if (cell.dataset.cut === undefined) cell.dataset.cut = ''
  if (more === 0) delete box.dataset.more
  else box.dataset.more = uiMessages().moreColumns(String(more))
}

interface Sight {
  readonly from: number
  readonly to: number
}

/** The nearest box around a table that scrolls sideways. */
function boxOf(table: HTMLElement): HTMLElement | null {
  for (let box = table.parentElement; box && box !== document.body; box = box.parentElement) {
    const { overflowX } = getComputedStyle(box)
    if (overflowX === 'auto' || overflowX === 'scroll') return box
  }
  return null
}

const isSticky = (cell: Element) => {
  const { position, left } = getComputedStyle(cell)
  return position === 'sticky' && left !== 'auto'
}

/** Where the columns end that stay in sight. */
function stickyEnd(table: HTMLTableElement): number {
  const row = table.tBodies[0]?.rows[0]
  const ends = [...(row?.cells ?? [])].slice(0, 4).filter(isSticky)
  return Math.max(Number.NEGATIVE_INFINITY, ...ends.map((cell) => cell.getBoundingClientRect().right))
}

/** Partly in sight and partly not. A head over several columns is read as long as its words are whole. */
function isCut(cell: HTMLElement, { from, to }: Sight): boolean {
  const { left, right, width } = extentOf(cell)
  if (width === 0 || width > to - from || right <= from || left >= to) return false
  return (left < from - 1 || right > to + 1) && !isSticky(cell)
}

function extentOf(cell: HTMLElement): DOMRect {
  if ((cell as HTMLTableCellElement).colSpan < 2) return cell.getBoundingClientRect()
  const words = document.createRange()
  words.selectNodeContents(cell)
  return words.getBoundingClientRect()
}

/** Columns of which nothing, or not all, is in sight; by the row with the most cells. */
function columnsOutside(table: HTMLTableElement, { from, to }: Sight): number {
  const rows = [...(table.tHead?.rows ?? []), ...[...table.rows].slice(0, 1)]
  const widest = rows.reduce<HTMLTableRowElement | undefined>(
    (best, row) => (row.cells.length > (best?.cells.length ?? 0) ? row : best),
    undefined,
  )
  const cells = [...(widest?.cells ?? [])].filter((cell) => !isSticky(cell) && cell.ariaHidden !== 'true')
  const isOutside = (cell: Element) => {
    const { left, right } = cell.getBoundingClientRect()
    return left < from - 1 || right > to + 1
  }
  // A table that draws only the columns in sight says how many it has, with those that stay.
  const drawnLater = table.dataset.partlyDrawn === undefined ? 0 : Number(table.ariaColCount) - 1 - cells.length
  return drawnLater + cells.filter(isOutside).length
}
