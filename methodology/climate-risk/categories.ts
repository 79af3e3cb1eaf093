/** What the recommendations of the TCFD divide risks and opportunities into. */
export const climateGroups = ['transition', 'physical', 'opportunity'] as const
export type ClimateGroup = (typeof climateGroups)[number]

/**
 * What a company is measured by: the carbon cost as a share of operating profit, or an indicator that the company itself
 * discloses; null where no figure of a company measures the category.
 */
export type ClimateMeasure =
  | { readonly kind: 'carbon-cost' }
  | { readonly kind: 'indicator'; readonly code: string }
  | null

/**
 * Whose emissions a carbon cost is of: scopes 1 and 2 of the group, or what the company itself reports by law of its operations in
 * Japan, which is a part of them.
 */
export const emissionBases = ['group', 'statutory'] as const
export type EmissionBasis = (typeof emissionBases)[number]

interface ClimateCategory {
  readonly key: string
  readonly group: ClimateGroup
  readonly measure: ClimateMeasure
}

/**
 * The columns of the heat map, as the TCFD orders them (Final Report 2017, tables 1 and 2), and after the risks of each group what companies
 * disclose of the group as a whole (IFRS S2 29(b) and (c)). docs/methodology/risk-by-industry.md says why each is measured so, and
 * why the others are not.
 */
export const climateCategories = [
  { key: 'policy', group: 'transition', measure: { kind: 'carbon-cost' } },
  { key: 'technology', group: 'transition', measure: null },
  { key: 'market', group: 'transition', measure: null },
  { key: 'reputation', group: 'transition', measure: null },
  { key: 'transition-assets', group: 'transition', measure: { kind: 'indicator', code: 'E-CC-049' } },
  { key: 'acute', group: 'physical', measure: null },
  { key: 'chronic', group: 'physical', measure: { kind: 'indicator', code: 'E-WT-017' } },
  { key: 'physical-assets', group: 'physical', measure: { kind: 'indicator', code: 'E-CC-048' } },
  { key: 'resource-efficiency', group: 'opportunity', measure: null },
  { key: 'energy-source', group: 'opportunity', measure: { kind: 'indicator', code: 'E-EN-004' } },
  { key: 'products', group: 'opportunity', measure: { kind: 'indicator', code: 'E-MG-024' } },
  { key: 'new-markets', group: 'opportunity', measure: null },
  { key: 'resilience', group: 'opportunity', measure: null },
] as const satisfies readonly ClimateCategory[]

export type ClimateCategoryKey = (typeof climateCategories)[number]['key']
export const climateCategoryKeys = climateCategories.map(({ key }) => key) as [
  ClimateCategoryKey,
  ...ClimateCategoryKey[],
]

/** What a category is measured by. */
export function measureOf(key: ClimateCategoryKey): ClimateMeasure {
  return climateCategories.find((category) => category.key === key)!.measure
}

/** The group that a category stands in. */
export function groupOf(key: ClimateCategoryKey): ClimateGroup {
  return climateCategories.find((category) => category.key === key)!.group
}
