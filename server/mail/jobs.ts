import type { Db } from '#server/db/database.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { deliver } from './deliver.ts'
import { lanes } from './lanes.ts'
import { listDueMail } from './outbox.ts'
import type { Transport } from './transport.ts'

interface Work {
  readonly transport: Transport
  readonly clock: () => Date
  /** Told of a mail that did not leave: its number and how it ended, nothing of its content. */
  readonly onTrouble: (text: string) => void
}

/** A mail server that is down is left alone until the next minute. */
const mostFailuresInARow = 3

/** Send mail as it is posted; what was left over by a crash, or waits for another try, is picked up every minute. */
export async function sendMailInBackground(db: Db, jobs: Jobs, work: Work): Promise<void> {
  async function send(id: number): Promise<boolean> {
    const outcome = await deliver(db, id, work)
    const isTrouble = outcome === 'failed' || outcome === 'given-up'
    if (isTrouble) work.onTrouble(`mail ${id}: ${outcome}`)
    return !isTrouble
  }

  for (const lane of lanes) {
    const sendOne = async ({ id }: { id: number }) => void (await send(id))
    await jobs.work<{ id: number }>(lane.sendJob, sendOne, lane.atOnce)
    await jobs.everyMinute(lane.sweepJob, async () => {
      let failures = 0
      for (const id of await listDueMail(db, lane, work.clock())) {
        failures = (await send(id)) ? 0 : failures + 1
        if (failures === mostFailuresInARow) return
      }
    })
  }
}
