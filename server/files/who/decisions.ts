import type { LineDecision } from '#contract/wire/table-reading.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type CompanyRow, type NamedCompany, toNamed } from './companies.ts'

/** What was decided of lines, by their number: the company it means, null where it is left out. Refuses a company that the market does not have. */
export function decisionsOf(
  decisions: Readonly<Record<string, LineDecision>>,
  companies: readonly CompanyRow[],
): Map<number, NamedCompany | null> {
  const byId = new Map(companies.map((row) => [row.id, row]))
  return new Map(
    Object.entries(decisions).map(([line, decision]) => {
      if (decision === 'leave') return [Number(line), null]
      const row = byId.get(decision)
      if (!row) throw new Refusal('company.not-found')
      return [Number(line), toNamed(row)]
    }),
  )
}
