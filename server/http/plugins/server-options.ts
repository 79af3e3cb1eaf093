import { randomUUID } from 'node:crypto'
import type { FastifyServerOptions } from 'fastify'
import { maxQueryBytes } from '#contract/wire/endpoint.ts'
import type { Config } from '#server/config.ts'
import { loggerOptions } from '../watch/logger.ts'
import { answerUnreadable } from './security-headers.ts'

export interface ServerSettings {
  /** Where the log goes; standard output when not given. */
  readonly logTo?: { write(line: string): void }
  /** How long a call may take to arrive, headers and body. */
  readonly arrivalMilliseconds?: number
  /** How long a caller may take nothing of its answer. */
  readonly unreadMilliseconds?: number
}

export function serverOptions(config: Config, { logTo, arrivalMilliseconds }: ServerSettings) {
  return {
    logger: { ...loggerOptions(config), ...(logTo && { stream: logTo }) },
    genReqId: () => randomUUID(),
    frameworkErrors: answerUnreadable,
    bodyLimit: 1_048_576,
    trustProxy: config.trustedProxies,
    return503OnClosing: false,
    pluginTimeout: 0, // Ours wait for nothing outside: where they take ten seconds the machine is busy, and a start must not fail.
    ...connectionLimits(arrivalMilliseconds),
  } satisfies FastifyServerOptions
}

/** What one caller may hold, and for how long, before the call has even arrived. */
function connectionLimits(arrival = 30_000) {
  return {
    requestTimeout: arrival,
    // A connection on which nothing moves. Longer than any answer takes to begin.
    connectionTimeout: 120_000,
    http: {
      headersTimeout: Math.min(arrival, 15_000),
      // Node looks for late ones only every half minute by itself.
      connectionsCheckingInterval: Math.min(arrival, 1000),
      // Room for the longest search, and as much as usual besides.
      maxHeaderSize: maxQueryBytes + 16_384,
    },
  }
}
