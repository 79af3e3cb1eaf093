import { notFound, rootRouteId } from '@tanstack/react-router'
import type { RefusalCode } from '#contract/wire/refusals.ts'
import { CallFailed } from './send.ts'

/** Refusals that say that an address names something which is not there. */
const absent: readonly RefusalCode[] = ['company.not-found', 'industry.not-found']

/** The whole not-found page in place of a screen whose company or industry does not exist; any other failure stays in its panel. */
export function leaveIfAbsent(error: unknown): void {
  if (error instanceof CallFailed && (absent as readonly string[]).includes(error.code)) throw wholePage()
}

/** To throw while a screen is drawn: the root alone shows the page, in place of the layout too. */
export const wholePage = () => notFound({ routeId: rootRouteId })
