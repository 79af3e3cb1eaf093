import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The user a database runs as when we are root, since PostgreSQL refuses to. */
export interface Unprivileged {
  readonly name: string
  readonly uid: number
  readonly gid: number
}

/** Null when we are an ordinary user and need no other. */
export function findUnprivileged(): Unprivileged | null {
  if (process.getuid?.() !== 0) return null

  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const userName of ['postgres', 'nobody']) {
    const user = users.find(([name]) => name === userName)
    if (user) return { name: userName, uid: Number(user[2]), gid: Number(user[3]) }
  }
  throw new Error(
    'PostgreSQL refuses to run as root, and there is no user "postgres" or "nobody" to run it as. Make one, start as an ordinary user, or set DATABASE_URL.',
  )
}

/** Whether that user can enter a folder: a parent that only root may enter is enough to keep it out. */
export function canEnter(user: Unprivileged, folder: string): boolean {
  const attempt = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], {
    uid: user.uid,
    gid: user.gid,
    cwd: '/',
    stdio: 'ignore',
  })
  return attempt.status === 0
}
