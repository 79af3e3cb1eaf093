import { tokyoDay } from '#contract/wire/tokyo.ts'
import { marketStatus } from '#server/market/status.ts'
import { daysAfter, newestYearDays, oldestDay } from '../edinet/calendar.ts'
import { edinetDocuments, usualBytes } from '../edinet/documents.ts'
import { edinetLists } from '../edinet/lists.ts'
import { readKey } from '../keys.ts'
import type { FetchWorld, RunResult } from '../run/fetch-world.ts'
import { runSource } from '../run/run-source.ts'
import type { Estimate, FetchParams, Source } from '../source.ts'
import { fetchSources } from '../source-list.ts'
import { changeSource, sourceRow } from '../store/sources.ts'

/** Why a source is passed over when the market is built. */
export type Leave = 'no-key' | 'not-confirmed' | 'by-hand' | 'paused'

export interface PlannedStep {
  readonly source: Source
  readonly leave: Leave | null
  /** Whether somebody has confirmed its terms. */
  readonly isConfirmed: boolean
  /** What is there to do as far as is clear now: documents are counted once their lists are here. */
  readonly estimate: Estimate
  readonly seconds: number
}

/** Annual reports and corrections of listed companies that a year brings. */
const usualReports = 4670

/** What building the market would do, from what is here already. */
export async function planMarket(world: FetchWorld): Promise<PlannedStep[]> {
  const { db, home, environment, clock } = world
  const today = () => tokyoDay(clock())
  const steps: PlannedStep[] = []
  for (const source of fetchSources) {
    const row = await sourceRow(db, source.name)
    const leave = leaveOf(source, {
      isConfirmed: row.confirmed_at !== null,
      isPaused: row.is_paused && row.pause_reason === null,
      hasKey: source.key === undefined || readKey(home, source.key, environment) !== null,
    })
    const counted = await source.estimate({ db, params: {}, today })
    const isUnread = source.name === 'edinet-documents' && (await countDays(world)) < newestYearDays
    const usualYear = { requests: usualReports, bytes: usualReports * usualBytes[row.is_whole ? 1 : 5] }
    const estimate = isUnread ? usualYear : counted
    steps.push({
      source,
      leave,
      isConfirmed: row.confirmed_at !== null,
      estimate,
      seconds: (estimate.requests * Math.max(source.pace, 500)) / 1000,
    })
  }
  return steps
}

async function countDays({ db }: FetchWorld): Promise<number> {
  const { count } = await db
    .selectFrom('edinet_day')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

function leaveOf(
  { terms }: Source,
  { isConfirmed, isPaused, hasKey }: { isConfirmed: boolean; isPaused: boolean; hasKey: boolean },
): Leave | null {
  if (terms === 'by-hand') return 'by-hand'
  if (!hasKey) return 'no-key'
  if (terms === 'confirm' && !isConfirmed) return 'not-confirmed'
  return isPaused ? 'paused' : null
}

export interface BuildOptions {
  /** Oldest day of filings that the schedule goes back to after the newest year; null for the ten years that EDINET serves. */
  readonly backTo: string | null
  readonly signal: AbortSignal
  readonly onProgress: (
    source: string,
    progress: { readonly done: number; readonly of: number; readonly bytes: number },
  ) => void
  readonly onDone: (source: string, result: RunResult) => void
}

/** A market that is invented stands here. */
export class DemoStands extends Error {}

/**
 * Build a real market from public sources, as far as keys and terms allow, and switch on what keeps it current. May be stopped anywhere
 * and called again: what is done is not done again.
 */
export async function buildMarket(world: FetchWorld, options: BuildOptions): Promise<void> {
  const { db, clock } = world
  if ((await marketStatus(db)).kind === 'demo') throw new DemoStands()
  const { backTo, onDone } = options
  const today = tokyoDay(clock())
  const newestYear = daysAfter(today, -newestYearDays)
  const steps = (await planMarket(world)).filter(({ leave }) => leave === null)
  for (const { source } of steps) {
    const isEdinet = source.key === 'edinet'
    if (source === edinetLists) await beginWithLargest(world, options, today)
    onDone(source.name, await runToEnd(source, world, { ...options, params: isEdinet ? { from: newestYear } : {} }))
    await changeSource(db, source.name, { is_on: true, ...(isEdinet && { back_to: backTo ?? oldestDay(today) }) })
  }
}

/** Companies whose reports come before all the lists are here. */
const firstCompanies = 100

/** Half of all reports are of some weeks in June: with the lists of these alone, the largest companies have theirs within minutes. */
async function beginWithLargest(world: FetchWorld, options: BuildOptions, today: string): Promise<void> {
  const { count } = await world.db
    .selectFrom('edinet_document')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) > 0) return
  const year = Number(today.slice(0, 4)) - (today.slice(5) > '06-30' ? 0 : 1)
  await runToEnd(edinetLists, world, { ...options, params: { from: `${year}-06-10`, to: `${year}-06-30` } })
  await runToEnd(edinetDocuments, world, { ...options, params: { limit: firstCompanies } })
}

/** Run a source until it has nothing more to do, however long it rests meanwhile. */
async function runToEnd(
  source: Source,
  world: FetchWorld,
  { signal, params, onProgress }: BuildOptions & { readonly params: FetchParams },
): Promise<RunResult> {
  for (;;) {
    const result = await runSource(source, world, {
      ...{ params, signal, patience: Number.POSITIVE_INFINITY },
      onProgress: (progress) => onProgress(source.name, progress),
    })
    signal.throwIfAborted()
    if (result.outcome !== 'more' && result.outcome !== 'busy') return result
    const rest = result.outcome === 'busy' ? 60_000 : (result.until?.getTime() ?? 0) - world.clock().getTime()
    await world.wait(Math.max(0, rest), signal)
  }
}
