import { type KeyName, readKey } from '../keys.ts'
import { NetClient } from '../net/client.ts'
import { PacedClient, Rest } from '../net/paced-client.ts'
import { Trouble } from '../net/trouble.ts'
import type { Source } from '../source.ts'
import { neededFiles } from '../store/files.ts'
import { beginRun, endRun, type RunRow } from '../store/runs.ts'
import { changeSource, sourceRow } from '../store/sources.ts'
import type { FetchWorld, RunOptions, RunResult } from './fetch-world.ts'
import { ImportQueue } from './import-queue.ts'
import { alone } from './lock.ts'
import { Run } from './run.ts'
import { sweepFetched } from './space.ts'

const nothing = { requests: 0, bytes: 0, imported: 0, unchanged: 0, refused: 0, problem: null, until: null }
const dayMilliseconds = 24 * 3_600_000

/** Run one source, unless somebody on this database does. What was fetched before is imported first. */
export async function runSource(source: Source, world: FetchWorld, options: RunOptions): Promise<RunResult> {
  const result = await alone(world.connection, source.name, (lost) =>
    runAlone(source, world, { ...options, signal: AbortSignal.any([options.signal, lost]) }),
  )
  return result ?? { outcome: 'busy', ...nothing }
}

async function runAlone(source: Source, world: FetchWorld, options: RunOptions): Promise<RunResult> {
  const { db, clock, space } = world
  const row = await sourceRow(db, source.name)
  const runId = await beginRun(db, source.name, clock())
  const net = new NetClient({ folder: space.folder, ...pick(world) })
  const client = new PacedClient(net, {
    clock,
    wait: world.wait,
    pace: source.pace,
    patience: options.patience,
    isSlow: row.slow_until !== null && row.slow_until > clock(),
    onTooMuch: () => changeSource(db, source.name, { slow_until: new Date(clock().getTime() + dayMilliseconds) }),
  })
  const queue = new ImportQueue({
    ...{ db, source: source.name, folder: space.folder, clock, by: world.by },
    onImported: async (tx, result) => source.onImported?.(tx, result, clock()),
  })
  const scrub = scrubberOf(source, world)
  const sums = () => ({ requests: client.requests, bytes: client.bytes, ...queue.counts })
  let end: Pick<RunResult, 'outcome' | 'problem' | 'until'>
  try {
    sweepFetched(space.folder, clock(), await neededFiles(db, clock()))
    await queue.resume(source.howToImport ?? (() => ({})))
    const run = new Run(source, { world, options, client, queue, watermark: row.watermark })
    await source.fetch(run)
    await queue.flush()
    end = { outcome: run.isOver() ? 'more' : 'done', problem: null, until: null }
    // Documents are many, and what becomes of each is kept; a list that cannot be read any more has another form.
    if (queue.refusal !== null && !source.onImported)
      end = { outcome: 'stopped', problem: `changed: ${queue.refusal}`, until: null }
  } catch (error) {
    // What was fetched is imported all the same, but not by a process that is told to stop.
    if (!options.signal.aborted) await queue.flush().catch(() => {})
    end = endOf(error, options.signal, scrub)
  } finally {
    await net.close()
  }
  const endedAt = clock()
  await endRun(db, runId, {
    ...sums(),
    outcome: end.outcome as RunRow['outcome'],
    problem: end.problem,
    ended_at: endedAt,
  })
  await settle(source, world, { ...end, endedAt })
  return { ...sums(), ...end }
}

const pick = ({ origins, agent, limits }: FetchWorld) => ({ origins, agent, ...(limits && { limits }) })

function endOf(
  error: unknown,
  signal: AbortSignal,
  scrub: (text: string) => string,
): Pick<RunResult, 'outcome' | 'problem' | 'until'> {
  if (signal.aborted) return { outcome: 'stopped', problem: null, until: null }
  if (error instanceof Rest) return { outcome: 'more', problem: scrub(error.message), until: error.until }
  if (error instanceof Trouble)
    return { outcome: 'stopped', problem: `${error.kind}: ${scrub(error.message)}`, until: null }
  return { outcome: 'failed', problem: scrub((error as Error).message ?? String(error)).slice(0, 1000), until: null }
}

/** Troubles that only a person can end. */
const needsPerson = /^(key|blocked|our-fault|foreign|changed|clock)(:|$)/

/** When it goes on, and what it waits for. */
async function settle(
  source: Source,
  { db, clock }: FetchWorld,
  end: Pick<RunResult, 'outcome' | 'problem' | 'until'> & { readonly endedAt: Date },
) {
  const { outcome, problem, until, endedAt } = end
  if (outcome === 'done') {
    // What a problem had paused goes on; what a person pauses meanwhile stays so.
    const { pause_reason } = await sourceRow(db, source.name)
    await changeSource(db, source.name, {
      ...{ last_good_at: endedAt, next_at: source.next(endedAt), paused_until: null },
      ...(pause_reason !== null && { is_paused: false, pause_reason: null }),
    })
  } else if (outcome === 'more') {
    await changeSource(db, source.name, { next_at: until ?? endedAt, paused_until: until })
  } else if (problem !== null && needsPerson.test(problem)) {
    await changeSource(db, source.name, { is_paused: true, pause_reason: problem })
  } else {
    await changeSource(db, source.name, { next_at: new Date(clock().getTime() + 3_600_000) })
  }
}

/** Texts without any key of the source. */
function scrubberOf({ key }: Source, world: FetchWorld): (text: string) => string {
  const secret = key === undefined ? null : readKeyOf(world, key)
  return (text) => (secret === null ? text : text.replaceAll(secret, '…').replaceAll(encodeURIComponent(secret), '…'))
}

function readKeyOf({ home, environment }: FetchWorld, name: KeyName): string | null {
  try {
    return readKey(home, name, environment)
  } catch {
    return null
  }
}
