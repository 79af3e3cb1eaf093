import { userInfo } from 'node:os'
import { createInterface } from 'node:readline/promises'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { readConfig } from '#server/config.ts'
import { byHandFolder, countByHand } from '#server/fetching/by-hand/folder.ts'
import { isPlausibleKey, saveKey } from '#server/fetching/keys.ts'
import { openFetchWorld } from '#server/fetching/open-world.ts'
import type { FetchWorld, RunResult } from '#server/fetching/run/fetch-world.ts'
import { runSource } from '#server/fetching/run/run-source.ts'
import type { FetchParams, Source } from '#server/fetching/source.ts'
import { fetchSources, findFetchSource } from '#server/fetching/source-list.ts'
import { countDocuments, keyStateOf, listStatus, type SourceStatus, variableOf } from '#server/fetching/status.ts'
import { changeSource, sourceRow } from '#server/fetching/store/sources.ts'
import { onStopSignal } from '#server/machine/end-with-parent.ts'
import type { Home } from '#server/open-home.ts'
import { printColumns } from '../print-columns.ts'
import { complain, say } from '../say.ts'
import { momentText, sizeText, timeText } from './amounts.ts'
import { language, words } from './fetch-messages.ts'
import { fetchProgress } from './fetch-progress.ts'
import { wholeStatus, whyNotWhole } from './whole-command.ts'

export const worldOf = (home: Home): FetchWorld => openFetchWorld(home, readConfig(), userInfo().username)

/** Every source, and how it stands. */
export async function printStatus(home: Home): Promise<number> {
  const world = worldOf(home)
  const statuses = await listStatus(world)
  const { heads } = words
  printColumns([
    [heads.source, heads.state, heads.lastGood, heads.next, heads.backlog, heads.fills],
    ...statuses.map((status) => [
      status.source.name,
      stateText(status),
      momentText(status.row.last_good_at),
      status.row.is_on && !status.row.is_paused ? momentText(status.row.next_at) : '—',
      status.backlog.requests === 0
        ? '—'
        : words.requests(
            status.backlog.requests.toLocaleString('en'),
            timeText((status.backlog.requests * status.source.pace) / 1000),
          ),
      status.source.fills[language],
    ]),
  ])
  const documents = Object.entries(await countDocuments(world))
  if (documents.length > 0)
    say(
      words.documents(
        documents
          .map(
            ([state, count]) =>
              `${words.documentStates[state as keyof typeof words.documentStates]} ${count.toLocaleString('en')}`,
          )
          .join(', '),
      ),
    )
  const whole = await wholeStatus(world)
  if (whole !== null) say(whole)
  for (const { source, row, runs } of statuses) {
    const problem = row.pause_reason ?? runs[0]?.problem
    if (problem) say(words.problem(source.name, problem))
  }
  const refused = await world.db
    .selectFrom('fetch_file')
    .select(['item', 'problem'])
    .where('state', '=', 'refused')
    .orderBy('fetched_at', 'desc')
    .limit(20)
    .execute()
  for (const { item, problem } of refused) say(words.refusedItem(item, problem ?? ''))
  const { waiting, refused: refusedByHand } = countByHand(world.home)
  say(words.byHandFolder(byHandFolder(world.home), String(waiting), String(refusedByHand)))
  return say(words.tokyo)
}

function stateText({ state, row, needs }: SourceStatus): string {
  const text = words.states[state]
  if (typeof text === 'string') return text
  return text(state === 'needs-file' ? needs! : momentText(row.paused_until))
}

export interface FetchOptions {
  readonly from?: string
  readonly to?: string
  readonly limit?: number
  readonly only?: readonly string[]
  readonly again?: boolean
  readonly whole?: boolean
  readonly dryRun?: boolean
}

