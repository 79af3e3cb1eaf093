import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { explain } from './cli/failures/failures.ts'
import { makeFiguresWithProgress } from './cli/market/market-command.ts'
import { type Config, readConfig } from './config.ts'
import { complain, Lifetime, say } from './lifetime.ts'
import { endWithParent, onStopSignal } from './machine/end-with-parent.ts'
import { holdPort } from './machine/hold-port.ts'
import { sweepTemporary } from './machine/temporary-folder.ts'
import { webBuilt } from './machine/web-built.ts'
import { PanelAhead } from './market/panel/ahead.ts'
import { isUntouched } from './market/status.ts'
import { type Home, openHome } from './open-home.ts'
import type { MadeMarket } from './serve.ts'
import { closeInTurn } from './stop.ts'

const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } })

/** How long the whole stop may take; what supervises servers waits ten seconds. */
const stopMilliseconds = 8500

const life = new Lifetime()

/** Start everything, say where it is, and stop it in order when told to. */
async function main(): Promise<void> {
  onStopSignal(() => stop(0))
  endWithParent(() => stop(0))
  const started = performance.now()
  const web = webBuilt()
  const config = readConfig()
  sweepTemporary()
  const releasePorts = await holdPorts(config)
  const opening = openWatched(config)
  // Most of the server's code is read while the database opens.
  const [home, { serve }] = await Promise.all([opening, import('./serve.ts')])
  const isFirst = config.demoCompanies > 0 && (await isUntouched(home.db))
  const making = isFirst ? makeMarket(home, config) : null
  making?.catch(() => {}) // Told where it is waited for.
  await serve({ home, config, life, making, web, isDeveloping: values.dev, releasePorts, started })
}

/** The companies and figures of the demo market, and its panel, which is read from the same rows and is soon there. */
async function makeMarket(
  { db, connection }: Home,
  { demoCompanies: companies, demoDisclosure: disclosure, home }: Config,
): Promise<MadeMarket> {
  const ahead = new PanelAhead({ connection, folder: join(home, 'panel') })
  life.open({ close: () => ahead.close(), most: 300 })
  const made = await makeFiguresWithProgress(db, { companies, disclosure }, ahead)
  return { first: made ? ahead.finish(made.revision) : undefined }
}

/** The data folder, with its database watched. */
async function openWatched(config: Config): Promise<Home> {
  say('Opening the database…')
  const home = await openHome(config)
  life.open({ close: () => home.close(timeLeft()), most: stopMilliseconds })
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

/** The first signal stops in order, later ones are part of the same wish; a stop that hangs is cut off, and the database with it. */
function stop(code: number): void {
  if (life.isStopping) return
  life.stoppedAt = performance.now()
  if (life.opened.length > 0) say('Stopping…')
  setTimeout(() => process.exit(1), stopMilliseconds + 1000).unref()
  void closeInTurn(life.opened).then((failures) => {
    for (const failure of failures) complain(failure)
    process.exit(failures.length > 0 ? 1 : code)
  })
}

/** What of the stop's time the database has left to end in order. */
function timeLeft(): number {
  return Math.max(1500, stopMilliseconds - (performance.now() - (life.stoppedAt ?? performance.now())))
}

main().catch((error: unknown) => {
  if (life.isStopping) return // Whatever it was about to do, the stop took away.
  complain(new Error(explain(error)))
  if (process.env.SATOYAMA_LOG === 'debug') console.error(error)
  stop(1)
})
