import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { companyColumn, nextCell, type Place } from './cell-navigation.ts'

interface Size {
  readonly rows: readonly { readonly id: number }[]
  readonly columns: number
}

/** Where the keyboard is in the table: one figure is a tab stop, the arrows move it, and its row stays drawn. */
export function useTableFocus(box: RefObject<HTMLElement | null>, { rows, columns }: Size) {
  const ids = useMemo(() => rows.map(({ id }) => id).join(), [rows])
  const [focused, setFocused] = useState<Place & { ids: string }>({ ids, row: 0, column: 0 })
  const [row, setRow] = useState<number>()
  const stop =
    focused.ids === ids ? { row: focused.row, column: Math.min(focused.column, columns - 1) } : { row: 0, column: 0 }
  useScrollToTop(box, ids)

  function goTo(to: Place): void {
    flushSync(() => (to.column === companyColumn ? setRow(to.row) : setFocused({ ...to, ids })))
    linkAt(box.current!, to)?.focus()
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const link = (event.target as HTMLElement).closest<HTMLElement>('.fig-btn, th.co a')
    const from = link && placeOf(link)
    if (!from) return
    const to = nextCell(event, from, { rows: rows.length, columns })
    if (event.key === 'Enter' && event.altKey) link.click()
    else if (to === 'field') document.querySelector<HTMLElement>('#company-search')?.focus()
    else if (to) goTo(to)
    else return
    event.preventDefault()
  }

  function onFocus({ target }: FocusEvent<HTMLElement>): void {
    const place = placeOf(target)
    setRow(place?.row)
    if (place && target.matches('.fig-btn')) setFocused({ ...place, ids })
  }

  return { stop, row, events: { onKeyDown, onFocus, onBlur: () => setRow(undefined) } }
}

/** Another page begins at its top. */
function useScrollToTop(box: RefObject<HTMLElement | null>, ids: string): void {
  const [first] = useState(ids)
  useEffect(() => {
    if (ids !== first) box.current!.scrollTop = 0
  }, [box, ids, first])
}

/** Row and column from what the table says of its cells. */
function placeOf(target: Element): Place | null {
  const row = target.closest<HTMLElement>('tr[data-index]')
  if (!row) return null
  const column = target.closest<HTMLElement>('td[data-column]')?.dataset.column
  return { row: Number(row.dataset.index), column: column === undefined ? companyColumn : Number(column) }
}

function linkAt(box: HTMLElement, { row, column }: Place): HTMLElement | null {
  const cell = column === companyColumn ? 'th.co' : `td[data-column="${column}"]`
  return box.querySelector(`tr[data-index="${row}"] ${cell} a`)
}
