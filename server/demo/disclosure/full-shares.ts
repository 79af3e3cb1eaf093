/** A company that reports a year, and for a figure how it answers. */
interface Place {
  /** Share of companies with smaller sales, 0 to 1. */
  readonly size: number
  readonly year: number
  /** Whether the figure is the no of a question. */
  readonly isNo?: boolean
}

/** Who discloses what in an uncut market, counted by thirds of its companies' sizes, years and answers. */
export class FullShares {
  readonly #reporting = new Map<number, number>()
  readonly #disclosing = new Map<string, Map<number, number>>()

  /** A company that reports a year at all. */
  addCompany(place: Place): void {
    add(this.#reporting, keyOf(place))
  }

  /** A figure of a company that was added. */
  addFigure(indicator: string, place: Place): void {
    const counts = this.#disclosing.get(indicator) ?? new Map<number, number>()
    this.#disclosing.set(indicator, counts)
    add(counts, keyOf(place))
  }

  /** Share of reporting companies of the same third and year with the same answer, 0 to 1. */
  of(indicator: string, place: Place): number {
    const reporting = this.#reporting.get(keyOf({ ...place, isNo: false }))
    const disclosing = this.#disclosing.get(indicator)?.get(keyOf(place))
    return reporting && disclosing ? disclosing / reporting : 0
  }
}

const keyOf = ({ size, year, isNo = false }: Place) => year * 6 + Math.min(2, Math.floor(size * 3)) * 2 + Number(isNo)

function add(counts: Map<number, number>, key: number): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
