/** Definitions of carbon-related assets by the year of the recommendation. */
export const carbonRelatedDefinitions = ['2021', '2017'] as const
export type CarbonRelatedDefinition = (typeof carbonRelatedDefinitions)[number]

/** The four groups of the TCFD's annex. */
export const carbonRelatedGroups = ['energy', 'transportation', 'materials-buildings', 'agriculture-food'] as const
export type CarbonRelatedGroup = (typeof carbonRelatedGroups)[number]

/** GICS industries and, for companies without a licensed classification, TSE industries. */
interface GroupCodes {
  readonly gics: readonly string[]
  readonly tse33: readonly string[]
}

/**
 * TCFD 2017: energy and utilities of GICS, without water utilities (551040) and independent power and renewable producers (551050).
 * The annex of 2021 names four groups of industries in words; the codes here are our reading of them.
 */
const definitions: Record<CarbonRelatedDefinition, Partial<Record<CarbonRelatedGroup, GroupCodes>>> = {
  '2017': {
    energy: { gics: ['10', '551010', '551020', '551030'], tse33: ['1050', '3300', '4050'] },
  },
  '2021': {
    energy: { gics: ['10', '551010', '551020', '551030', '551050'], tse33: ['1050', '3300', '4050'] },
    transportation: {
      gics: ['203010', '203020', '203030', '203040', '251010', '251020'],
      tse33: ['3700', '5050', '5100', '5150', '5200'],
    },
    'materials-buildings': {
      gics: ['151010', '151020', '151040', '201020', '201030', '201060', '60'],
      tse33: ['2050', '3200', '3400', '3450', '3500', '3550', '3600', '8050'],
    },
    'agriculture-food': {
      gics: ['151030', '151050', '302010', '302020', '302030'],
      tse33: ['0050', '3050', '3150'],
    },
  },
}

/**
 * The group of carbon-related assets that a company is in.
 *
 * @param company GICS industry of 2023 (six digits) and TSE industry (four); GICS decides where both are known
 * @returns null for one that is in none, undefined where neither industry is known
 */
export function carbonRelatedGroup(
  { gics, tse33 }: { readonly gics: string | null; readonly tse33: string | null },
  definition: CarbonRelatedDefinition,
): CarbonRelatedGroup | null | undefined {
  if (gics === null && tse33 === null) return undefined
  const isIn = (codes: GroupCodes | undefined) =>
    codes !== undefined &&
    (gics === null ? codes.tse33.includes(tse33!) : codes.gics.some((code) => gics.startsWith(code)))
  return carbonRelatedGroups.find((group) => isIn(definitions[definition][group])) ?? null
}
