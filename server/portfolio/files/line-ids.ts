import type { HoldingMapping } from '#contract/portfolio/portfolios.ts'
import { readCode } from '#server/files/who/companies.ts'

/** Whether a line names a company by a code of its own. */
export function hasId(cells: readonly string[], { isin, code }: HoldingMapping): boolean {
  return [isin, code].some((at) => {
    if (at === undefined) return false
    const written = readCode(cells[at] ?? '')
    return written.isJapanese || /^[A-Z]{2}[0-9A-Z]{9}\d$/.test(written.code)
  })
}
