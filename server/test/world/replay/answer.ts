import { createHash } from 'node:crypto'

/** What a host answers when nothing goes wrong. */
export interface Answer {
  readonly status: number
  readonly type: string
  readonly body: Buffer
  readonly headers?: Readonly<Record<string, string>>
  /** Day since which it is what it is: the host gives validators. */
  readonly since?: string
}

/** A request as a handler sees it. */
export interface Call {
  readonly host: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: string
  /** Whether it carries the key that is due. */
  readonly hasKey: boolean
  /** Moment of the world, `YYYY-MM-DD HH:mm`. */
  readonly now: string
}

export const jsonAnswer = (value: unknown, status = 200): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: Buffer.from(JSON.stringify(value)),
})

export const htmlAnswer = (text: string, status = 200): Answer => ({
  status,
  type: 'text/html; charset=utf-8',
  body: Buffer.from(text),
})

export const fileAnswer = (body: Buffer, type: string, since?: string): Answer => ({
  status: 200,
  type,
  body,
  ...(since && { since }),
})

export const notFound: Answer = htmlAnswer('<html><body><h1>404 Not Found</h1></body></html>', 404)

/** Validators of an answer that has some. */
export function validatorsOf({
  body,
  since,
}: Answer): { readonly etag: string; readonly 'last-modified': string } | null {
  if (!since) return null
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`
  return { etag, 'last-modified': new Date(`${since}T03:00:00Z`).toUTCString() }
}
