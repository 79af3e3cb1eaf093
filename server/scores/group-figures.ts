import { columnAt, counts } from '#methodology/panel/panel.ts'
import type { ScoreView } from './view.ts'

export interface GroupFigure {
  /** Position of the company in the panel. */
  readonly company: number
  readonly value: number
  readonly state: number
}

interface Asked {
  /** Position among the scored indicators. */
  readonly indicator: number
  readonly year: number
  /** Position among the peers' groups. */
  readonly reference: number
}

/** The figures that an indicator was ranked among. */
export function groupFigures({ book }: ScoreView, { indicator, year, reference }: Asked): GroupFigure[] {
  const { values, states } = columnAt(book.panel, book.indicators[indicator]!.position, year)
  return companiesOf(book.peers, reference).flatMap((company) =>
    counts(states[company]!) ? [{ company, value: values[company]!, state: states[company]! }] : [],
  )
}

function companiesOf({ groups, industries, order }: ScoreView['book']['peers'], reference: number): number[] {
  const { from, to } = groups[reference]!
  return [...order.subarray(industries[from]!.start, industries[to - 1]!.end)]
}

/** How many of them are better than a value; all for the worst value. */
export function countBetter(
  { book }: ScoreView,
  { value, ...asked }: Asked & { readonly value: number | null },
): number {
  const { groups, industries, order } = book.peers
  const { position, direction } = book.indicators[asked.indicator]!
  const { values, states } = columnAt(book.panel, position, asked.year)
  const { from, to } = groups[asked.reference]!
  const sign = direction === 'higher_better' ? 1 : -1
  const own = value === null ? Number.NEGATIVE_INFINITY : sign * value
  let better = 0
  for (let place = industries[from]!.start; place < industries[to - 1]!.end; place++) {
    const company = order[place]!
    if (counts(states[company]!) && sign * values[company]! > own) better++
  }
  return better
}
