import { z } from 'zod'
import type { Boundary } from '#methodology/figures/boundary.ts'
import { type IndicatorKind, type IndicatorTraits, indicatorKinds } from '#methodology/inference/traits.ts'
import { sizeBases } from '#methodology/scores/hierarchy.ts'
import { once } from '#server/cache/once.ts'
import { readTable } from './csv-table.ts'
import { fact, isVerified, list, optionalNumber, optionalStatus, type Status } from './fact.ts'

/** The product's own accounting basis for each hint of the catalogue; policies and site counts speak for the group. */
const boundaryOf: Record<string, Boundary> = {
  consolidated: 'consolidated',
  parent: 'parent',
  domestic: 'parent-domestic',
  site: 'consolidated',
  'group policy': 'consolidated',
}

const shared = {
  ...fact,
  code: z.string().regex(/^[EFGS]-[A-Z]{2}-\d{3}$/),
  question_code: z.string().min(1),
  name_en: z.string().min(1),
  name_ja: z.string().min(1),
  unit: z.string().min(1),
  large_category: z.enum(['environment', 'social', 'governance', 'finance']),
  middle_category: z.string().min(1),
  small_category_en: z.string().min(1),
  small_category_ja: z.string().min(1),
  direction: z.enum(['higher_better', 'lower_better', 'neutral']),
  type: z.enum(['numeric', 'boolean']),
  distribution: z.string(),
  figure_kind: z.enum(indicatorKinds),
  sdgs: list.transform((texts) => texts.map(Number)).pipe(z.array(z.int().min(1).max(17))),
  standard_refs: list,
  score_tags: list,
  boundary_hint: z.string().refine((hint) => hint in boundaryOf, 'unknown boundary'),
  major: z.enum(['0', '1']),
  ssbj_ref: list,
  edinet_element: z.string(),
  edinet_status: optionalStatus,
  disclosure_rate_pct: optionalNumber,
}

const SharedRow = z.object(shared)
const IndicatorRow = z.object({
  ...shared,
  standard_refs_status: optionalStatus,
  size_base: z.enum([...sizeBases, '']).transform((base) => base || null),
  divided_by: z.string().default(''),
})
const FinancialRow = z.object({ ...shared, formula: z.string(), formula_ja: z.string(), indicator_ref: z.string() })

/** One indicator: what it is called, means, is measured in and belongs to. */
export interface CatalogueRow {
  readonly code: string
  readonly questionCode: string
  readonly kind: 'esg' | 'statutory' | 'financial'
  readonly nameJa: string
  readonly nameEn: string
  readonly unit: string
  readonly large: string
  readonly middle: string
  readonly smallJa: string
  readonly smallEn: string
  readonly direction: 'higher_better' | 'lower_better' | 'neutral'
  readonly type: 'numeric' | 'boolean'
  /** Shape of its figures over a market: `lognormal`, `logit_normal`, `bernoulli`… */
  readonly distribution: string
  /** How its figures behave, which decides how a missing one is inferred. */
  readonly figureKind: IndicatorKind
  /** What an amount is divided by before it is ranked; null for figures that are ranked as they are. */
  readonly sizeBase: (typeof sizeBases)[number] | null
  /** Code of the amount that the figure itself is per; null where it is per nothing that the catalogue has. */
  readonly dividedBy: string | null
  readonly boundary: Boundary
  readonly isMajor: boolean
  /** The indicator whose figure this one repeats; null when it has its own. */
  readonly sameAs: string | null
  readonly sdgs: readonly number[]
  readonly standardRefs: readonly string[]
  readonly scoreTags: readonly string[]
  readonly ssbjRefs: readonly string[]
  /** How far the references to standards were checked; null where the table does not say. */
  readonly referencesStatus: Status | null
  readonly elements: readonly string[]
  readonly elementsStatus: Status | null
  /** How a financial figure follows from others; null for one that is reported. */
  readonly formulaJa: string | null
  readonly formulaEn: string | null
  readonly status: Status
}

