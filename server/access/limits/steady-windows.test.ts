import Fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { limitCalls } from './rate-limit.ts'
import { SteadyWindows } from './steady-windows.ts'

afterEach(() => vi.useRealTimers())

test('a window ends after its time, whatever the clock of the machine says', () => {
  let now = 0
  const windows = new SteadyWindows(null, () => now)
  const count = () => {
    const counts: number[] = []
    windows.incr('net', (_, { current, ttl }) => counts.push(current, ttl), 60_000)
    return counts
  }
  expect([count(), count()]).toEqual([
    [1, 60_000],
    [2, 60_000],
  ])
  now = 59_999
  expect(count()).toEqual([3, 1])
  now = 60_000
  expect(count()).toEqual([1, 60_000])
})

test('a clock that is set back by a year closes no network', async () => {
  const app = Fastify()
  await limitCalls(app)
  app.get('/', async () => 'there')
  // Only the clock is invented: what counts a minute goes on by itself.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-11-27T00:00:00Z') })
  const first = await app.inject('/')
  vi.setSystemTime(new Date('2026-11-27T00:00:00Z'))
  const second = await app.inject('/')
  expect([first, second].map(({ headers }) => Number(headers['x-ratelimit-remaining']))).toEqual([1199, 1198])
  expect(Number(second.headers['x-ratelimit-reset'])).toBeLessThanOrEqual(60)
  await app.close()
})
