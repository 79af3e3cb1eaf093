import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startCluster } from '../../server/db/cluster/cluster.ts'
import { clone, made } from '../../server/test/made.ts'
import { durability, makeCluster, newHome } from '../../server/test/markets.ts'
import { bin, root } from '../places.ts'
import { runInFront } from '../step.ts'
import { type Exchange, inOrder, keyOf, Recorder, type Recording } from './recorder.ts'
import { openRecordedServer } from './server.ts'

const folder = 'web/test/samples'

/**
 * `npm run test:record`: run the tests that draw screens from recordings, this time against real servers, and keep what those
 * answered. With paths behind it only the recordings that the tests of these paths stand on. Answers an exit code.
 */
export async function recordAnswers(paths: readonly string[]): Promise<number> {
  const files = globSync('web/**/*.test.tsx', { cwd: root }).filter(
    (file) =>
      (paths.length === 0 || paths.some((path) => file.startsWith(path))) &&
      readFileSync(join(root, file), 'utf8').includes('renderRecorded('),
  )
  const home = newHome()
  const make = () => makeCluster({ hasMarkets: false })
  await clone(await made({ kind: 'cluster', by: ['server/test/markets.ts'], of: ['embedded'], make }), home)
  const cluster = await startCluster({ home, settings: durability })
  const recorder = new Recorder((name) => openRecordedServer(cluster.connection, name))
  await recorder.listen()
  try {
    const status = await runInFront({
      program: bin('vitest'),
      args: ['run', ...files, '--project=web', '--no-file-parallelism', '--reporter=dot'],
      env: { VITE_RECORDER: recorder.address },
    })
    if (status !== 0) return status ?? 1
    keepAll(await recorder.recordings())
    return 0
  } finally {
    await recorder.close()
    await cluster.stop(0)
    rmSync(home, { recursive: true, force: true })
  }
}

/** What of the catalogue every screen is told alike: large, and kept once. */
const alike = ['/indicators', '/indicators/definitions', '/classifications', '/taxonomy', '/search/vocabulary']
const isAlike = ({ method, path }: Exchange) => method === 'GET' && alike.includes(path)

function keepAll(recordings: ReadonlyMap<string, Recording>): void {
  const shared = new Map(readShared().map((exchange) => [keyOf(exchange), exchange]))
  for (const [name, { config, exchanges }] of recordings) {
    for (const exchange of exchanges.filter(isAlike)) shared.set(keyOf(exchange), exchange)
    keep(name, { config, exchanges: exchanges.filter((exchange) => !isAlike(exchange)) })
  }
  keep('shared', { config: null, exchanges: inOrder([...shared.values()]) })
}

const fileOf = (name: string) => join(root, folder, `${name}.json`)
const readShared = (): readonly Exchange[] =>
  existsSync(fileOf('shared')) ? JSON.parse(readFileSync(fileOf('shared'), 'utf8')).exchanges : []

/** One line an exchange, so that a change shows which answers it changed. */
function keep(name: string, { config, exchanges }: Recording): void {
  const lines = exchanges.map((exchange) => JSON.stringify(exchange)).join(',\n')
  const text = `{"config":${JSON.stringify(config)},\n"exchanges":[\n${lines}\n]}\n`
  writeFileSync(fileOf(name), text)
  process.stdout.write(`${folder}/${name}.json: ${exchanges.length} answers, ${Math.round(text.length / 1000)} kB\n`)
}
