import { sql } from 'kysely'
import type { SourceState } from '#contract/market/sources.ts'
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
  readonly state: SourceState
  /** The source whose file it needs first; null where it needs none. */
  readonly needs: string | null
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
    const needs = (await source.waitsFor?.(db)) ?? null
    const state = stateOf(source, row, { ...world, needs })
    statuses.push({ ...{ source, row, state, needs, backlog }, runs: await newestRuns(db, source.name, 10) })
  }
  return statuses
}

/** What stands first in the way of a source, else whether the schedule asks it. */
export function stateOf(
  source: Source,
  row: SourceRow,
  { needs, clock, ...keys }: Pick<FetchWorld, 'home' | 'environment' | 'clock'> & { readonly needs: string | null },
): SourceState {
  if (source.terms === 'by-hand') return 'by-hand'
  const key = keyStateOf(source, keys)
  if (key === 'absent') return 'no-key'
  if (key === 'open') return 'open-key'
  if (source.terms === 'confirm' && row.confirmed_at === null) return 'not-confirmed'
  if (row.is_paused) return 'paused'
  if (row.paused_until !== null && row.paused_until > clock()) return 'resting'
  if (!row.is_on) return 'off'
  return needs === null ? 'on' : 'needs-file'
}

export function keyStateOf(
  { key }: Source,
  { home, environment }: Pick<FetchWorld, 'home' | 'environment'>,
): 'not-needed' | 'there' | 'absent' | 'open' {
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
