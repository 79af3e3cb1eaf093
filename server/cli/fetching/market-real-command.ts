import { userInfo } from 'node:os'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { freeBytes } from '#server/db/cluster/space.ts'
import { byHandFolder } from '#server/fetching/by-hand/folder.ts'
import { oldestDay } from '#server/fetching/edinet/calendar.ts'
import { buildMarket, DemoStands, type PlannedStep, planMarket } from '#server/fetching/real/build-market.ts'
import type { FetchWorld } from '#server/fetching/run/fetch-world.ts'
import { findFetchSource } from '#server/fetching/source-list.ts'
import { changeSource } from '#server/fetching/store/sources.ts'
import { onStopSignal } from '#server/machine/end-with-parent.ts'
import { marketStatus } from '#server/market/status.ts'
import type { Home } from '#server/open-home.ts'
import { confirm } from '../confirm.ts'
import { printColumns } from '../print-columns.ts'
import { complain, say } from '../say.ts'
import { sizeText, timeText } from './amounts.ts'
import { printResult, worldOf } from './fetch-command.ts'
import { language } from './fetch-messages.ts'
import { fetchProgress } from './fetch-progress.ts'
import { words } from './real-messages.ts'

export interface RealOptions {
  readonly yes?: boolean
  /** Sources whose terms are confirmed. */
  readonly confirm?: readonly string[]
  /** Oldest day of filings. */
  readonly since?: string
}

const minBytes = 10_000_000_000
const number = (value: number) => value.toLocaleString('en')

/** Build a real market from public sources: says what it will do, asks, does it, and says what is left to do by hand. */
export async function makeRealMarket(
  home: Home,
  options: RealOptions,
  world: FetchWorld = worldOf(home),
): Promise<number> {
  if ((await marketStatus(home.db)).kind === 'demo') return complain(words.demoStands)
  const free = freeBytes([world.space.folder])
  if (free < minBytes) return complain(words.space(sizeText(free)))
  await confirmGiven(world, options.confirm ?? [])
  say(words.intro)
  if (process.stdin.isTTY && !options.yes) await askTerms(world)
  const plan = await planMarket(world)
  printPlan(plan)
  if (plan.some(({ source, leave }) => source.key === 'edinet' && leave === null))
    say(words.nights(options.since ?? oldestDay(tokyoDay(world.clock()))))
  if (plan.some(({ leave }) => leave === 'no-key')) say(words.noKey)
  if (!options.yes && !(await confirm(words.askBegin))) return complain(words.notBegun)

  const stop = new AbortController()
  onStopSignal(() => stop.abort())
  const counts = { text: '' }
  const current: { source: string; bar: ReturnType<typeof fetchProgress> | null } = { source: '', bar: null }
  const barOf = (source: string) => {
    if (current.bar && current.source === source) return current.bar
    current.bar?.stop()
    Object.assign(current, { source, bar: fetchProgress(findFetchSource(source)!.title[language], () => counts.text) })
    return current.bar!
  }
  const counting = setInterval(() => void refresh(home, counts), 5000)
  try {
    await buildMarket(world, {
      backTo: options.since ?? null,
      signal: stop.signal,
      onProgress: (source, progress) => barOf(source).update(progress),
      onDone: (source, result) => {
        current.bar?.stop()
        current.bar = null
        printResult(findFetchSource(source)!, result)
      },
    })
  } catch (error) {
    if (error instanceof DemoStands) return complain(words.demoStands)
    if (!stop.signal.aborted) throw error
    return complain(words.stopped)
  } finally {
    clearInterval(counting)
    current.bar?.stop()
  }
  return printEnd(world, plan)
}

async function refresh({ db }: Home, counts: { text: string }): Promise<void> {
  const status = await marketStatus(db).catch(() => null)
  if (status) counts.text = words.companies(number(status.companies), number(status.figures))
}

async function confirmGiven({ db, clock }: FetchWorld, names: readonly string[]): Promise<void> {
  for (const name of names) {
    if (findFetchSource(name)?.terms !== 'confirm') continue
    await changeSource(db, name, { confirmed_by: userInfo().username, confirmed_at: clock() })
  }
}

/** Ask for each source whose terms nobody has confirmed yet. */
async function askTerms(world: FetchWorld): Promise<void> {
  for (const { source, leave } of await planMarket(world)) {
    if (leave !== 'not-confirmed') continue
    if (await confirm(words.askTerms(source.title[language], source.termsUrl))) await confirmGiven(world, [source.name])
  }
}

function printPlan(plan: readonly PlannedStep[]): void {
  const { heads } = words
  printColumns([
    [heads.step, heads.requests, heads.size, heads.time, heads.terms, heads.fills],
    ...plan.map(({ source, leave, isConfirmed, estimate, seconds }) => [
      source.title[language],
      leave === null ? number(estimate.requests) : '—',
      leave === null ? sizeText(estimate.bytes) : '—',
      leave === null ? timeText(seconds) : '—',
      leave !== null ? words.leave[leave] : isConfirmed ? words.terms.confirmed : words.terms[source.terms],
      source.fills[language],
    ]),
  ])
  const steps = plan.filter(({ leave }) => leave === null)
  const sum = (of: (step: PlannedStep) => number) => steps.reduce((total, step) => total + of(step), 0)
  say(words.total(sizeText(sum(({ estimate }) => estimate.bytes)), timeText(sum(({ seconds }) => seconds))))
  say(words.firstScreens)
}

async function printEnd(world: FetchWorld, plan: readonly PlannedStep[]): Promise<number> {
  const { companies, figures } = await marketStatus(world.db)
  say(words.ready(number(companies), number(figures)))
  const byHand = plan.filter(({ leave }) => leave === 'by-hand')
  if (byHand.length > 0) {
    say(words.byHandHead)
    for (const { source } of byHand) say(words.byHand(source.title[language], source.fills[language], source.termsUrl))
    say(words.importHow(byHandFolder(world.home)))
  }
  return say(words.status)
}
