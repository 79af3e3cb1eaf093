/** Divisions of ISIC Rev. 4 whose absolute targets for scope 1+2 are held against carbon dioxide of energy and industry. */
export const industrialDivisions = ['C23', 'C24', 'D35'] as const
export type IndustrialDivision = (typeof industrialDivisions)[number]

/**
 * The division of an industry of the Tokyo Stock Exchange: glass and ceramics are C23, iron and steel and nonferrous metals C24,
 * electric power and gas D35. Our mapping, status proposed: ISIC classes companies by activity, the exchange by main business.
 *
 * @param tse33Code four digits, or null where it is unknown
 * @returns null for every other industry
 */
export function industrialDivisionOf(tse33Code: string | null): IndustrialDivision | null {
  return (tse33Code && divisions[tse33Code]) || null
}

const divisions: Readonly<Record<string, IndustrialDivision>> = {
  '3400': 'C23',
  '3450': 'C24',
  '3500': 'C24',
  '4050': 'D35',
}
