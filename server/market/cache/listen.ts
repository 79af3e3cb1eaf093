import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { Client } from '#server/db/client.ts'
import { channel } from '#server/imports/store/market.ts'

interface Listener {
  readonly hear: () => void
  readonly fail: (error: Error) => void
  /** The connection that listens now. */
  readonly hold: (client: pg.Client) => void
  readonly isOver: () => boolean
}

/** Milliseconds before a connection that failed is tried again. */
const retryMilliseconds = 1000

/** Listen for notices of other servers and the command line that the figures have changed. */
export async function listenFor(connection: pg.ClientConfig, { hear, fail, hold, isOver }: Listener): Promise<void> {
  while (!isOver()) {
    const client = new Client(connection)
    try {
      const ended = new Promise<void>((resolve) => client.once('end', resolve).on('error', () => resolve()))
      client.on('notification', hear)
      await client.connect()
      await client.query(`listen ${channel}`)
      hold(client)
      hear() // What was said while nobody listened.
      await ended
    } catch (error) {
      fail(error as Error)
    }
    client.end().catch(() => {})
    if (!isOver()) await sleep(retryMilliseconds, undefined, { ref: false })
  }
}
