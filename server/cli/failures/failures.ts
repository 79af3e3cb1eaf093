import { type Cause, words } from './failure-messages.ts'

interface SystemError {
  readonly code?: unknown
  readonly syscall?: unknown
  readonly path?: unknown
  readonly dest?: unknown
  readonly address?: unknown
  readonly hostname?: unknown
  readonly port?: unknown
  readonly message?: unknown
  readonly cause?: unknown
  readonly errors?: unknown
}

/** Codes of the system and of PostgreSQL, or how they begin. */
const byCode: readonly (readonly [RegExp, Cause])[] = [
  [/^(ENOSPC|EDQUOT|53100)$/, 'space'],
  [/^(ENOMEM|53200)$/, 'memory'],
  [/^53300$/, 'connections'],
  [/^28/, 'sign-in'],
  [/^3D000$/, 'no-database'],
  [/^42501$/, 'database-rights'],
  [/^(EROFS|25006)$/, 'read-only'],
  [/^(EACCES|EPERM)$/, 'rights'],
  [/^(ENOTDIR|EISDIR|EEXIST)$/, 'not-folder'],
  [/^(EMFILE|ENFILE|53000)$/, 'files'],
  [/^ENOENT$/, 'missing'],
  [/^57P0[1-5]$/, 'starting'],
]

const ofConnecting = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_|ENOENT)/

/** What programs that we start say in words: PostgreSQL in its log, and `initdb`. */
const byText: readonly (readonly [RegExp, Cause])[] = [
  [/No space left on device|Disk quota exceeded/, 'space'],
  [/Cannot allocate memory/, 'memory'],
  [/Read-only file system/, 'read-only'],
  [/Permission denied|Operation not permitted/, 'rights'],
  [/Not a directory/, 'not-folder'],
  [/Too many open files/, 'files'],
  [/^(timeout e|Connection terminated)/, 'unreachable'],
]

/** Why something failed, and where; null where the machine and the database were not the reason. */
export function causeOf(error: unknown): { readonly cause: Cause; readonly where: string } | null {
  if (!(error instanceof Error)) return null
  const { code, syscall, path, dest, address, hostname, port, message, cause, errors } = error as SystemError
  if (Array.isArray(errors)) return errors.map(causeOf).find((one) => one !== null) ?? null
  const text = typeof code === 'string' ? code : ''
  if (syscall === 'listen') {
    if (text === 'EADDRINUSE') return { cause: 'port', where: String(port) }
    if (text === 'EACCES') return { cause: 'port-rights', where: String(port) }
    if (text === 'EADDRNOTAVAIL') return { cause: 'address', where: String(address) }
  }
  const isConnecting = syscall === 'connect' || syscall === 'getaddrinfo' || syscall === 'read'
  if (isConnecting && ofConnecting.test(text)) return { cause: 'unreachable', where: String(address ?? hostname ?? '') }
  const ofCode = byCode.find(([pattern]) => pattern.test(text))?.[1]
  if (ofCode) return { cause: ofCode, where: String(dest ?? path ?? '') }
  return causeOf(cause) ?? causeInText(String(message))
}

function causeInText(text: string) {
  const cause = byText.find(([pattern]) => pattern.test(text))?.[1]
  if (!cause) return null
  const line = text.split('\n').findLast((one) => byText.some(([pattern]) => pattern.test(one)))
  return { cause, where: /"(\/?[^"]+)"/.exec(line ?? '')?.[1] ?? '' }
}

/** What to tell the operator of something that failed: in plain words with what to do, where the reason is known; and what was said itself. */
export function explain(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  const failure = causeOf(error)
  if (!failure) return text
  // The end of a log says what everybody reads; of several lines the last that matters is enough.
  const lines = text.split('\n')
  const detailLine = lines.length > 1 ? lines.findLast((line) => causeInText(line) !== null) : text
  return words.causes[failure.cause](failure.where) + (detailLine ? words.original(detailLine.trim()) : '')
}
