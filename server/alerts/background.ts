import type { Deps } from '#server/deps.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { Views } from '#server/searches/evaluate/view.ts'
import { runDue } from './run.ts'

interface Work {
  /** Send the mails that were written; without a mail server they stay in the outbox. */
  readonly send: (() => Promise<unknown>) | null
  readonly onTrouble: (text: string) => void
}

/** Look every minute at the alerts that are due, on one of the servers, and send what they tell. */
export async function runAlertsInBackground(
  deps: Deps,
  jobs: Pick<Jobs, 'everyMinute'>,
  { send, onTrouble }: Work,
): Promise<void> {
  const alertDeps = { ...deps, views: new Views(deps) }
  await jobs.everyMinute('alerts.due', async () => {
    const { mails } = await runDue(alertDeps, onTrouble)
    if (mails > 0) await send?.()
  })
}
