import { readName } from '../cells.ts'
import { isRejection } from '../outcome.ts'
import type { Parsed } from '../records.ts'
import type { Mapping } from './mapping.ts'
import { companyOf, passes, readEmitterCode, TableRow } from './row.ts'
import type { RawTable } from './rows.ts'

/** Companies that the rows themselves tell of, each once, under the name it had last. */
export function companiesOf(tables: readonly RawTable[], mapping: Mapping): Pick<Parsed, 'newCompanies'> {
  if (!mapping.adds_companies) return {}
  const last = new Map<string, NonNullable<Parsed['newCompanies']>[number]>()
  for (const table of tables) {
    const row = new TableRow(table, mapping)
    for (const { line, cells } of table.rows) {
      row.move(line, cells)
      const key = companyOf(row, mapping)
      const nameJa = row.read(mapping.adds_companies.name, (text) => readName(text))
      if (isRejection(key) || !key.edinetCode || !nameJa || isRejection(nameJa)) continue
      last.set(key.edinetCode, {
        line,
        edinetCode: key.edinetCode,
        securityCode: key.securityCode ?? null,
        nameJa,
        isListed: false,
      })
    }
  }
  return { newCompanies: [...last.values()] }
}

/** Emitter codes of the companies that a table's rows name by another number. */
export function aliasesOf(tables: readonly RawTable[], mapping: Mapping): Pick<Parsed, 'aliases'> {
  const rule = mapping.aliases
  if (!rule) return {}
  const aliases = tables.flatMap((table) => {
    const row = new TableRow(table, mapping)
    return table.rows.flatMap(({ line, cells }) => {
      row.move(line, cells)
      const company = companyOf(row, mapping)
      const value = row.read(rule.emitter_code, readEmitterCode)
      if (isRejection(company) || isRejection(value) || value === null || rule.rows?.some((test) => !passes(row, test)))
        return []
      return [{ kind: 'emitter' as const, value, company }]
    })
  })
  return { aliases }
}
