import type { PeerBasis } from '#methodology/panel/peers.ts'
import type { IndustryName } from './industry-id.ts'

/** Every sector of GICS, 10 to 60, and every group of the exchange's 17: what no company stands in that is not classified. */
const sectors = Array.from({ length: 11 }, (_, index) => 10 + 5 * index).join()
const groups = Array.from({ length: 17 }, (_, index) => 1 + index).join()

const isOld = (basis: PeerBasis) => basis === 'gics69' || basis === 'gics24'

/**
 * The companies of an industry as a condition of a search: `listing(listed,delisted),gics(151010)`. Delisted companies are among
 * them, as they are among the industry's own. docs/search.md tells what it means.
 */
export function industryCondition({ basis, code }: IndustryName): string {
  const [system = '', digits = ''] = code.split(':')
  const parts: Readonly<Record<string, readonly string[]>> = {
    gics: [`${isOld(basis) ? 'gics2018' : 'gics'}(${digits})`],
    // On a basis of GICS an industry of the exchange holds the companies without a GICS code.
    tse33: [`tse33(${digits})`, ...(basis === 'tse33' ? [] : [`!gics(${sectors})`])],
    unclassified: [`!tse17(${groups})`, ...(basis === 'tse33' ? [] : [`!gics(${sectors})`])],
  }
  return ['listing(listed,delisted)', ...(parts[system] ?? [])].join()
}
