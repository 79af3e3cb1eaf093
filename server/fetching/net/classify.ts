import { Trouble } from './trouble.ts'

type Head = { readonly status: number; readonly headers: Readonly<Record<string, string>> }

/**
 * What the status of an answer means.
 *
 * @returns what came: an answer, nothing new, or that there is no such thing
 * @throws Trouble for everything else
 */
export function classify({ status, headers }: Head, now: Date): 'answer' | 'unchanged' | 'absent' {
  checkClock(headers.date, now)
  if (status === 304) return 'unchanged'
  if (status >= 200 && status < 300) return 'answer'
  return troubleOf(status, headers['retry-after'] ?? null, now)
}

/** The same for a status that stands in the body of an answer. */
export function troubleOf(status: number, retryAfter: string | null, now: Date): 'absent' {
  if (status === 404 || status === 410) return 'absent'
  if (status === 429)
    throw new Trouble('too-much', 'the source says that it was too much', { wait: waitOf(retryAfter, now) })
  if (status === 401) throw new Trouble('key', 'the source does not take the key')
  if (status === 403) throw new Trouble('blocked', 'the source refuses us (403)')
  if (status === 407 || status === 511) throw new Trouble('blocked', `a proxy wants somebody to sign in (${status})`)
  if (status >= 500) throw new Trouble('later', `the source is not well (${status})`, { wait: waitOf(retryAfter, now) })
  throw new Trouble('our-fault', `the source does not understand the request (${status})`)
}

/** Seconds, or a moment; nothing longer than a day. */
function waitOf(text: string | null, now: Date): number | null {
  if (text === null) return null
  const milliseconds = /^\d+$/.test(text.trim()) ? 1000 * Number(text) : Date.parse(text) - now.getTime()
  return Number.isFinite(milliseconds) && milliseconds >= 0 ? Math.min(milliseconds, 24 * 3_600_000) : null
}

const maxSkew = 12 * 3_600_000

/** Days are asked for by this machine's clock: a wrong one would take today for final, or ask for days that are to come. */
function checkClock(date: string | undefined, now: Date): void {
  const theirs = date === undefined ? Number.NaN : Date.parse(date)
  if (Number.isNaN(theirs) || Math.abs(theirs - now.getTime()) < maxSkew) return
  throw new Trouble(
    'clock',
    `this machine says ${now.toISOString().slice(0, 16)}Z, the source ${new Date(theirs).toISOString().slice(0, 16)}Z`,
  )
}
