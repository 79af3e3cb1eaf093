import type { Boundary } from '../figures/boundary.ts'

/** A vintage of a figure, as far as its doubts need it. */
export interface DoubtableVintage {
  /** Code of the indicator. */
  readonly indicator: string
  readonly boundary: Boundary
  /** Name of the subsidiary or part; empty for the company itself. */
  readonly part: string
  readonly fiscalYear: number
  /** In the indicator's unit; null for one that says that there is no figure. */
  readonly value: number | null
  /** Day from which it is public, `YYYY-MM-DD`. */
  readonly knownFrom: string
  /** Last day of its period. */
  readonly periodEnd: string
  /** Of two vintages of one day the one with the greater number stands. */
  readonly importId: number
  /** Whether a person has looked at it: it is never doubted again. */
  readonly isSettled: boolean
  /** Code of the currency that it is in, where that is not the indicator's own. */
  readonly currency: string | null
  /** Of a figure in a tag or a table: what the words of a filing say of the same year, and since when. */
  readonly text?: { readonly value: number; readonly knownFrom: string } | null
}

/** A figure that stands on a day. */
export interface Standing<V extends DoubtableVintage> {
  readonly vintage: V
  readonly value: number
  readonly year: number
  /** What this vintage replaced; null for the first. */
  readonly replaced: number | null
}

/** Figures of one indicator, boundary and part, by year. */
export interface Series<V extends DoubtableVintage> {
  readonly indicator: string
  readonly boundary: Boundary
  readonly part: string
  /** Ascending by year; years without a value are left out. */
  readonly figures: readonly Standing<V>[]
}

/** The figures of a company that stand on a day. */
export class CompanyFigures<V extends DoubtableVintage> {
  readonly day: string
  readonly series: readonly Series<V>[]
  readonly #byKey: ReadonlyMap<string, Series<V>>
  readonly #byIndicator: ReadonlyMap<string, readonly Series<V>[]>

  /** @param groups every vintage by the key of its series */
  constructor(groups: ReadonlyMap<string, readonly V[]>, day: string) {
    this.day = day
    this.series = [...groups.values()].flatMap((own) => seriesOn(own, day) ?? [])
    this.#byKey = new Map(this.series.map((series) => [keyOf(series), series]))
    this.#byIndicator = Map.groupBy(this.series, ({ indicator }) => indicator)
  }

  /** The series of an indicator on every boundary. */
  of(indicator: string): readonly Series<V>[] {
    return this.#byIndicator.get(indicator) ?? []
  }

  get(indicator: string, boundary: Boundary, part: string): Series<V> | undefined {
    return this.#byKey.get(keyOf({ indicator, boundary, part }))
  }

  at(indicator: string, boundary: Boundary, part: string, year: number): Standing<V> | undefined {
    return this.get(indicator, boundary, part)?.figures.find((figure) => figure.year === year)
  }
}

export function keyOf({ indicator, boundary, part }: Pick<DoubtableVintage, 'indicator' | 'boundary' | 'part'>) {
  return `${indicator} ${boundary} ${part}`
}

/** What stands of one series on a day; null before anything is known. */
function seriesOn<V extends DoubtableVintage>(vintages: readonly V[], day: string): Series<V> | null {
  const latest = new Map<number, V>()
  const replaced = new Map<number, number>()
  for (const vintage of vintages) {
    if (vintage.knownFrom > day) continue
    const other = latest.get(vintage.fiscalYear)
    const [later, earlier] = !other || isLater(vintage, other) ? [vintage, other] : [other, vintage]
    latest.set(vintage.fiscalYear, later)
    if (earlier?.value != null) replaced.set(vintage.fiscalYear, earlier.value)
  }
  const figures = [...latest.values()]
    .filter(({ value }) => value !== null)
    .map((vintage) => ({
      vintage,
      value: vintage.value!,
      year: vintage.fiscalYear,
      replaced: replaced.get(vintage.fiscalYear) ?? null,
    }))
    .sort((a, b) => a.year - b.year)
  if (figures.length === 0) return null
  const { indicator, boundary, part } = vintages[0]!
  return { indicator, boundary, part, figures }
}

const isLater = (one: DoubtableVintage, other: DoubtableVintage) =>
  one.knownFrom === other.knownFrom ? one.importId > other.importId : one.knownFrom > other.knownFrom

/** The middle of some values; null without any. */
export function middle(values: readonly number[]): number | null {
  if (values.length === 0) return null
  const sorted = [...values].sort((a, b) => a - b)
  const half = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2
}
