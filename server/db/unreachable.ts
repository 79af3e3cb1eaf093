interface Trouble {
  readonly code?: unknown
  readonly syscall?: unknown
  readonly message?: unknown
  readonly errors?: unknown
}

/** A server that stops, starts, recovers, has no connection or no room left; codes of PostgreSQL, or their first two letters. */
const ofServer = /^(08...|53...|57P0[1-5])$/

/** What Node says when the way to it is closed. */
const onTheWay = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]

/** What its driver says without a code. */
const ofDriver =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end)/

/** Whether something failed because the database was not there, rather than because of what was asked of it. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall, message, errors } = error as Trouble
  if (Array.isArray(errors)) return errors.some(isUnreachable)
  if (typeof code === 'string' && ofServer.test(code)) return true
  // The socket's file is missing while nobody listens; a file of ours that is missing was opened, not connected to.
  if (typeof syscall === 'string')
    return onTheWay.includes(String(code)) || (code === 'ENOENT' && syscall === 'connect')
  return ofDriver.test(String(message))
}
