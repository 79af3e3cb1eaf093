import { userInfo } from 'node:os'
import { tickerOf } from '#server/catalogue/search-text.ts'
import type { Db } from '#server/db/database.ts'
import { decideIdentifiers } from '#server/imports/store/names/decide-identifiers.ts'
import { words } from '../operating-messages.ts'
import { printColumns } from '../print-columns.ts'
import { complain, say } from '../say.ts'
import { toId } from './names-command.ts'

/** ISINs and LEIs in files that disagree with what is held. */
export async function listIdentifiers(db: Db): Promise<number> {
  const rows = await db
    .selectFrom('identifier_candidate as candidate')
    .innerJoin('company', 'company.id', 'candidate.company_id')
    .leftJoin('company as holder', 'holder.id', 'candidate.held_company_id')
    .innerJoin('import', 'import.id', 'candidate.import_id')
    .select(['candidate.id', 'candidate.kind', 'candidate.value', 'candidate.held_value', 'candidate.reason'])
    .select(['candidate.line', 'import.file_name', 'company.security_code', 'company.name_ja'])
    .select(['holder.security_code as holder_code', 'holder.name_ja as holder_name'])
    .where('decision', 'is', null)
    .orderBy('candidate.id')
    .execute()
  if (rows.length === 0) return say(words.review.noIdentifiers)
  const { heads } = words.review
  printColumns([
    [heads.id, heads.company, heads.number, heads.held, heads.reason, heads.source],
    ...rows.map((row) => [
      String(row.id),
      `${tickerOf(row.security_code) ?? '—'} ${row.name_ja}`,
      `${row.kind.toUpperCase()} ${row.value}`,
      row.holder_name === null ? (row.held_value ?? '—') : `${tickerOf(row.holder_code) ?? '—'} ${row.holder_name}`,
      words.review.identifierReasons[row.reason],
      `${row.file_name}:${row.line}`,
    ]),
  ])
  return say(words.review.howIdentifiers)
}

/** Say that companies have these numbers, or that they have not. */
export async function decideIdentifiersOf(db: Db, numbers: readonly string[], accept: boolean): Promise<number> {
  const outcomes = await decideIdentifiers(db, numbers.map(toId), { accept, by: userInfo().username, now: new Date() })
  for (const { id, outcome } of outcomes) {
    const line = words.review.outcomes[outcome](id === 0 ? '?' : String(id))
    if (outcome === 'done') say(line)
    else complain(line)
  }
  return outcomes.every(({ outcome }) => outcome === 'done') ? 0 : 1
}
