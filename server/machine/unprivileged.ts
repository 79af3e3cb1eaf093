import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** A user without rights, as whom a program runs when we are root. */
export interface Unprivileged {
  readonly name: string
  readonly uid: number
  readonly gid: number
}

/** Whom a browser runs as: a number that Debian and others keep free, so that nothing on the machine is its own, the database neither. */
const browserId = 65_533

/** The user of a browser when we are root; null when we are an ordinary user and need no other. */
export function browserUser(): Unprivileged | null {
  return process.getuid?.() === 0 ? { name: String(browserId), uid: browserId, gid: browserId } : null
}

/** The user of the database when we are root, since PostgreSQL refuses to be; null when we are an ordinary user and need no other. */
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