/** The 427 indicators, the figures that companies report by law, and the 39 financial ones, in the order of the classification. */
export const readCatalogue = once((): readonly CatalogueRow[] => readRows())

/** What inferences are told of the catalogue. */
export const readTraits = once((): readonly IndicatorTraits[] =>
  readCatalogue().map(({ code, figureKind }) => ({ code, kind: figureKind })),
)

function readRows(): CatalogueRow[] {
  return [
    ...readTable('indicators.csv', IndicatorRow).map((row) => ({ ...toRow(row, 'esg'), ...referencesOf(row) })),
    ...readTable('statutory.csv', IndicatorRow).map((row) => ({ ...toRow(row, 'statutory'), ...referencesOf(row) })),
    ...readTable('financials.csv', FinancialRow).map((row) => ({
      ...toRow(row, 'financial'),
      sameAs: row.indicator_ref || null,
      formulaJa: row.formula_ja || null,
      formulaEn: row.formula || null,
    })),
  ]
}

/** What it is measured against; references as they are shown: of those that were only recalled, the ones that `standard_references.csv` was checked for. */
function referencesOf({ standard_refs, standard_refs_status, ...row }: z.infer<typeof IndicatorRow>) {
  const isChecked = standard_refs_status !== null && isVerified(standard_refs_status)
  const standardRefs = isChecked ? standard_refs : standard_refs.filter(isCheckedReference)
  const referencesStatus = standardRefs.length === 0 ? null : isChecked ? standard_refs_status : 'secondary'
  return { standardRefs, referencesStatus, sizeBase: row.size_base, dividedBy: row.divided_by || null } as const
}

const checkedReferences = once(
  () =>
    new Set(
      readTable(
        'standard_references.csv',
        z.object({ ...fact, reference: z.string().min(1), title: z.string().min(1) }),
      )
        .filter(({ status }) => status !== 'recalled' && status !== 'proposed')
        .map(({ reference }) => reference),
    ),
)

/** A reference to two disclosures of a standard counts where both were checked: `GRI 305-1/305-2`. */
function isCheckedReference(reference: string): boolean {
  const [first = '', ...others] = reference.split('/')
  const standard = first.slice(0, first.lastIndexOf(' ') + 1)
  return [first, ...others.map((other) => standard + other)].every((each) => checkedReferences().has(each))
}

function toRow(row: z.infer<typeof SharedRow>, kind: CatalogueRow['kind']): CatalogueRow {
  return {
    code: row.code,
    questionCode: row.question_code,
    kind,
    nameJa: row.name_ja,
    nameEn: row.name_en,
    unit: row.unit,
    large: row.large_category,
    middle: row.middle_category,
    smallJa: row.small_category_ja,
    smallEn: row.small_category_en,
    direction: row.direction,
    type: row.type,
    distribution: row.distribution,
    figureKind: row.figure_kind,
    sizeBase: null,
    dividedBy: null,
    boundary: boundaryOf[row.boundary_hint]!,
    isMajor: row.major === '1',
    sameAs: null,
    sdgs: row.sdgs,
    standardRefs: row.standard_refs,
    scoreTags: row.score_tags,
    ssbjRefs: row.ssbj_ref,
    referencesStatus: null,
    elements: elementsOf(row.edinet_element),
    elementsStatus: row.edinet_status,
    formulaJa: null,
    formulaEn: null,
    status: row.status,
  }
}

/** Names of an element cell, whatever joins them; names without a prefix belong to `jpcrp_cor`. */
function elementsOf(cell: string): string[] {
  return cell
    .split(/[;|]/)
    .map((name) => name.replace(/^(JGAAP|IFRS|USGAAP|ANY):/, '').trim())
    .filter(Boolean)
    .map((name) => (name.includes(':') ? name : `jpcrp_cor:${name}`))
}
