import type { FastifyRequest } from 'fastify'
import type { WhyNoPdf } from '#contract/account/app-config.ts'
import type { PrintPasses } from '#server/access/print-passes.ts'
import type { BaseDeps } from '#server/http/base-deps.ts'
import { callerOf } from '#server/http/caller.ts'
import type { Caller } from '#server/http/turns/caller.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Postbox } from '#server/mail/outbox.ts'
import type { Market } from '#server/market/market.ts'
import type { Uploads } from '#server/uploads/uploads.ts'

/** What the server works with. */
export interface Deps extends BaseDeps {
  /** The market in memory. */
  readonly market: Market
  readonly postbox: Postbox
  /** Work that goes on after the answer; without it, it waits until somebody does it. */
  readonly jobs?: Pick<Jobs, 'ask'> | null
  /** Leave for the browser that prints pages; without it nothing is printed. */
  readonly passes?: PrintPasses
  /** Why the server makes no PDF; null where it does. Without it, whether there is a browser says so. */
  readonly whyNoPdf?: () => Promise<WhyNoPdf | null>
}

/** What features are given: the application adds what it makes itself. */
export interface FeatureDeps extends Deps {
  /** Reads the files that people send. */
  readonly uploads: Uploads
}

/** What a feature works with, for somebody who waits for the answer. */
export interface CallDeps extends Deps {
  readonly caller: Caller
}

export const forCaller = (deps: Deps, request: FastifyRequest): CallDeps => ({ ...deps, caller: callerOf(request) })
