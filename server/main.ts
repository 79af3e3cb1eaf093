import { parseArgs } from 'node:util'
import { buildApp } from './app.ts'
import { makeWithProgress } from './cli/market-command.ts'
import { type Config, readConfig } from './config.ts'
import { startJobs } from './jobs/jobs.ts'
import { sendMailInBackground } from './mail/jobs.ts'
import { postbox } from './mail/outbox.ts'
import { openTransport } from './mail/transport.ts'
import { Market } from './market/panel/market.ts'
import { isUntouched } from './market/status.ts'
import { type Home, openHome } from './open-home.ts'
import { ensureFirstAccount } from './session/first-account.ts'

const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } })

/** Start everything, say where it is, and stop it in order when told to. */
async function main(): Promise<void> {
  const started = performance.now()
  const config = readConfig()
  say('Opening the database…')
  const home = await openHome(config)
  if (home.cluster?.places.isElsewhere)
    say(
      `The checkout is closed to user "${home.cluster.places.runAs!.name}": the database lives in ${home.cluster.places.data}.`,
    )
  if (config.demoCompanies > 0 && (await isUntouched(home.db))) await makeWithProgress(home.db, config.demoCompanies)
  const account = await ensureFirstAccount(home.db, config, new Date())

  const market = new Market({ connection: home.connection, home: config.home, onError: complain })
  const background = await startBackground(home, config).catch(async (error: Error) => {
    await home.close()
    throw error
  })
  const reached = { address: '' }
  const app = await buildApp({
    db: home.db,
    config,
    clock: () => new Date(),
    market,
    postbox: background.postbox,
    address: () => reached.address,
  })
  const stop = stopper(async () => {
    await app.close()
    await background.stop()
    await market.close()
    await home.close()
  })
  const vite = values.dev ? await startVite(config.port) : null
  await app.listen({ port: vite ? config.port + 1 : config.port, host: config.host }).catch(async (error: Error) => {
    await background.stop()
    await home.close()
    throw error
  })
  const { port } = app.server.address() as { port: number }
  const host = config.host === '127.0.0.1' ? 'localhost' : config.host
  const address = (config.publicUrl ?? `http://${host}:${vite ? config.port : port}`).replace(/\/+$/, '')
  reached.address = address
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
      '  Import    npm run satoyama -- import <files or folders…>',
      '  Stop      Ctrl-C',
      '',
    ].join('\n'),
  )
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
}

/** Jobs, and mail when there is a mail server to give it to. */
async function startBackground({ db, connection }: Home, config: Config) {
  const jobs = await startJobs(connection, complain)
  const transport = openTransport(config)
  const onTrouble = (text: string) => complain(new Error(text))
  if (transport) await sendMailInBackground(db, jobs, { transport, clock: () => new Date(), onTrouble })
  return {
    postbox: postbox(transport && jobs),
    stop: async () => {
      await jobs.stop()
      transport?.close()
    },
  }
}

/** The first signal stops in order, later ones are part of the same wish; a stop that hangs is cut off. */
function stopper(close: () => Promise<void>): () => void {
  let isStopping = false
  return () => {
    if (isStopping) return
    isStopping = true
    say('Stopping…')
    setTimeout(() => process.exit(1), 20_000).unref()
    close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    )
  }
}

/** The browser's files served by Vite with hot reload; calls go on to the server behind it. */
async function startVite(port: number) {
  const { createServer } = await import('vite')
  const behind = `http://127.0.0.1:${port + 1}`
  const vite = await createServer({
    root: 'web',
    server: { port, strictPort: true, proxy: { '/api': behind, '/app.config.json': behind } },
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

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  if (process.env.SATOYAMA_LOG === 'debug') console.error(error)
  process.exit(1)
}

main().catch(fail)
