import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { type Running, Supervisor } from './supervisor.ts'

/** A process that ends by itself with a code. */
function shortLived(code: number): Running {
  const child = spawn(process.execPath, ['-e', `process.exit(${code})`])
  return { ended: once(child, 'exit').then(([how]) => `code ${how}`), stop: async () => void child.kill() }
}

test('what ends again and again is given up, with longer and longer pauses before, and says why', async () => {
  let starts = 0
  const start = async () => shortLived(++starts)
  const pauses: number[] = []
  const wait = async (milliseconds: number) => void pauses.push(milliseconds)
  const keeper = new Supervisor(shortLived(0), { start, limit: { times: 4, milliseconds: 60_000 }, pause: 200, wait })
  const messages: string[] = []
  const givenUp = new Promise<Error>((onGivenUp) =>
    keeper.watch({ onTrouble: (text) => messages.push(text), onGivenUp }),
  )
  expect((await givenUp).message).toBe(
    'The database has ended more than 4 times within 1 minutes, the last time so: code 4',
  )
  expect([keeper.state, starts, pauses]).toEqual(['given-up', 4, [200, 400, 800]])
  await keeper.stop(0)
})

test('what does not start counts as an end; ends of long ago are forgotten', async () => {
  const start = vi.fn(async (): Promise<Running> => {
    throw new Error('the disk is gone')
  })
  const limit = { times: 2, milliseconds: 60_000 }
  const keeper = new Supervisor(shortLived(1), { start, limit, pause: 1 })
  const givenUp = new Promise<Error>((onGivenUp) => keeper.watch({ onTrouble: () => {}, onGivenUp }))
  expect((await givenUp).message).toContain('the disk is gone')
  expect(start).toHaveBeenCalledTimes(2)

  const patient = new Supervisor(shortLived(1), {
    start: async () => shortLived(1),
    limit: { times: 1, milliseconds: 1 },
    pause: 1,
  })
  const onGivenUp = vi.fn()
  let restarts = 0
  await new Promise<void>((enough) => patient.watch({ onTrouble: () => ++restarts === 10 && enough(), onGivenUp }))
  expect(onGivenUp).not.toHaveBeenCalled()
  await patient.stop(0)
})

test('a stop during a pause ends the waiting', async () => {
  const keeper = new Supervisor(shortLived(1), { start: async () => shortLived(1), pause: 600_000 })
  await new Promise<void>((twice) => {
    let ends = 0
    keeper.watch({ onTrouble: (text) => text.includes('ended') && ++ends === 2 && twice(), onGivenUp: () => {} })
  })
  await keeper.stop(0) // The pause is longer than a test may last.
  expect(keeper.state).toBe('starting-again')
})
