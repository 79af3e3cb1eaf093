import { sql } from 'kysely'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { keyVariables, OpenKey, readKey } from './keys.ts'
import type { FetchWorld } from './run/fetch-world.ts'
import type { Estimate, Source } from './source.ts'
import { fetchSources } from './source-list.ts'
import { newestRuns, type RunRow } from './store/runs.ts'
import { type SourceRow, sourceRow } from './store/sources.ts'

/** How a source stands. */
export interface SourceStatus {
  readonly source: Source
  readonly row: SourceRow
  readonly key: 'not-needed' | 'there' | 'absent' | 'open'
  /** What is still to be fetched. */
  readonly backlog: Estimate
  readonly runs: readonly RunRow[]
}

export async function listStatus(world: FetchWorld): Promise<SourceStatus[]> {
  const { db } = world
  const statuses: SourceStatus[] = []
  for (const source of fetchSources) {
    const row = await sourceRow(db, source.name)
    const backlog = await source.estimate({ db, params: {}, today: () => tokyoDay(world.clock()) })
    statuses.push({ source, row, key: keyStateOf(source, world), backlog, runs: await newestRuns(db, source.name, 10) })
  }
  return statuses
}

export function keyStateOf(
  { key }: Source,
  { home, environment }: Pick<FetchWorld, 'home' | 'environment'>,
): SourceStatus['key'] {
  if (key === undefined) return 'not-needed'
  try {
    return readKey(home, key, environment) === null ? 'absent' : 'there'
  } catch (error) {
    if (error instanceof OpenKey) return 'open'
    throw error
  }
}

export const variableOf = ({ key }: Source): string | null => (key === undefined ? null : keyVariables[key])

/** What the queue of EDINET’s documents holds, by what became of each. */
export async function countDocuments({ db }: Pick<FetchWorld, 'db'>): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from edinet_document group by state order by state`.execute(db)
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}