/** Fetch from one source now. */
export async function fetchFrom(home: Home, name: string, { dryRun, ...params }: FetchOptions): Promise<number> {
  const source = findFetchSource(name)
  if (!source) return complain(words.noSource(name, fetchSources.map((one) => one.name).join(', ')))
  const whyTable = params.whole ? await whyNotWhole(home, source) : null
  if (whyTable !== null) return complain(whyTable)
  const world = worldOf(home)
  if (dryRun) return printEstimate(world, source, params)
  const refusal = await whyNot(world, source)
  if (refusal !== null) return complain(refusal)
  const progress = fetchProgress(source.title[language])
  const stop = new AbortController()
  onStopSignal(() => stop.abort())
  try {
    const result = await runSource(source, world, {
      ...{ params, signal: stop.signal, patience: Number.POSITIVE_INFINITY },
      onProgress: progress.update,
    })
    progress.stop()
    return printResult(source, result)
  } finally {
    progress.stop()
  }
}

async function printEstimate({ db, clock }: FetchWorld, source: Source, params: FetchParams): Promise<number> {
  const { requests, bytes } = await source.estimate({ db, params, today: () => tokyoDay(clock()) })
  const time = timeText((requests * source.pace) / 1000)
  return say(words.dryRun(source.title[language], requests.toLocaleString('en'), sizeText(bytes), time))
}

/** Why a source is not fetched from; null where it may be. */
async function whyNot(world: FetchWorld, source: Source): Promise<string | null> {
  const title = source.title[language]
  if (source.terms === 'by-hand') return words.byHand(title, source.termsUrl, byHandFolder(world.home))
  const key = keyStateOf(source, world)
  if (key === 'open') return words.states['open-key']
  if (key === 'absent') return words.needsKey(title, variableOf(source)!)
  const row = await sourceRow(world.db, source.name)
  if (source.terms === 'confirm' && row.confirmed_at === null)
    return words.needsConfirm(title, source.termsUrl, source.name)
  return row.is_paused ? words.paused(source.name, row.pause_reason ?? '') : null
}

export function printResult({ title }: Source, result: RunResult): number {
  const { requests, bytes, imported, unchanged, refused, outcome, problem } = result
  const counts = words.counts(requests, sizeText(bytes), imported, unchanged, refused)
  say(words.result(title[language], words.outcomes[outcome], counts))
  if (problem !== null) complain(words.problem(title[language], problem))
  return outcome === 'done' || outcome === 'more' ? 0 : 1
}

/** Keep the key of EDINET, asked for without showing it. */
export async function keepKey(): Promise<number> {
  const { home } = readConfig()
  if (process.stdin.isTTY) process.stderr.write(words.askKey)
  let key = ''
  // The first line is the key; nothing of it is echoed by us.
  for await (const line of createInterface({ input: process.stdin, terminal: false })) {
    key = line
    break
  }
  if (!isPlausibleKey(key.trim())) return complain(words.badKey)
  return say(words.keySaved(saveKey(home, 'edinet', key.trim())))
}

export async function confirmTerms({ db }: Home, name: string, by = userInfo().username): Promise<number> {
  const source = findFetchSource(name)
  if (!source) return complain(words.noSource(name, fetchSources.map((one) => one.name).join(', ')))
  if (source.terms !== 'confirm') return say(words.openTerms(name))
  // Where a market is kept current already, this source is from now on too.
  const isCurrent = await db.selectFrom('fetch_source').select('name').where('is_on', '=', true).executeTakeFirst()
  const on = isCurrent ? { is_on: true, next_at: new Date() } : {}
  await changeSource(db, name, { confirmed_by: by, confirmed_at: new Date(), ...on })
  return say(words.confirmed(name, by))
}

export async function pauseSource({ db }: Home, name: string, isPaused: boolean): Promise<number> {
  if (!findFetchSource(name)) return complain(words.noSource(name, fetchSources.map((one) => one.name).join(', ')))
  await changeSource(db, name, {
    is_paused: isPaused,
    pause_reason: null,
    paused_until: null,
    ...(!isPaused && { is_on: true, next_at: new Date() }),
  })
  return say(isPaused ? words.nowPaused(name) : words.resumed(name))
}
