/** Years that stay as long as a column may leave instead that nobody asked for. */
const minYears = 5

interface Room {
  /** Pixels beside the names; 0 where nothing is laid out, and everything fits. */
  readonly width: number
  /** Years there are, and pixels of one. */
  readonly years: number
  readonly yearWidth: number
  /** Columns in the order in which they are wanted, with their pixels. */
  readonly columns: readonly { readonly name: string; readonly width: number }[]
  /** Whether somebody asked for these columns: then they go before years. */
  readonly isAskedFor: boolean
}

/** How many years and which columns fit, each as a whole; the others leave, and are offered. At least one year stays. */
export function fitOf({ width, years, yearWidth, columns, isAskedFor }: Room) {
  if (width === 0) return { years, columns: columns.map(({ name }) => name) }
  const min = isAskedFor ? 1 : Math.min(years, minYears, Math.floor(width / yearWidth))
  const fit = [...columns]
  const yearsBeside = () => Math.floor((width - fit.reduce((sum, each) => sum + each.width, 0)) / yearWidth)
  while (fit.length > 0 && yearsBeside() < min) fit.pop()
  return { years: Math.min(years, Math.max(1, yearsBeside())), columns: fit.map(({ name }) => name) }
}

/** The visible years: how many, and how many before the newest they end; never beyond either end. */
export function windowOf(all: number, fit: number, back: number): { readonly from: number; readonly to: number } {
  const to = Math.max(Math.min(all, fit), all - back)
  return { from: Math.max(0, to - fit), to }
}

/** How far back the window has to stand for a year to be in it: as it stands where it is. */
export function backTo(at: number, { all, fit, back }: { all: number; fit: number; back: number }): number {
  const { from, to } = windowOf(all, fit, back)
  if (at < 0 || (at >= from && at < to)) return back
  return at < from ? all - at - fit : all - at - 1
}
