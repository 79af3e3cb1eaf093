import { createHash } from 'node:crypto'
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { type Dispatcher, EnvHttpProxyAgent, request } from 'undici'
import { actualUrl, type Origins, redirected } from './origins.ts'
import { Trouble } from './trouble.ts'

/** Milliseconds that an answer may take. */
export interface Limits {
  readonly connect: number
  readonly silence: number
  readonly total: number
}

export const usualLimits: Limits = { connect: 10_000, silence: 60_000, total: 600_000 }
const maxRedirects = 3

export interface NetRequest {
  /** Official address, with its key if it has one. */
  readonly url: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Hosts that it may be redirected to. */
  readonly hosts: readonly string[]
  readonly maxBytes: number
}

/** An answer whose body lies in a file of the folder, named by its hash. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Path of the body. */
  readonly path: string
  readonly sha256: string
  readonly bytes: number
}

interface ClientOptions {
  /** Where bodies are written. */
  readonly folder: string
  readonly origins: Origins
  readonly agent: string
  readonly limits?: Limits
}

/** Calls sources over one connection at a time, as itself, through the proxy that the environment names. */
export class NetClient {
  readonly #options: ClientOptions
  readonly #limits: Limits
  readonly #dispatcher: Dispatcher

  constructor(options: ClientOptions) {
    this.#options = options
    this.#limits = options.limits ?? usualLimits
    const { connect, silence } = this.#limits
    this.#dispatcher = new EnvHttpProxyAgent({
      connections: 1,
      pipelining: 1,
      connect: { timeout: connect },
      headersTimeout: silence,
      bodyTimeout: silence,
    })
    mkdirSync(options.folder, { recursive: true, mode: 0o700 })
  }

  /**
   * One answer, redirects followed among the hosts of the source, its body whole on disk.
   *
   * @throws Trouble for whatever is no answer; the reason of the signal when it is aborted
   */
  async call({ url, hosts, ...rest }: NetRequest, signal: AbortSignal): Promise<Answer> {
    const { origins } = this.#options
    let official = url
    for (let redirects = 0; ; redirects++) {
      const actual = actualUrl(official, origins)
      const answer = await this.#once(actual, { ...rest, hosts }, signal)
      if (![301, 302, 303, 307, 308].includes(answer.status)) return answer
      rmSync(answer.path, { force: true })
      if (redirects === maxRedirects) throw new Trouble('foreign', `redirected more than ${maxRedirects} times`)
      official = redirected(answer.headers.location ?? '', actual, hosts, origins)
    }
  }

  async #once(url: URL, { method = 'GET', headers, body, maxBytes }: Omit<NetRequest, 'url'>, signal: AbortSignal) {
    const until = AbortSignal.timeout(this.#limits.total)
    try {
      const response = await request(url, {
        method,
        dispatcher: this.#dispatcher,
        signal: AbortSignal.any([signal, until]),
        headers: { 'user-agent': this.#options.agent, 'accept-encoding': 'identity', ...headers },
        ...(body !== undefined && { body }),
      })
      const plain = Object.fromEntries(
        Object.entries(response.headers).map(([name, value]) => [
          name,
          Array.isArray(value) ? value.join(', ') : (value ?? ''),
        ]),
      )
      return { status: response.statusCode, headers: plain, ...(await this.#keep(response.body, maxBytes)) }
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof Trouble) throw error
      throw proxyTrouble(error) ?? new Trouble('later', reasonOf(error, until), { cause: error })
    }
  }

  /** The body into a file that is whole or not there. */
  async #keep(body: AsyncIterable<Buffer>, maxBytes: number): Promise<Pick<Answer, 'path' | 'sha256' | 'bytes'>> {
    const { folder } = this.#options
    const part = join(folder, `${process.pid}.${Math.random().toString(36).slice(2)}.part`)
    const file = openSync(part, 'wx', 0o600)
    const hash = createHash('sha256')
    let bytes = 0
    let isOpen = true
    try {
      for await (const chunk of body) {
        bytes += chunk.length
        if (bytes > maxBytes) throw new Trouble('too-large', `more than ${maxBytes} bytes`)
        hash.update(chunk)
        writeSync(file, chunk)
      }
      fsyncSync(file)
      closeSync(file)
      isOpen = false
      const sha256 = hash.digest('hex')
      const path = join(folder, sha256)
      renameSync(part, path)
      return { path, sha256, bytes }
    } catch (error) {
      if (isOpen) closeSync(file)
      rmSync(part, { force: true })
      const { code } = error as NodeJS.ErrnoException
      if (code === 'ENOSPC' || code === 'EDQUOT') throw new Trouble('space', 'the disk is full', { cause: error })
      throw error
    }
  }

  async close(): Promise<void> {
    await this.#dispatcher.destroy()
  }
}

/** What a proxy says instead of opening a way to an encrypted source; undici has it in the text of its error alone. */
function proxyTrouble(error: unknown): Trouble | null {
  const [, status] = /^Proxy response \((\d+)\)/.exec((error as Error).message) ?? []
  if (status === undefined) return null
  if (status === '407' || status === '511')
    return new Trouble('blocked', `a proxy wants somebody to sign in (${status})`, { cause: error })
  return new Trouble('later', `the proxy opens no way to the source (${status})`, { cause: error })
}

/** In words that hold no address: the address may hold a key. */
function reasonOf(error: unknown, until: AbortSignal): string {
  if (until.aborted) return 'the answer took too long'
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'UND_ERR_CONNECT_TIMEOUT') return 'no connection in time'
  if (code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT') return 'silence'
  if (code === 'ECONNREFUSED' || code === 'EHOSTUNREACH' || code === 'ENETUNREACH') return `no connection (${code})`
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `nothing knows this host: no network? (${code})`
  return code ? `the connection broke off (${code})` : message.split('\n')[0]!.replace(/https?:\/\/\S+/g, '…')
}
