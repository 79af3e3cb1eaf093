import { leastSquares } from '../regression/least-squares.ts'

/** A row as a bundle carries it. */
export interface BundledRow {
  readonly companyId: number
  readonly industry: string
  readonly year: number
  readonly pbr: number
  readonly roe: number
  readonly kpi: number
}

interface Bundled {
  readonly scope: { readonly kind: 'company' | 'industry' | 'market' }
  readonly form: 'log' | 'level'
  readonly rows: readonly BundledRow[]
}

/**
 * b₂ made again from the rows of a bundle, with a column for each industry and year instead of what the product does.
 *
 * @returns null where the rows give none
 */
export function replayed({ scope, form, rows }: Bundled): number | null {
  const column = (make: (row: BundledRow) => number) => Float64Array.from(rows, make)
  const levels = (keys: readonly (string | number)[], of: (row: BundledRow) => string | number) =>
    keys.map((key) => column((row) => Number(of(row) === key)))
  const industries = [...new Set(rows.map(({ industry }) => industry))]
  const years = [...new Set(rows.map(({ year }) => year))]
  const beside =
    scope.kind === 'company'
      ? [column(() => 1)]
      : [...levels(industries, ({ industry }) => industry), ...levels(years.slice(1), ({ year }) => year)]
  const figures = [column(({ kpi }) => (form === 'log' ? Math.log(kpi) : kpi)), column(({ roe }) => Math.log(roe))]
  return (
    leastSquares(
      [...beside, ...figures],
      column(({ pbr }) => Math.log(pbr)),
    )?.coefficients.at(-2) ?? null
  )
}
