import { userInfo } from 'node:os'
import { sql } from 'kysely'
import { tickerOf } from '#server/catalogue/search-text.ts'
import type { Db } from '#server/db/database.ts'
import { decideNames, type NameChoice } from '#server/imports/store/names/decide-names.ts'
import { words } from '../operating-messages.ts'
import { printColumns } from '../print-columns.ts'
import { complain, say } from '../say.ts'
import { reasonOf } from './import-report.ts'

/** Names that may mean a company here. */
export async function listNames(db: Db): Promise<number> {
  const rows = await db
    .selectFrom('name_candidate')
    .innerJoin('company', 'company.id', 'company_id')
    .selectAll('name_candidate')
    .select(['security_code', 'name_ja', 'address', sql<boolean>`is_listed`.as('is_listed')])
    .where('decision', 'is', null)
    .orderBy('name_candidate.id')
    .execute()
  if (rows.length === 0) return say(words.review.noNames)
  const { heads } = words.review
  printColumns([
    [heads.id, heads.source, heads.name, heads.place, heads.company, heads.address],
    ...rows.map((row) => [
      String(row.id),
      row.source,
      row.name,
      row.place ?? '—',
      `${tickerOf(row.security_code) ?? '—'} ${row.name_ja}`,
      row.address ?? '—',
    ]),
  ])
  return say(words.review.howNames)
}

export interface NameOptions {
  readonly all?: boolean
  readonly source?: string
}

/** Say that names mean the companies suggested, or that they do not: some by number, those of a source, or all. */
export async function decideNamesOf(
  db: Db,
  numbers: readonly string[],
  { accept, all = false, source }: NameOptions & { readonly accept: boolean },
): Promise<number> {
  if ([numbers.length > 0, all, source !== undefined].filter(Boolean).length !== 1)
    return complain(words.review.whichNames)
  const choice: NameChoice = all ? 'all' : source !== undefined ? { source } : { ids: numbers.map(toId) }
  const decision = await decideNames(db, choice, { accept, by: userInfo().username, now: new Date() })
  const done = decision.outcomes.filter(({ outcome }) => outcome === 'done').length
  for (const { id, outcome } of decision.outcomes)
    if (outcome !== 'done') complain(words.review.outcomes[outcome](id === 0 ? '?' : String(id)))
  say(accept ? words.review.accepted(done) : words.review.refused(done))
  let [added, joined] = [0, 0]
  for (const summary of decision.imports) {
    added += summary.accepted + summary.restated
    joined += summary.joined
    say(`  ${words.review.readAgain(summary.fileName, summary.accepted + summary.restated, summary.joined)}`)
  }
  if (decision.imports.length > 1) say(words.review.readAgainInAll(decision.imports.length, added, joined))
  for (const { fileName, error } of decision.failed) complain(`  ${fileName}: ${reasonOf(error)}`)
  const isBulk = numbers.length === 0
  return decision.failed.length === 0 && (isBulk || done === decision.outcomes.length) ? 0 : 1
}

/** The number of a case; 0, which is none, for anything else. */
export const toId = (text: string): number => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0)
