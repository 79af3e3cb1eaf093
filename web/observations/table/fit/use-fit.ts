import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useWidth } from '../../../charts/engine/use-size.ts'
import { useIsPrinting } from '../../../ui/use-is-printing.ts'
import classes from '../raw-table.module.css'
import type { Group, Observations } from '../rows.ts'
import { backTo, fitOf, windowOf } from './fit.ts'
import { samplesOf } from './samples.ts'
import { textWidths } from './text-widths.ts'

interface Props {
  readonly box: RefObject<HTMLElement | null>
  readonly groups: readonly Group[]
  readonly data: Observations
  /** Columns beside the years in the order in which they are wanted. */
  readonly wish: readonly string[]
  readonly isAskedFor: boolean
  /** Year of the figure whose panel is open. */
  readonly year: number | undefined
}

/** Pixels of a box up to which names are narrow, and the marks of a figure stand above it. */
const roomy = 560
const sourceWidth = 140
/** Least pixels of names, where two years have little room beside them. */
const minName = 104

/** What of the table stands at this width. Null until it has been measured. */
export function useFit({ box, groups, data, wish, isAskedFor, year }: Props) {
  const width = useWidth(box)
  const isPrinting = useIsPrinting()
  const samples = useMemo(() => samplesOf(groups, data), [groups, data])
  const allWidths = useWidths(box, samples)
  const [back, setBack] = useState(0)
  const all = data.years.length
  const isStacked = width > 0 && width <= roomy
  const widths = useMemo(
    (): Widths | null =>
      allWidths && { ...allWidths, source: sourceWidth, year: isStacked ? allWidths.stackedYear! : allWidths.year! },
    [allWidths, isStacked],
  )
  const narrowName = Math.max(minName, Math.min(150, width - 2 * (widths?.year ?? 0)))
  const nameWidth = isStacked ? narrowName : 236
  const fit = useMemo(() => {
    if (!widths) return null
    const columns = wish.map((name) => ({ name, width: widths[name]! }))
    const room = isPrinting ? 0 : Math.max(width - nameWidth, width && 1)
    return fitOf({ width: room, years: all, yearWidth: widths.year, columns, isAskedFor })
  }, [widths, wish, isAskedFor, width, nameWidth, all, isPrinting])
  const at = year === undefined ? -1 : data.years.indexOf(year)
  const years = fit?.years ?? all
  // Opening a figure, by a link too, brings its year into sight; from there on one pages freely.
  useEffect(() => setBack((old) => backTo(at, { all, fit: years, back: old })), [at, all, years])

  // The same object as long as the columns are the same, or every row would be drawn anew.
  const names = fit?.columns.join() ?? ''
  const columns = useMemo(() => new Set(names.split(',').filter(Boolean)), [names])

  if (!fit || !widths) return null
  const { from, to } = windowOf(all, fit.years, back)
  const page = (step: number) => setBack(Math.min(all - fit.years, Math.max(0, all - to + step * fit.years)))
  return { from, to, columns, left: wish.filter((name) => !columns.has(name)), nameWidth, widths, isStacked, page }
}

export type Fit = NonNullable<ReturnType<typeof useFit>>

/** Pixels of each column. */
type Widths = Readonly<Record<string, number>> & { readonly year: number; readonly source: number }

/** Pixels of each column; measured anew once the letters have come. */
function useWidths(box: RefObject<HTMLElement | null>, samples: Readonly<Record<string, string>>) {
  const [widths, setWidths] = useState<Readonly<Record<string, number>> | null>(null)
  useLayoutEffect(() => {
    const measure = () => {
      if (!box.current) return
      const pixels = textWidths(box.current, Object.values(samples), classes.probe!)
      const next = Object.fromEntries(Object.keys(samples).map((name, index) => [name, Math.ceil(pixels[index]!) + 18]))
      setWidths((old) => (JSON.stringify(old) === JSON.stringify(next) ? old : next))
    }
    measure()
    let isOver = false
    void document.fonts?.ready.then(() => !isOver && measure())
    return () => {
      isOver = true
    }
  }, [box, samples])
  return widths
}
