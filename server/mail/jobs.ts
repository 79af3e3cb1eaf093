import type { Db } from '#server/db/database.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { deliver } from './deliver.ts'
import { type Lane, lanes } from './lanes.ts'
import { listDueMail } from './outbox.ts'
import type { Transport } from './transport.ts'

interface Work {
  readonly transport: Transport
  readonly clock: () => Date
  /** Told of a mail that did not leave: its number and how it ended, nothing of its content. */
  readonly onTrouble: (text: string) => void
}

/** A mail server that is down is left alone until the next minute. */
const maxFailuresInARow = 3

/** Send mail as it is posted; what was left over by a crash, or waits for another try, is picked up every minute. */
export async function sendMailInBackground(db: Db, jobs: Jobs, work: Work): Promise<void> {
  for (const lane of lanes) {
    if (lane.sendJob) {
      const sendOne = async ({ id }: { id: number }) => void (await send(db, id, work))
      await jobs.work<{ id: number }>(lane.sendJob, sendOne, lane.atOnce)
    }
    await jobs.everyMinute(lane.sweepJob, async () => void (await sweep(db, lane, work)))
  }
}

/** Without a mail server mail stays in the outbox, and nobody waits for it to be swept. */
export async function leaveMailInOutbox(jobs: Jobs): Promise<void> {
  for (const { sweepJob } of lanes) await jobs.noLonger(sweepJob)
}

async function send(db: Db, id: number, work: Work) {
  const outcome = await deliver(db, id, work)
  const isTrouble = outcome === 'failed' || outcome === 'given-up'
  if (isTrouble) work.onTrouble(`mail ${id}: ${outcome}`)
  return { isTrouble, isSent: outcome === 'sent' }
}

/** Send everything of a lane that is due by now, until nothing more is or the mail server does not take it. */
export async function sweep(db: Db, lane: Lane, work: Work): Promise<number> {
  const transport = lane.atOnce > 1 ? work.transport.many() : work.transport
  const run = { sent: 0, failures: 0 }
  try {
    for (;;) {
      const before = run.sent
      const waiting = (await listDueMail(db, lane, work.clock())).values()
      const sendNext = async () => {
        for (const id of waiting) {
          if (run.failures >= maxFailuresInARow) return
          const { isTrouble, isSent } = await send(db, id, { ...work, transport })
          run.failures = isTrouble ? run.failures + 1 : 0
          if (isSent) run.sent++
        }
      }
      await Promise.all(Array.from({ length: lane.atOnce }, sendNext))
      // What another server sends meanwhile stays listed, and is no reason to go on.
      if (run.sent === before || run.failures >= maxFailuresInARow) return run.sent
    }
  } finally {
    if (transport !== work.transport) transport.close()
  }
}
