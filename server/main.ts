import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { PrintPasses } from './access/print-passes.ts'
import { runAlertsInBackground } from './alerts/background.ts'
import { buildApp } from './app.ts'
import { explain } from './cli/failures/failures.ts'
import { makeFiguresWithProgress } from './cli/market/market-command.ts'
import { partWords } from './cli/market/part-messages.ts'
import { type Config, readConfig } from './config.ts'
import { openDatabase, requestLimits } from './db/database.ts'
import { makePartsBehind } from './demo/make-behind.ts'
import { isBeingMade } from './demo/making.ts'
import { whyNoPdfOf } from './exports/pdf/try-browser.ts'
import { Workshop } from './exports/workshop.ts'
import { startJobs } from './jobs/jobs.ts'
import { endWithParent, onStopSignal } from './machine/end-with-parent.ts'
import { holdPort, urlOf } from './machine/hold-port.ts'
import { sweepTemporary } from './machine/temporary-folder.ts'
import { webBuilt } from './machine/web-built.ts'
import { leaveMailInOutbox, sendMailInBackground, sweep } from './mail/jobs.ts'
import { laneOf } from './mail/lanes.ts'
import { postbox } from './mail/outbox.ts'
import { openTransport } from './mail/transport.ts'
import { ownCaller } from './market/cache/caller.ts'
import { Market } from './market/market.ts'
import { PanelAhead } from './market/panel/ahead.ts'
import type { LoadedPanel } from './market/panel/build.ts'
import { isUntouched } from './market/status.ts'
import { whenReady } from './market/when-ready.ts'
import { type Home, openHome } from './open-home.ts'
import { ImportScoring } from './own-methods/excel/scoring.ts'
import { purgeInBackground } from './retention/background.ts'
import { ensureFirstAccount } from './session/first-account.ts'
import { type Closing, closeCalls, closeInTurn } from './stop.ts'

const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } })

/** How long calls under way may go on, and the whole stop may take; what supervises servers waits ten seconds. */
const callsMilliseconds = 5000
const stopMilliseconds = 8500

const opened: Closing[] = []
const stopping: { since?: number } = {}

/** Start everything, say where it is, and stop it in order when told to. */
async function main(): Promise<void> {
  onStopSignal(() => stop(0))
  endWithParent(() => stop(0))
  const started = performance.now()
  const web = webBuilt()
  const config = readConfig()
  sweepTemporary()
  const releasePorts = await holdPorts(config)
  const home = await openWatched(config)
  const isFirst = config.demoCompanies > 0 && (await isUntouched(home.db))
  const { first } = isFirst ? await makeMarket(home, config) : {}
  const account = await ensureFirstAccount(home.db, config, new Date())

  const market = new Market({
    connection: home.connection,
    home: config.home,
    cacheBytes: config.cacheBytes,
    onError: complain,
    first,
  })
  opened.push({ close: () => market.close(), most: 300 })
  const reached = { address: '' }
  const passes = new PrintPasses()
  const { post, jobs, sendAlerts } = await startBackground(home, config)
  const db = openDatabase({ ...home.connection, ...requestLimits }, complain)
  opened.push({ close: () => db.destroy(), most: 300 })
  const deps = {
    db,
    cluster: home.cluster,
    config,
    clock: () => new Date(),
    wait,
    market,
    postbox: post,
    jobs,
    address: () => reached.address,
    passes,
    whyNoPdf: whyNoPdfOf(config, (text) => complain(new Error(text))),
  }
  await web
  const app = await buildApp(deps, { watchesLoop: true })
  opened.push({ close: () => closeCalls(app, callsMilliseconds), most: callsMilliseconds + 500 })
  await releasePorts()
  const vite = values.dev ? await startVite(config) : null
  await app.listen({ port: vite ? config.port + 1 : config.port, host: config.host })
  const { port } = app.server.address() as { port: number }
  const host = config.host === '127.0.0.1' ? 'localhost' : config.host
  const address = (config.publicUrl ?? urlOf(host, vite ? config.port : port)).replace(/\/+$/, '')
  reached.address = address
  const onTrouble = (text: string) => complain(new Error(text))
  const local = urlOf(onThisMachine(config.host), port)
  const printer = { chromium: config.chromium, hasSandbox: config.chromiumSandbox, local, passes }
  const workshop = new Workshop({
    ...home,
    market,
    clock: () => new Date(),
    address: () => address,
    onTrouble,
    printer,
  })
  opened.push({ close: () => workshop.close(), most: 500 })
  await workshop.open(jobs)
  const scoring = new ImportScoring({ ...deps, db: home.db, onTrouble })
  opened.push({ close: async () => scoring.close(), most: 300 })
  await scoring.open(jobs)
  // Alerts are looked at on connections without the limits of requests.
  await runAlertsInBackground({ ...deps, db: home.db }, jobs, { send: sendAlerts, onTrouble })
  const isMaking = await isBeingMade(home.db)
  sayStarted({ address, started, account, isMaking })
  if (isMaking) void makeRest(home, market)
}

interface Started {
  readonly address: string
  readonly started: number
  readonly account: Awaited<ReturnType<typeof ensureFirstAccount>>
  readonly isMaking: boolean
}

