import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { ownCaller } from '#server/http/turns/caller.ts'
import { PrintPasses } from './access/print-passes.ts'
import { runAlertsInBackground } from './alerts/background.ts'
import { buildApp } from './app.ts'
import { partWords } from './cli/market/part-messages.ts'
import type { Config } from './config.ts'
import { openDatabase, requestLimits } from './db/database.ts'
import { makePartsBehind } from './demo/make-behind.ts'
import { isBeingMade } from './demo/making.ts'
import { ExportWorker } from './exports/export-worker.ts'
import { whyNoPdfOf } from './exports/pdf/try-browser.ts'
import { fetchInBackground } from './fetching/schedule/background.ts'
import { startJobs } from './jobs/jobs.ts'
import { complain, type Lifetime, say } from './lifetime.ts'
import { urlOf } from './machine/hold-port.ts'
import { leaveMailInOutbox, sendMailInBackground, sweep } from './mail/jobs.ts'
import { laneOf } from './mail/lanes.ts'
import { postbox } from './mail/outbox.ts'
import { openTransport } from './mail/transport.ts'
import { Market } from './market/market.ts'
import type { LoadedPanel } from './market/panel/build.ts'
import { whenReady } from './market/when-ready.ts'
import type { Home } from './open-home.ts'
import { ImportScoring } from './own-methods/excel/scoring.ts'
import { purgeInBackground } from './retention/background.ts'
import { ensureFirstAccount } from './session/first-account.ts'
import { closeCalls } from './stop.ts'

/** How long calls under way may go on when the server stops. */
const callsMilliseconds = 5000

interface ServeParts {
  readonly home: Home
  readonly config: Config
  readonly life: Lifetime
  /** The companies and figures of a market that is being made; null when there is none to make. */
  readonly making: Promise<MadeMarket> | null
  /** When the browser's files stand. */
  readonly web: Promise<void>
  readonly isDeveloping: boolean
  readonly releasePorts: () => Promise<void>
  /** When the start began, in milliseconds of `performance.now()`. */
  readonly started: number
}

export interface MadeMarket {
  /** Its panel, when that was read from the same rows; null where that failed. */
  readonly first?: Promise<LoadedPanel | null> | undefined
}

/** Serve an open data folder: everything that answers, and what works behind it. Answers once the address is open. */
export async function serve({ home, config, life, making, web, isDeveloping, ...parts }: ServeParts): Promise<void> {
  const market = new Market({
    connection: home.connection,
    home: config.home,
    cacheBytes: config.cacheBytes,
    onError: complain,
    first: making?.then(({ first }) => first ?? null),
  })
  life.open({ close: () => market.close(), most: 300 })
  const reached = { address: '' }
  const passes = new PrintPasses()
  const { post, jobs, sendAlerts } = await startBackground(home, config, life)
  const db = openDatabase({ ...home.connection, ...requestLimits }, complain)
  life.open({ close: () => db.destroy(), most: 300 })
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
  life.open({ close: () => closeCalls(app, callsMilliseconds), most: callsMilliseconds + 500 })
  await making
  if (making) market.pool.warmUp().catch(() => {}) // While the panel gets its last lines.
  // What the first account may see depends on the kind of the market, which a new one has once it is made.
  const account = await ensureFirstAccount(home.db, config, new Date())
  await parts.releasePorts()
  const vite = isDeveloping ? await startVite(config) : null
  await app.listen({ port: vite ? config.port + 1 : config.port, host: config.host })
  const { port } = app.server.address() as { port: number }
  const host = config.host === '127.0.0.1' ? 'localhost' : config.host
  const address = (config.publicUrl ?? urlOf(host, vite ? config.port : port)).replace(/\/+$/, '')
  reached.address = address
  const onTrouble = (text: string) => complain(new Error(text))
  const local = urlOf(onThisMachine(config.host), port)
  const printer = { chromium: config.chromium, hasSandbox: config.chromiumSandbox, local, passes }
  const exportWorker = new ExportWorker({
    ...home,
    market,
    clock: () => new Date(),
    address: () => address,
    onTrouble,
    printer,
  })
  life.open({ close: () => exportWorker.close(), most: 500 })
  await exportWorker.open(jobs)
  const scoring = new ImportScoring({ ...deps, db: home.db, onTrouble })
  life.open({ close: async () => scoring.close(), most: 300 })
  await scoring.open(jobs)
  // Alerts are looked at on connections without the limits of requests.
  await runAlertsInBackground({ ...deps, db: home.db }, jobs, { send: sendAlerts, onTrouble })
  const fetching = await fetchInBackground(jobs, { ...home, config, clock: () => new Date(), onTrouble })
  life.open({ close: () => fetching.close(), most: 500 })
  const isMaking = await isBeingMade(home.db)
  sayStarted({ address, started: parts.started, account, isMaking })
  if (isMaking) void makeRest(home, market, life)
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
        : `  Password  as you set it; \`npm run satoyama -- user reset ${account.email}\` makes a new one`,
      '',
      ...(isMaking ? [`  Market    ${partWords.goesOn}`] : []),
      '  Import    npm run satoyama -- import <files or folders…>',
      '  Stop      Ctrl-C',
      '',
    ].join('\n'),
  )
}

/** The rest of the demo market, while the server answers; after the first scores, for which every screen waits. */
async function makeRest({ connection }: Home, market: Market, life: Lifetime): Promise<void> {
  const scores = () => market.snapshot({ today: tokyoDay(new Date()) }, ownCaller)
  await whenReady(scores, undefined).catch(complain)
  if (life.isStopping) return
  const started = performance.now()
  const parts = makePartsBehind(connection, {
    onLeft: (left) => say(partWords.making(partWords.parts[left[0]!], left.length)),
    onWhole: () => say(partWords.whole(((performance.now() - started) / 1000).toFixed(0))),
    onTrouble: (text) => complain(new Error(text)),
  })
  life.open({ close: () => parts.close(), most: 500 })
}

/** Where this machine itself calls: whoever listens at every address of the machine listens at the loopback too. */
const onThisMachine = (host: string) => (host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host)

/** Jobs, and mail when there is a mail server to give it to. */
async function startBackground({ db, connection }: Home, config: Config, life: Lifetime) {
  const jobs = await startJobs(connection, complain)
  await purgeInBackground(db, jobs, { clock: () => new Date(), log: join(config.home, 'postgres.log') })
  const transport = openTransport(config)
  const onTrouble = (text: string) => complain(new Error(text))
  const work = transport && { transport, clock: () => new Date(), onTrouble }
  if (work) await sendMailInBackground(db, jobs, work)
  else await leaveMailInOutbox(jobs)
  life.open({
    close: async () => {
      await jobs.stop()
      transport?.close()
    },
    most: 1500,
  })
  const sendAlerts = work && (() => sweep(db, laneOf('alert'), work))
  return { post: postbox(transport && jobs), jobs, sendAlerts }
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
