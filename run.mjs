// The commands before anything is installed: plain JavaScript on Node's own modules, Node 20 or later.
// Everything after it runs on the Node that package.json pins.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(fileURLToPath(import.meta.url))
const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
const [command, ...rest] = process.argv.slice(2)
// Before anything takes its time: whoever has gone by then is not found any more.
const callersAreThere = findCallers()

/** What each needs: `start` and `satoyama` run on the libraries of the product alone, without those of tests and benches. */
const commands = {
  start: { script: 'server/main.ts', args: [], web: 'meanwhile', libraries: 'product' },
  dev: { script: 'server/main.ts', args: ['--dev'], web: 'none', libraries: 'all' },
  satoyama: { script: 'server/cli.ts', args: [], web: 'none', libraries: 'product' },
  bench: { script: 'bench/main.ts', args: [], web: 'first', libraries: 'all' },
  reproduce: { script: 'docs/reproduce/reproduce.mjs', args: [], web: 'none', libraries: 'all' },
  test: { script: 'tests/main.ts', args: [], web: 'none', libraries: 'all' },
  build: { script: null, args: [], web: 'first', libraries: 'product' },
}

if (Number(process.versions.node.split('.')[0]) < 20) stop('Satoyama needs Node 20 or later to install itself.')
if (!Object.hasOwn(commands, command)) stop(`usage: node run.mjs ${Object.keys(commands).join(' | ')}`)
const started = performance.now()
const { script, args, web, libraries } = commands[command]
install(libraries)
const build = web === 'none' ? null : buildWeb()
if (web === 'first') await build
if (script) run(script, [...args, ...rest], web === 'meanwhile' ? build : null)

/**
 * Install exactly the lockfile, once for each lockfile: the libraries of the product, or all. What is there stays where only those of
 * tests and benches are missing.
 */
function install(libraries) {
  const stamp = join(root, 'node_modules', '.satoyama-installed')
  const all = hashOf([join(root, 'package-lock.json')]) + process.platform + process.arch
  const product = `${all} product`
  const installed = existsSync(node) && existsSync(stamp) ? readFileSync(stamp, 'utf8') : null
  if (installed === all || (installed === product && libraries === 'product')) return

  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  if (installed === product) {
    say('Installing the libraries of tests and benches (once)…')
    rmSync(stamp) // Until they are all there, nothing says which are.
    npm(['install', '--no-save', '--include=dev', ...quiet])
  } else {
    say(`Installing libraries (${libraries === 'all' ? 'about a minute' : 'half a minute'}, once)…`)
    npm(['ci', libraries === 'all' ? '--include=dev' : '--omit=dev', ...quiet])
  }
  // Where install scripts are switched off as a rule, the pinned Node and the database's links are still needed.
  if (!existsSync(node)) npm(['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error'])
  if (!existsSync(node)) stop(`npm did not install Node into ${dirname(node)}. Allow install scripts and try again.`)
  writeFileSync(stamp, libraries === 'all' ? all : product)
  sayPart('Libraries')
}

/** Build the browser's files when any of their sources changed; null when they stand. A build that fails ends everything. */
function buildWeb() {
  const stamp = join(root, 'dist', 'web.stamp')
  // The pages of the method are shown as they stand in docs.
  const sources = ['web', 'contract', 'methodology', 'docs/methodology'].flatMap((room) => files(join(root, room)))
  const wanted = hashOf([...sources, join(root, 'package-lock.json')])
  if (existsSync(join(root, 'dist/web/index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted)
    return null

  say('Building the browser application…')
  const building = spawn(node, [join(root, 'node_modules/vite/bin/vite.js'), 'build', 'web', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
  })
  process.on('exit', () => building.kill())
  return new Promise((resolve) => {
    building.on('exit', (code) => {
      if (code !== 0) process.exit(code ?? 1)
      mkdirSync(dirname(stamp), { recursive: true })
      writeFileSync(stamp, wanted)
      sayPart('Browser application')
      resolve()
    })
  })
}

/**
 * Hand over to the pinned Node, pass signals on, end as it ends.
 *
 * @param build that is still under way: the script makes its data meanwhile, and is told when the browser's files stand
 */
function run(script, args, build) {
  const child = spawn(node, [join(root, script), ...args], {
    stdio: build ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
    env: {
      ...process.env,
      // Child processes that say `node` get the pinned one too.
      PATH: `${dirname(node)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
      // What Node made of the sources is kept: the next start need not read them again.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'node'),
      SATOYAMA_STARTED_BY: String(process.pid),
      ...(build && { SATOYAMA_WEB: 'building' }),
    },
  })
  build?.then(() => child.connected && child.send('built', () => {}))
  process.on('exit', () => child.kill())
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  const watching = setInterval(() => {
    if (callersAreThere()) return
    clearInterval(watching)
    child.kill('SIGTERM')
  }, 250)
  process.on('SIGHUP', () => {
    const hasTerminal = [process.stdin, process.stdout, process.stderr].some(({ isTTY }) => isTTY)
    if (hasTerminal) return child.kill('SIGHUP')
    clearInterval(watching) // A terminal that closes ends npm, also under `nohup`, but not what `nohup` was asked for.
  })
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

/**
 * npm and the shell that it runs a script in: npm tells the shell to end and not us, and neither tells anybody when it is killed. Whoever
 * else starts us may go without us.
 */
function findCallers() {
  const { npm_lifecycle_script: script, NODE_RUN_SCRIPT_NAME: ofNode } = process.env
  if (!script?.includes('run.mjs') && ofNode !== command) return () => true
  const shell = process.ppid
  const npm = parentOf(shell)
  return () => process.ppid === shell && parentOf(shell) === npm
}

/** Null where the system does not tell. */
function parentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1]
  } catch {
    return null
  }
}

function npm(args) {
  const inside = process.env.npm_execpath
  const [program, first] = inside?.endsWith('.js') ? [process.execPath, [inside]] : ['npm', []]
  const { NODE_ENV: _, ...env } = process.env
  const done = spawnSync(program, [...first, ...args], {
    cwd: root,
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  })
  if (done.status !== 0) stop('npm could not install the libraries; its own message stands above.')
}

function files(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
  )
}

function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) hash.update(path.slice(root.length)).update(readFileSync(path))
  return hash.digest('hex')
}

/** What a part of the first start took, since it began. */
function sayPart(what) {
  say(`${what}: ${((performance.now() - started) / 1000).toFixed(0)} s after the start`)
}

function say(text) {
  process.stderr.write(`${text}\n`)
}

function stop(text) {
  say(text)
  process.exit(1)
}