/** Where it is, who signs in, and what may be done next. */
function sayStarted({ address, started, account, isMaking }: Started): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  say(
    [
      '',
      `  Satoyama  ${address}   (${seconds} s)`,
      `  Account   ${account.email}`,
      account.password
        ? `  Password  ${account.password}`
        : '  Password  as you set it; `npm run satoyama -- user reset` makes a new one',
      '',
      ...(isMaking ? [`  Market    ${partWords.goesOn}`] : []),
      '  Import    npm run satoyama -- import <files or folders…>',
      '  Stop      Ctrl-C',
      '',
    ].join('\n'),
  )
}

/** The companies and figures of the demo market, and its panel, which is read from the same rows and is soon there. */
async function makeMarket(
  { db, connection }: Home,
  { demoCompanies, home }: Config,
): Promise<{ first: Promise<LoadedPanel | null> | undefined }> {
  const ahead = new PanelAhead({ connection, folder: join(home, 'panel') })
  opened.push({ close: () => ahead.close(), most: 300 })
  const made = await makeFiguresWithProgress(db, demoCompanies, ahead)
  return { first: made ? ahead.finish(made.revision) : undefined }
}

/** The rest of the demo market, while the server answers; after the first scores, for which every screen waits. */
async function makeRest({ connection }: Home, market: Market): Promise<void> {
  const scores = () => market.snapshot({ today: tokyoDay(new Date()) }, ownCaller)
  await whenReady(scores, undefined).catch(complain)
  if (stopping.since !== undefined) return
  const started = performance.now()
  const parts = makePartsBehind(connection, {
    onLeft: (left) => say(partWords.making(partWords.parts[left[0]!], left.length)),
    onWhole: () => say(partWords.whole(((performance.now() - started) / 1000).toFixed(0))),
    onTrouble: (text) => complain(new Error(text)),
  })
  opened.push({ close: () => parts.close(), most: 500 })
}

/** The data folder, with its database watched. */
async function openWatched(config: Config): Promise<Home> {
  say('Opening the database…')
  const home = await openHome(config)
  opened.push({ close: () => home.close(timeLeft()), most: stopMilliseconds })
  home.cluster?.watch({
    onTrouble: (text) => complain(new Error(text)),
    onGivenUp: (error) => {
      complain(error)
      stop(1)
    },
  })
  if (home.cluster?.places.isElsewhere)
    say(
      `The checkout is closed to user "${home.cluster.places.runAs!.name}": the database lives in ${home.cluster.places.data}.`,
    )
  return home
}

/** Where people come, and behind Vite where it passes calls on. */
async function holdPorts({ port, host }: Config): Promise<() => Promise<void>> {
  const releases = [await holdPort(port, host)]
  if (values.dev && port !== 0) releases.push(await holdPort(port + 1, host))
  return async () => {
    for (const release of releases) await release()
  }
}

/** Where this machine itself calls: whoever listens at every address of the machine listens at the loopback too. */
const onThisMachine = (host: string) => (host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host)

/** Jobs, and mail when there is a mail server to give it to. */
async function startBackground({ db, connection }: Home, config: Config) {
  const jobs = await startJobs(connection, complain)
  await purgeInBackground(db, jobs, { clock: () => new Date(), log: join(config.home, 'postgres.log') })
  const transport = openTransport(config)
  const onTrouble = (text: string) => complain(new Error(text))
  const work = transport && { transport, clock: () => new Date(), onTrouble }
  if (work) await sendMailInBackground(db, jobs, work)
  else await leaveMailInOutbox(jobs)
  opened.push({
    close: async () => {
      await jobs.stop()
      transport?.close()
    },
    most: 1500,
  })
  const sendAlerts = work && (() => sweep(db, laneOf('alert'), work))
  return { post: postbox(transport && jobs), jobs, sendAlerts }
}

/** The first signal stops in order, later ones are part of the same wish; a stop that hangs is cut off, and the database with it. */
function stop(code: number): void {
  if (stopping.since !== undefined) return
  stopping.since = performance.now()
  if (opened.length > 0) say('Stopping…')
  setTimeout(() => process.exit(1), stopMilliseconds + 1000).unref()
  void closeInTurn(opened).then((failures) => {
    for (const failure of failures) complain(failure)
    process.exit(failures.length > 0 ? 1 : code)
  })
}

/** What of the stop's time the database has left to end in order. */
function timeLeft(): number {
  return Math.max(1500, stopMilliseconds - (performance.now() - (stopping.since ?? performance.now())))
}

/** The browser's files served by Vite with hot reload; calls go on to the server behind it. */
async function startVite({ port, host }: Config) {
  const { createServer } = await import('vite')
  const behind = urlOf(onThisMachine(host), port + 1)
  const vite = await createServer({
    root: 'web',
    server: { port, host, strictPort: true, proxy: { '/api': behind, '/app.config.json': behind } },
  })
  return vite.listen()
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** What goes wrong behind the requests is told, and tried again. */
function complain(error: Error): void {
  process.stderr.write(`${error.message}\n`)
}

main().catch((error: unknown) => {
  if (stopping.since !== undefined) return // Whatever it was about to do, the stop took away.
  complain(new Error(explain(error)))
  if (process.env.SATOYAMA_LOG === 'debug') console.error(error)
  stop(1)
})
