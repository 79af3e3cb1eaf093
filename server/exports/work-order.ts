import type pg from 'pg'
import type { z } from 'zod'
import type { ExportRequest } from '#contract/exports/exports.ts'
import type { RecipeName } from '#contract/scores/score.ts'
import type { Attribution } from '#server/catalogue/sources/attributions.ts'

export interface ExportedCompany {
  readonly id: number
  readonly ticker: string | null
  readonly nameJa: string
  readonly nameEn: string | null
  readonly nameKana: string | null
  readonly isin: string | null
  readonly lei: string | null
  readonly corporateNumber: string | null
  /** TSE 33 industry, and who told it. */
  readonly tse33: string | null
  readonly tse33Origin: 'exchange' | 'code-list' | 'table' | null
  readonly tse33ToldOn: string | null
  /** In the panel. */
  readonly position: number
  /** What it is ranked among. */
  readonly peersJa: string
  readonly peersEn: string
}

/** Numbers that stand for one score of a company and year in `WorkOrder.scores`. */
export const scoreParts = ['value', 'coverage', 'disclosed', 'of', 'rank', 'rankOf', 'isAbsent'] as const

/** Everything that the thread needs which makes a file; figures, documents and ratings it reads itself. */
export interface WorkOrder {
  readonly exportId: string
  /** The server that makes it; what it made counts only as long as the job is its own. */
  readonly holder: string
  readonly connection: pg.ClientConfig
  readonly request: ExportRequest
  readonly companies: readonly ExportedCompany[]
  readonly years: readonly number[]
  /** In Tokyo. */
  readonly today: string
  /** Where people reach the server, for links. */
  readonly address: string
  readonly market: {
    readonly kind: 'demo' | 'real' | null
    readonly id: string
    /** What its sources demand beside their figures. */
    readonly attributions: readonly Attribution[]
  }
  readonly recipe: z.infer<typeof RecipeName>
  /** The method of somebody's own that scores are of; null for any other. */
  readonly ownMethod: { readonly title: string; readonly version: number } | null
  /** `scoreParts` of each key, year and company, the key changing fastest; NaN for none. Null where no scores are asked for. */
  readonly scores: Float64Array | null
  /** Why figures are missing: the states of the panel. */
  readonly panel: {
    readonly states: Uint8Array
    readonly years: readonly number[]
    readonly companies: number
    readonly indicators: readonly string[]
  }
  readonly vendors: { readonly open: readonly string[]; readonly locked: readonly string[] }
  readonly count: number
  /** One number that the thread sets to per cent. */
  readonly progress: Int32Array
}
