import { spawn } from 'node:child_process'

/** Runs the browser as another user, with the pipes it is spoken to through, and ends as it ends. */
const { SATOYAMA_AS_USER_PROGRAM: program = '', SATOYAMA_AS_USER_ID: id = '', ...rest } = process.env
const env = Object.fromEntries(Object.entries(rest).filter(([name]) => !name.startsWith('SATOYAMA_AS_USER_')))
const child = spawn(program, process.argv.slice(2), {
  uid: Number(id),
  gid: Number(id),
  cwd: env.HOME,
  env,
  stdio: [0, 1, 2, 3, 4],
})
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
child.once('error', ({ message }) => {
  process.stderr.write(`${message}\n`)
  process.exit(127)
})
child.once('exit', (code) => process.exit(code ?? 1))
