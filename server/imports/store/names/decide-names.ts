import type { Selectable } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { type ImportSummary, importWithin } from '../import-file.ts'
import { lockImports, raiseRevision } from '../market.ts'
import { type ReadAgain, readAgain } from './read-again.ts'
import { entitySources, otherEntitySources } from './waiting-sources.ts'

/** Which open suggestions are decided: some by their numbers, those of a source, or all. */
export type NameChoice = { readonly ids: readonly number[] } | { readonly source: string } | 'all'

export type NameOutcome =
  | 'done'
  | 'unknown'
  | 'decided-before'
  | 'several' // the name may mean several companies; only a number says which
  | 'other-company' // the name was accepted for another company

export interface NameDecision extends ReadAgain<ImportSummary> {
  readonly outcomes: readonly { readonly id: number; readonly outcome: NameOutcome }[]
}

type Candidate = Selectable<Schema['name_candidate']>

interface Deciding {
  readonly accept: boolean
  readonly by: string
  readonly now: Date
}

/**
 * Decide whether names mean companies. However many are accepted, the files of their sources are read again once, in the same
 * transaction, and the market changes once.
 */
export async function decideNames(db: Db, choice: NameChoice, { accept, by, now }: Deciding): Promise<NameDecision> {
  return inTransaction(db, async (tx) => {
    await lockImports(tx.db)
    const all = await tx.db.selectFrom('name_candidate').selectAll().orderBy('id').execute()
    const outcomes = outcomesOf(all, choice, accept)
    const ids = outcomes.filter(({ outcome }) => outcome === 'done').map(({ id }) => id)
    if (ids.length === 0) return { outcomes, imports: [], failed: [] }
    await tx.db
      .updateTable('name_candidate')
      .set({ decision: accept ? 'accepted' : 'refused', decided_at: now, decided_by: by })
      .where('id', 'in', ids)
      .execute()
    if (!accept) return { outcomes, imports: [], failed: [] }
    const decided = new Set(ids)
    const sources = new Set(all.filter(({ id }) => decided.has(id)).map(({ source }) => source))
    const again = { by, now, importOne: importWithin }
    const read = await readAgain(tx, [...sources].sort(), again)
    // An entity of a group whose name is accepted has rows under its emitter code and as an employer, too.
    const waiting = entitySources.some((source) => sources.has(source)) ? otherEntitySources : []
    const rest = await readAgain(
      tx,
      waiting.filter((source) => !sources.has(source)),
      again,
    )
    await raiseRevision(tx.db)
    return { outcomes, imports: [...read.imports, ...rest.imports], failed: [...read.failed, ...rest.failed] }
  })
}

function outcomesOf(all: readonly Candidate[], choice: NameChoice, accept: boolean): NameDecision['outcomes'] {
  const byId = new Map(all.map((candidate) => [candidate.id, candidate]))
  const open = all.filter(({ decision }) => decision === null)
  const isNamed = typeof choice === 'object' && 'ids' in choice
  const chosenIds = isNamed
    ? choice.ids
    : open.filter(({ source }) => choice === 'all' || source === choice.source).map(({ id }) => id)
  const meanings = Map.groupBy(all, ({ source, name }) => `${source}\n${name}`)
  const takenNow = new Set<string>()
  return [...new Set(chosenIds)].map((id) => {
    const candidate = byId.get(id)
    if (!candidate) return { id, outcome: 'unknown' }
    if (candidate.decision !== null) return { id, outcome: 'decided-before' }
    const key = `${candidate.source}\n${candidate.name}`
    const others = meanings.get(key)!.filter((other) => other.id !== id)
    if (accept && (takenNow.has(key) || others.some(({ decision }) => decision === 'accepted')))
      return { id, outcome: 'other-company' }
    if (accept && !isNamed && others.some(({ decision }) => decision === null)) return { id, outcome: 'several' }
    takenNow.add(key)
    return { id, outcome: 'done' }
  })
}
