/** By arrow, how many rows down and cells to the right. */
export const steps: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Arrows go from figure to figure, Home and End along the row; Alt+Enter opens like Enter. */
export function moveBetweenCells(event: React.KeyboardEvent<HTMLTableElement>): void {
  const from = (event.target as HTMLElement).closest<HTMLElement>('.fig-btn')
  if (!from) return
  const to = targetOf(event, from)
  if (event.key === 'Enter' && event.altKey) from.click()
  else if (to) to.focus()
  else return
  event.preventDefault()
}

function targetOf({ key, ctrlKey, metaKey, currentTarget }: React.KeyboardEvent<HTMLTableElement>, from: HTMLElement) {
  const cell = from.closest('td')!
  const row = cell.closest('tr')!
  const inRow = [...row.querySelectorAll<HTMLElement>('.fig-btn')]
  if (ctrlKey || metaKey) return undefined
  if (key === 'Home') return inRow[0]
  if (key === 'End') return inRow.at(-1)
  const step = steps[key]
  if (!step) return undefined
  const rows = [...currentTarget.querySelectorAll<HTMLTableRowElement>('tr.fig-row')]
  const next = rows[rows.indexOf(row) + step[0]]
  return next?.cells[cell.cellIndex + step[1]]?.querySelector<HTMLElement>('.fig-btn')
}

/** One tab stop for the whole table: the figure visited last, else this one. */
export function keepOneStop(table: HTMLElement, stop: HTMLElement | null): void {
  for (const other of table.querySelectorAll<HTMLElement>('.fig-btn[tabindex="0"]')) other.tabIndex = -1
  if (stop) stop.tabIndex = 0
}
