import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { tryBrowser } from '#server/exports/pdf/try-browser.ts'
import { listPasses } from '#server/jobs/passes.ts'
import { words } from '../doctor-messages.ts'

/** What a check looked at, how much of it, and what is wrong in the words of the operator; null when nothing is. */
export interface Finding {
  readonly looked: string
  readonly wrong: string | null
}

/** Whether what the servers do every minute is done. */
export async function lookAtPasses(db: Db): Promise<Finding> {
  const passes = await listPasses(db)
  if (passes.length === 0) return { looked: words.looked.notServed, wrong: null }
  const late = passes
    .filter(({ isLate }) => isLate)
    .map(({ name, endedAt }) => (endedAt ? `${name} (${endedAt.toISOString().slice(0, 16)}Z)` : name))
  const failed = passes
    .filter(({ failure, isLate }) => failure !== null && !isLate)
    .map(({ name, failure }) => `${name} (${failure})`)
  const wrong = [
    ...(late.length > 0 ? [words.findings.late(late.join(', '))] : []),
    ...(failed.length > 0 ? [words.findings.failed(failed.join(', '))] : []),
  ]
  return { looked: words.looked.passes(passes.length), wrong: wrong.length > 0 ? wrong.join('; ') : null }
}

/** Whether the browser that makes PDFs starts as the server starts it. */
export async function lookAtBrowser(config: Pick<Config, 'chromium' | 'chromiumSandbox'>): Promise<Finding> {
  if (config.chromium === null) return { looked: words.looked.noBrowser, wrong: null }
  const outcome = await tryBrowser(config)
  const looked = config.chromiumSandbox ? words.looked.sandbox : words.looked.noSandbox
  if (!outcome) return { looked, wrong: null }
  const { why, said } = outcome
  return {
    looked: config.chromium,
    wrong: why === 'no-sandbox' ? words.findings.noSandbox(said) : words.findings.noBrowser(said),
  }
}
