import { setTimeout as sleep } from 'node:timers/promises'

/** What another account asks for, from a process of its own, until its parent tells it to stop. */
export interface Reading {
  readonly address: string
  readonly token: string
  readonly paths: readonly string[]
}

/** What one call took, and when it began, by the clock that all processes share. */
export interface Call {
  readonly path: number
  readonly begun: number
  readonly took: number
  readonly status: number
}

const calls: Call[] = []
let isOver = false

async function ask({ address, token, paths }: Reading, path: number, count: number): Promise<void> {
  const [begun, start] = [Date.now(), performance.now()]
  // A network of its own for each call: the limit of calls a minute is not what is measured.
  const headers = { token, 'x-forwarded-for': `10.4.${count % 250}.${Math.floor(count / 250) % 250}` }
  const reply = await fetch(`${address}/api${paths[path]}`, { headers })
  await reply.arrayBuffer()
  calls.push({ path, begun, took: performance.now() - start, status: reply.status })
}

/** A call every 50 ms, whether or not the ones before were answered. */
async function readOn(reading: Reading): Promise<void> {
  const open: Promise<void>[] = []
  for (let count = 0; !isOver; count++) {
    open.push(ask(reading, count % reading.paths.length, count))
    await sleep(50)
  }
  await Promise.all(open)
}

process.on('message', (message: Reading | 'stop') => {
  if (message === 'stop') isOver = true
  else void readOn(message).then(() => process.send!(calls, () => process.exit()))
})
